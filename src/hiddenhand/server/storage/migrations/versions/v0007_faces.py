"""Faces of people, and which answers a bot gave for somebody."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("users", sa.Column("face", sa.String(), nullable=True))
    op.add_column(
        "players", sa.Column("stood_in", sa.Integer(), nullable=False, server_default=sa.text("0"))
    )
    op.add_column(
        "answers", sa.Column("stood_in", sa.Boolean(), nullable=False, server_default=sa.false())
    )
