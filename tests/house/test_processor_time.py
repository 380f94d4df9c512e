"""The plugin that measures processor time counts what a test starts, not what it waits for."""

import re
import subprocess
import sys
from pathlib import Path

from tools.tree import ROOT

TESTS = r"""
import subprocess
import sys
import time

BURN = "import time\nwhile time.process_time() < 0.5: pass"

def test_with_a_process():
    subprocess.run([sys.executable, "-c", BURN], check=True)

def test_that_only_waits():
    subprocess.run([sys.executable, "-Sc", "import time; time.sleep(0.4)"], check=True)
"""


def test_processes_are_counted_and_waiting_is_not(tmp_path: Path) -> None:
    file = tmp_path / "test_some.py"
    file.write_text(TESTS, encoding="utf-8")
    words = ["-q", "-p", "no:cacheprovider", f"--rootdir={tmp_path}"]
    done = subprocess.run(
        [sys.executable, "-m", "tools.processor_time", "-c", "/dev/null", *words, str(file)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    found = re.findall(r"([\d.]+) s  \S+::(\w+)", done.stdout)
    seconds = {test: float(time) for time, test in found}
    assert seconds["test_with_a_process"] >= 0.5
    assert seconds["test_that_only_waits"] < 0.4
