"""Search in a battle for men, teams, objectives and hexes."""

from __future__ import annotations

from collections.abc import Iterator

from combat.engine.space.hexes import printed_names
from combat.engine.space.hexes.hex import Hex
from combat.engine.tabletop.found import Found
from combat.engine.words import capital, place_name, text, translated
from combat.games.volume1.rules.state import State
from combat.games.volume1.words import names


def found(state: State, wanted: str) -> Iterator[Found[Hex]]:
    """Yield matches of the search text, in lower case: men first, then objectives, then a hex by its number."""
    for man in (man for man in state.men.values() if man.on_board):
        name = names.full_name(state, man.id) if names.is_known(state, man.id) else names.man(state, man.id)
        words = f"{name} {names.team(man.team)}".lower()
        if wanted in words and man.hex is not None:
            note = f"{names.team(man.team)} · {place_name(man.hex)}"
            yield Found(capital(name), note, man.hex, man.id)
    for objective in state.book.scenario.objectives:
        title = translated(objective.title)
        if wanted in title.lower():
            yield Found(title, place_name(objective.hexes[0]), objective.hexes[0])
    for hex_ in printed_names.numbered(state.board, wanted):
        yield Found(text("hex", hex=hex_), names.terrain(state.board.terrain(hex_)), hex_)
