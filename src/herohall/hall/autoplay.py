"""Automatic actions at a table: answers of bots, standing orders and clocks; a bot sits in for an absent player.

There is at most one planned action at a time, and it depends on the table alone: `plan` is called after every step, and
a new plan replaces the old one.
"""

from __future__ import annotations

from typing import NamedTuple

from herohall.core.game import StandingOrder
from herohall.hall import bot_delay
from herohall.hall.bits import Bits, Moment, number
from herohall.hall.daily import bot_seed
from herohall.hall.errors import NotNow
from herohall.hall.protocol import MadeBy, Pace
from herohall.hall.table import Answer, Table


class Think(NamedTuple):
    """A bot has to answer the question that follows an entry of the log."""

    number: int
    seat: int
    level: str
    made_by: MadeBy
    """`bot`, or `clock` if it answers for a person whose time is over."""


class Wait(NamedTuple):
    """Something is due at a given time unless something else happens first; `moves.time_up` does it."""

    until: float


Plan = Think | Wait


class Task(NamedTuple):
    """A question for a bot. `state` is a guess that agrees with what the seat knows, never the true state."""

    game: str
    box: str | None
    state: str
    seat: int
    level: str
    seed: int | None = None
    iterations: int | None = None
    """Both are set if the answer must be the same every time."""
    seconds: float | None = None
    """How long it may search; None: as long as it likes to."""


def plan(table: Table, moment: Moment) -> Plan | None:
    """The next automatic action, if any."""
    seat = table.asked
    if table.status == "paused" and table.settings.begins is not None:
        return Wait(table.settings.begins)
    if table.status != "running" or seat is None:
        return None
    if table.question.answer is not None:
        return Wait(answer_due(table, table.question.answer, moment))
    place = table.places[seat]
    if place.player is None:
        return None if resting(table, moment) else Think(table.number, seat, place.bot, "bot")
    if order_for(table) is not None:
        return Wait(order_due(table, moment))
    if time_is_over(table, moment.now) and not has_left(table):
        return Think(table.number, seat, place.bot, "clock")
    ends = [end for end in (table.clock.deadline, patience_ends(table, moment)) if end is not None]
    return Wait(min(ends)) if ends else None


# Bots


def answer_due(table: Table, answer: Answer, moment: Moment) -> float:
    """When a bot's answer may be played; the time must not reveal how long the bot really thought."""
    seat, since = table.asked, table.question.since
    assert seat is not None
    game, level = table.match.state.game, table.places[seat].bot
    kind = table.match.state.decision.kind
    pause = bot_delay.usual(moment.timing, game, kind, present_pace(table))
    if not table.attended:
        pause *= bot_delay.SLOWER
    search = bot_delay.thought(game, kind, level)
    return since + bot_delay.bot_answers_at(moment.timing, pause, search, answer.found - since)


def present_pace(table: Table) -> Pace:
    """The table's pace, or full speed while everybody who is here wants it."""
    if not table.attended:
        return "calm"
    here = {guest.id for guest in table.people_here()}
    return "instant" if here and here <= table.presence.hurrying else table.settings.pace


def resting(table: Table, moment: Moment) -> bool:
    """Whether bots stop until somebody comes: nobody has looked for long, and no person is going to be asked."""
    if table.attended or any(place.player is not None for place in table.places):
        return False
    last = max([table.start.created, *table.presence.left.values()])
    return moment.now - last > moment.timing.rest


def task(table: Table, think: Think, bits: Bits) -> Task:
    """The question for a bot, made from what its seat knows."""
    if table.start.daily is None:
        return task_for(table, think.seat, think.level, number(bits))
    # In a daily deal the bots depend only on the day and the moves, so that everybody meets the same bots.
    game = table.match.state.game
    seed = bot_seed(table.start.secret, table.start.daily, game.name, think.seat, len(table.match.steps))
    task = task_for(table, think.seat, think.level, seed)
    return task._replace(seed=seed, iterations=game.daily_iterations, seconds=None)


def task_for(table: Table, seat: int, level: str, seed: int) -> Task:
    """What a bot on this seat may know."""
    state = table.match.state
    seconds = bot_delay.thought(state.game, state.decision.kind, level) or None
    sample = state.sample(seat, seed).to_json()
    return Task(state.game.name, table.start.box_folder, sample, seat, level, seconds=seconds)


def advice_task(table: Table, seat: int, level: str, bits: Bits) -> Task:
    """The question for a bot that advises the person on a seat; NotNow if there is no advice."""
    if not table.hints_allowed:
        raise NotNow("server-no-hints")
    if table.asked != seat:
        raise NotNow("server-not-your-turn")
    if table.match.state.game.evaluator() is None:
        raise NotNow("server-no-advice")
    return task_for(table, seat, level, number(bits))


# Standing orders


def named_order(table: Table, seat: int) -> StandingOrder | None:
    """The standing order of a seat: the chosen one, or the first of the game's."""
    orders = table.match.state.game.orders
    first, chosen = orders[0] if orders else None, table.places[seat].order
    if not chosen:
        return first
    name = chosen.partition(" ")[0]
    return next((order for order in orders if order.name == name), first)


def order_for(table: Table) -> StandingOrder | None:
    """The standing order that answers the present question."""
    state = table.match.state
    order = None if state.seat is None else named_order(table, state.seat)
    if order is None or state.game.moves_by_word[order.answer] not in state.moves():
        return None
    return None if order.asks(state) else order


def order_due(table: Table, moment: Moment) -> float:
    """When a standing order answers: as late as a person might, but at once if nobody else looks on."""
    state, question = table.match.state, table.question
    if len(table.owners()) == 1 and not table.presence.watchers:
        return question.since
    pause = bot_delay.usual(moment.timing, state.game, state.decision.kind, table.settings.pace)
    return question.since + bot_delay.order_answers_after(moment.timing, pause, question.chance)


# People


def time_is_over(table: Table, now: float) -> bool:
    """Whether the person who has to decide has no time left."""
    return table.clock.deadline is not None and table.clock.deadline <= now


def has_left(table: Table) -> bool:
    """Whether the person who has to decide is absent from a rated game; once their time is over, they have conceded."""
    return table.contest and table.asked_person is not None and not table.presence.is_here(table.asked_person)


def patience_ends(table: Table, moment: Moment) -> float | None:
    """When a bot sits in for an absent player; never if nobody is waiting or if an answer may take days."""
    player = table.asked_person
    if player is None or table.clock.choice.kind == "days":
        return None
    if table.presence.is_here(player) or not table.people_here():
        return None
    return max(table.presence.left.get(player, 0.0), table.question.since) + moment.timing.sit_in
