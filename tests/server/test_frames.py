"""Messages arrive whole, however the network cuts them up."""

from __future__ import annotations

import pytest
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.server import ServerProtocol

from herohall.server.live.connection import LiveProtocol

SHORT, LONG = b'{"type":"ping"}', b'{"type":"note","id":"1","notes":"' + b"n" * 200 + b'"}'


class Ear:
    """Somebody who listens."""

    def __init__(self) -> None:
        self.heard: list[bytes] = []

    def hear(self, raw: bytes) -> None:
        self.heard.append(raw)

    def lost(self) -> None: ...


def heard(*pieces: bytes) -> list[bytes]:
    """What a listener hears when these pieces arrive one after the other."""
    protocol = LiveProtocol.__new__(LiveProtocol)
    protocol.conn = ServerProtocol(state=State.OPEN)
    protocol.close_sent, protocol.frames = False, []
    protocol.listener = ear = Ear()
    for piece in pieces:
        protocol.data_received(piece)
    return ear.heard


def frame(text: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    return Frame(opcode, text, fin).serialize(mask=True)


@pytest.mark.parametrize("text", [b"", SHORT, b"a" * 125, b"a" * 126, LONG], ids=len)
def test_a_message_in_one_piece(text: bytes) -> None:
    assert heard(frame(text), frame(SHORT)) == [text, SHORT]


@pytest.mark.parametrize("cut", range(1, len(frame(SHORT))))
def test_a_message_cut_anywhere(cut: int) -> None:
    whole = frame(SHORT)
    assert heard(whole[:cut], whole[cut:], frame(SHORT)) == [SHORT, SHORT]


def test_two_messages_in_one_piece() -> None:
    assert heard(frame(SHORT) + frame(LONG), frame(SHORT)) == [SHORT, LONG, SHORT]


def test_a_short_message_within_the_bytes_of_a_long_one_is_part_of_it() -> None:
    """Its bytes arrive alone and look like a frame, but the frame around them has not ended."""
    inside = frame(SHORT)
    outer = Frame(Opcode.TEXT, b"x" * 200).serialize(mask=False)
    masked = bytes((outer[0], outer[1] | 0x80)) + outer[2:4] + bytes(4)
    assert heard(masked + b"x" * 50, inside, b"x" * (150 - len(inside))) == [
        b"x" * 50 + inside + b"x" * (150 - len(inside))
    ]


def test_a_message_in_several_frames() -> None:
    assert heard(frame(b"ab", fin=False), frame(b"c", Opcode.CONT)) == [b"abc"]
