"""Several processes, an archive of finished games, tables that go on under newer rules."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0003"


def upgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("rules_before", sa.Integer))
        tables.add_column(sa.Column("offer", sa.JSON))
        tables.add_column(sa.Column("following", sa.String))
        tables.add_column(sa.Column("revision", sa.Integer, nullable=False, server_default="0"))
    with op.batch_alter_table("moves") as moves:
        moves.add_column(sa.Column("question", sa.String(16)))
    op.create_table(
        "archive",
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("archived", sa.Float, nullable=False),
        sa.Column("record", sa.LargeBinary, nullable=False),
        sa.Column("made", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "processes",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("seen", sa.Float, nullable=False),
    )
