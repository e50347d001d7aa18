"""What a move costs, counted in calls of the rules: it is applied once, however many look on."""

from __future__ import annotations

import functools
from collections import Counter
from collections.abc import Callable
from random import Random
from types import ModuleType
from typing import Any

import pytest
from tests.hall.desk import Desk, any_move, wanted

from herohall.games.seventh import rules as seventh_rules
from herohall.games.seventh.state import SeventhState
from herohall.games.world import rules as world_rules
from herohall.games.world.state import WorldState
from herohall.hall import moves, rule_fingerprint, stored
from herohall.hall.protocol import Act, Control, Note
from herohall.hall.step import Step

GAMES = ["seventh", "world"]
APPLIED, COPIED, ASKED = "applied", "copied", "asked"
pytestmark = pytest.mark.pure


class Calls:
    """Counts calls from now on."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.count: Counter[str] = Counter()
        self._monkeypatch = monkeypatch
        self._inside = 0
        self.watch(seventh_rules, "apply", APPLIED)
        self.watch(world_rules, "play", APPLIED, inner=True)
        self.watch(seventh_rules, "legal", ASKED)
        self.watch(world_rules, "ask", ASKED, once_inside=True)
        for state in (SeventhState, WorldState):
            self.watch(state, "copy", COPIED)

    def watch(
        self, where: ModuleType | type, name: str, label: str, inner: bool = False, once_inside: bool = False
    ) -> None:
        """Count the calls of a function. The questions a table answers itself within one move are no positions."""
        real: Callable[..., Any] = getattr(where, name)

        @functools.wraps(real)
        def counted(*given: Any) -> Any:
            if not (once_inside and self._inside):
                self.count[label] += 1
            self._inside += inner
            try:
                return real(*given)
            finally:
                self._inside -= inner
                if inner:
                    self.count[ASKED] += 1  # its last question is the new position's

        self._monkeypatch.setattr(where, name, counted)

    def of(self, deed: Callable[[], object]) -> Counter[str]:
        """The calls of one deed."""
        self.count.clear()
        deed()
        return Counter(self.count)


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> Calls:
    return Calls(monkeypatch)


def crowded(game: str, viewers: int, players: int = 3) -> Desk:
    """Two people are here, some look on, and one of the two is asked."""
    desk = Desk(wanted(game, players))
    desk.come("Ann")
    desk.claim("Ben")
    if viewers > 1:
        desk.come("Ben")
    for _ in range(viewers - 2):
        desk.come()
    while desk.table.asked != 0 or desk.table.number < 3:
        desk.run(Random(1)) if desk.table.asked_person is None else answer_for(desk)
    return desk


def answer_for(desk: Desk) -> Step:
    """Whoever is asked answers, here or not."""
    seat = desk.table.asked
    assert seat is not None
    return desk.take(moves.enter(desk.table, seat, any_move(desk.table, Random(1)), "person", desk.moment()))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("viewers", [1, 2, 20])
def test_a_move_is_applied_once_to_one_copy(game: str, viewers: int, calls: Calls) -> None:
    desk = crowded(game, viewers)
    viewer = desk.viewer_of_asked()
    assert viewer is not None
    message = Act(id="m", at=desk.table.number, move=any_move(desk.table, Random(2)))
    steps: list[Step] = []
    proposing = calls.of(lambda: steps.append(desk.propose(viewer, message)))
    assert (proposing[APPLIED], proposing[COPIED]) == (1, 1)
    assert calls.of(lambda: desk.take(steps[0])) == Counter()  # it was all worked out before it was written


@pytest.mark.parametrize("game", GAMES)
def test_the_number_of_those_who_look_on_costs_nothing_more(game: str, calls: Calls) -> None:
    """Whoever sees the same shares one view: twenty who watch cost what one does."""
    counted = []
    for viewers in (3, 20):
        desk = crowded(game, viewers)
        viewer = desk.viewer_of_asked()
        assert viewer is not None
        message = Act(id="m", at=desk.table.number, move=any_move(desk.table, Random(2)))
        counted.append(calls.of(functools.partial(desk.propose, viewer, message)))
    assert counted[0] == counted[1]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("viewers", [1, 20])
def test_legal_moves_are_worked_out_once_for_each_position(game: str, viewers: int, calls: Calls) -> None:
    desk = crowded(game, viewers)
    viewer = desk.viewer_of_asked()
    assert viewer is not None
    message = Act(id="m", at=desk.table.number, move=any_move(desk.table, Random(2)))
    assert calls.of(lambda: desk.propose(viewer, message))[ASKED] <= 1


@pytest.mark.parametrize("game", GAMES)
def test_what_is_no_move_applies_no_rules_and_copies_nothing(game: str, calls: Calls) -> None:
    desk = crowded(game, 20)
    ann = next(iter(desk.table.presence.viewers.values()))
    for message in (
        Note(id="1", notes="x"),
        Control(id="2", what="name", value="Anna"),
        Control(id="3", what="pause"),
        Control(id="4", what="phrase", value="hello"),
    ):
        counted = calls.of(functools.partial(desk.propose, ann, message))
        assert (counted[APPLIED], counted[COPIED]) == (0, 0)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_refused_before_it_comes_to_the_rules_costs_them_nothing(game: str, calls: Calls) -> None:
    desk = crowded(game, 20)
    viewer = desk.viewer_of_asked()
    assert viewer is not None
    stale = Act(id="s", at=desk.table.number - 1, move=any_move(desk.table, Random(2)))

    def refused() -> None:
        with pytest.raises(Exception, match="has changed"):
            desk.propose(viewer, stale)

    assert calls.of(refused) == Counter()


@pytest.mark.parametrize("game", GAMES)
def test_a_resend_costs_the_rules_nothing(game: str, calls: Calls) -> None:
    desk = crowded(game, 20)
    viewer = desk.viewer_of_asked()
    assert viewer is not None
    message = Act(id="m", at=desk.table.number, move=any_move(desk.table, Random(2)))
    desk.take(desk.propose(viewer, message))
    counted = calls.of(lambda: desk.propose(viewer, message))
    assert (counted[APPLIED], counted[COPIED]) == (0, 0)


@pytest.mark.parametrize("game", GAMES)
def test_a_mark_is_made_once_for_each_move(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    desk, made = crowded(game, 20), []
    fingerprint = rule_fingerprint.fingerprint

    def counted(state: Any) -> str:
        made.append(state)
        return fingerprint(state)

    monkeypatch.setattr(stored, "fingerprint", counted)
    for number in range(1, 6):
        before = desk.table.number
        while desk.table.number == before:
            desk.run(Random(1)) if desk.table.asked_person is None else answer_for(desk)
        assert len(made) == number


@pytest.mark.parametrize("game", GAMES)
def test_a_bots_answer_is_applied_once_and_only_when_it_is_played(game: str, calls: Calls) -> None:
    desk = crowded(game, 5)
    while desk.table.asked_person is not None:
        answer_for(desk)
    thought = calls.of(lambda: desk.run(Random(1)))
    assert (thought[APPLIED], thought[COPIED]) == (0, 0)
    played = calls.of(lambda: desk.run(Random(1)))
    assert (played[APPLIED], played[COPIED]) == (1, 1)
