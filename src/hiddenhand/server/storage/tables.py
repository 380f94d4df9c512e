"""The tables, with portable types. The migrations create them; a test compares both."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
    text,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def _user(
    name: str, ondelete: str, nullable: bool = True, primary_key: bool = False
) -> Column[str]:
    key = ForeignKey("users.id", ondelete=ondelete)
    return Column(name, String, key, nullable=nullable, primary_key=primary_key, index=True)


users = Table(
    "users",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("language", String),
    Column("created_at", Double, nullable=False),
    Column("face", String),
)

devices = Table(
    "devices",
    metadata,
    Column("id", String, primary_key=True),
    Column("token_hash", LargeBinary, nullable=False, unique=True),
    _user("user", "CASCADE", nullable=False),
    Column("label", String, nullable=False),
    Column("created_at", Double, nullable=False),
    Column("seen_at", Double, nullable=False),
)

sign_ins = Table(
    "sign_ins",
    metadata,
    Column("link_hash", LargeBinary, primary_key=True),
    _user("user", "CASCADE", nullable=False),
    Column("expires_at", Double, nullable=False),
    Column("ask_hash", LargeBinary),  # of the token that the asking device has
    Column("label", String, nullable=False, server_default=text("''")),
    Column("code", String, nullable=False, server_default=text("''")),
    Column("confirmed", Boolean, nullable=False, server_default=false()),
)

rooms = Table(
    "rooms",
    metadata,
    Column("code", String, primary_key=True),
    _user("host", "CASCADE", nullable=False),
    Column("stage", String, nullable=False),
    Column("options", Text, nullable=False),
    Column("seats", Text, nullable=False),
    Column("game_id", String),
    Column("games_played", Integer, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("touched_at", Double, nullable=False),
    Column("deal", Text),
    Index("ix_rooms_lobby", "public", "stage", "touched_at"),
)

room_people = Table(
    "room_people",
    metadata,
    Column("room", String, ForeignKey("rooms.code", ondelete="CASCADE"), primary_key=True),
    _user("user", "CASCADE", nullable=False, primary_key=True),
)

chat = Table(
    "chat",
    metadata,
    Column("room", String, ForeignKey("rooms.code", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    _user("user", "CASCADE", nullable=False),
    Column("name", String, nullable=False),
    Column("text", Text),
    Column("reaction", String),
    Column("at", Double, nullable=False),
)

games = Table(
    "games",
    metadata,
    Column("id", String, primary_key=True),
    Column("room", String, ForeignKey("rooms.code", ondelete="SET NULL"), index=True),
    Column("game", String, nullable=False),
    Column("rules", String, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("settings", Text, nullable=False),
    Column("deal", Text, nullable=False),
    Column("started_at", Double, nullable=False),
    Column("moved_at", Double, nullable=False),
    Column("ended_at", Double, index=True),
    Column("clock", Text, nullable=False),
    Column("owing", Text, nullable=False),
    Column("result", Text),
    _user("uploaded_by", "SET NULL"),
    Column("rated", Boolean, nullable=False, server_default=false()),
)

players = Table(
    "players",
    metadata,
    Column("game_id", String, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("name", String, nullable=False),
    _user("user", "SET NULL"),
    Column("bot", String),
    Column("rating_before", Double),
    Column("rating_after", Double),
    Column("hints", Integer, nullable=False, server_default=text("0")),
    Column("hinted", Integer),  # question whose hint was counted last
    Column("stood_in", Integer, nullable=False, server_default=text("0")),
)

ratings = Table(
    "ratings",
    metadata,
    Column("player", String, primary_key=True),  # a user, or "bot:normal"
    Column("game", String, primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("shown", Double, nullable=False),
    Column("games", Integer, nullable=False),
    Column("rated_at", Double, nullable=False),
    Index("ix_ratings_board", "game", "shown"),
)

lessons = Table(
    "lessons",
    metadata,
    _user("user", "CASCADE", nullable=False, primary_key=True),
    Column("game", String, primary_key=True),
    Column("room", String, ForeignKey("rooms.code", ondelete="SET NULL")),
    Column("finished_at", Double),
)

answers = Table(
    "answers",
    metadata,
    Column("game_id", String, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("key", Text, nullable=False),
    Column("chance", Text, nullable=False),  # one key per line, like a record
    Column("at", Double, nullable=False),
    Column("stood_in", Boolean, nullable=False, server_default=false()),  # by a bot, for a person
)

jobs = Table(
    "jobs",
    metadata,
    Column("id", String, primary_key=True),
    Column("kind", String, nullable=False),
    Column(
        "game_id", String, ForeignKey("games.id", ondelete="CASCADE"), nullable=False, index=True
    ),
    Column("payload", Text, nullable=False),
    Column("state", String, nullable=False),
    Column("progress", Double, nullable=False),
    Column("result", Text),
    Column("error", Text),
    Column("tries", Integer, nullable=False),
    Column("worker", String),
    Column("leased_until", Double, nullable=False),
    Column("created_at", Double, nullable=False),
    Index("ix_jobs_queue", "state", "kind", "created_at"),
)

notes = Table(
    "notes",
    metadata,
    Column("game_id", String, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    _user("user", "CASCADE", nullable=False, primary_key=True),
    Column("text", Text, nullable=False),
    Column("at", Double, nullable=False),
)

facts = Table(  # counted facts of finished games, without names
    "facts",
    metadata,
    Column("game_id", String, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),  # -1: the whole table
    Column("kind", String, primary_key=True),
    Column("what", String, primary_key=True),
    Column("amount", Integer, nullable=False),
    Column("won", Integer, nullable=False),  # 1: this seat won
    Column("fair", Double, nullable=False),  # the expected wins by chance
    Index("ix_facts_kind", "kind", "what", "won", "amount", "fair"),
    sqlite_with_rowid=False,  # rows of a seat are stored together
)

# -- calling people who are away -------------------------------------------------------------------

push_subscriptions = Table(
    "push_subscriptions",
    metadata,
    Column("device", String, ForeignKey("devices.id", ondelete="CASCADE"), primary_key=True),
    _user("user", "CASCADE", nullable=False),
    Column("endpoint", String, nullable=False, unique=True),
    Column("p256dh", String, nullable=False),
    Column("auth", String, nullable=False),
    Column("created_at", Double, nullable=False),
    Column("failures", Integer, nullable=False),  # in a row
)

mail_addresses = Table(
    "mail_addresses",
    metadata,
    _user("user", "CASCADE", nullable=False, primary_key=True),
    Column("address", String, nullable=False),
    Column("asked_at", Double, nullable=False),
    Column("confirmed_at", Double),
    Column("token_hash", LargeBinary, unique=True),  # of the link that confirms it
)

quiet_hours = Table(
    "quiet_hours",
    metadata,
    _user("user", "CASCADE", nullable=False, primary_key=True),
    Column("begins", Integer, nullable=False),  # minutes of the day
    Column("ends", Integer, nullable=False),
    Column("zone", String, nullable=False),
)

muted_rooms = Table(
    "muted_rooms",
    metadata,
    _user("user", "CASCADE", nullable=False, primary_key=True),
    Column("room", String, ForeignKey("rooms.code", ondelete="CASCADE"), primary_key=True),
)

summons = Table(
    "summons",
    metadata,
    Column("game_id", String, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    _user("user", "CASCADE", nullable=False, primary_key=True),
    Column("turn", Integer, nullable=False),  # answers this user had given when called last
    Column("at", Double, nullable=False),
)

server_keys = Table(  # secrets that all servers on this database share
    "server_keys",
    metadata,
    Column("name", String, primary_key=True),
    Column("key", String, nullable=False),
)

# -- several nodes on one PostgreSQL; not used with SQLite -----------------------------------------

nodes = Table(
    "nodes",
    metadata,
    Column("id", String, primary_key=True),  # a new one with every start
    Column("name", String, nullable=False),
    Column("started_at", Double, nullable=False),  # all times are by the database's clock
    Column("seen_at", Double, nullable=False),
)

holds = Table(
    "holds",
    metadata,
    Column("room", String, ForeignKey("rooms.code", ondelete="CASCADE"), primary_key=True),
    Column("version", BigInteger, nullable=False),
    Column("holder", String, index=True),  # the node that runs bots and clocks
    Column("held_at", Double, nullable=False),  # since when
)
