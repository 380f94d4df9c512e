"""For whoever keeps the server running: is it well, how busy is it, what was asked of it."""

import time
from collections.abc import Iterator

import structlog
from fastapi import APIRouter, Request, Response
from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Histogram,
    generate_latest,
)
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector
from starlette.datastructures import State
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from hiddenhand.server.http_wire import Health
from hiddenhand.server.live.hall import Hall
from hiddenhand.server.storage import SqlStore

log = structlog.get_logger()
router = APIRouter(tags=["ops"])
BUCKETS = (0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


@router.get("/healthz")
async def healthz(request: Request) -> Health:
    """200 while the database answers, 503 with the refusal otherwise."""
    state = request.app.state
    await state.store.check()
    return Health(status="ok", seconds=time.monotonic() - state.began)


@router.get(
    "/metrics",
    response_class=Response,
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}},
)
async def metrics(request: Request) -> Response:
    """For Prometheus. Counts and times only: no names, no codes."""
    meters: Meters = request.app.state.meters
    return Response(generate_latest(meters.registry), media_type=CONTENT_TYPE_LATEST)


class Meters(Collector):
    """What is counted. Each application has its own, so that tests do not count each other."""

    def __init__(self, state: State) -> None:
        self.registry = CollectorRegistry()
        self.state = state
        self.requests = Counter(
            "hiddenhand_http_requests",
            "HTTP requests",
            ["method", "route", "status"],
            registry=self.registry,
        )
        self.seconds = Histogram(
            "hiddenhand_http_seconds",
            "Time to answer",
            ["route"],
            buckets=BUCKETS,
            registry=self.registry,
        )
        self.registry.register(self)

    def describe(self) -> list[Metric]:
        return []  # read from the hall when asked, and there is none before the start

    def collect(self) -> Iterator[Metric]:
        hall: Hall = self.state.hall
        store: SqlStore = self.state.store
        gauges = {
            "rooms": ("Rooms in memory", len(hall.rooms)),
            "tables": ("Tables in memory", sum(_has_table(room) for room in hall.rooms.values())),
            "users_online": ("Users with an open page", len(hall.online)),
            "connections": ("Open sockets", sum(map(len, hall.online.values()))),
            "bots_thinking": ("Bots that think now", hall.thinkers.busy),
        }
        for name, (told, value) in gauges.items():
            yield GaugeMetricFamily(f"hiddenhand_{name}", told, value)
        counters = {
            "bot_pool_restarts": ("Times the pool of bots broke", hall.thinkers.restarts),
            "store_commits": ("Transactions written", store.writer.commits),
            "store_writes": ("Writes in these transactions", store.writer.writes),
        }
        for name, (told, value) in counters.items():
            yield CounterMetricFamily(f"hiddenhand_{name}", told, value)


def _has_table(room: object) -> bool:
    play = getattr(room, "play", None)
    return play is not None and play.in_memory


class Watched:
    """Counts and logs every request by its route: never the path itself, which may hold a code."""

    def __init__(self, app: ASGIApp, meters: Meters) -> None:
        self.app = app
        self.meters = meters

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began = time.perf_counter()
        status = 500

        async def note(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, note)
        finally:
            self._note(scope, status, time.perf_counter() - began)

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        route = getattr(scope.get("route"), "path", "other")
        self.meters.requests.labels(scope["method"], route, status).inc()
        self.meters.seconds.labels(route).observe(seconds)
        if route.startswith("/api"):
            log.info(
                "request",
                method=scope["method"],
                route=route,
                status=status,
                ms=round(seconds * 1000, 1),
            )
