"""The choices of ground for a generated battle: existing boards, and countries for generated ones."""

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
    """Return the choices of ground: existing boards, and countries of which a board is generated."""
    return [*boards, *(MADE + country for country in COUNTRIES)]


def beside(boards: Sequence[str], first: str, second: str) -> list[str]:
    """Return the boards that can be joined to a board.

    These are none (ALONE), each existing board except it, and the present generated one.
    """
    made = [second] if made_name(second) else []
    return [ALONE, *(board for board in (*boards, *made) if board != first)]


def ground_name(id_: str) -> str:
    """Return the display name of a battle's ground: a board, or a country."""
    if id_.startswith(MADE):
        return text("generate-made-up", country=text(f"country-{id_.removeprefix(MADE)}"))
    return board_name(id_)


def ground_of(board: str) -> str:
    """Return the choice of ground that a board belongs to."""
    made = made_name(board)
    return MADE + made.country if made else board


def joined(first: str, second: str) -> str:
    """Return the id of two boards side by side, or of one alone."""
    return first + JOINT + second if second not in (ALONE, first) else first


def board_name(id_: str) -> str:
    """Return a board's display name; boards of the player are named after their files."""
    if not id_:
        return text("generate-alone")
    return names.board(id_)
