"""Health and metrics for the operator."""

import time
from collections.abc import Iterator
from hmac import compare_digest
from ipaddress import ip_address
from typing import Protocol

import structlog
from fastapi import APIRouter, Request, Response
from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Histogram,
    ProcessCollector,
    generate_latest,
)
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector
from starlette.datastructures import State
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from hiddenhand.server.http.doors import REASONS, Doors
from hiddenhand.server.http.gate import Gate
from hiddenhand.server.live.registry import RoomRegistry
from hiddenhand.server.operations.sweeping import KINDS, Sweeper
from hiddenhand.server.refusals import NotForYou, NotReady
from hiddenhand.server.storage import SqlStore
from hiddenhand.server.summons.summoner import OUTCOMES, Summoner
from hiddenhand.server.wire.http import Health

log = structlog.get_logger()
router = APIRouter(tags=["ops"])
BUCKETS = (0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


@router.get("/healthz")
async def healthz(request: Request) -> Health:
    """200 while clients are accepted, otherwise 503 with the error: the database does not
    answer, or this node is about to stop."""
    state = request.app.state
    if state.nodes is not None and not state.nodes.is_ready:
        raise NotReady("this node stops, or has lost its database", place="node")
    await state.store.check()
    return Health(
        status="ok",
        seconds=time.monotonic() - state.began,
        seeded=bool(state.settings.test_seed),
    )


@router.get(
    "/metrics",
    response_class=Response,
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}},
)
async def metrics(request: Request) -> Response:
    """Metrics for Prometheus: counts and times only, no names, no codes. Since the thinking
    times of bots are secret, only this machine and holders of the token can read them."""
    _check_reader(request)
    meters: Meters = request.app.state.meters
    return Response(generate_latest(meters.registry), media_type=CONTENT_TYPE_LATEST)


def _check_reader(request: Request) -> None:
    token = request.app.state.settings.metrics_token
    shown = request.headers.get("authorization", "").removeprefix("Bearer ")
    if token and compare_digest(shown.encode(), token.encode()):
        return
    if not token and request.client is not None and _is_this_machine(request.client.host):
        return
    raise NotForYou("send HIDDENHAND_METRICS_TOKEN, or ask from this machine", place="metrics")


def _is_this_machine(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


class Meters(Collector):
    """The metrics of one application. Each has its own, so that tests do not affect each other."""

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
        self.answers = Histogram(
            "hiddenhand_answer_seconds",
            "From the arrival of a person's answer to its acknowledgement",
            buckets=BUCKETS,
            registry=self.registry,
        )
        ProcessCollector(registry=self.registry)  # memory, CPU time, open files
        self.registry.register(self)

    def describe(self) -> list[Metric]:
        return []  # values are read on request; there are none before the start

    def collect(self) -> Iterator[Metric]:
        registry: RoomRegistry = self.state.registry
        rooms, online = registry.rooms, registry.services.connections.by_user
        bots = registry.services.bot_pool
        store: SqlStore = self.state.store
        gauges = {
            "rooms": ("Rooms in memory", len(rooms)),
            "tables": ("Tables in memory", sum(room.live is not None for room in rooms.values())),
            "users_online": ("Users with an open page", len(online)),
            "connections": ("Open sockets", sum(map(len, online.values()))),
            "bots_thinking": ("Bots that think now", bots.busy),
            "open_connections": ("Open connections of any kind", self.state.doors.open),
        }
        for name, (told, value) in gauges.items():
            yield GaugeMetricFamily(f"hiddenhand_{name}", told, value)
        counters = {
            "bot_pool_restarts": ("Times the pool of bots broke", bots.restarts),
            "store_commits": ("Transactions written", store.writer.commits),
            "store_writes": ("Writes in these transactions", store.writer.writes),
        }
        if self.state.nodes is not None:
            yield from _of_nodes(self.state.nodes)
        for name, (told, value) in counters.items():
            yield CounterMetricFamily(f"hiddenhand_{name}", told, value)
        gate: Gate = self.state.gate
        refused = CounterMetricFamily(
            "hiddenhand_turned_away", "Requests and sockets refused at the gate", labels=["error"]
        )
        for error in ("server-busy", "too-big", "too-fast", "too-many"):
            refused.add_metric([error], gate.refused[error])
        yield refused
        yield from _of_doors(self.state.doors)
        swept = CounterMetricFamily("hiddenhand_swept", "Stale rows removed", labels=["what"])
        sweeper: Sweeper = self.state.sweeper
        for kind in KINDS:
            swept.add_metric([kind], sweeper.swept[kind])
        yield swept
        called = CounterMetricFamily("hiddenhand_summons", "Calls to a table", labels=["outcome"])
        summoner: Summoner = self.state.summoner
        for outcome in OUTCOMES:
            called.add_metric([outcome], summoner.outcomes[outcome])
        yield called
        yield CounterMetricFamily("hiddenhand_sweeps", "Looks for stale rows", sweeper.sweeps)


def _of_doors(doors: Doors) -> Iterator[Metric]:
    closed = CounterMetricFamily(
        "hiddenhand_connections_closed",
        "Connections closed before the application was asked",
        labels=["reason"],
    )
    for reason in REASONS:
        closed.add_metric([reason], doors.closed[reason])
    yield closed


class NodeStatus(Protocol):
    """A node of a cluster, for monitoring."""

    @property
    def is_ready(self) -> bool: ...  # True if clients are accepted
    def gauges(self) -> dict[str, tuple[str, float]]: ...  # name -> description and value
    def counters(self) -> dict[str, tuple[str, float]]: ...


def _of_nodes(node: NodeStatus) -> Iterator[Metric]:
    for name, (told, value) in node.gauges().items():
        yield GaugeMetricFamily(f"hiddenhand_{name}", told, value)
    for name, (told, value) in node.counters().items():
        yield CounterMetricFamily(f"hiddenhand_{name}", told, value)


class Watched:
    """Middleware that counts and logs requests by route, never by path, which may contain a
    code."""

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
