"""Who sits where: people with their tokens, and bots on all other seats. All are values: a change makes a new one."""

from __future__ import annotations

import msgspec


class Guest(msgspec.Struct, kw_only=True, frozen=True):
    """A person at a table."""

    id: str
    name: str
    host: bool
    token_hash: str
    regular: str | None = None
    """The person's id across tables, if they let the server know."""
    muted: frozenset[str] = frozenset()
    """The ids of the people they have muted."""


class Place(msgspec.Struct, kw_only=True, frozen=True):
    """A seat: its owner, if it has one, and the bot that plays while the owner does not."""

    name: str
    """The bot's name."""
    bot: str
    owner: str | None = None
    """The id of a guest."""
    called: str | None = None
    """The owner's name on this seat; None: the owner's usual name."""
    away: bool = False
    conceded: bool = False
    """The owner has given the seat up, or was removed during the game: only the bot plays here from then on."""
    order: str | None = None
    """The chosen standing order, one that passes before the one it interrupts: `turn hero`."""
    notes: str = ""
    late: bool = False
    """Whether the game had begun before the owner came."""

    @property
    def player(self) -> str | None:
        """The id of the person who decides here; None: the bot does."""
        return None if self.away or self.conceded else self.owner

    def freed(self, for_good: bool) -> Place:
        """The same seat without its owner; `for_good`: nobody else may look at the cards here."""
        return Place(name=self.name, bot=self.bot, late=self.late, conceded=for_good)
