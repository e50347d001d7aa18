"""People a server knows again, their results for the ratings, whom they mute; the daily deal."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("daily", sa.String(10)))
        tables.add_column(sa.Column("rated", sa.Boolean, nullable=False, server_default="0"))
    with op.batch_alter_table("people") as people:
        people.add_column(sa.Column("regular", sa.String(64)))
        people.add_column(sa.Column("muted", sa.JSON))
    with op.batch_alter_table("seats") as seats:
        seats.add_column(sa.Column("late", sa.Boolean, nullable=False, server_default="0"))
    op.create_table(
        "regulars",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("since", sa.Float, nullable=False),
    )
    op.create_table(
        "results",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("ranks", sa.JSON, nullable=False),
        sa.Column("moved", sa.JSON, nullable=False),
    )
    op.create_table(
        "attempts",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("game", sa.String, primary_key=True),
        sa.Column("regular", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("place", sa.Integer),
        sa.Column("score", sa.Integer),
        sa.Column("margin", sa.Integer),
        sa.Column("conceded", sa.Boolean, nullable=False),
    )
    op.create_table(
        "secrets",
        sa.Column("name", sa.String, primary_key=True),
        sa.Column("value", sa.String, nullable=False),
    )
