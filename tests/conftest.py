"""What every test run shares."""

import pytest
from hypothesis import settings

from hiddenhand import build

# A run tells the same on every machine: no deadlines, no luck.
settings.register_profile("house", deadline=None, derandomize=True)
settings.load_profile("house")


def pytest_report_header(config: pytest.Config) -> str:
    return f"hiddenhand: {build.describe()}"
