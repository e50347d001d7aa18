"""A running game: moves, undo as an entry in the log, its limits, the log and the account."""

from __future__ import annotations

from random import Random

import pytest

import herohall
from herohall.core.errors import CannotUndo, IllegalMove
from herohall.core.event import is_news
from herohall.core.match import Match
from herohall.core.record import Record
from herohall.core.record_reader import read_record

GAME = herohall.game("seventh")


def new_match(seed: int = 7, players: int = 3, **options: str | int) -> Match:
    return Match(Record(GAME, players, seed, options, salt=b"salt"))


def play(match: Match, move: int) -> int:
    """Play for whoever is asked; returns the seat."""
    seat = match.state.seat
    assert seat is not None
    match.play(seat, move)
    return seat


def undoable(seed: int) -> tuple[Match, int]:
    """A match whose last move may be taken back, and whose it was."""
    match, chance = new_match(seed), Random(seed)
    while True:
        seat = play(match, chance.choice(match.state.moves()))
        if match.state.over:
            match = new_match(seed + 1000)
        elif not any(is_news(event, GAME.news) for event in match.events[-1]):
            return match, seat


@pytest.mark.parametrize("seed", range(8))
def test_undo_is_an_entry_in_the_log(seed: int) -> None:
    match, seat = undoable(seed)
    entries = list(match.record.entries)
    before = match.record.replay(upto=len(entries) - 1).to_json()
    match.undo(seat)
    assert match.record.entries == [*entries, (seat, "undo")]
    assert match.state.to_json() == before
    assert match.state.seat == seat
    again = read_record(match.record.to_text())
    assert again.replay().to_json() == before
    assert Match(again).log(None) == match.log(None)


def test_play_goes_on_after_undo() -> None:
    match, seat = undoable(3)
    after = match.state.to_json()
    word = match.record.entries[-1][1]
    match.undo(seat)
    match.play(seat, match.state.parse(word))
    assert match.state.to_json() == after


def test_undo_refused_at_the_start_and_for_others() -> None:
    match = new_match()
    with pytest.raises(CannotUndo) as refused:
        match.undo(0)
    assert refused.value.key == "undo-nothing"
    match, seat = undoable(2)
    with pytest.raises(CannotUndo) as refused:
        match.undo((seat + 1) % 3)
    assert refused.value.key == "undo-not-yours"


def test_undo_never_reaches_behind_new_information() -> None:
    """Whenever undo is allowed, no viewer has seen a card in that move which they did not know before."""
    card_facts = {"card", "cards", "answer"}
    known_before = {"discarded", "readied", "announced"}
    for seed in range(30):
        match, chance = new_match(seed, edition=["iello", "aeg"][seed % 2]), Random(seed)
        while not match.state.over:
            seat = play(match, chance.choice(match.state.moves()))
            try:
                match.check_undo(seat)
            except CannotUndo:
                continue
            for event in match.events[-1]:
                seen = event.seen_by(seat)
                own_choice = event.name in known_before or (
                    event.name == "sent" and seen["source"] in ("hand", "party")
                )
                assert own_choice or not card_facts & set(seen), f"undo after {seen}"


def test_undo_is_refused_after_the_top_card_was_sent_by_its_sight() -> None:
    """S2.3 `deck`: the sender has looked at a card of the deck."""
    for seed in range(200):
        match, chance = new_match(seed), Random(seed)
        while not match.state.over:
            moves = match.state.moves()
            deck = [move for move in moves if match.state.text(move) == "send deck"]
            seat = play(match, deck[0] if deck else chance.choice(moves))
            if deck and not match.state.over:
                with pytest.raises(CannotUndo):
                    match.undo(seat)
                return
    raise AssertionError("nobody had to send from the deck")


def test_undo_is_refused_when_the_game_is_over() -> None:
    match, chance = new_match(5), Random(5)
    while not match.state.over:
        seat = play(match, chance.choice(match.state.moves()))
    with pytest.raises(CannotUndo):
        match.undo(seat)
    assert match.record.result != "unfinished"
    match.record.verify()


def test_several_moves_taken_back_in_a_row() -> None:
    for seed in range(300):
        match, chance = new_match(seed, players=5), Random(seed)
        run: list[int] = []
        texts = [match.state.to_json()]
        while not match.state.over and len(texts) < 60:
            seat = play(match, chance.choice(match.state.moves()))
            if any(is_news(event, GAME.news) for event in match.events[-1]) or (run and run[-1] != seat):
                run, texts = [], [match.state.to_json()]
                continue
            run.append(seat)
            texts.append(match.state.to_json())
            if len(run) == 2 and not match.state.over:
                for text in (texts[-2], texts[-3]):
                    match.undo(seat)
                    assert match.state.to_json() == text
                assert match.record.entries[-2:] == [(seat, "undo")] * 2
                return
    raise AssertionError("no two such moves in a row")


def test_moves_of_others_and_illegal_moves_change_nothing() -> None:
    match = new_match()
    seat = match.state.seat
    assert seat is not None
    before = match.record.to_text(), match.state.to_json()
    for other in (seat + 1, seat - 1, 99, -1):
        with pytest.raises(IllegalMove):
            match.play(other % 100, match.state.moves()[0])
    for move in (-1, 51, 999, *(set(range(51)) - set(match.state.moves()))):
        with pytest.raises(IllegalMove):
            match.play(seat, move)
    assert (match.record.to_text(), match.state.to_json()) == before
    assert match.events == []


def test_the_log_is_open_after_the_end_only() -> None:
    match, chance = new_match(9), Random(9)
    hidden = [event for event in match.log(0) if event["event"] == "dealt" and "cards" in event]
    assert [event["seat"] for event in hidden] == [0]
    while not match.state.over:
        play(match, chance.choice(match.state.moves()))
    shown = [event for event in match.log(None) if event["event"] == "dealt" and "cards" in event]
    assert [event["seat"] for event in shown] == [0, 1, 2]


@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_an_account_has_no_secret(viewer: int | None) -> None:
    match, chance = new_match(12), Random(12)
    for _ in range(40):
        if match.state.over:
            break
        play(match, chance.choice(match.state.moves()))
    assert not match.state.over
    account = match.account(viewer)
    record = match.record
    assert record.seed_hash in account
    for secret in (f"{record.seed:032x}", record.salt.hex(), "seed: ", "salt: "):
        assert secret not in account
    sent = [line for line in account.splitlines() if " send " in line and not line.startswith("  *")]
    for line in sent:
        if line.split()[0] != str(viewer) and line.split()[2] not in ("deck", "party"):
            assert line.split()[2] == "?"
    assert ("viewer: spectator" in account) == (viewer is None)


def test_the_account_of_a_game_with_undo_tells_only_what_counts() -> None:
    match, seat = undoable(1)
    match.undo(seat)
    assert "undo" not in match.account(seat)
