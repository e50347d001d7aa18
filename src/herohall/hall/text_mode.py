"""Text mode at a table: answers in words to a typed line, from what the person's seat knows.

Only here does the server send sentences; page and terminal take the same words from `herohall.spoken`.
"""

from __future__ import annotations

from herohall.core.texts import t
from herohall.hall import autoplay, messages
from herohall.hall.errors import NotNow
from herohall.hall.protocol import AdvisedMove, Said, Say
from herohall.hall.table import Table
from herohall.spoken.commands import Answer, understand
from herohall.spoken.glance import Glance
from herohall.spoken.speaker import Speaker, speaker_for


def spoken_name(table: Table, seat: int, lang: str) -> str:
    """The name of a person; those who gave none are numbered."""
    return table.shown_name(seat) or t("spoken-nameless", lang, number=seat + 1)


class Reading:
    """One line a viewer typed."""

    def __init__(self, table: Table, viewer: int | None, message: Say) -> None:
        self.table = table
        self.message = message
        self.number = table.number
        self.speaker: Speaker = speaker_for(
            table.match.record,
            message.lang,
            message.theme,
            [spoken_name(table, seat, message.lang) for seat in range(len(table.places))],
        )
        self.glance = Glance.of(table.match, viewer)
        if message.text is None:
            self.answer = Answer(self.news())
        else:
            self.answer = understand(self.speaker, self.glance, message.text)

    def news(self) -> list[str]:
        """What has happened, and the viewer's question if there is one; for a newcomer, the whole situation."""
        since, speaker, glance = self.message.at, self.speaker, self.glance
        if since is None:
            return speaker.welcome(glance)
        if not messages.can_catch_up(self.table, since):
            lines = [speaker.say("spoken-taken-back")]
        else:
            lines = speaker.news(messages.happened(self.table, glance.viewer, since))
        concerned = glance.over or (glance.asked == glance.viewer and autoplay.order_for(self.table) is None)
        return [*lines, *speaker.question_now(glance)] if concerned else lines

    def said(self, advice: list[AdvisedMove]) -> Said:
        """The answer, with a bot's advice if the line asked for it."""
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
