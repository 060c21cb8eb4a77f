"""What ground a made-up battle can be on, in the words of the form: boards that there are, and kinds of country."""

from __future__ import annotations

from collections.abc import Sequence

from combat.engine.content.hexes.board_files import JOINT
from combat.engine.words import text
from combat.games.volume1.rules.made_names import COUNTRIES, made_name
from combat.games.volume1.words import names

ALONE = ""
"""Beside a board that lies by itself."""
MADE = "~"
"""Before a kind of country among the boards: one is made up."""


def grounds(boards: Sequence[str]) -> list[str]:
    """What a battle can be on: a board that there is, or a kind of country of which one is made up."""
    return [*boards, *(MADE + country for country in COUNTRIES)]


def beside(boards: Sequence[str], first: str, second: str) -> list[str]:
    """What can lie beside a board: nothing, or any other one, with the one that lies there."""
    made = [second] if made_name(second) else []
    return [ALONE, *(board for board in (*boards, *made) if board != first)]


def ground_name(id_: str) -> str:
    """What the ground of a battle is called: a board, or a kind of country."""
    if id_.startswith(MADE):
        return text("generate-made-up", country=text(f"country-{id_.removeprefix(MADE)}"))
    return board_name(id_)


def ground_of(board: str) -> str:
    """What of the choices of ground a board is."""
    made = made_name(board)
    return MADE + made.country if made else board


def joined(first: str, second: str) -> str:
    """Two boards side by side, or one alone."""
    return first + JOINT + second if second not in (ALONE, first) else first


def board_name(id_: str) -> str:
    """What a board is called; one of the player's own by its file's name."""
    if not id_:
        return text("generate-alone")
    return names.board(id_)
