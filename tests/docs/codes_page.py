"""The page of codes in ``docs/``, made from the tables of the rules and the sentences of the catalogues.

``python -m tests.docs.codes_page`` writes it anew.
"""

from __future__ import annotations

from pathlib import Path

from brelan import bouillotte, bourre, session
from brelan.record import GAMES
from brelan.words.catalogue import language

PAGE = Path(__file__).parents[2] / "docs" / "codes.md"
HEAD = """# Codes

Every refusal carries a stable word, the clause it rests on, and arguments. `brelan replay` prints them on stderr, and
with `--json` under `error`; the interface for programs answers with them too. The sentences come from the catalogues;
`…` stands for a name, a card or a number.
"""


def page() -> str:
    """The page as it should be."""
    tables = {
        "A session of either game": {code: " or ".join(_clauses(code)) for code in session.CODES},
        "Bourré": bourre.CODES,
        "Bouillotte": bouillotte.CODES,
    }
    parts = [HEAD]
    for title, codes in tables.items():
        rows = [f"| `{code}` | {clause} | {_sentence(code)} |" for code, clause in codes.items()]
        parts.append("\n".join([f"## {title}\n", "| code | clauses | in words |", "|---|---|---|", *rows]) + "\n")
    return "\n".join(parts)


def _clauses(code: str) -> list[str]:
    wrong = code == "wrong_dealer"
    return [game.dealer_clause if wrong else game.session_clause for game in GAMES.values()]


def _sentence(code: str) -> str:
    """The sentence with ``…`` in place of what it is told each time."""
    message = language("en").bundle.get_message(f"refusal-{code}")
    pattern = message.attributes["fault"]
    _, missing = language("en").bundle.format_pattern(pattern, {})
    told = {str(error).rpartition(" ")[2]: "…" for error in missing}
    text, errors = language("en").bundle.format_pattern(pattern, told)
    assert not errors
    return " ".join(str(text).split())


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
