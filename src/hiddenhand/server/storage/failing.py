"""A database that fails: the operator reads why, clients read only that nothing was kept."""

import structlog
from sqlalchemy.exc import DBAPIError

from hiddenhand.server.store import NotStored

log = structlog.get_logger()


def failed(error: Exception) -> NotStored:
    """What clients are told. Statements, tables and addresses are nobody's business."""
    cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    log.error("store_failed", error=f"{type(cause).__name__}: {cause}".splitlines()[0])
    return NotStored("it could not be written or read", place="store")
