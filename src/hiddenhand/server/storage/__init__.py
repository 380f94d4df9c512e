"""The store in a database: SQLite or PostgreSQL."""

from hiddenhand.server.storage.sql_store import SqlStore

__all__ = ["SqlStore"]
