"""Bulletproof cover of infantry and guns, against direct fire and in bombardments (L655, L687, L755)."""

from __future__ import annotations

from combat.engine.space.plane.heading import HALF
from combat.engine.space.plane.sector import Sector
from combat.games.armour.rules.distances import mount_of, pose_of, shape_of
from combat.games.armour.rules.ground.sighting import sighting
from combat.games.armour.rules.moves.standing import covers
from combat.games.armour.rules.state import State, Team
from combat.games.armour.rules.works.shelter import shelter


def bulletproof(state: State, shooter: Team, team: Team) -> bool:
    """Return whether a team is in bulletproof cover from a shooter: dug in, by terrain, or by a gun shield (L655).

    Assaulting teams have none against defensive fire (L709).
    """
    if state.assault is not None or state.card(team).arm not in ("infantry", "gun"):
        return False
    return team.dug_in or is_shielded(state, shooter, team) or sighting(state, shooter, team).bulletproof


def is_shielded(state: State, shooter: Team, gun: Team) -> bool:
    """Return whether a gun's shield protects it from a shooter: one ahead of it, unless the gun dashed (L755)."""
    if "gun_shield" not in state.card(gun).traits or gun.moved == "dash":
        return False
    ahead = Sector.facing(mount_of(state, gun), pose_of(gun).heading, HALF)
    return ahead.contains(pose_of(shooter).point)


def bulletproof_in_bombardment(state: State, team: Team) -> bool:
    """Return whether a team is in bulletproof cover in a bombardment: dug in, or in works or terrain that give it
    (L687).

    Trenches, pits and areas count; walls, bocage, roadblocks and other lines, hills and gun shields do not.
    """
    if state.card(team).arm not in ("infantry", "gun"):
        return False
    shape, book = shape_of(state, team), state.book
    kinds = (kind.id for kind in book.scenery.values() if not kind.linear and not kind.hill)
    sheltering = {kind for kind in kinds if book.row_of(kind).bulletproof}
    areas = (piece for piece in book.table.scenery if piece.form == "area" and piece.kind in sheltering)
    if team.dug_in or any(covers(piece, shape) for piece in areas):
        return True
    dug = shelter(state, team)
    return bool(dug) and book.works[dug].bulletproof
