"""Seventh Hero in the balance report: a thing is a hero's value."""

from __future__ import annotations

from collections.abc import Iterator

from herohall.core.event import Event
from herohall.core.texts import t
from herohall.games.seventh.cards import VALUES
from herohall.lab.report_story import Drawings, Mark, Teller, seat_of


class SeventhTeller(Teller):
    """Says which hero each event is about."""

    turn_event = "revealed"
    families = ("dealt", "recruited", "doubled", "sent", "power", "burned", "discarded", "clue", "cancelled")
    by_event = {  # noqa: RUF012 - never changed
        "recruited": ("recruited", "card"),
        "doubled": ("doubled", "card"),
        "sent": ("sent", "card"),
        "discarded": ("discarded", "card"),
        "burned": ("burned", "card"),
        "announced": ("power", "power"),
        "cancelled": ("cancelled", "power"),
        "clue": ("clue", "card"),
    }

    def marks(self, event: Event) -> Iterator[Mark]:
        facts = event.open()
        if event.name == "dealt":
            party = facts["party"]
            assert isinstance(party, list)
            for card in party:
                yield "dealt", str(card), seat_of(event)
        elif event.name in self.by_event:
            family, fact = self.by_event[event.name]
            yield family, str(facts[fact]), seat_of(event)

    def pictures(self, drawings: Drawings) -> dict[str, str]:
        return drawings["classic"]

    def things(self, lang: str) -> dict[str, str]:
        return {str(value): f"{t(f'seventh-hero-{value}', lang)} ({value})" for value in range(1, VALUES + 1)}
