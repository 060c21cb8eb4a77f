"""Choices of the board for a generated battle: existing boards, and landscape types for generated ones."""

from __future__ import annotations

from collections.abc import Sequence

from combat.engine.content.hexes.board_files import JOINT
from combat.engine.words import text
from combat.games.volume1.rules.made_names import COUNTRIES, made_name
from combat.games.volume1.words import names

ALONE = ""
"""The second board of a battle on one board."""
MADE = "~"
"""The prefix of a country among the boards: a board of it is generated."""


def grounds(boards: Sequence[str]) -> list[str]:
    """Return the ids of all choices: existing boards, and landscape types of which a board is generated."""
    return [*boards, *(MADE + country for country in COUNTRIES)]


def beside(boards: Sequence[str], first: str, second: str) -> list[str]:
    """Return the choices for a second board joined to `first`.

    These are none (ALONE), every existing board but the first, and `second` if it is generated.
    """
    made = [second] if made_name(second) else []
    return [ALONE, *(board for board in (*boards, *made) if board != first)]


def ground_name(id_: str) -> str:
    """Return the display name of a choice: a board, or a landscape type."""
    if id_.startswith(MADE):
        return text("generate-made-up", country=text(f"country-{id_.removeprefix(MADE)}"))
    return board_name(id_)


def ground_of(board: str) -> str:
    """Return the choice to which a board belongs: its landscape type if it is generated, else the board."""
    made = made_name(board)
    return MADE + made.country if made else board


def joined(first: str, second: str) -> str:
    """Return the id of two boards joined, or of the first alone if `second` is ALONE or the same."""
    return first + JOINT + second if second not in (ALONE, first) else first


def board_name(id_: str) -> str:
    """Return a board's display name, or the word "none" for ""; boards of the player are named by their files."""
    if not id_:
        return text("generate-alone")
    return names.board(id_)
