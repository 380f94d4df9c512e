"""Users, rooms and games."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    _users()
    _devices()
    _rooms()
    _sign_ins()
    _chat()
    _games()
    _room_people()
    _answers()
    _players()


def _users() -> None:
    op.create_table(
        "users",
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("language", sa.String(), nullable=True),
        sa.Column("created_at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_users")),
    )


def _devices() -> None:
    op.create_table(
        "devices",
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("token_hash", sa.LargeBinary(), nullable=False),
        sa.Column("user", sa.String(), nullable=False),
        sa.Column("label", sa.String(), nullable=False),
        sa.Column("created_at", sa.Double(), nullable=False),
        sa.Column("seen_at", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(
            ["user"], ["users.id"], name=op.f("fk_devices_user"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_devices")),
        sa.UniqueConstraint("token_hash", name=op.f("uq_devices_token_hash")),
    )
    op.create_index(op.f("ix_devices_user"), "devices", ["user"], unique=False)


def _rooms() -> None:
    op.create_table(
        "rooms",
        sa.Column("code", sa.String(), nullable=False),
        sa.Column("host", sa.String(), nullable=False),
        sa.Column("stage", sa.String(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("seats", sa.Text(), nullable=False),
        sa.Column("game_id", sa.String(), nullable=True),
        sa.Column("games_played", sa.Integer(), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("touched_at", sa.Double(), nullable=False),
        sa.Column("deal", sa.Text(), nullable=True),
        sa.ForeignKeyConstraint(
            ["host"], ["users.id"], name=op.f("fk_rooms_host"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("code", name=op.f("pk_rooms")),
    )
    op.create_index(op.f("ix_rooms_host"), "rooms", ["host"], unique=False)
    op.create_index("ix_rooms_lobby", "rooms", ["public", "stage", "touched_at"], unique=False)


def _sign_ins() -> None:
    op.create_table(
        "sign_ins",
        sa.Column("link_hash", sa.LargeBinary(), nullable=False),
        sa.Column("user", sa.String(), nullable=False),
        sa.Column("expires_at", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(
            ["user"], ["users.id"], name=op.f("fk_sign_ins_user"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("link_hash", name=op.f("pk_sign_ins")),
    )
    op.create_index(op.f("ix_sign_ins_user"), "sign_ins", ["user"], unique=False)


def _chat() -> None:
    op.create_table(
        "chat",
        sa.Column("room", sa.String(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("user", sa.String(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("text", sa.Text(), nullable=True),
        sa.Column("reaction", sa.String(), nullable=True),
        sa.Column("at", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(
            ["room"], ["rooms.code"], name=op.f("fk_chat_room"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["user"], ["users.id"], name=op.f("fk_chat_user"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("room", "number", name=op.f("pk_chat")),
    )
    op.create_index(op.f("ix_chat_user"), "chat", ["user"], unique=False)


def _games() -> None:
    op.create_table(
        "games",
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("room", sa.String(), nullable=True),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("rules", sa.String(), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("settings", sa.Text(), nullable=False),
        sa.Column("deal", sa.Text(), nullable=False),
        sa.Column("started_at", sa.Double(), nullable=False),
        sa.Column("moved_at", sa.Double(), nullable=False),
        sa.Column("ended_at", sa.Double(), nullable=True),
        sa.Column("clock", sa.Text(), nullable=False),
        sa.Column("owing", sa.Text(), nullable=False),
        sa.Column("result", sa.Text(), nullable=True),
        sa.Column("uploaded_by", sa.String(), nullable=True),
        sa.ForeignKeyConstraint(
            ["room"], ["rooms.code"], name=op.f("fk_games_room"), ondelete="SET NULL"
        ),
        sa.ForeignKeyConstraint(
            ["uploaded_by"], ["users.id"], name=op.f("fk_games_uploaded_by"), ondelete="SET NULL"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_games")),
    )
    op.create_index(op.f("ix_games_ended_at"), "games", ["ended_at"], unique=False)
    op.create_index(op.f("ix_games_room"), "games", ["room"], unique=False)
    op.create_index(op.f("ix_games_uploaded_by"), "games", ["uploaded_by"], unique=False)


def _room_people() -> None:
    op.create_table(
        "room_people",
        sa.Column("room", sa.String(), nullable=False),
        sa.Column("user", sa.String(), nullable=False),
        sa.ForeignKeyConstraint(
            ["room"], ["rooms.code"], name=op.f("fk_room_people_room"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["user"], ["users.id"], name=op.f("fk_room_people_user"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("room", "user", name=op.f("pk_room_people")),
    )
    op.create_index(op.f("ix_room_people_user"), "room_people", ["user"], unique=False)


def _answers() -> None:
    op.create_table(
        "answers",
        sa.Column("game_id", sa.String(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("chance", sa.Text(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(
            ["game_id"], ["games.id"], name=op.f("fk_answers_game_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("game_id", "number", name=op.f("pk_answers")),
    )


def _players() -> None:
    op.create_table(
        "players",
        sa.Column("game_id", sa.String(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("user", sa.String(), nullable=True),
        sa.Column("bot", sa.String(), nullable=True),
        sa.ForeignKeyConstraint(
            ["game_id"], ["games.id"], name=op.f("fk_players_game_id"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["user"], ["users.id"], name=op.f("fk_players_user"), ondelete="SET NULL"
        ),
        sa.PrimaryKeyConstraint("game_id", "seat", name=op.f("pk_players")),
    )
    op.create_index(op.f("ix_players_user"), "players", ["user"], unique=False)
