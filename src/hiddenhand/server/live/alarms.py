"""One alarm per room: for its first deadline, or to retry something."""

import asyncio
from collections.abc import Callable

from hiddenhand.server.live.pace import Pace

LONGEST_NAP = 3600.0  # seconds; alarms recheck the wall clock this often
RETRY = 5.0  # seconds until a failed write is retried


class Alarms:
    """The alarms of all rooms."""

    def __init__(self, now: Callable[[], float], ring: Callable[[str], None]) -> None:
        self._now = now
        self._ring = ring
        self._alarms: dict[str, asyncio.TimerHandle] = {}

    def __contains__(self, code: str) -> bool:
        return code in self._alarms

    def set(self, code: str, when: float | None) -> None:
        """Ring at this time; None cancels. A new alarm replaces the room's old one."""
        if when is None:
            self._cancel(code)
        else:
            self.ring_in(min(max(0.0, when - self._now()) + 0.01, LONGEST_NAP), code)

    def ring_in(self, seconds: float, code: str) -> None:
        """Ring after this many seconds."""
        self._cancel(code)
        loop = asyncio.get_running_loop()
        self._alarms[code] = loop.call_later(seconds, self._rings, code)

    def set_for(self, code: str, pace: Pace) -> None:
        """Set the alarm from a stored pace. Rings at once if nobody is asked: the game is over, but
        the server stopped before its end was written."""
        if pace.asked:
            self.set(code, pace.rings)
        else:
            self.ring_in(0.0, code)

    def retry(self, code: str) -> None:
        """Ring soon, because something could not be written."""
        self.ring_in(RETRY, code)

    def close(self) -> None:
        """Cancel all alarms."""
        for code in list(self._alarms):
            self._cancel(code)

    def _cancel(self, code: str) -> None:
        alarm = self._alarms.pop(code, None)
        if alarm is not None:
            alarm.cancel()

    def _rings(self, code: str) -> None:
        self._alarms.pop(code, None)
        self._ring(code)
