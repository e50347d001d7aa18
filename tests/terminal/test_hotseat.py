"""Several people at one terminal: between two of them nothing secret stays in sight."""

import re
from pathlib import Path

from tests.terminal.keyboard import CLEAR, END, Keyboard, finished, running

from herohall.core.record import Record

THREE = ("play", "seventh", "--hotseat", "--players", "3", "--seed", "4", "--name", "Ann", "--name", "Ben")
PROMPT = r"(Ann|Ben|Player 3) > "
CURTAIN = r"(Ann|Ben|Player 3), press Enter\. "


def test_the_curtain_hides_the_hand(tmp_path: Path) -> None:
    table = Keyboard(tmp_path, *THREE)
    looking = ""
    curtains = 0
    for _ in range(40):
        found = table.wait_for(CURTAIN, PROMPT)
        name = table.child.match[1]
        shown = table.seen.rsplit(CLEAR, 1)[-1]
        if found == 0:
            curtains += 1
            looking = name
            assert "hand" not in shown
            table.type("")
        else:
            assert name == looking
            assert f"{name} (you)" in re.sub(r"\x1b\[[0-9;]*m", "", shown)
            assert "Your hand" in shown
            table.type("1")
    assert curtains > 5
    table.child.sendintr()
    assert table.leave() == 130
    assert len(running(tmp_path)) == 1


def test_people_and_a_bot_play_to_the_end(tmp_path: Path) -> None:
    table = Keyboard(tmp_path, *THREE[:-4], "--name", "Ann", "--bots", "random")
    for _ in range(2000):
        if table.wait_for(END, r"press Enter\. | > ") == 0:
            break
        table.type("1")
    assert table.leave() == 0
    [path] = finished(tmp_path)
    assert [seat.kind for seat in Record.load(path).seats] == ["person", "person", "bot:random"]


def test_an_interrupt_behind_the_curtain_keeps_the_game(tmp_path: Path) -> None:
    table = Keyboard(tmp_path, *THREE)
    table.wait_for(CURTAIN)
    table.child.sendintr()
    assert table.leave() == 130
    assert len(running(tmp_path)) == 1
