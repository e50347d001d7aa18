"""People the server knows again, without an account: by a key their browser has made and keeps.

Of a key only the hash is stored. Whoever has it is that person; taken to another device it is the same person there.
"""

from __future__ import annotations

import time

from sqlalchemy import delete, insert, update

from herohall.server import schema
from herohall.server.seating import clean, digest
from herohall.server.store import Conflict, Store


class Regulars:
    """Everybody who has let the server know them."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def known(self, key: str, name: str) -> str:
        """The id of a person; their name is from now on the one they use here."""
        regular, shown, people = digest(key), clean(name) or "?", schema.regulars
        try:
            await self._store.write(insert(people).values(id=regular, name=shown, since=time.time()))
        except Conflict:
            await self._store.write(update(people).where(people.c.id == regular).values(name=shown))
        return regular

    async def forget(self, key: str) -> None:
        """Take somebody off all lists. The results stay, without a name, for they are others' results too."""
        regular, attempts = digest(key), schema.attempts
        await self._store.write(
            delete(schema.regulars).where(schema.regulars.c.id == regular),
            update(attempts).where(attempts.c.regular == regular).values(name="?"),
        )
