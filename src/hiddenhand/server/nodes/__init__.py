"""Several servers on one PostgreSQL: heartbeats, notifications, room versions, failover."""
