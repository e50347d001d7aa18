"""The event table: rows of ints become events, with words, secrets and rule numbers."""

from __future__ import annotations

import re
import tracemalloc

import pytest

import herohall
from herohall.core.event import ROW_LENGTH, EventKind, EventTable, Logged, news_name
from herohall.core.rulebook import rulebook
from herohall.games.seventh import events as seventh
from herohall.games.world import events as world

KINDS = [
    EventKind("took", "R1", ["seat", "card"]),
    EventKind("drew", "R2", ["seat", "secret card"], news=True),
    EventKind("showed", "R3", ["seat", "secret card", "seers"]),
]

needs_plain = pytest.mark.skipif(
    herohall.COMPILED, reason="a compiled class has no interpreted heirs; the plain run shows it"
)


class Table(Logged):
    def __init__(self, log: list[int] | None) -> None:
        self.log = log


def happened(kind: int, *facts: int) -> list[dict[str, object]]:
    """One event as seats 0, 1 and 2 see it."""
    table = Table([])
    table.tell(kind, *facts)
    assert table.log is not None
    (event,) = EventTable(KINDS, {"card": ["ace", "king"]}).read(table.log)
    return [{**event.seen_by(viewer)} for viewer in range(3)]


@needs_plain
def test_nothing_is_written_while_nobody_wants_to_know() -> None:
    table = Table(None)
    table.tell(0, 1, 1)
    assert table.log is None


@needs_plain
def test_numbers_become_words_where_the_fact_has_some() -> None:
    assert happened(0, 2, 1) == [{"event": "took", "seat": 2, "card": "king"}] * 3


@needs_plain
def test_a_secret_is_the_events_own_seats() -> None:
    assert [seen.get("card") for seen in happened(1, 1, 0)] == [None, "ace", None]


@needs_plain
def test_or_that_of_the_seats_named() -> None:
    assert [seen.get("card") for seen in happened(2, 0, 1, 0b110)] == [None, "king", "king"]


def test_a_large_number_in_the_first_place_is_no_seat() -> None:
    """Packed cards come first in some events: taken for a seat, they would be a set of billions."""
    tracemalloc.start()
    (event,) = EventTable(KINDS, {}).read([0, 1 << 62, 1, 0, 0, 0])
    _now, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert event.facts["seat"] == 1 << 62
    assert event.seers == []
    assert peak < 1_000_000


def test_a_line_of_the_log_names_the_rule() -> None:
    (event,) = EventTable(KINDS, {}).read([1, 0, 1, 0, 0, 0])
    assert event.told(1, over=False) == {"event": "drew", "seat": 0, "rule": "R2"}
    assert event.told(1, over=True) == {"event": "drew", "seat": 0, "card": 1, "rule": "R2"}


def test_news_are_named_in_the_table() -> None:
    assert EventTable(KINDS, {}).news == {news_name("drew", "R2")}


@pytest.mark.parametrize(("name", "kinds"), [("seventh", seventh.EVENTS), ("world", world.EVENTS)])
def test_every_event_of_a_game_names_a_rule_there_is_and_fits_a_row(name: str, kinds: list[EventKind]) -> None:
    numbers = set(re.findall(r"\b[SH]\d+\.\d+\b", rulebook(name, "en")))
    assert [kind.name for kind in kinds if kind.rule not in numbers] == []
    assert all(len(kind.facts) < ROW_LENGTH for kind in kinds)
    assert herohall.game(name).news == EventTable(kinds, {}).news
    hidden = {(kind.name, kind.rule): kind.news for kind in kinds if kind.secret}
    for rule in ("S2.2", "S2.3"):  # its sender chose the card and may take it back
        assert hidden.pop(("sent", rule), False) is False
    assert all(hidden.values()), "what is dealt, drawn or looked at is new information"


def test_cards_and_rankings_of_seventh_hero_fit_into_numbers() -> None:
    assert seventh.unpack(seventh.pack(5) + seventh.pack(2) + seventh.pack(5)) == [2, 5, 5]
    assert seventh.unpack(seventh.pack_counts([0, 11, 0, 0, 1, 0, 0, 11])) == [1] * 11 + [4] + [7] * 11
    for ranking in ([[2], [0, 1], [3, 4]], [[0, 1, 2]], [[1], [2], [0]]):
        assert seventh.unpack_ranking(seventh.pack_ranking(ranking)) == ranking
