"""Choice of mortar spotters and their hexes (11.12)."""

from __future__ import annotations

from collections.abc import Sequence

from combat.engine.space.hexes.hex import Hex, distance
from combat.games.command.players.evaluation import Evaluation
from combat.games.command.rules.pieces.values import command
from combat.games.command.rules.sight.sighting import sees
from combat.games.command.rules.state import Unit


def best_spotter(outlook: Evaluation, ids: Sequence[str]) -> str:
    """Return the id of the best spotter of `ids`.

    A scout is preferred, as an extra unit; otherwise the leader who sees most hexes for the mortars.
    """
    state = outlook.state
    scout = state.book.forces[outlook.side].scout
    if scout is not None and scout.id in ids:
        return scout.id

    def gain(id_: str) -> tuple[int, int, str]:
        leader = state.units[id_]
        return seen_for_mortars(outlook, leader.hex), -command(state, leader), id_

    return max(ids, key=gain)


def seen_for_mortars(outlook: Evaluation, hex_: Hex) -> int:
    """Return how many hexes can be seen from a hex that the side's mortars reach but do not see."""
    return sum(sees(outlook.state, hex_, blind) for blind in _out_of_sight(outlook))


def _out_of_sight(outlook: Evaluation) -> list[Hex]:
    """Return the hexes outside the side's zone that its mortars reach but do not see."""
    if "out-of-sight" not in outlook.kept:
        state, own = outlook.state, set(outlook.state.book.forces[outlook.side].zone)
        mortars = [unit for unit in outlook.mine if _has_mortar(outlook, unit)]
        seen = {hex_ for unit in mortars for hex_ in _reached(outlook, unit) if sees(state, unit.hex, hex_)}
        reached = dict.fromkeys(hex_ for unit in mortars for hex_ in _reached(outlook, unit))
        outlook.kept["out-of-sight"] = [hex_ for hex_ in reached if hex_ not in seen and hex_ not in own]
    found: list[Hex] = outlook.kept["out-of-sight"]
    return found


def _has_mortar(outlook: Evaluation, unit: Unit) -> bool:
    return bool(unit.weapon) and outlook.state.weapon_figure(unit.weapon).kind == "mortar"


def _reached(outlook: Evaluation, unit: Unit) -> list[Hex]:
    mortar = outlook.state.weapon_figure(unit.weapon)
    hexes = outlook.state.book.map.board.hexes()
    return [hex_ for hex_ in hexes if mortar.nearest <= distance(unit.hex, hex_) <= mortar.range]
