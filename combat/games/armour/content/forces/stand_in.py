"""Replacement of a mission's forces by any legal forces of the same points."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from combat.engine.kernel.seats import Seat
from combat.engine.kernel.text_message import TextMessage, msg
from combat.games.armour.rules.forces.force_list import ForceList
from combat.games.armour.rules.missions.mission import Mission
from combat.games.armour.rules.two_seats import SEATS


def stand_in_faults(
    mission: Mission, named: Mapping[Seat, ForceList], forces: Mapping[Seat, ForceList]
) -> list[TextMessage]:
    """Return the reasons why forces cannot fight a mission; empty if they can.

    `named` are the mission's forces, `forces` those that replace them, by seat. In a mission for any forces both sides
    need the same points; in others each force needs the points of the one that it replaces.
    """
    return list(_faults(mission, named, forces))


def _faults(
    mission: Mission, named: Mapping[Seat, ForceList], forces: Mapping[Seat, ForceList]
) -> Iterator[TextMessage]:
    if mission.any_forces:
        one, other = ((forces.get(seat) or named[seat]).points for seat in SEATS)
        if one != other:
            yield msg("finding-forces-unequal", one=one, other=other)
    for seat, force in forces.items():
        if not mission.any_forces and force.points != named[seat].points:
            yield msg("force-other-points", force=force.name, points=force.points, wanted=named[seat].points)
        reserves = mission.side(seat).reserves
        bought = {pick.unit for pick in force.picks()}
        for unit in reserves.units if reserves is not None else ():
            if unit not in bought:
                yield msg("force-no-reserve", force=force.name, unit=unit)
