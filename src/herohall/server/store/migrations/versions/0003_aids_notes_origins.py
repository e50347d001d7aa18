"""Aids to memory at a table, private notes of a seat, and games that began with moves already made."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("aids", sa.Boolean))
        tables.add_column(sa.Column("origin", sa.String))
    with op.batch_alter_table("seats") as seats:
        seats.add_column(sa.Column("notes", sa.String))
