"""The page of codes says what the rules say."""

from __future__ import annotations

from .codes_page import PAGE, page


def test_the_page_of_codes_is_up_to_date() -> None:
    assert PAGE.read_text("utf-8") == page(), "write it anew: python -m tests.docs.codes_page"
