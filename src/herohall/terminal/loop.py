"""A game at one terminal: bots answer for themselves, people are shown the table and asked; every move is saved."""

from __future__ import annotations

import time
from collections.abc import Mapping

from herohall.bots import Advice, Bot, searches
from herohall.bots.referee import Referee
from herohall.core.game import State
from herohall.core.match import Match
from herohall.core.ranking import by_place
from herohall.core.texts import t
from herohall.spoken.speaker import speaker_for
from herohall.terminal.commands import COMMANDS, Command, Quit, carry_out
from herohall.terminal.layout import page
from herohall.terminal.painter import Painter, painter_for
from herohall.terminal.screen import Screen
from herohall.terminal.storage import Kept

RECENT = 40
"""More events than the log beside the table can ever show."""
SAMPLES = 8
"""How many possible states are sampled to see whether a bot may have a choice."""
SHOWN = 0.3
"""Seconds of thinking after which the screen says so."""


class Sitting:
    """One game being played here, from where it stands to its end or until somebody leaves."""

    commands: Mapping[str, Command] = COMMANDS
    kind_of_screen: type[Screen] = Screen
    prompt = "terminal-prompt"
    seed_line = "terminal-seed"

    def __init__(self, match: Match, kept: Kept, bots: dict[int, Bot], lang: str, theme: str) -> None:
        self.match = match
        self.lang = lang
        self.painter = painter_for(match.record, lang, theme)
        self.speaker = speaker_for(match.record, lang, theme)
        self.screen = self.kind_of_screen()
        self.kept = kept
        self.bots = bots
        self.referee = Referee()
        self.notices: list[str] = []
        """What people should know besides the log."""
        self.people = [seat for seat in range(match.record.players) if seat not in bots]
        self.looking: int | None = self.people[0] if len(self.people) == 1 else None
        """The seat whose secrets are on the screen."""

    def say(self, key: str, **params: str | int) -> None:
        """Print a message."""
        self.screen.show(t(key, self.lang, **params))

    def tell(self, lines: list[str]) -> None:
        """Say some sentences, a line each."""
        for line in lines:
            self.screen.show_all(self.screen.wrap(line))

    def run(self) -> None:
        """Play to the end, or until the person at the keyboard leaves; either way the game is kept."""
        try:
            self.kept.save()
            while (seat := self.match.state.seat) is not None:
                self.match.play(seat, self._bot_move(seat) if seat in self.bots else self._ask(seat))
                self.kept.save()
            self._finish()
        except (Quit, EOFError):
            self.leave()
        except KeyboardInterrupt:
            self.leave()
            raise

    def leave(self) -> None:
        """Keep the game and say how to go on."""
        self.kept.save()
        self.screen.show("")
        self.say("terminal-kept", file=str(self.kept.path))

    def _bot_move(self, seat: int) -> int:
        bot, state, faults = self.bots[seat], self.match.state, len(self.referee.faults)
        if not self.screen.can_clear or not thinks(bot, state, self.people):
            move = self.referee.choose(bot, state.chair(seat))
        elif bot.seconds <= SHOWN:
            move = choose_in_time(self.referee, bot, state, seat)
        else:
            with self.screen.waiting(t("terminal-thinking", self.lang, name=self.painter.name(seat))):
                move = choose_in_time(self.referee, bot, state, seat)
        if len(self.referee.faults) > faults:
            self.notices = [t("terminal-bot-fault", self.lang, name=self.painter.name(seat))]
        return move

    # A person's decision

    def _ask(self, seat: int) -> int:
        if self.looking != seat:
            self._curtain(seat)
        self.draw(seat)
        move = None
        while move is None:
            move = carry_out(self, seat, self.screen.ask(t(self.prompt, self.lang, name=self.painter.name(seat))))
        self.notices = []
        return move

    def _curtain(self, seat: int) -> None:
        """Nothing secret stays visible between two people."""
        self.looking = None
        self.screen.hide()
        name = self.painter.name(seat)
        self.say("terminal-curtain", name=name)
        self.screen.ask(t("terminal-curtain-prompt", self.lang, name=name))
        self.looking = seat

    def advice(self, seat: int, hint: Advice) -> str:
        """A move that a bot would make, and why, in a line."""
        state = self.match.state
        return self.painter.say(
            "terminal-hint",
            number=state.moves().index(hint.move) + 1,
            move=self.painter.move(state.text(hint.move), state.view(seat)),
            percent=round(100 * hint.share),
            reason=self.painter.reason(hint.key, hint.params),
        )

    def draw(self, seat: int) -> None:
        """The table, what happened last, the question and the choices: all on one screen."""
        state, painter = self.match.state, self.painter
        view, decision = state.view(seat), state.decision
        phrases = [painter.move(state.text(move), view) for move in decision.moves]
        asked = painter.question(view)
        question = painter.say("terminal-question", name=painter.name(seat), question=asked, rule=decision.rule)
        log = [*self.log(seat, brief=True), *self.notices]
        more = painter.say("spoken-command-moves").split(", ")[0]
        self.screen.fresh()
        self.screen.show_all(page(self.screen, painter.table(view, self.screen.width), log, question, phrases, more))

    def log(self, seat: int | None, brief: bool = False) -> list[str]:
        """All that happened, in words, as a seat knows it."""
        seed_hash = t("terminal-seed-hash", self.lang, hash=self.match.record.seed_hash)
        first = [seed_hash, " ".join(self.painter.introduction())]
        events = self.match.log(seat)
        told = self.painter.story(events[-RECENT:]) if brief else [self.painter.event(event) for event in events]
        return told if len(events) > RECENT and brief else [*filter(None, first), *told]

    # The end

    def _finish(self) -> None:
        self.kept.finish()
        self.show_end()
        record = self.match.record
        seed = str(record.seed) if record.seed < 1 << 64 else f"{record.seed:#x}"
        self.say(self.seed_line, seed=seed, hash=record.seed_hash)
        self.say("terminal-finished", file=str(self.kept.path))

    def show_end(self) -> None:
        """The table as it is now, and who came where."""
        view = self.match.state.view(self.looking)
        table, log = self.painter.table(view, self.screen.width), self.log(None, brief=True)
        self.screen.fresh()
        self.screen.show_all(page(self.screen, table, log[-6:], "", []))
        self.screen.rule()
        self.screen.show(*result_lines(self.match, self.painter))


def thinks(bot: Bot, state: State, people: list[int]) -> bool:
    """Whether a bot would have a choice in some state that people at the table think possible.

    It does not depend on what only the bot knows.
    """
    if not searches(bot.level):
        return False
    return any(len(state.sample(seat, number).moves()) > 1 for seat in people for number in range(SAMPLES))


def choose_in_time(referee: Referee, bot: Bot, state: State, seat: int) -> int:
    """The bot's move, after the time it always takes, so that timing reveals nothing about its choices."""
    start = time.monotonic()
    move = referee.choose(bot, state.chair(seat))
    time.sleep(max(0.0, start + bot.seconds - time.monotonic()))
    return move


def result_lines(match: Match, painter: Painter) -> list[str]:
    """How it ended and who came where."""
    state = match.state
    ranks = [
        t("terminal-rank", painter.lang, place=place, name=painter.name(seat), score=state.scores[seat])
        for place, seat in by_place(state.ranking or [])
    ]
    view = state.view(None)
    return [painter.ending(view), "   ".join(ranks), *painter.ties(view)]
