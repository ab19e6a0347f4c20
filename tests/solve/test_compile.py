"""Law 6: the kernels say the same compiled and interpreted; and the compiled code is never older than its sources."""

import ast
import os
import sys
import tempfile
from collections import Counter
from pathlib import Path

import pytest

from brelan.cards import KERNELS
from brelan.solve import cache
from brelan.solve.compile import CACHE, kernels_by_name

from . import answers
from .parity import compared
from .run import run

HANDS = 100_000


@pytest.mark.long
@pytest.mark.parametrize("game", ["bourre", "bouillotte"])
def test_both_ways_agree_on_a_hundred_thousand_hands(game: str) -> None:
    rows, fast, slow = compared(game, HANDS, seed=20)
    assert len(rows) == HANDS
    assert fast == slow
    # The hands are worth asking about: every answer takes more than one value.
    for answer in zip(*fast, strict=True):
        assert len(Counter(answer)) > 1


def test_every_kernel_is_asked() -> None:
    tree = ast.parse(Path(answers.__file__).read_text(encoding="utf-8"))
    called = {node.func.id for node in ast.walk(tree) if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)}
    assert set(kernels_by_name()) <= called
    assert len(kernels_by_name()) == len(KERNELS)


@pytest.mark.long
def test_no_kernel_reaches_past_the_end_of_anything() -> None:
    """Compiled again, into a folder of its own, with every index checked."""
    done = run("-m", "tests.solve.parity", "2000", NUMBA_BOUNDSCHECK="1")
    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == ["bourre", "2000", "0", "bouillotte", "2000", "0"]


def test_other_sources_other_folder(tmp_path: Path) -> None:
    one = tmp_path / "kernel.py"
    one.write_text("a = 1")
    before = cache.fingerprint([one])
    assert before == cache.fingerprint([one])
    one.write_text("a = 2")
    assert cache.fingerprint([one]) != before
    assert CACHE.name == f"compiled-{cache.fingerprint(cache.sources())}"
    assert {path.name for path in cache.sources()} >= {"play.py", "cinch.py", "showdown.py", "settle.py", "card.py"}


def test_checked_code_is_kept_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    before = cache.fingerprint([])
    monkeypatch.setenv("NUMBA_BOUNDSCHECK", "1")
    assert cache.fingerprint([]) != before


@pytest.mark.parametrize("platform", ["linux", "darwin", "win32"])
def test_compiled_code_is_kept_where_the_system_keeps_such_things(
    platform: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    for name in ("XDG_CACHE_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    assert Path.home() in cache.user_caches().parents
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path))
    assert (cache.user_caches() == tmp_path) == (platform != "darwin")


def test_where_nothing_can_be_kept_the_temporary_folder_serves(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    monkeypatch.setattr(cache, "user_caches", lambda: tmp_path / "file")
    monkeypatch.setattr("tempfile.gettempdir", lambda: str(tmp_path))
    monkeypatch.setenv("NUMBA_CACHE_DIR", "elsewhere")
    folder = cache.prepare().parent
    assert folder == tmp_path / f"brelan-{os.getuid()}"
    assert folder.stat().st_mode & 0o077 == 0
    assert cache.prepare().parent == folder


def test_code_that_somebody_else_may_have_put_there_is_not_run(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(cache, "user_caches", lambda: tmp_path / "file")
    (tmp_path / "file").write_text("not a folder")
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    monkeypatch.setenv("NUMBA_CACHE_DIR", "elsewhere")
    usual = cache.prepare().parent
    usual.chmod(0o777)
    assert cache.prepare().parent not in (usual, tmp_path)
    (tmp_path / "theirs").mkdir()
    usual.rename(tmp_path / "gone")
    usual.symlink_to(tmp_path / "theirs")
    assert cache.prepare().parent not in (usual, tmp_path)
    assert list((tmp_path / "theirs").iterdir()) == []


def test_whoever_has_no_home_has_a_temporary_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def homeless() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.setattr(cache, "user_caches", homeless)
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    monkeypatch.setenv("NUMBA_CACHE_DIR", "elsewhere")
    assert cache.prepare().parent.parent == tmp_path


def test_without_numba_the_message_says_what_to_install() -> None:
    hidden = "import sys; sys.modules['numba'] = None; "
    done = run("-c", hidden + "import brelan.solve, brelan.bourre, brelan.bots; import brelan.solve.compile")
    assert done.returncode == 1
    assert done.stderr.rstrip().endswith("MissingNumbaError: pip install 'brelan[solve]'")


def test_the_room_itself_loads_nothing() -> None:
    done = run("-c", "import sys, brelan.solve; print('numba' in sys.modules or 'numpy' in sys.modules)")
    assert done.stdout.split() == ["False"]
