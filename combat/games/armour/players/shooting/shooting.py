"""Choice of the next unit to fire, and its targets."""

from __future__ import annotations

from combat.games.armour.players.measures.outlook import Outlook
from combat.games.armour.players.shooting.aims import Choice, best_spread, choices
from combat.games.armour.players.shooting.shelling import best_mission
from combat.games.armour.rules.answers import DONE, FireOrder
from combat.games.armour.rules.fire.shoot_units import shooters
from combat.games.armour.rules.posture import gone_to_ground
from combat.games.armour.rules.state import Unit
from combat.games.miniatures.players.judged import Judged, judged

ANTI_TANK = 7
"""Anti-tank value from which a gun waits for tanks."""


def next_fire(outlook: Outlook) -> Judged:
    """Return the fire of the next unit that gains by it, artillery first; DONE if none does."""
    if not any(_has_fired(outlook, unit) for unit in outlook.units()):
        mission = best_mission(outlook)
        if mission is not None:
            return mission
    for unit in _waiting(outlook):
        found = unit_fire(outlook, unit)
        if found is not None:
            return found
    return judged(DONE)


def _waiting(outlook: Outlook) -> list[Unit]:
    """Return the units that have not been considered: those after the last one that has fired, in a fixed order."""
    units = sorted(outlook.units(), key=lambda unit: (not unit.headquarters, unit.id))
    fired = [place for place, unit in enumerate(units) if _has_fired(outlook, unit)]
    return units[max(fired) + 1 if fired else 0 :]


def _has_fired(outlook: Outlook, unit: Unit) -> bool:
    return any(team.fired in ("halted", "moving") for team in outlook.teams(unit))


def unit_fire(outlook: Outlook, unit: Unit, *, defensive: bool = False) -> Judged | None:
    """Return the fire order of a unit; None if no shot is worthwhile.

    Unless `defensive`, the unit may also hold its fire to stay hidden.
    """
    offers = [list(choices(outlook, team)) for team in shooters(outlook.state, unit)]
    taken, gain = best_spread(outlook, offers)
    if not taken or (not defensive and _keeps_silent(outlook, unit, taken)):
        return None
    order = FireOrder(aim for choice in taken for aim in choice.aims)
    kills = sum(choice.kill for choice in taken)
    return judged(order, (("fire", gain), ("kills", kills)))


def _keeps_silent(outlook: Outlook, unit: Unit, taken: list[Choice]) -> bool:
    """Return whether hidden anti-tank guns wait for a better shot: none has a chance to kill yet."""
    state = outlook.state
    teams = [team for team in outlook.teams(unit) if state.card(team).arm == "gun"]
    if not teams or not all(gone_to_ground(state, team) for team in teams):
        return False
    weapons = [state.book.weapons[name] for team in teams for name in state.card(team).weapons]
    if max(weapon.anti_tank for weapon in weapons) < ANTI_TANK:
        return False
    armoured = any(state.card(enemy).is_armoured for enemy in outlook.theirs)
    return armoured and max(choice.kill for choice in taken) < outlook.weights.silent
