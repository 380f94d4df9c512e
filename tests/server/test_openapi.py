"""The OpenAPI description matches the API: every response fits its schema."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import positive_data_acceptance

from tests.server.people import PATIENCE
from tests.server.running import Running, server

# The schema cannot say which settings can be combined and which names are valid.
NOT_ASKED = [positive_data_acceptance]
FEW, MANY = 3, 60  # valid examples per operation, and as many invalid ones


@pytest.fixture(scope="module")
def here(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder: Path = tmp_path_factory.mktemp("openapi")
    with server(folder) as running:
        yield running


def operations(here: Running) -> list[Any]:
    address = f"http://{here.address}/openapi.json"
    schema = schemathesis.openapi.from_url(address, timeout=PATIENCE)
    return [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]


def test_every_refusal_is_described(here: Running) -> None:
    told = httpx.get(f"http://{here.address}/openapi.json", timeout=PATIENCE).json()
    assert len(told["paths"]) > 20
    for path, methods in told["paths"].items():
        for method, operation in methods.items():
            for code in ("4XX", "5XX"):
                body = operation["responses"][code]["content"]["application/json"]["schema"]
                assert body["$ref"].endswith("/Refusal"), f"{method} {path}"
    assert "HTTPValidationError" not in told["components"]["schemas"]


@pytest.mark.parametrize("examples", [FEW, pytest.param(MANY, marks=pytest.mark.long)])
def test_answers_are_as_described(here: Running, examples: int) -> None:
    """Schemathesis generates valid and invalid requests from the description."""
    found = operations(here)
    assert len(found) > 25
    for operation in found:
        for mode in GenerationMode:
            guest = {"name": "Ola"}
            made = httpx.post(f"http://{here.address}/api/me", json=guest, timeout=PATIENCE)
            try_out(operation, mode, dict(made.cookies), examples)


def try_out(operation: Any, mode: GenerationMode, cookies: dict[str, str], examples: int) -> None:
    @settings(max_examples=examples, database=None, suppress_health_check=list(HealthCheck))
    @given(case=operation.as_strategy(generation_mode=mode))
    def check(case: Any) -> None:
        answer = case.call(cookies=cookies, timeout=PATIENCE)
        case.validate_response(answer, excluded_checks=NOT_ASKED)

    try:
        check()
    except Unsatisfiable:
        assert mode is GenerationMode.NEGATIVE  # a request without parameters cannot be invalid
