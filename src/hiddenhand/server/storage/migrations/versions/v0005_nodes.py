"""Several nodes on one database: the nodes, and a version for each room."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "nodes",
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("started_at", sa.Double(), nullable=False),
        sa.Column("seen_at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_nodes")),
    )
    op.create_table(
        "holds",
        sa.Column("room", sa.String(), nullable=False),
        sa.Column("version", sa.BigInteger(), nullable=False),
        sa.Column("holder", sa.String(), nullable=True),
        sa.Column("held_at", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(
            ["room"], ["rooms.code"], name=op.f("fk_holds_room"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("room", name=op.f("pk_holds")),
    )
    op.create_index(op.f("ix_holds_holder"), "holds", ["holder"], unique=False)
    op.execute(
        "INSERT INTO holds (room, version, holder, held_at) SELECT code, 0, NULL, 0 FROM rooms"
    )
