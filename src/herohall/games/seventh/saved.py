"""A state as JSON text, and back. Cards are written as lists of values, so that a person can read and check them."""

from __future__ import annotations

import msgspec

from herohall.core import saving
from herohall.core.errors import BadOption, BadState
from herohall.core.options import Value, resolve
from herohall.core.saving import SavedGenerator, demand
from herohall.games.seventh import rules
from herohall.games.seventh import table as at
from herohall.games.seventh.cards import COPIES, DOG_MASTER, EVERY_VALUE, VALUES, WIDTH, WITCH, bit, members
from herohall.games.seventh.checks import check_past, check_table
from herohall.games.seventh.events import SOURCES
from herohall.games.seventh.first_turn import check_first_turn
from herohall.games.seventh.memory import DREW, GAVE, GAVE_HIDDEN, HELD_ONLY, KIND, LOW, SEAT_SHIFT, Memory
from herohall.games.seventh.options import EDITIONS, FIRST_RULES, OPTIONS, RULES_VERSION, Settings
from herohall.games.seventh.table import Table, spread

NAME = "seventh"
PHASES = {
    "w1": at.W1, "w2": at.W2, "w3": at.W3, "w4": at.W4,
    "sending": at.SENDING, "discarding": at.DISCARDING, "receiving": at.RECEIVING, "over": at.OVER,
}  # fmt: skip
PHASE_NAMES = {phase: name for name, phase in PHASES.items()}


class SavedSeat(msgspec.Struct, forbid_unknown_fields=True):
    """One seat's cards."""

    party: list[int]
    used: list[int]
    hand: list[int]
    eliminated: list[int]


class SavedClue(msgspec.Struct, forbid_unknown_fields=True):
    """One clue of the running turn."""

    seat: int
    card: int
    answer: bool


class SavedAnnouncement(msgspec.Struct, forbid_unknown_fields=True):
    """One announced power that has not been resolved."""

    seat: int
    power: int
    target: int


