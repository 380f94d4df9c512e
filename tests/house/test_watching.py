"""The monitoring files use only metrics that a running server exports."""

import asyncio
import json
from collections.abc import Iterator
from typing import Any

import httpx
import promql_parser
import pytest
import yaml
from prometheus_client.parser import text_string_to_metric_families

from tests.server.postgres import postgresql
from tests.server.serving import running_app
from tools.tree import ROOT

BOARD: dict[str, Any] = json.loads((ROOT / "deploy/grafana/hiddenhand.json").read_text())
ALERTS: dict[str, Any] = yaml.safe_load((ROOT / "deploy/alerts.yml").read_text())
OF_PROMETHEUS = {"up": {"job", "instance"}}  # created by Prometheus itself
Exported = dict[str, set[str]]  # name of a series -> its labels


@pytest.fixture(scope="module")
def exported() -> Exported:
    """All metrics of a server with a shared PostgreSQL, which has the most."""

    async def look(database: str) -> str:
        async with running_app(database) as app:
            transport = httpx.ASGITransport(app)
            async with httpx.AsyncClient(transport=transport, base_url="http://table") as client:
                await client.post("/api/me", json={"name": "Ola"})
                return (await client.get("/metrics")).text

    with postgresql() as (database,):
        text = asyncio.run(look(database))
    found: Exported = {}
    for family in text_string_to_metric_families(text):
        for sample in family.samples:
            found.setdefault(sample.name, set()).update(sample.labels)
    return found


def selectors(node: Any) -> Iterator[Any]:
    """Every series an expression reads."""
    if isinstance(node, promql_parser.VectorSelector):
        yield node
    for name in ("expr", "lhs", "rhs", "param", "vector_selector"):
        part = getattr(node, name, None)
        if part is not None:
            yield from selectors(part)
    for part in getattr(node, "args", None) or ():
        yield from selectors(part)


def groupings(node: Any) -> Iterator[str]:
    modifier = getattr(node, "modifier", None)
    yield from getattr(modifier, "labels", None) or ()
    for name in ("expr", "lhs", "rhs"):
        part = getattr(node, name, None)
        if part is not None:
            yield from groupings(part)
    for part in getattr(node, "args", None) or ():
        yield from groupings(part)


def check(text: str, exported: Exported) -> None:
    for variable, usual in (("$__rate_interval", "5m"), ("$__range", "3h")):
        text = text.replace(variable, usual)
    expression = promql_parser.parse(text)
    known = exported | OF_PROMETHEUS
    read = list(selectors(expression))
    assert read, text
    labels = {"job", "instance"}
    for selector in read:
        assert selector.name in known, f"nobody exports {selector.name}: {text}"
        labels |= known[selector.name]
        for matcher in selector.matchers.matchers:
            assert matcher.name in known[selector.name] | {"job", "instance"}, text
    assert set(groupings(expression)) <= labels, text


def test_the_board_shows_what_is_exported(exported: Exported) -> None:
    panels = [panel for panel in BOARD["panels"] if panel["type"] != "row"]
    for panel in panels:
        assert panel["targets"], panel["title"]
        for target in panel["targets"]:
            check(target["expr"], exported)
    shown = {
        selector.name
        for panel in panels
        for target in panel["targets"]
        for selector in selectors(
            promql_parser.parse(
                target["expr"].replace("$__rate_interval", "5m").replace("$__range", "3h")
            )
        )
    }
    ours = {name for name in exported if name.startswith("hiddenhand_")}
    unseen = {
        name for name in ours if not name.endswith(("_created", "_sum", "_count", "_sweeps_total"))
    } - shown
    assert not unseen, "nobody looks at these"
    for variable in BOARD["templating"]["list"]:
        if variable["type"] == "query":
            name = variable["query"].removeprefix("label_values(").partition(",")[0]
            assert name.partition("{")[0] in ours


def test_the_board_can_be_imported() -> None:
    assert BOARD["uid"] == "hiddenhand"
    assert BOARD["schemaVersion"] >= 36
    ids = [panel["id"] for panel in BOARD["panels"]]
    assert len(ids) == len(set(ids))
    for panel in BOARD["panels"]:
        place = panel["gridPos"]
        assert place["x"] + place["w"] <= 24
        if panel["type"] != "row":
            assert panel["datasource"]["uid"] == "${datasource}"
    cells = [
        (x, y)
        for panel in BOARD["panels"]
        for x in range(panel["gridPos"]["x"], panel["gridPos"]["x"] + panel["gridPos"]["w"])
        for y in range(panel["gridPos"]["y"], panel["gridPos"]["y"] + panel["gridPos"]["h"])
    ]
    assert len(cells) == len(set(cells)), "panels lie upon each other"


def test_alerts_ask_for_what_is_exported(exported: Exported) -> None:
    rules = [rule for group in ALERTS["groups"] for rule in group["rules"]]
    assert len({rule["alert"] for rule in rules}) == len(rules)
    for rule in rules:
        check(rule["expr"], exported)
        assert rule["labels"]["severity"] in ("page", "look")
        assert rule["annotations"]["summary"]


def test_a_metric_that_is_not_there_would_be_noticed(exported: Exported) -> None:
    for text in (
        "rate(hiddenhand_no_such_total[5m])",
        'hiddenhand_rooms{room="x"}',
        "sum by (room) (hiddenhand_rooms)",
        "topk(3, histogram_quantile(0.5, hiddenhand_no_such_bucket))",
    ):
        with pytest.raises(AssertionError):
            check(text, exported)
