"""What a page asks about a box that somebody makes."""

from __future__ import annotations

import pytest

from herohall.core.errors import BadOption
from herohall.hall import boxes
from herohall.hall.schemas import BoxDraft, BoxFiles, BoxSheets, BoxZip

GAME = "world"


def test_a_box_is_reported_on_with_the_card_that_is_typed() -> None:
    own = boxes.form(GAME).own
    good = boxes.report(BoxDraft(game=GAME, sheets=own, file="heroes.csv", line=3))
    assert (good.problems, good.facts is not None and list(good.facts["heroes"])) == ([], ["julius-caesar"])
    assert good.label
    wrong = {**own, "heroes.csv": own["heroes.csv"][:-1]}
    told = boxes.report(BoxDraft(game=GAME, sheets=wrong))
    assert (told.label, told.facts) == (None, None)
    assert [(one.file, one.line, one.what.key) for one in told.problems] == [("heroes.csv", 0, "world-box-count")]


def test_a_box_goes_into_a_zip_and_comes_back() -> None:
    own = boxes.form(GAME).own
    read = boxes.unpack(boxes.pack(BoxSheets(game=GAME, sheets=own)))
    assert (read.sheets, read.problems) == (own, [])


def test_a_zip_with_faults_is_read_as_far_as_it_goes() -> None:
    own = boxes.form(GAME).own
    packed = boxes.pack(BoxSheets(game=GAME, sheets={"die.csv": own["die.csv"][:-1]}))
    read = boxes.unpack(packed)
    assert read.sheets["die.csv"] == own["die.csv"][:-1]
    assert {one.file for one in read.problems} == set(own)


@pytest.mark.parametrize(
    "sheets", [{"../x.csv": [["a"]]}, {"heroes.csv": [["a"]] * 9000}, {"die.csv": [["a" * 300_000]]}]
)
def test_what_no_box_needs_is_refused(sheets: dict[str, list[list[str]]]) -> None:
    for ask in (
        lambda: boxes.report(BoxDraft(game=GAME, sheets=sheets)),
        lambda: boxes.pack(BoxSheets(game=GAME, sheets=sheets)),
        lambda: boxes.files_of(BoxFiles(game=GAME, sheets=sheets)),
    ):
        with pytest.raises(BadOption, match="of a box"):
            ask()


def test_a_game_with_only_its_own_cards_says_so() -> None:
    for ask in (
        lambda: boxes.form("seventh"),
        lambda: boxes.report(BoxDraft(game="seventh", sheets={})),
        lambda: boxes.unpack(BoxZip(game="seventh", zip=b"")),
    ):
        with pytest.raises(BadOption, match="only its own cards"):
            ask()
