"""Boxes that somebody asked to keep, also while no table plays with them."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    with op.batch_alter_table("boxes") as boxes:
        boxes.add_column(sa.Column("kept_until", sa.Float))
