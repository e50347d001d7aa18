"""Records: byte for byte there and back, replayed to the same state; every kind of damage is named with its line."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import herohall
from herohall.core.errors import BadRecord
from herohall.core.match import Match
from herohall.core.record import FORMAT, Record, Seat, seed_hash, standing
from herohall.core.record_reader import read_record

GAME = herohall.game("seventh")
SEATS = [Seat("person", "Nora"), Seat("bot:random", "Zoë die Große"), Seat("person", "  two   words ")]


def played(moves: int = 10_000, seed: int = 7, **options: str | int) -> Match:
    """A game played at random."""
    match, chance = Match(Record(GAME, 3, seed, options, SEATS, salt=b"0123456789abcdef")), Random(seed)
    for _ in range(moves):
        seat = match.state.seat
        if seat is None:
            break
        match.play(seat, chance.choice(match.state.moves()))
    return match


FINISHED = played()
TEXT = FINISHED.record.to_text()
LINES = TEXT.split("\n")
BLANK = LINES.index("")


def changed(find: str, put: str) -> str:
    """The good text with one thing changed."""
    assert TEXT.count(find) >= 1
    return TEXT.replace(find, put, 1)


def fault(text: str) -> BadRecord:
    """How reading, replaying and verifying a text fails."""
    with pytest.raises(BadRecord) as refused:
        read_record(text).verify()
    message = str(refused.value)
    assert "\n" not in message
    assert message.isprintable()
    assert not message.startswith("{"), f"no text for {refused.value.key}"
    return refused.value


# There and back


def test_round_trip_of_a_finished_game(tmp_path: Path) -> None:
    path = tmp_path / "game.hall"
    FINISHED.record.save(path)
    assert path.read_bytes() == TEXT.encode()
    record = Record.load(path)
    assert record.to_text() == TEXT
    assert record.replay().to_json() == FINISHED.state.to_json()
    assert record.verify().ranking == FINISHED.state.ranking
    assert [(seat.kind, seat.name) for seat in record.seats][2] == ("person", "two words")


@pytest.mark.parametrize("moves", [0, 1, 17, 40])
def test_round_trip_of_a_running_game(moves: int) -> None:
    match = played(moves)
    text = match.record.to_text()
    record = read_record(text)
    assert record.to_text() == text
    assert "result: unfinished" in text
    assert record.verify().to_json() == match.state.to_json()
    assert Match(record).log(None) == match.log(None)


@pytest.mark.parametrize("edition", ["iello", "iello-variant", "aeg", "original"])
def test_options_come_back(edition: str) -> None:
    record = played(20, edition=edition, values=6, hand=3).record
    again = read_record(record.to_text())
    assert again.options == record.options
    assert again.options["values"] == 6


def test_replay_up_to_an_entry() -> None:
    record = read_record(TEXT)
    state = record.start()
    for upto in range(30):
        assert record.replay(upto=upto).to_json() == state.to_json()
        state.apply(record.move_at(state, upto))


def test_standing() -> None:
    assert standing(None) == "unfinished"
    assert standing([[2], [0, 1]]) == "2 > 0 = 1"


def test_a_fresh_salt_hides_the_seed() -> None:
    one, other = Record(GAME, 3, 5), Record(GAME, 3, 5)
    assert one.seed_hash != other.seed_hash
    assert one.seed_hash == seed_hash(5, one.salt)


@given(name=st.text(st.characters(exclude_categories=["Cs"]), max_size=30))
@settings(max_examples=150, deadline=None)
def test_any_name_comes_back(name: str) -> None:
    record = Record(GAME, 3, 1, seats=[Seat("person", name)] * 3, salt=b"")
    again = read_record(record.to_text())
    assert again.seats == record.seats
    assert again.to_text() == record.to_text()


def test_a_name_from_broken_bytes_can_be_saved(tmp_path: Path) -> None:
    """A shell hands over bytes that are no text as lone surrogates."""
    record = Record(GAME, 3, 1, seats=[Seat("person", "\udcff")] * 3)
    record.save(tmp_path / "x.hall")
    assert Record.load(tmp_path / "x.hall").to_text() == record.to_text()


def test_names_hold_no_control_characters() -> None:
    """A strange name is no damage, but must not reach a terminal raw."""
    assert Seat("person", "No\x1b[2Jra\x07").name.isprintable()
    assert read_record(changed("Nora", "No\x1b[2Jra")).seats[0].name.isprintable()


def test_saving_never_leaves_half_a_file(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "er" / "x.hall"
    FINISHED.record.save(path)
    FINISHED.record.save(path)
    assert [file.name for file in path.parent.iterdir()] == ["x.hall"]


# Damage


def test_cut_off() -> None:
    assert fault(TEXT[:-1]).key == "record-cut-off"
    assert fault(TEXT[:-4]).key == "record-cut-off"
    assert fault("\n".join(LINES[:5]) + "\n").key in ("record-no-moves", "record-missing")
    assert fault("\n".join(LINES[:1])).key == "record-cut-off"
    for length in range(0, len(TEXT), 7):
        if not TEXT[:length].endswith("\n"):
            fault(TEXT[:length])


def test_cut_off_between_moves_is_seen_by_verify() -> None:
    assert fault("\n".join(LINES[:-3]) + "\n").key == "record-result-differs"


def test_newer_format() -> None:
    error = fault(changed(f"record {FORMAT}", f"record {FORMAT + 1}"))
    assert (error.key, error.line) == ("record-newer", 1)
    assert str(FORMAT + 1) in str(error)


@pytest.mark.parametrize(
    "title", ["HeroHall record 0", "HeroHall record", "", "hello", "HeroHall record ²", "\ufeffX 1"]
)
def test_not_a_record(title: str) -> None:
    assert fault(changed(LINES[0], title)).key in ("record-not-ours", "record-no-moves", "record-missing")


def test_windows_line_ends_are_refused_not_misread() -> None:
    fault(TEXT.replace("\n", "\r\n"))


def test_newer_rules() -> None:
    error = fault(changed(f"rules: {GAME.rules_version}", f"rules: {GAME.rules_version + 1}"))
    assert (error.key, error.line) == ("record-other-rules", 3)


def test_wrong_seat() -> None:
    line = LINES[BLANK + 1]
    seat, _, word = line.partition(" ")
    error = fault(changed(f"\n\n{line}\n", f"\n\n{(int(seat) + 1) % 3} {word}\n"))
    assert (error.key, error.line) == ("record-wrong-seat", BLANK + 2)
    assert fault(changed(f"\n\n{line}\n", f"\n\n9 {word}\n")).key == "record-wrong-seat"


def test_illegal_move_with_line_and_rule() -> None:
    index = next(number for number in range(BLANK + 1, len(LINES)) if " send " in LINES[number])
    seat = LINES[index].split()[0]
    lines = [*LINES[:index], f"{seat} recruit", *LINES[index + 1 :]]
    error = fault("\n".join(lines))
    assert (error.key, error.line) == ("record-illegal", index + 1)
    assert error.params["rule"] == "S2.6"
    assert str(index + 1) in str(error)
    assert "S2.6" in str(error)


def test_no_move_at_all() -> None:
    seat = LINES[BLANK + 1].split()[0]
    error = fault("\n".join([*LINES[: BLANK + 1], f"{seat} dance", *LINES[BLANK + 2 :]]))
    assert (error.key, error.line) == ("record-bad-move", BLANK + 2)


@pytest.mark.parametrize("line", ["send 5", "0  send 5", "0 Send 5", "-1 send 5", "0", "", "0 sénd", "# note"])
def test_bad_lines(line: str) -> None:
    error = fault("\n".join([*LINES[: BLANK + 1], line, *LINES[BLANK + 2 :]]))
    assert (error.key, error.line) == ("record-bad-line", BLANK + 2)


def test_moves_after_the_end() -> None:
    error = fault(TEXT + "0 pass\n")
    assert (error.key, error.line) == ("record-after-end", len(LINES))


def test_undo_of_nothing() -> None:
    error = fault("\n".join([*LINES[: BLANK + 1], "0 undo", *LINES[BLANK + 1 :]]))
    assert (error.key, error.line) == ("record-cannot-undo", BLANK + 2)


def test_undo_behind_new_information_is_refused() -> None:
    """Undo stops at new information: a record that says otherwise was not played at this table."""
    text = played(1, edition="iello").record.to_text()
    match = Match(read_record(text))
    while not any(event.name == "drew" for event in match.events[-1]):
        seat = match.state.seat
        assert seat is not None
        match.play(seat, match.state.moves()[-1])
    seat = match.record.entries[-1][0]
    fault(match.record.to_text() + f"{seat} undo\n")


@pytest.mark.parametrize("name", ["game", "rules", "players", "seed-hash", "salt", "seed", "result"])
def test_missing_header(name: str) -> None:
    error = fault("\n".join(line for line in LINES if not line.startswith(f"{name}: ")))
    assert (error.key, error.params["name"]) == ("record-missing", name)


@pytest.mark.parametrize("name", ["game", "rules", "players", "seed-hash", "salt", "seed", "result", "scores"])
def test_header_twice(name: str) -> None:
    line = next(line for line in LINES if line.startswith(f"{name}: "))
    error = fault(changed(line, f"{line}\n{line}"))
    assert (error.key, error.line) == ("record-twice", LINES.index(line) + 2)


def test_option_twice() -> None:
    line = next(line for line in LINES if line.startswith("option: clue "))
    assert fault(changed(line, f"{line}\n{line}")).key == "record-twice"


@pytest.mark.parametrize(
    ("find", "put"),
    [
        ("players: 3", "players: three"),
        ("players: 3", "players: 9"),
        ("players: 3", "players: 4"),
        ("players: 3", "players: ٣"),
        ("players: 3", "players: -3"),
        ("game: seventh", "game: eighth"),
        ("game: seventh", "game seventh"),
        ("game: seventh", "gane: seventh"),
        ("game: seventh", "game: seventh\nbox: mine"),
        (f"rules: {GAME.rules_version}", "rules: x"),
        (f"rules: {GAME.rules_version}", "rules: 0"),
        ("option: clue identical", "option: clue"),
        ("option: clue identical", "option: clue maybe"),
        ("option: clue identical", "option: klue identical"),
        ("option: values 7", "option: values 3"),
        ("option: copies 11", "option: copies 1"),
        ("seat: 1 ", "seat: 2 "),
        ("seat: 1 ", "seat: x "),
        ("seat: 0 person Nora\n", ""),
        ("seat: 0 person Nora", "seat: 0 person"),
        ("seed: 0", "seed: g"),
        ("seed: 0", "seed: "),
        ("salt: 3", "salt: "),
        ("salt: 3", "salt: zz3"),
        ("result: ", "result: nobody "),
        ("scores: ", "scores: many "),
        ("scores: ", "scores: 1 "),
        ("game: seventh", "game: \x1b[2J"),
    ],
)
def test_bad_headers(find: str, put: str) -> None:
    fault(changed(find, put))


@pytest.mark.parametrize("digits", ["9" * 5000, "9" * 400, "9" * 20])
def test_huge_numbers(digits: str) -> None:
    for find, put in [
        ("record 1\n", f"record {digits}\n"),
        ("players: 3", f"players: {digits}"),
        (f"rules: {GAME.rules_version}", f"rules: {digits}"),
        ("seat: 0 ", f"seat: {digits} "),
        ("scores: ", f"scores: {digits} "),
        ("result: ", f"result: {digits} > "),
        ("\n\n", f"\n\n{digits} pass\n"),
    ]:
        fault(changed(find, put))


def test_wrong_seed_or_hash() -> None:
    old = FINISHED.record.seed_hash
    other = ("0" if old[0] != "0" else "1") + old[1:]
    assert fault(changed(old, other)).key == "record-hash-differs"
    assert fault(changed("seed: 0", "seed: 1")).key == "record-hash-differs"


def test_wrong_result() -> None:
    result = FINISHED.record.result
    assert fault(changed(f"result: {result}", f"result: {result[::-1]}")).key == "record-result-differs"
    assert fault(changed(f"result: {result}", "result: unfinished")).key == "record-result-differs"
    line = next(line for line in LINES if line.startswith("scores: "))
    assert fault(changed(line, "scores: 9 9 9")).key == "record-scores-differ"
    assert fault(changed(line + "\n", "")).key == "record-scores-differ"


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    for path in (tmp_path / "none.hall", tmp_path):
        with pytest.raises(BadRecord) as refused:
            Record.load(path)
        assert refused.value.key == "record-no-file"
    binary = tmp_path / "x.hall"
    binary.write_bytes(b"\xff\xfe" + bytes(range(256)))
    with pytest.raises(BadRecord) as refused:
        Record.load(binary)
    assert refused.value.key == "record-not-text"


# Fuzz


def survives(text: str) -> None:
    """Either a record that can be used, or a BadRecord."""
    try:
        record = read_record(text)
        record.verify()
        Match(record).account(None)
        assert read_record(record.to_text()).to_text() == record.to_text()
    except BadRecord as error:
        message = str(error)
    else:
        message = ""
    assert "\n" not in message


SHORT = played(12).record.to_text()


@settings(max_examples=400, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(st.data())
def test_mutated_records_raise_nothing_but_bad_record(data: st.DataObject) -> None:
    text = data.draw(st.sampled_from([SHORT, TEXT[: 2 * len(SHORT)] + "\n"]))
    for _ in range(data.draw(st.integers(1, 3))):
        start = data.draw(st.integers(0, len(text)))
        end = min(len(text), start + data.draw(st.integers(0, 12)))
        put = data.draw(
            st.one_of(st.text(max_size=6), st.sampled_from(["\n", "\n\n", " ", ": ", "0", "undo", text[5:40]]))
        )
        text = text[:start] + put + text[end:]
    survives(text)


@settings(max_examples=200, deadline=None, derandomize=True)
@given(st.integers(0, 10**9))
def test_shuffled_lines_raise_nothing_but_bad_record(seed: int) -> None:
    chance, lines = Random(seed), SHORT.split("\n")
    for _ in range(chance.randint(1, 4)):
        one, other = chance.randrange(len(lines)), chance.randrange(len(lines))
        kind = chance.randrange(3)
        if kind == 0:
            lines[one], lines[other] = lines[other], lines[one]
        elif kind == 1:
            lines.insert(one, lines[other])
        elif len(lines) > 2:
            del lines[one]
    survives("\n".join(lines))


@settings(max_examples=100, deadline=None)
@given(st.text(max_size=200))
def test_any_text_raises_nothing_but_bad_record(text: str) -> None:
    survives(text)
    survives("HeroHall record 1\n" + text)


def test_a_record_by_rules_the_game_still_knows_is_replayed_by_them() -> None:
    record = Record(GAME.under(1), players=3, seed=7, salt=b"")
    again = read_record(record.to_text())
    assert (again.rules_version, again.game.rules_version, again.start().game.rules_version) == (1, 1, 1)
    assert GAME.from_json(again.start().to_json()).game.rules_version == 1
    assert GAME.rules_version > 1
