"""Open tables: listed while they wait, and some begin by themselves."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("open", sa.Boolean, nullable=False, server_default=sa.false()))
        tables.add_column(sa.Column("begins", sa.Float))
