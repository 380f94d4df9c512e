"""Checks dependencies for known vulnerabilities, and the repository for secrets.

    python -m tools.audit

Asks the package registries through pip-audit and npm. Fails on a known vulnerability or on anything
that looks like a secret. If a registry cannot be reached, that is reported but does not fail, so
that builds work offline.
"""

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib.metadata import distributions
from typing import Any

from tools.tree import ROOT

LIMIT = 300  # seconds
OURS = "hiddenhand"
WORTH_FAILING = (
    "moderate",
    "high",
    "critical",
)  # npm severities that fail; lower ones are only reported
TEXT = 1_000_000  # bytes; larger files are not searched


@dataclass
class Report:
    """The result from one registry."""

    source: str
    checked: int = 0
    found: list[str] = field(default_factory=list)
    remarks: list[str] = field(default_factory=list)
    unavailable: str = ""

    def lines(self) -> Iterator[str]:
        """The report as lines of text."""
        if self.unavailable:
            yield f"{self.source}: NOT CHECKED, {self.unavailable}"
        elif self.found:
            yield f"{self.source}: {len(self.found)} known vulnerabilities"
        else:
            yield f"{self.source}: nothing known against {self.checked} packages"
        yield from (f"  {line}" for line in (*self.found, *self.remarks))


# -- Python ------------------------------------------------------------------------------------


def ask_pip_audit() -> Report:
    """Check every installed package and version, without resolving or installing anything."""
    wanted = sorted(
        {f"{d.metadata['Name']}=={d.version}" for d in distributions() if d.metadata["Name"]}
    )
    listed = "\n".join(line for line in wanted if not line.startswith(OURS))
    words = ["--requirement", "/dev/stdin", "--no-deps", "--disable-pip", "--format", "json"]
    command = [sys.executable, "-m", "pip_audit", *words, "--progress-spinner", "off"]
    try:
        done = subprocess.run(
            command, input=listed, capture_output=True, text=True, timeout=LIMIT, check=False
        )
    except subprocess.TimeoutExpired:
        return Report("PyPI", unavailable="no answer in time")
    return read_pip_audit(done.stdout, done.stderr)


def read_pip_audit(out: str, err: str) -> Report:
    """Parse the output of pip-audit."""
    report = Report("PyPI")
    try:
        rows = json.loads(out)["dependencies"]
    except (ValueError, KeyError, TypeError):
        last = err.strip().splitlines()[-1:] or ["no report"]
        return Report("PyPI", unavailable=last[0])
    skipped = [row["name"] for row in rows if "skip_reason" in row]
    for row in rows:
        report.checked += "skip_reason" not in row
        for known in row.get("vulns", ()):
            fixed = ", ".join(known.get("fix_versions") or ()) or "no version yet"
            report.found.append(f"{row['name']} {row['version']}: {known['id']}, fixed in {fixed}")
    if not report.checked:
        report.unavailable = "the registry offers no data about vulnerabilities"
    elif skipped:
        report.remarks.append(f"no data about: {', '.join(sorted(skipped))}")
    return report


# -- npm ---------------------------------------------------------------------------------------


def ask_npm() -> Report:
    """Check the web app's packages in the lock file."""
    command = [sys.executable, str(ROOT / "web" / "npm.py"), "audit", "--json"]
    try:
        done = subprocess.run(
            command, capture_output=True, text=True, timeout=LIMIT, check=False, cwd=ROOT
        )
    except subprocess.TimeoutExpired:
        return Report("npm", unavailable="no answer in time")
    return read_npm(done.stdout)


def read_npm(out: str) -> Report:
    """Parse the output of npm audit."""
    report = Report("npm")
    try:
        said: dict[str, Any] = json.loads(out[out.index("{") :])
        counts = said["metadata"]["dependencies"]
    except (ValueError, KeyError, TypeError):
        reason = re.search(r'"message": "([^"]*?) - [A-Z]+ http', out)
        what = reason[1] if reason else "no report"
        return Report("npm", unavailable=f"the registry offers no data ({what})")
    report.checked = int(counts["total"])
    for name, row in sorted(said["vulnerabilities"].items()):
        line = f"{name} {row['range']}: {row['severity']}"
        (report.found if row["severity"] in WORTH_FAILING else report.remarks).append(line)
    return report


# -- secrets -----------------------------------------------------------------------------------

SECRETS = {
    "a private key": r"-----BEGIN [A-Z ]*PRIVATE KEY-----",
    "a key of AWS": r"\bAKIA[0-9A-Z]{16}\b",
    "a token of GitHub": r"\bgh[pousr]_[A-Za-z0-9]{36}\b",
    "a token of npm": r"\bnpm_[A-Za-z0-9]{36}\b",
    "a token of PyPI": r"\bpypi-AgEI[A-Za-z0-9_-]{50,}",
    "a token of Slack": r"\bxox[abprs]-[A-Za-z0-9-]{20,}",
    "a database with its password": r"\bpostgres(?:ql)?://[^\s:/@'\"]+:(?!secret@|\$)"
    r"[A-Za-z0-9+/_-]{12,}@",
}
PATTERN = re.compile("|".join(f"({pattern})" for pattern in SECRETS.values()))


def secrets_in(text: str) -> list[tuple[int, str]]:
    """(line, kind of secret) for everything that looks like one."""
    kinds = list(SECRETS)
    return [
        (text.count("\n", 0, found.start()) + 1, kinds[(found.lastindex or 1) - 1])
        for found in PATTERN.finditer(text)
    ]


def secrets_in_repository() -> list[str]:
    """Secrets in all files that git would commit, and files that must never be committed."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout.splitlines()
    found = []
    for name in listed:
        path = ROOT / name
        if re.search(r"(^|/)(\.env|id_rsa|id_ed25519|[^/]*\.pem|[^/]*\.p12)$", name):
            found.append(f"{name}: a file for secrets")
        if not path.is_file() or path.stat().st_size > TEXT:
            continue
        text = path.read_bytes().decode(errors="ignore")
        found += [f"{name}:{line}: looks like {what}" for line, what in secrets_in(text)]
    return found


def main() -> int:
    """Run all checks; returns the exit code."""
    failed = False
    for report in (ask_pip_audit(), ask_npm()):
        print("\n".join(report.lines()))
        failed |= bool(report.found)
    secrets = secrets_in_repository()
    print("\n".join(["secrets in the repository:", *secrets]) if secrets else "no secrets found")
    return 1 if failed or secrets else 0


if __name__ == "__main__":
    sys.exit(main())
