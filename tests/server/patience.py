"""Time limits of the product that a busy machine exceeds, raised for tests.

Tests of such a limit set it themselves. Limits that can be set from outside are set where a server
is started (`running.py`, `serving.py`, `several.py`).
"""

from hiddenhand.server.jobs import bot_pool
from hiddenhand.server.nodes import connection
from hiddenhand.server.storage import engine
from hiddenhand.server.summons import mail, outside
from tests.server.people import PATIENCE


def be_patient() -> None:
    """For the rest of this process: wait for new processes, databases, mail and push services
    as long as tests do."""
    bot_pool.START_LIMIT = PATIENCE
    connection.TIMEOUT = PATIENCE
    engine.GONE_SECONDS = int(PATIENCE)
    mail.SECONDS = PATIENCE
    outside.SECONDS = PATIENCE
