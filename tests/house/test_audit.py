"""The audit fails for known vulnerabilities and secrets, and reports what it could not check."""

import json
from collections.abc import Mapping

import pytest

from tools.audit import read_npm, read_pip_audit, secrets_in, secrets_in_repository
from tools.tree import ROOT


def pip_report(*rows: Mapping[str, object]) -> str:
    return json.dumps({"dependencies": list(rows), "fixes": []})


def test_a_known_vulnerability_is_found() -> None:
    old = {
        "name": "jinja2",
        "version": "2.4.1",
        "vulns": [{"id": "PYSEC-2014-8", "fix_versions": ["2.7.2"], "aliases": []}],
    }
    fine = {"name": "typer", "version": "0.20.0", "vulns": []}
    report = read_pip_audit(pip_report(old, fine), "")
    assert report.found == ["jinja2 2.4.1: PYSEC-2014-8, fixed in 2.7.2"]
    assert (report.checked, report.unavailable) == (2, "")
    good = read_pip_audit(pip_report(fine), "")
    assert list(good.lines()) == ["PyPI: nothing known against 1 packages"]


def test_a_registry_without_data_is_named_and_no_failure() -> None:
    skipped = {"name": "typer", "skip_reason": "Dependency not found on PyPI"}
    for report in (
        read_pip_audit(pip_report(skipped), ""),
        read_pip_audit("", "ConnectionError: no route"),
        read_pip_audit("[]", ""),
    ):
        assert not report.found
        assert next(iter(report.lines())).startswith("PyPI: NOT CHECKED, ")
    fine = {"name": "typer", "version": "0.20.0", "vulns": []}
    part = read_pip_audit(pip_report(fine, {**skipped, "name": "ours"}), "")
    assert part.remarks == ["no data about: ours"]


def test_npm_fails_from_moderate_on() -> None:
    def said(severity: str) -> str:
        row = {"name": "left-pad", "severity": severity, "range": "<1.2"}
        counts = {"dependencies": {"total": 7}, "vulnerabilities": {severity: 1}}
        return json.dumps({"vulnerabilities": {"left-pad": row}, "metadata": counts})

    assert read_npm(said("critical")).found == ["left-pad <1.2: critical"]
    low = read_npm(said("low"))
    assert (low.found, low.remarks) == ([], ["left-pad <1.2: low"])
    refused = read_npm(
        '{\n  "message": "405 Method Not Allowed - POST https://registry.npmjs.org/-/npm",\n}'
    )
    assert refused.unavailable == "the registry offers no data (405 Method Not Allowed)"
    assert not refused.found


def test_nothing_secret_lies_in_the_repository() -> None:
    if not (ROOT / ".git").exists():
        pytest.skip("not a repository: an unpacked archive")
    assert secrets_in_repository() == []


@pytest.mark.parametrize(
    "text",
    [
        "-----BEGIN RSA " + "PRIVATE KEY-----",
        "key = AKIA" + "A" * 16,
        "ghp_" + "a1" * 18,
        "postgresql://ola:" + "k3yb0ardmash9@db/games",
    ],
)
def test_a_secret_would_be_noticed(text: str) -> None:
    assert secrets_in(f"first line\n{text}\n") == [(2, secrets_in(text)[0][1])]


def test_examples_are_no_secrets() -> None:
    assert not secrets_in("postgresql://ola:secret@localhost/games, postgresql://u:$(cat p)@db/x")
