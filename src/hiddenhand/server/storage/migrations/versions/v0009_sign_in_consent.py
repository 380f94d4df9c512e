"""Sign-in links know the device that asks, and whether the giving device has confirmed it."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    empty = sa.text("''")
    op.add_column("sign_ins", sa.Column("ask_hash", sa.LargeBinary(), nullable=True))
    op.add_column("sign_ins", sa.Column("label", sa.String(), nullable=False, server_default=empty))
    op.add_column("sign_ins", sa.Column("code", sa.String(), nullable=False, server_default=empty))
    op.add_column(
        "sign_ins", sa.Column("confirmed", sa.Boolean(), nullable=False, server_default=sa.false())
    )
