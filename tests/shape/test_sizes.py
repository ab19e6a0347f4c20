"""Files are short enough to be read in one go."""

from pathlib import Path
from statistics import median

import pytest

from .tree import ROOT

LONGEST = 400
MEDIAN = 150
WRITTEN_BY_HAND = {".py", ".ftl", ".html", ".css", ".js"}


def written(tree: str) -> list[Path]:
    """The files of *tree* that people write; other people's work lies in folders named ``vendor``."""
    files = (ROOT / tree).rglob("*")
    return sorted(file for file in files if file.suffix in WRITTEN_BY_HAND and "vendor" not in file.parts)


def lines(file: Path) -> int:
    return len(file.read_text(encoding="utf-8").splitlines())


@pytest.mark.parametrize("tree", ["src", "tests", "bench"])
def test_no_file_is_over_four_hundred_lines(tree: str) -> None:
    long = {str(file.relative_to(ROOT)): lines(file) for file in written(tree) if lines(file) > LONGEST}
    assert not long


def test_the_median_file_has_at_most_a_hundred_and_fifty_lines() -> None:
    sizes = [lines(file) for tree in ("src", "tests", "bench") for file in written(tree) if file.suffix == ".py"]
    assert 0 < median(sizes) <= MEDIAN
