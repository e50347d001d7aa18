"""Who is at a table at this moment, through this process or another. None of this is stored."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from herohall.hall.allowance import Allowance
from herohall.hall.notices import Present


class Viewer(msgspec.Struct, frozen=True):
    """One connection: its person and the seat whose view it gets; None means a spectator with the public view."""

    id: int
    guest: str | None = None
    seat: int | None = None


class Presence(msgspec.Struct, frozen=True):
    """Everybody who is here, and what is remembered of those who were."""

    viewers: dict[int, Viewer] = {}
    elsewhere: dict[str, Present] = {}
    """Who is here through other processes, by process."""
    left: dict[str, float] = {}
    """When a guest was here last, by id."""
    hurrying: frozenset[str] = frozenset()
    """The guests who want the bots to be quick until their next decision."""
    seen: dict[int, int] = {}
    """The table's number when a seat's curtain fell; lifting it tells what happened since."""
    talk: dict[str, Allowance] = {}
    """How much each guest may still say, by id."""

    def is_here(self, guest: str) -> bool:
        """Whether somebody is connected."""
        if any(viewer.guest == guest for viewer in self.viewers.values()):
            return True
        return any(guest in present.people for present in self.elsewhere.values())

    @property
    def watchers(self) -> int:
        """How many people watch."""
        here = sum(1 for viewer in self.viewers.values() if viewer.guest is None)
        return here + sum(present.watchers for present in self.elsewhere.values())

    def of_guest(self, guest: str) -> list[Viewer]:
        """The connections of one person."""
        return [viewer for viewer in self.viewers.values() if viewer.guest == guest]

    def people(self) -> list[str]:
        """The ids of the people who are here through this process."""
        return sorted({viewer.guest for viewer in self.viewers.values() if viewer.guest is not None})

    def told(self, table: str, process: str) -> Present:
        """What other processes are told about the people connected here."""
        watchers = sum(1 for viewer in self.viewers.values() if viewer.guest is None)
        return Present(table, process, self.people(), watchers)

    # Changes

    def joined(self, viewer: Viewer) -> Presence:
        """A viewer came, or switched to another seat's view."""
        return replace(self, viewers={**self.viewers, viewer.id: viewer})

    def parted(self, ids: list[int], now: float) -> Presence:
        """These connections are gone."""
        gone = [self.viewers[one] for one in ids if one in self.viewers]
        kept = {one: viewer for one, viewer in self.viewers.items() if one not in ids}
        return replace(self, viewers=kept)._missing({viewer.guest for viewer in gone}, now)

    def heard(self, present: Present, now: float) -> Presence:
        """The people connected through another process have changed."""
        before = self.elsewhere.get(present.process)
        elsewhere = {**self.elsewhere, present.process: present}
        return replace(self, elsewhere=elsewhere)._missing(set(before.people if before else []), now)

    def without(self, processes: list[str], now: float) -> Presence:
        """These processes have stopped, so their visitors are gone, too."""
        people = {one for process in processes for one in self.elsewhere[process].people}
        elsewhere = {one: present for one, present in self.elsewhere.items() if one not in processes}
        return replace(self, elsewhere=elsewhere)._missing(people, now)

    def _missing(self, people: set[str] | set[str | None], now: float) -> Presence:
        gone = {one for one in people if one is not None and not self.is_here(one)}
        return replace(self, left=self.left | dict.fromkeys(gone, now), hurrying=self.hurrying - gone)
