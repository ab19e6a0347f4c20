"""The command line: every command of ``brelan``.

Owns: what is typed and printed in a terminal in line mode; where records are kept on this machine.
May import: every other room.
Never: a rule of a game; a card that the person's seat may not see, while a hand is played.
Start reading at: app.py, then sitting.py.
"""

import sys


def main() -> None:
    """The entry point ``brelan``."""
    from .app import app

    for stream in (sys.stdin, sys.stdout, sys.stderr):
        # A terminal that cannot show a sign, or sends bytes that are no text, must not end the session.
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
    app(prog_name="brelan")
