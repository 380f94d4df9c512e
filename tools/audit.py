"""Known vulnerabilities of what we depend on, and secrets that must not lie in the repository.

    python -m tools.audit

Asks the package registries, through pip-audit and npm. A known vulnerability, or something that
looks like a secret, fails. Where the registries do not answer, that is said plainly and does not
fail: a build without a network is no worse than yesterday's.
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
WORTH_FAILING = ("moderate", "high", "critical")  # of npm; what is low is told
TEXT = 1_000_000  # bytes; larger files are no text of ours


@dataclass
class Report:
    """What one source of knowledge says."""

    source: str
    checked: int = 0
    found: list[str] = field(default_factory=list)
    remarks: list[str] = field(default_factory=list)
    unavailable: str = ""

    def lines(self) -> Iterator[str]:
        if self.unavailable:
            yield f"{self.source}: NOT CHECKED, {self.unavailable}"
        elif self.found:
            yield f"{self.source}: {len(self.found)} known vulnerabilities"
        else:
            yield f"{self.source}: nothing known against {self.checked} packages"
        yield from (f"  {line}" for line in (*self.found, *self.remarks))


# -- Python ------------------------------------------------------------------------------------


def ask_pip_audit() -> Report:
    """Every installed package in its version. Nothing is resolved or installed for it."""
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
    """The web app's packages as the lock file names them."""
    command = [sys.executable, str(ROOT / "web" / "npm.py"), "audit", "--json"]
    try:
        done = subprocess.run(
            command, capture_output=True, text=True, timeout=LIMIT, check=False, cwd=ROOT
        )
    except subprocess.TimeoutExpired:
        return Report("npm", unavailable="no answer in time")
    return read_npm(done.stdout)


def read_npm(out: str) -> Report:
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
    """(line, what it looks like)."""
    kinds = list(SECRETS)
    return [
        (text.count("\n", 0, found.start()) + 1, kinds[(found.lastindex or 1) - 1])
        for found in PATTERN.finditer(text)
    ]


def secrets_in_repository() -> list[str]:
    """Everything that git would commit. A file that should never be there is named, too."""
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
    failed = False
    for report in (ask_pip_audit(), ask_npm()):
        print("\n".join(report.lines()))
        failed |= bool(report.found)
    secrets = secrets_in_repository()
    print("\n".join(["secrets in the repository:", *secrets]) if secrets else "no secrets found")
    return 1 if failed or secrets else 0


if __name__ == "__main__":
    sys.exit(main())
