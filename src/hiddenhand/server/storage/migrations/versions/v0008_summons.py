"""Calling people who are away: devices with Web Push, mail, quiet hours, what was sent."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    _push_and_mail()
    op.create_table(
        "quiet_hours",
        sa.Column("user", sa.String(), nullable=False),
        sa.Column("begins", sa.Integer(), nullable=False),
        sa.Column("ends", sa.Integer(), nullable=False),
        sa.Column("zone", sa.String(), nullable=False),
        _to("quiet_hours", "user", "users.id"),
        sa.PrimaryKeyConstraint("user", name=op.f("pk_quiet_hours")),
    )
    op.create_index(op.f("ix_quiet_hours_user"), "quiet_hours", ["user"])
    op.create_table(
        "muted_rooms",
        sa.Column("user", sa.String(), nullable=False),
        sa.Column("room", sa.String(), nullable=False),
        _to("muted_rooms", "user", "users.id"),
        _to("muted_rooms", "room", "rooms.code"),
        sa.PrimaryKeyConstraint("user", "room", name=op.f("pk_muted_rooms")),
    )
    op.create_index(op.f("ix_muted_rooms_user"), "muted_rooms", ["user"])
    op.create_table(
        "summons",
        sa.Column("game_id", sa.String(), nullable=False),
        sa.Column("user", sa.String(), nullable=False),
        sa.Column("turn", sa.Integer(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        _to("summons", "game_id", "games.id"),
        _to("summons", "user", "users.id"),
        sa.PrimaryKeyConstraint("game_id", "user", name=op.f("pk_summons")),
    )
    op.create_index(op.f("ix_summons_user"), "summons", ["user"])
    op.create_table(
        "server_keys",
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("key", sa.String(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_server_keys")),
    )


def _push_and_mail() -> None:
    op.create_table(
        "push_subscriptions",
        sa.Column("device", sa.String(), nullable=False),
        sa.Column("user", sa.String(), nullable=False),
        sa.Column("endpoint", sa.String(), nullable=False),
        sa.Column("p256dh", sa.String(), nullable=False),
        sa.Column("auth", sa.String(), nullable=False),
        sa.Column("created_at", sa.Double(), nullable=False),
        sa.Column("failures", sa.Integer(), nullable=False),
        _to("push_subscriptions", "device", "devices.id"),
        _to("push_subscriptions", "user", "users.id"),
        sa.PrimaryKeyConstraint("device", name=op.f("pk_push_subscriptions")),
        sa.UniqueConstraint("endpoint", name=op.f("uq_push_subscriptions_endpoint")),
    )
    op.create_index(op.f("ix_push_subscriptions_user"), "push_subscriptions", ["user"])
    op.create_table(
        "mail_addresses",
        sa.Column("user", sa.String(), nullable=False),
        sa.Column("address", sa.String(), nullable=False),
        sa.Column("asked_at", sa.Double(), nullable=False),
        sa.Column("confirmed_at", sa.Double(), nullable=True),
        sa.Column("token_hash", sa.LargeBinary(), nullable=True),
        _to("mail_addresses", "user", "users.id"),
        sa.PrimaryKeyConstraint("user", name=op.f("pk_mail_addresses")),
        sa.UniqueConstraint("token_hash", name=op.f("uq_mail_addresses_token_hash")),
    )
    op.create_index(op.f("ix_mail_addresses_user"), "mail_addresses", ["user"])


def _to(table: str, column: str, target: str) -> sa.ForeignKeyConstraint:
    name = op.f(f"fk_{table}_{column}")
    return sa.ForeignKeyConstraint([column], [target], name=name, ondelete="CASCADE")
