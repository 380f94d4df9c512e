"""Rated games and ratings."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "ratings",
        sa.Column("player", sa.String(), nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("mu", sa.Double(), nullable=False),
        sa.Column("sigma", sa.Double(), nullable=False),
        sa.Column("shown", sa.Double(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("rated_at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("player", "game", name=op.f("pk_ratings")),
    )
    op.create_index("ix_ratings_board", "ratings", ["game", "shown"])
    # games from before this version are not rated
    op.add_column(
        "games", sa.Column("rated", sa.Boolean(), nullable=False, server_default=sa.false())
    )
    op.add_column("players", sa.Column("rating_before", sa.Double(), nullable=True))
    op.add_column("players", sa.Column("rating_after", sa.Double(), nullable=True))
