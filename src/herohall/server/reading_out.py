"""Text mode at a table of the server: what somebody typed, answered in words from what their seat knows.

This is the one place where the server speaks in sentences: page and terminal say the same, from `herohall.spoken`.
"""

from __future__ import annotations

from herohall.server import telling
from herohall.server.house import NotNow
from herohall.server.protocol import AdvisedMove, Said, Say
from herohall.server.table import Table
from herohall.spoken.commands import Answer, understand
from herohall.spoken.glance import Glance
from herohall.spoken.speaker import Speaker, speaker_for


class Reading:
    """One line of one viewer."""

    def __init__(self, table: Table, viewer: int | None, message: Say) -> None:
        self.table = table
        self.message = message
        self.number = table.number
        self.speaker: Speaker = speaker_for(
            table.match.record, message.lang, message.theme, [place.shown for place in table.seating.places]
        )
        self.glance = Glance.of(table.match, viewer)
        if message.text is None:
            self.answer = Answer(self.news())
        else:
            self.answer = understand(self.speaker, self.glance, message.text)

    def news(self) -> list[str]:
        """What has happened, and the question if it is the viewer's; for a newcomer, the whole situation."""
        since, speaker, glance = self.message.at, self.speaker, self.glance
        if since is None:
            return speaker.welcome(glance)
        if not telling.can_catch_up(self.table, since):
            lines = [speaker.say("spoken-taken-back")]
        else:
            lines = speaker.news(telling.happened(self.table, glance.viewer, since))
        concerned = glance.over or glance.asked == glance.viewer
        return [*lines, *speaker.question_now(glance)] if concerned else lines

    def said(self, advice: list[AdvisedMove]) -> Said:
        """The answer; with a bot's advice, if that was asked for."""
        answer = self.answer
        if answer.move is not None and self.message.at != self.number:
            raise NotNow("server-stale")  # the number or word was meant for another question
        hints = [self.hint(one) for one in advice]
        return Said(
            id=self.message.id,
            number=self.number,
            lines=[*answer.lines, *hints],
            move=answer.move,
            wish=None if answer.wish == "hint" else answer.wish,
        )

    def hint(self, advised: AdvisedMove) -> str:
        """A move that a bot would make, and why."""
        params = {name: value if isinstance(value, str) else round(value) for name, value in advised.params.items()}
        return self.speaker.advice(self.glance, advised.move, advised.share, advised.key, params)
