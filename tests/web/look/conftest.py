"""One browser for all tests that look at pages."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from .stage import MOMENTS, chromium


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Debian's chromium."""
    expect.set_options(timeout=MOMENTS)
    with chromium() as found:
        yield found
