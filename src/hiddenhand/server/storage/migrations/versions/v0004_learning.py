"""Hints, notebooks, and facts of finished games."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column(
        "players", sa.Column("hints", sa.Integer(), nullable=False, server_default=sa.text("0"))
    )
    op.add_column("players", sa.Column("hinted", sa.Integer(), nullable=True))
    op.create_table(
        "notes",
        sa.Column("game_id", sa.String(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("user", sa.String(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(
            ["game_id"], ["games.id"], name=op.f("fk_notes_game_id"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["user"], ["users.id"], name=op.f("fk_notes_user"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("game_id", "seat", "user", name=op.f("pk_notes")),
    )
    op.create_index(op.f("ix_notes_user"), "notes", ["user"])
    op.create_table(
        "facts",
        sa.Column("game_id", sa.String(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("what", sa.String(), nullable=False),
        sa.Column("amount", sa.Integer(), nullable=False),
        sa.Column("won", sa.Integer(), nullable=False),
        sa.Column("fair", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(
            ["game_id"], ["games.id"], name=op.f("fk_facts_game_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("game_id", "seat", "kind", "what", name=op.f("pk_facts")),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_facts_kind", "facts", ["kind", "what", "won", "amount", "fair"])
