"""The rooms of lessons."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "lessons",
        sa.Column("user", sa.String(), nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("room", sa.String(), nullable=True),
        sa.Column("finished_at", sa.Double(), nullable=True),
        sa.ForeignKeyConstraint(
            ["user"], ["users.id"], name=op.f("fk_lessons_user"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["room"], ["rooms.code"], name=op.f("fk_lessons_room"), ondelete="SET NULL"
        ),
        sa.PrimaryKeyConstraint("user", "game", name=op.f("pk_lessons")),
    )
    op.create_index(op.f("ix_lessons_user"), "lessons", ["user"])
