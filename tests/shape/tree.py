"""Where the source lies, and how its imports are read without running it."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src" / "brelan"


class Import(NamedTuple):
    """One imported name as an absolute path: ``from .hand import Hand`` is ``brelan.bourre.hand.Hand``."""

    path: str
    file: Path
    line: int

    @property
    def top(self) -> str:
        """The distribution's outermost package, ``numba`` for ``numba.extending``."""
        return self.path.partition(".")[0]

    def within(self, module: str) -> bool:
        """Whether this is *module* or something in it."""
        return self.path == module or self.path.startswith(module + ".")

    def __str__(self) -> str:
        return f"{self.file}:{self.line} imports {self.path}"


def rooms() -> list[str]:
    """The rooms that stand: each folder of the package that holds Python."""
    return sorted(folder.name for folder in PACKAGE.iterdir() if folder.is_dir() and any(folder.rglob("*.py")))


def packages() -> list[Path]:
    """Every folder in the package that has Python files directly in it, the package itself first."""
    return sorted({file.parent for file in PACKAGE.rglob("*.py")})


def imports_of(room: str) -> list[Import]:
    """Every import in every file of *room*, also those inside functions."""
    return [found for file in sorted((PACKAGE / room).rglob("*.py")) for found in imports_in(file.read_text(), file)]


def imports_in(source: str, file: Path) -> Iterator[Import]:
    """The imports in *source*, read as the text of *file* below ``src/``."""
    inside = file.relative_to(PACKAGE.parent).parent.parts
    shown = file.relative_to(ROOT)
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            for name in node.names:
                yield Import(name.name, shown, node.lineno)
        elif isinstance(node, ast.ImportFrom):
            start = ".".join(inside[: len(inside) + 1 - node.level]) if node.level else ""
            module = ".".join(part for part in (start, node.module) if part)
            for name in node.names:
                yield Import(f"{module}.{name.name}", shown, node.lineno)