class Saved(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Everything a state is."""

    game: str
    rules: int
    options: dict[str, str | int]
    generator: SavedGenerator
    seats: list[SavedSeat]
    deck: list[int]
    discard: list[int]
    turn: int
    active: int
    requirement: int
    ignored: bool
    unmatched: bool
    wandering: int
    holder: int
    source: str
    seen_by: list[int]
    unveiled: int
    clues: list[SavedClue]
    phase: str
    asked: int
    offset: int
    announced: list[SavedAnnouncement]
    doubled: int
    winner: int
    generation: int
    old_pools: list[int]
    history: list[int]
    wandering_generation: int
    forbidden: list[int] = []


def write_state(table: Table, memory: Memory, options: dict[str, Value]) -> str:
    """The canonical text of a state."""
    stack = table.announced
    saved = Saved(
        game=NAME,
        rules=table.settings.rules,
        options=options,
        generator=saving.write_generator(table.generator),
        seats=[_write_seat(table, seat) for seat in range(table.settings.players)],
        deck=spread(table.deck),
        discard=spread(table.discard),
        turn=table.turn,
        active=table.active,
        requirement=table.requirement,
        ignored=table.ignored,
        unmatched=table.unmatched,
        wandering=table.wandering,
        holder=table.holder,
        source=SOURCES[table.source],
        seen_by=members(table.seen_by),
        unveiled=table.unveiled,
        clues=list(map(SavedClue, table.clue_askers, table.clue_cards, map(bool, table.clue_answers))),
        phase=PHASE_NAMES[table.phase],
        asked=table.asked,
        offset=table.offset,
        announced=[SavedAnnouncement(*stack[place : place + 3]) for place in range(0, len(stack), 3)],
        doubled=table.doubled,
        winner=table.winner,
        generation=memory.generation,
        old_pools=memory.old_pools,
        history=memory.history,
        wandering_generation=memory.wandering_generation,
        forbidden=members(table.forbidden),
    )
    return saving.write_canonical(saved)


def _write_seat(table: Table, seat: int) -> SavedSeat:
    eliminated = spread(table.eliminated[seat * WIDTH : (seat + 1) * WIDTH])
    return SavedSeat(members(table.party[seat]), members(table.used[seat]), table.hand(seat), eliminated)


def read_state(text: str) -> tuple[Table, dict[str, Value]]:
    """Table (with its memory) and options of a saved state; BadState if no game could have come to it."""
    table, options = read_table(text)
    check_past(table)
    if table.turn == 1:
        check_first_turn(table)
    return table, options


def read_table(text: str) -> tuple[Table, dict[str, Value]]:
    """The same for a table on which everything fits together, whether or not any game leads there."""
    saved = saving.read_saved(text, Saved)
    saving.check_origin(saved.game, saved.rules, NAME, FIRST_RULES if saved.rules == FIRST_RULES else RULES_VERSION)
    demand(3 <= len(saved.seats) <= 5, f"{len(saved.seats)} seats, expected 3–5")
    try:
        options = resolve(OPTIONS, EDITIONS, saved.options)
        settings = Settings(len(saved.seats), options, saved.rules)
    except BadOption as error:
        raise BadState("state-impossible", why=str(error)) from error
    check_shape(saved, settings)
    table = table_of(saved, settings)
    check_table(table)
    return table, options


def check_shape(saved: Saved, settings: Settings) -> None:
    """Ranges of all numbers, and sets without duplicates."""
    seats = len(saved.seats)

    def seat_number(name: str, value: int) -> None:
        demand(0 <= value < seats, f"{name}: seat {value}, expected 0–{seats - 1}")

    def value_list(name: str, values: list[int], distinct: bool) -> None:
        for value in values:
            if not 1 <= value <= settings.values:  # words are made only when they are needed: there are many cards
                demand(False, f"{name}: card {value}, expected 1–{settings.values}")
        demand(not distinct or len(set(values)) == len(values), f"{name}: a hero stands there twice")

    for number, seat in enumerate(saved.seats):
        value_list(f"party of seat {number}", seat.party, distinct=True)
        value_list(f"used heroes of seat {number}", seat.used, distinct=True)
        value_list(f"hand of seat {number}", seat.hand, distinct=False)
        value_list(f"eliminated pile of seat {number}", seat.eliminated, distinct=False)
        demand(set(seat.used) <= set(seat.party), f"seat {number} has used a hero that is not in its party")
    value_list("deck", saved.deck, distinct=False)
    value_list("discard pile", saved.discard, distinct=False)
    value_list("clue cards", [clue.card for clue in saved.clues], distinct=False)
    demand(saved.phase in PHASES, f"phase {saved.phase!r}, expected one of {', '.join(PHASES)}")
    demand(saved.source in SOURCES, f"source {saved.source!r}, expected one of {', '.join(SOURCES)}")
    demand(1 <= saved.turn <= rules.MAX_TURNS, f"turn {saved.turn}, expected 1–{rules.MAX_TURNS}")
    demand(1 <= saved.requirement <= settings.values, f"requirement card {saved.requirement}")
    demand(0 <= saved.wandering <= settings.values, f"wandering hero {saved.wandering}")
    demand(0 <= saved.unveiled <= settings.values, f"unveiled hero {saved.unveiled}")
    demand(0 <= saved.doubled <= settings.values, f"doubled hero {saved.doubled}")
    demand(0 <= saved.offset <= seats, f"offset {saved.offset}")
    demand(-1 <= saved.winner < seats, f"winner {saved.winner}")
    for name, value in (("active", saved.active), ("holder", saved.holder), ("asked", saved.asked)):
        seat_number(name, value)
    for name, seats_named in (("seen_by", saved.seen_by), ("forbidden", saved.forbidden)):
        for seat_named in seats_named:
            seat_number(name, seat_named)
    for clue in saved.clues:
        seat_number("clue", clue.seat)
    for announced in saved.announced:
        seat_number("announced", announced.seat)
        demand(1 <= announced.power <= VALUES, f"announced power {announced.power}")
        demand(_names_target(announced, settings), f"target {announced.target} of power {announced.power}")
    _check_history(saved)
    demand(0 <= saved.wandering_generation <= saved.generation, "wandering_generation out of range")
    demand(settings.reshuffle or saved.generation == 0, "the deck was made anew, though the game ends with it")
    demand(len(saved.old_pools) == saved.generation * WIDTH, "old_pools does not fit generation")
    demand(all(0 <= count <= COPIES for count in saved.old_pools), "old_pools out of range")


def _names_target(announced: SavedAnnouncement, settings: Settings) -> bool:
    """Whether a power names what it must: a 3 its hero, a 4 a player (one more than the seat) if it can be anyone."""
    if announced.power == WITCH:
        return 1 <= announced.target <= VALUES
    if announced.power == DOG_MASTER and settings.forbid_anyone:
        return 1 <= announced.target <= settings.players
    return announced.target == 0


def _check_history(saved: Saved) -> None:
    for entry in saved.history:
        low, kind = entry & LOW, entry & KIND
        fine = (
            (kind == DREW and 1 <= low & 15 <= VALUES and low >> 4 <= saved.generation)
            or (kind == HELD_ONLY and low <= EVERY_VALUE)
            or (kind == GAVE and 1 <= low <= VALUES)
            or (kind == GAVE_HIDDEN and low <= len(saved.clues))
        )
        demand(entry >= 0 and entry >> SEAT_SHIFT < len(saved.seats) and fine, f"history: entry {entry}")


def _counts(values: list[int]) -> list[int]:
    return [values.count(value) for value in range(WIDTH)]


def _mask(values: list[int]) -> int:
    return sum(bit(value) for value in set(values))


def table_of(saved: Saved, settings: Settings) -> Table:
    """The table a saved state tells of, unchecked but for its shape."""
    table = Table(settings, saving.read_generator(saved.generator))
    table.deck, table.deck_size = _counts(saved.deck), len(saved.deck)
    table.discard = _counts(saved.discard)
    table.party = [_mask(seat.party) for seat in saved.seats]
    table.used = [_mask(seat.used) for seat in saved.seats]
    table.hands = [count for seat in saved.seats for count in _counts(seat.hand)]
    table.hand_sizes = [len(seat.hand) for seat in saved.seats]
    table.eliminated = [count for seat in saved.seats for count in _counts(seat.eliminated)]
    table.turn, table.active, table.requirement = saved.turn, saved.active, saved.requirement
    table.ignored, table.unmatched = saved.ignored, saved.unmatched
    table.wandering, table.holder = saved.wandering, saved.holder
    table.source, table.seen_by = SOURCES.index(saved.source), _mask(saved.seen_by)
    table.unveiled, table.forbidden = saved.unveiled, _mask(saved.forbidden)
    table.clue_askers = [clue.seat for clue in saved.clues]
    table.clue_cards = [clue.card for clue in saved.clues]
    table.clue_answers = [int(clue.answer) for clue in saved.clues]
    table.phase, table.asked, table.offset = PHASES[saved.phase], saved.asked, saved.offset
    table.announced = [number for one in saved.announced for number in (one.seat, one.power, one.target)]
    table.doubled, table.winner = saved.doubled, saved.winner
    memory = Memory(len(saved.seats))
    memory.generation, memory.old_pools = saved.generation, list(saved.old_pools)
    memory.history = list(saved.history)
    for entry in saved.history:
        memory.plain[entry >> SEAT_SHIFT] = False
    memory.wandering_generation = saved.wandering_generation
    table.memory = memory
    return table
