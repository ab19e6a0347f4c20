"""Each room says in its docstring what it is for, and where a stranger starts reading."""

import ast
import re
from pathlib import Path

import pytest

from .tree import PACKAGE, packages

LABELS = ("Owns", "May import", "Never", "Start reading at")


def docstring(package: Path) -> str:
    """What *package* says about itself; empty when it says nothing or has no ``__init__.py``."""
    init = package / "__init__.py"
    return (ast.get_docstring(ast.parse(init.read_text(encoding="utf-8"))) or "") if init.exists() else ""


@pytest.mark.parametrize("package", packages(), ids=lambda package: str(package.relative_to(PACKAGE.parent)))
@pytest.mark.parametrize("label", LABELS)
def test_a_package_says_what_it_owns_imports_never_does_and_where_to_start(package: Path, label: str) -> None:
    said = re.search(rf"^\W*{label}\W+(\w.*)", docstring(package), flags=re.MULTILINE)
    assert said, f"the docstring of {package.name}/__init__.py has no line '{label}: …'"
