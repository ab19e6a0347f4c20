"""The log beside the table."""

from __future__ import annotations

from .stage import Stages

FROM_ITS_END = "(log) => [log.scrollHeight > log.clientHeight, log.scrollHeight - log.clientHeight - log.scrollTop]"


def test_the_log_is_opened_at_its_last_line(stages: Stages) -> None:
    page = stages.window().show("over")
    page.locator("#tab-log").click()
    longer, left = page.locator("#log").evaluate(FROM_ITS_END)
    assert longer
    assert left < 2
