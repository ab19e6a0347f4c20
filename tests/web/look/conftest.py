"""One browser for all tests that look at pages, and few windows."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from .stage import MOMENTS, Stages, chromium, opened


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Debian's chromium."""
    expect.set_options(timeout=MOMENTS)
    with chromium() as found:
        yield found


@pytest.fixture(scope="session")
def stages(browser: Browser) -> Iterator[Stages]:
    """Its windows."""
    with opened(browser) as found:
        yield found
