"""Messages no honest page sends: malformed, oversized, nested, of wrong types, out of order, or nearly right."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import get_args

import msgspec

from herohall.hall.protocol import PHRASES, PROTOCOL, ClientMessage, Language, What
from herohall.server.sockets import HIGHEST_MESSAGE

Frame = str | bytes
NUMBERS: tuple[object, ...] = (0, 1, 2, 3, 7, -1, 10**6, 2**31, 2**63, -(2**63), 10**40, 1.5, 1e308, -0.0)
WORDS = (
    *("", " ", "\0", "send 1", "decline", "recruit", "undo", "done", "pass", "take row 1", "settle europe"),
    *("<script>alert(1)</script>", "'; drop table moves; --", "../../etc/passwd", "{ $name }", "%s%n", "${7*7}"),
    *("é" * 40, "\u202egnp.exe", "😀" * 20, "\ufeff", "a" * 81, "\\u0000", "\x1b[2J"),
)
ODD: tuple[object, ...] = (*NUMBERS, *WORDS, None, True, False, [], {}, [[]], {"a": {}}, [1, 2, 3], {"type": "act"})
TYPES = {str(one.__struct_config__.tag): one for one in get_args(ClientMessage)}
"""Every message a page can send, as the protocol names them: a new one takes part by itself."""
OFTEN = {"act": 80, "control": 80, "ping": 10, "hello": 10, "hint": 1}
"""How often one is sent, others 20 times; a hint that is given takes a bot's processor for a second."""
VALUES: dict[str, tuple[object, ...]] = {
    "at": (0, 1, 2, 3, *range(10, 100, 9)),
    "move": WORDS,
    "order": (None, *WORDS),
    "notes": (*WORDS, "n" * 2000, "n" * 2001),
    "what": get_args(What),
    "seat": (None, 0, 1, 2, 9, -1),
    "value": (None, "on", "off", "calm", *PHRASES, *WORDS),
    "text": (None, "?", "log", "moves", "table", "quit", "1", *WORDS),
    "lang": get_args(Language),
    "theme": ("classic", "", "../classic"),
    "protocol": (PROTOCOL,),
    "token": (None,),
    "since": (None, 0, 1, -1),
}
"""What a field may hold that is not absurd; one that is not named here gets anything."""


def plausible(chance: Random) -> dict[str, object]:
    """A message as the protocol has it, though hardly at the right moment."""
    kind = chance.choices([*TYPES], [OFTEN.get(name, 20) for name in TYPES])[0]
    message: dict[str, object] = {"type": kind}
    for field in msgspec.structs.fields(TYPES[kind]):
        known = VALUES.get(field.name, ODD)
        message[field.name] = f"{chance.getrandbits(40):x}" if field.name == "id" else chance.choice(known)
    return message


def as_it_is(chance: Random) -> str:
    """A message of the right form."""
    return json.dumps(plausible(chance))


def wrong_types(chance: Random) -> Frame:
    """One field or more of another type, or of an absurd value."""
    message = plausible(chance)
    for _ in range(chance.randint(1, 3)):
        message[chance.choice([*message])] = chance.choice(ODD)
    return json.dumps(message)


def fields(chance: Random) -> Frame:
    """A field too many, or one too few."""
    message = plausible(chance)
    if chance.random() < 0.5:
        message[chance.choice(("admin", "seed", "token", "__proto__", "viewer"))] = chance.choice(ODD)
    else:
        del message[chance.choice([*message])]
    return json.dumps(message)


def nested(chance: Random) -> Frame:
    """Deep, so that a reader that goes down step by step runs out of steps."""
    depth = chance.choice((50, 1000, 3000, 7000))
    inside = ("[" * depth + "]" * depth) if chance.random() < 0.5 else '{"a":' * (depth // 3) + "1" + "}" * (depth // 3)
    return f'{{"type":"act","id":"x","at":0,"move":{inside}}}'


def large(chance: Random) -> Frame:
    """Near the limit, or far above it."""
    size = chance.choice((HIGHEST_MESSAGE - 60, HIGHEST_MESSAGE + 1, 10 * HIGHEST_MESSAGE))
    return json.dumps({"type": "act", "id": "x", "at": 0, "move": "a" * size})


def no_text(chance: Random) -> Frame:
    """Bytes that are no UTF-8, or binary frames of anything."""
    raw = as_it_is(chance)
    return chance.choice((raw.encode(), raw.encode("utf-16"), b"\xff\xfe\x00", b"\xc0\xaf", chance.randbytes(64), b""))


def mutated(chance: Random) -> Frame:
    """A right message with some of its characters changed, cut off or doubled."""
    text = as_it_is(chance)
    at = chance.randrange(len(text))
    changed = chr(chance.choice((0, 9, 34, 44, 58, 91, 92, 93, 123, 125, 0xD7FF, 0x10FFFF)))
    return chance.choice((text[:at], text[:at] + changed + text[at + 1 :], text + text, text[at:] + text[:at]))


def no_object(chance: Random) -> Frame:
    """JSON that is no message, or no JSON."""
    return chance.choice(
        ("", "null", "0", '""', "[]", "{}", "NaN", "[" * 100, '{"type":', '{"type":"welcome"}', "hello")
    )


KINDS: dict[str, tuple[Callable[[Random], Frame], int]] = {
    "plausible": (as_it_is, 300),
    "wrong-types": (wrong_types, 250),
    "fields": (fields, 100),
    "mutated": (mutated, 150),
    "not-text": (no_text, 40),
    "not-a-message": (no_object, 80),
    "nested": (nested, 30),
    "large": (large, 3),
}
"""Every kind, and how often it is sent."""


def hostile(chance: Random) -> tuple[str, Frame]:
    """A message, with its kind."""
    kind = chance.choices([*KINDS], [weight for _, weight in KINDS.values()])[0]
    return kind, KINDS[kind][0](chance)
