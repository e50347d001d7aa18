"""A puzzle at the terminal: the table as the seat that is asked knows it, a move, and whether it was the best."""

from __future__ import annotations

from herohall.core.texts import t
from herohall.hall import puzzles
from herohall.hall.protocol import AdvisedMove
from herohall.spoken.commands import understand
from herohall.spoken.glance import Glance
from herohall.spoken.speaker import speaker_for
from herohall.terminal.layout import page
from herohall.terminal.painter import painter_for
from herohall.terminal.screen import Screen

RECENT = 12
"""So many lines of what happened before are shown."""


class PuzzleSitting:
    """One puzzle, until it has been answered."""

    def __init__(self, game: str, number: int, screen: Screen, lang: str, theme: str = "classic") -> None:
        self.game, self.number = game, number
        self.screen, self.lang = screen, lang
        self.match = puzzles.puzzle(game, number).match()
        self.seat = puzzles.asked(self.match.state)
        self.painter = painter_for(self.match.record, lang, theme)
        self.speaker = speaker_for(self.match.record, lang, theme)

    def run(self) -> bool:
        """Ask until there is an answer; whether it was the best."""
        self.draw()
        move = self.ask()
        verdict = puzzles.judged(self.game, self.number, move)
        key = "terminal-puzzle-solved" if verdict.solved else "terminal-puzzle-not"
        self.screen.show("")
        self.tell(t(key, self.lang, move=self.words(verdict.chosen.move)))
        self.tell(t("terminal-puzzle-best", self.lang, **self.advice(verdict.best)))
        if not verdict.solved:
            self.tell(t("terminal-puzzle-yours", self.lang, **self.advice(verdict.chosen)))
        return verdict.solved

    def draw(self) -> None:
        """The table, what happened last, the question and the choices."""
        state = self.match.state
        view = state.view(self.seat)
        story = self.painter.story(self.match.log(self.seat)[-RECENT:])
        title = t("terminal-puzzle-title", self.lang, game=self.painter.title(), number=self.number)
        question = t(
            "terminal-question",
            self.lang,
            name=self.painter.name(self.seat),
            question=self.painter.question(view),
            rule=state.decision.rule,
        )
        phrases = [self.painter.move(state.text(move), view) for move in state.moves()]
        self.screen.fresh()
        self.tell(title)
        table = self.painter.table(view, self.screen.width)
        self.screen.show_all(page(self.screen, table, story, question, phrases, more=""))

    def ask(self) -> str:
        """The move somebody types, by number or in words; other commands are answered."""
        while True:
            text = self.screen.ask(t("terminal-puzzle-prompt", self.lang))
            answer = understand(self.speaker, Glance.of(self.match, self.seat), text)
            for line in answer.lines:
                self.tell(line)
            if answer.move is not None:
                return answer.move

    def advice(self, advised: AdvisedMove) -> dict[str, str | int]:
        """A move with its share and reason, in words."""
        said = {name: value for name, value in advised.params.items() if isinstance(value, str | int)}
        return {
            "move": self.words(advised.move),
            "percent": round(100 * advised.share),
            "reason": self.painter.reason(advised.key, said),
        }

    def words(self, move: str) -> str:
        """A move for a person."""
        return self.painter.move(move, self.match.state.view(self.seat))

    def tell(self, line: str) -> None:
        """Show a sentence, wrapped."""
        self.screen.show_all(self.screen.wrap(line))
