"""Seventh Hero in the terminal: parties as seven fixed places, the wandering hero, the requirement in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from rich.text import Text

from herohall.core.event import View
from herohall.games.seventh.cards import VALUES
from herohall.games.seventh.view_types import SeventhView, seventh_view
from herohall.games.seventh.words import SeventhWords
from herohall.terminal.layout import fixed
from herohall.terminal.painter import Painter, Spare

USED = "({})"
READY = " {} "
EMPTY = " · "
NAME_WIDTH = 18
PARTY_WIDTH = len(EMPTY) * VALUES


def counted(cards: Iterable[int]) -> str:
    """Cards by value with their number: `1×2 3 7×4`."""
    counts = Counter(cards)
    return " ".join(str(card) if counts[card] == 1 else f"{card}×{counts[card]}" for card in sorted(counts)) or "–"


class SeventhPainter(SeventhWords, Painter):
    """Draws a game of Seventh Hero."""

    # The table

    def table(self, view: View, width: int) -> list[Text]:
        table = seventh_view(view)
        lines = [self._headline(table), self._rules()]
        if not table["over"]:
            lines.append(self._requirement(table))
        lines += [Spare(), *self._seats(table), Spare()]
        lines += self._wandering(table)
        lines += self._announced(table)
        lines += self._hands(table)
        return lines

    def _headline(self, table: SeventhView) -> Text:
        facts = self.say(
            "seventh-terminal-facts", turn=table["turn"], deck=table["deck"], discard=counted(table["discard"])
        )
        return Text.assemble((self.title(), "bold"), " · ", facts)

    def _rules(self) -> Text:
        """The edition and what a clue tells, without which an answer cannot be understood."""
        edition = self.say(f"seventh-terminal-edition-{self.options['edition']}")
        clue = self.say(f"seventh-terminal-clue-{self.options['clue']}")
        return Text(f"{edition} · {clue}", "dim")

    def _requirement(self, table: SeventhView) -> Text:
        requirement = self.say(f"seventh-requirement-{table['requirement']}", players=table["players"])
        text = Text(self.say("seventh-terminal-turned-up", card=self.card(table["requirement"]))).append(" ")
        if table["ignored"]:
            return text.append(self.say("seventh-terminal-lifted", requirement=requirement), "bold")
        return text.append(requirement, "bold").append(f" ({' '.join(map(str, table['fits']))})")

    def _seats(self, table: SeventhView) -> list[Text]:
        head = " " * (NAME_WIDTH + 5) + self.say("seventh-terminal-party").ljust(PARTY_WIDTH - 1)
        head += f"{self.say('seventh-terminal-hand'):>6}{self.say('seventh-terminal-out'):>7}"
        return [Text(head, "dim"), *(self._seat(table, seat) for seat in range(table["players"]))]

    def _seat(self, table: SeventhView, seat: int) -> Text:
        place = table["seats"][seat]
        name = self.name(seat)
        if seat == table["viewer"]:
            name = self.say("terminal-you", name=name)
        line = Text("▸ " if seat == table["active"] and not table["over"] else "  ")
        line.append(f"{seat + 1} ")
        line.append(fixed(name, NAME_WIDTH), "bold" if seat == table["viewer"] else "")
        line.append(" ")
        for value in range(1, VALUES + 1):
            if value not in place["party"]:
                line.append(EMPTY, "dim")
            elif value in place["used"]:
                line.append(USED.format(value), "yellow")
            else:
                line.append(READY.format(value), "bold green")
        line.append(f"{place['hand_size']:>6}{len(place['eliminated']):>7}  ")
        return line.append_text(self._notes(table, seat))

    def _notes(self, table: SeventhView, seat: int) -> Text:
        notes = Text()
        if table["wandering"] is not None and table["wandering"]["at"] == seat:
            notes.append(f" ◆ {self.say('seventh-terminal-hero-here')}", "bold cyan")
        elif seat == table["active"] and not table["over"]:
            notes.append(f" {self.say('seventh-terminal-active')}")
        return notes

    def _wandering(self, table: SeventhView) -> list[Text]:
        hero = table["wandering"]
        if hero is None:
            return []
        line = Text("◆ ", "bold cyan")
        where, *rest = self.wandering(table)
        line.append(where)
        for sentence in rest:
            line.append(" ").append(sentence, "bold cyan" if "card" in hero and sentence == rest[0] else "")
        return [line, *self._clues(table)]

    def _clues(self, table: SeventhView) -> list[Text]:
        if not table["clues"]:
            return []
        answers = []
        for clue in table["clues"]:
            answer = self.say("seventh-terminal-answer", answer="yes" if clue["answer"] else "no")
            card = f" {clue['card']}" if "card" in clue else ""
            answers.append(self.of(f"{self.name(clue['seat'])}{card}", answer))
        return [Text(f"  {self.say('seventh-terminal-clues')} {' · '.join(answers)}")]

    def _announced(self, table: SeventhView) -> list[Text]:
        lines = []
        for power in table["announced"]:
            words = self.say(f"seventh-power-{power['power']}")
            named = self.target(power)
            target = f" → {named}" if named else ""
            said = self.of(self.name(power["seat"]), f"{self.card(power['power'])} – {words}{target}")
            lines.append(Text(f"! {said}", "bold magenta"))
        if table["doubled"] is not None:
            lines.append(Text(f"! {self.pair(table['doubled'])}", "bold magenta"))
        return lines

    def _hands(self, table: SeventhView) -> list[Text]:
        if table["over"]:
            hands = [
                self.of(self.name(seat), counted(place.get("hand", []))) for seat, place in enumerate(table["seats"])
            ]
            return [Text(f"{self.say('seventh-terminal-hands')} {' · '.join(hands)}")]
        if table["hand"] is None:
            return []
        line = Text(f"{self.say('seventh-terminal-your-hand')} ")
        for place, card in enumerate(sorted(set(table["hand"]))):
            copies = table["hand"].count(card)
            line.append(" · " if place else "", "dim")
            line.append(self.card(card), "bold" if card in table["fits"] else "")
            line.append(f" ×{copies}" if copies > 1 else "")
        if not table["hand"]:
            line.append("–")
        return [line]
