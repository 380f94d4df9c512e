"""The store in a database: SQLite beside the program, or PostgreSQL."""

from hiddenhand.server.storage.sql_store import SqlStore

__all__ = ["SqlStore"]
