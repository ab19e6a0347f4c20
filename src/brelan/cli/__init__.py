"""The command line: every command of ``brelan``.

Owns: what is typed and printed in a terminal in line mode; where records are kept on this machine.
May import: every other room.
Never: a rule of a game; a card that the person's seat may not see, while a hand is played.
Start reading at: app.py, then sitting.py.
"""


def main() -> None:
    """The entry point ``brelan``."""
    from .ending import ended, ready

    ready()
    raise SystemExit(ended(_run))


def _run() -> None:
    from .app import app

    app(prog_name="brelan")
