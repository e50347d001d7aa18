"""A game at one terminal in text mode: nothing is drawn, everything is told, and asked for by command."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from herohall.bots import Advice, Bot
from herohall.core.match import Match
from herohall.spoken.glance import Glance
from herohall.terminal.commands import COMMANDS, Command
from herohall.terminal.loop import Sitting
from herohall.terminal.screen import Screen
from herohall.terminal.storage import Kept

DONE_ALIKE = ("hint", "undo", "quit", "save", "save!", "export", "export!")
"""Commands of the terminal that have nothing to do with how the table is shown."""


class PlainScreen(Screen):
    """A screen of lines that come one after the other, as they are read out."""

    @contextmanager
    def waiting(self, line: str) -> Iterator[None]:
        """Show nothing: a screen reader would read a line that vanishes again."""
        yield


class HeardSitting(Sitting):
    """One game being played here, told instead of shown."""

    commands: Mapping[str, Command] = {name: COMMANDS[name] for name in DONE_ALIKE}
    kind_of_screen = PlainScreen
    prompt = "terminal-text-prompt"
    seed_line = "terminal-seed-told"

    def __init__(self, match: Match, kept: Kept, bots: dict[int, Bot], lang: str, theme: str) -> None:
        super().__init__(match, kept, bots, lang, theme)
        self.told: dict[int | None, int] = {}
        """How many events each person has heard."""

    def draw(self, seat: int) -> None:
        glance = Glance.of(self.match, seat)
        if seat in self.told:
            self.tell([*self.news(glance), *self.speaker.question_now(glance)])
        else:
            self.tell(self.speaker.welcome(glance))
        self.told[seat] = len(glance.log)

    def news(self, glance: Glance) -> list[str]:
        """What has happened since this person was last told."""
        heard = self.told.get(glance.viewer, 0)
        if len(glance.log) < heard:
            return [self.speaker.say("spoken-taken-back")]
        return [*self.notices, *self.speaker.news(glance.log[heard:])]

    def advice(self, seat: int, hint: Advice) -> str:
        word = self.match.state.text(hint.move)
        return self.speaker.advice(Glance.of(self.match, seat), word, hint.share, hint.key, hint.params)

    def show_end(self) -> None:
        glance = Glance.of(self.match, self.looking)
        # Everything is open now, also what this person could not know when it was told.
        self.tell([*self.news(glance), *self.speaker.status(glance)])
