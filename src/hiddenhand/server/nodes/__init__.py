"""Several servers over one PostgreSQL: heartbeats, news, versions of rooms, taking over."""
