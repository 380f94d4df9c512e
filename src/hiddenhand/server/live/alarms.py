"""One alarm for each room: when the first of its clocks runs out, or something is tried again."""

import asyncio
from collections.abc import Callable

from hiddenhand.server.live.pace import Pace

LONGEST_NAP = 3600.0  # seconds; alarms look at the wall clock again at least this often
RETRY = 5.0  # seconds until what the store refused is tried again


class Alarms:
    def __init__(self, now: Callable[[], float], ring: Callable[[str], None]) -> None:
        self._now = now
        self._ring = ring
        self._alarms: dict[str, asyncio.TimerHandle] = {}

    def __contains__(self, code: str) -> bool:
        return code in self._alarms

    def set(self, code: str, when: float | None) -> None:
        """Ring at this time; None: not at all. Only the newest alarm of a room counts."""
        if when is None:
            self._cancel(code)
        else:
            self.ring_in(min(max(0.0, when - self._now()) + 0.01, LONGEST_NAP), code)

    def ring_in(self, seconds: float, code: str) -> None:
        self._cancel(code)
        loop = asyncio.get_running_loop()
        self._alarms[code] = loop.call_later(seconds, self._rings, code)

    def set_for(self, code: str, pace: Pace) -> None:
        """Ring when these clocks want it; at once where nobody is asked: the game is over, and the
        server stopped before that was noted."""
        if pace.asked:
            self.set(code, pace.rings)
        else:
            self.ring_in(0.0, code)

    def retry(self, code: str) -> None:
        """What the store could not take is not given up: bots answer, and the end is noted."""
        self.ring_in(RETRY, code)

    def close(self) -> None:
        for code in list(self._alarms):
            self._cancel(code)

    def _cancel(self, code: str) -> None:
        alarm = self._alarms.pop(code, None)
        if alarm is not None:
            alarm.cancel()

    def _rings(self, code: str) -> None:
        self._alarms.pop(code, None)
        self._ring(code)
