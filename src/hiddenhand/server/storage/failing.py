"""Database errors: details go to the log, clients learn only that nothing was written."""

import structlog
from sqlalchemy.exc import DBAPIError

from hiddenhand.server.store import NotStored

log = structlog.get_logger()


def failed(error: Exception) -> NotStored:
    """Log the error and return the `NotStored` for clients, without statements, tables or
    addresses."""
    cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    log.error("store_failed", error=f"{type(cause).__name__}: {cause}".splitlines()[0])
    return NotStored("it could not be written or read", place="store")
