"""An end on request: whoever works looks now and then whether Ctrl-C or SIGTERM asked for it."""

import signal
from types import FrameType, TracebackType
from typing import Any


class Ending:
    """Inside its `with` block signals only set `asked`."""

    def __init__(self) -> None:
        self.asked = False
        self._before: dict[signal.Signals, Any] = {}

    def __enter__(self) -> "Ending":
        for name in (signal.SIGINT, signal.SIGTERM):
            self._before[name] = signal.signal(name, self._ask)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        for name, before in self._before.items():
            signal.signal(name, before)

    def _ask(self, number: int, frame: FrameType | None) -> None:
        self.asked = True
