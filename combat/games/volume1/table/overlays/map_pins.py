"""Markers of the minimap besides men: objectives, home areas, weapon counters, prisoners, craters, rubble (22.0)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.drawing import theme
from combat.engine.tabletop.map.minimap_marker import MinimapMarker
from combat.games.volume1.rules.fighting import crews
from combat.games.volume1.rules.play import victory
from combat.games.volume1.rules.state import State
from combat.games.volume1.table import palette

EARTH = theme.rgb("#4A3B28")


def of(state: State, struck: Iterable[tuple[Hex, str]]) -> Iterator[MinimapMarker[Hex]]:
    """Yield the minimap's markers, terrain first.

    `struck`: the hexes changed by shells, with the new terrain.
    """
    for hex_, terrain in struck:
        yield MinimapMarker("square" if terrain == "rubble" else "circle", (hex_,), EARTH)
    for objective in state.book.scenario.objectives:
        ink = theme.CLEAR if victory.is_held(state, objective) else theme.CUT
        yield MinimapMarker("ring", tuple(objective.hexes), ink)
    for comrade in state.book.scenario.comrades:
        if comrade.home:
            yield MinimapMarker("rim", comrade.home, palette.HOME)
    for gun in state.guns.values():
        place = crews.place(state, gun)
        if not gun.built_in and place is not None:
            yield MinimapMarker("chip", (place,), theme.DARK, "operator")
    for man in state.men.values():
        if man.held_by and man.hex is not None and man.on_board:
            yield MinimapMarker("chip", (man.hex,), theme.DARK, "prisoner")
