"""Legality of the acts of an activated unit (L11 to L16, sections 2 and 4)."""

from __future__ import annotations

from combat.engine.kernel.decision import Refusal
from combat.engine.space.plane.convex_shape import ConvexShape
from combat.engine.space.plane.distance import compare_distance
from combat.games.contact.rules.answers import Act, Aim, Verb
from combat.games.contact.rules.close.charging import assault_way
from combat.games.contact.rules.fire.aiming import aim_refusal, target_of, weapon_refusal
from combat.games.contact.rules.fire.pools import pool
from combat.games.contact.rules.measuring import shape_of, within
from combat.games.contact.rules.moves.figures_of_moves import MOVING, falls_back, move_way
from combat.games.contact.rules.moves.transport import dismount_refusal, mount_refusal
from combat.games.contact.rules.sight.cover import shelter
from combat.games.contact.rules.sight.sight_lines import sees, sees_point
from combat.games.contact.rules.smoke_shapes import field_shape
from combat.games.contact.rules.state import State, Unit
from combat.games.contact.rules.support.observing import observe_refusal

MEEK: tuple[Verb, ...] = ("fast", "crawl", "cover")
"""Acts of a unit that is demoralised, or out of command after a failed test (C27, section 2)."""


def act_refusal(state: State, unit: Unit, act: Act, *, meek: bool = False) -> Refusal | None:
    """Return the reason why a unit cannot do an act; None if it can.

    With `meek`, the unit may only fall back, crawl or take cover.
    """
    if unit.where == "aboard" and act.verb not in ("dismount", "cover"):
        return Refusal("aboard", "C24", (("unit", unit.id),))
    if (meek or unit.demoralised) and act.verb not in MEEK:
        return Refusal("only-meek", "C27", (("unit", unit.id),))
    if (act.route is None) == (act.verb in MOVING) and act.verb != "dismount":
        return Refusal("wrong-route", "S2")
    if act.verb == "fast" and (meek or unit.demoralised) and act.route and not falls_back(state, unit, act.route):
        return Refusal("only-back", "C27", (("unit", unit.id),))
    if act.aims and act.verb not in ("fire", "covering-fire", "smoke", "flare", "move"):
        return Refusal("no-fire-with-it", "L14")
    return hatch_refusal(state, unit, act) or _verb_refusal(state, unit, act)


def hatch_refusal(state: State, unit: Unit, act: Act) -> Refusal | None:
    """Return the reason why an act cannot open or close the hatch; None if it can or does not (C30).

    Only a closed armoured vehicle has a hatch.
    """
    wanted = [mode for mode in act.modes if mode in ("open", "shut")]
    card = state.card(unit)
    if wanted and (card.arm != "vehicle" or not card.is_armoured or "open-topped" in card.traits):
        return Refusal("no-hatch", "C30", (("unit", unit.id),))
    if len(wanted) > 1 or (wanted and unit.hatch == (wanted[0] == "open")):
        return Refusal("hatch-so", "C30", (("unit", unit.id),))
    return None


def _verb_refusal(state: State, unit: Unit, act: Act) -> Refusal | None:
    match act.verb:
        case "fire":
            return _fire_refusal(state, unit, act)
        case "covering-fire":
            return covering_refusal(state, unit, act)
        case "smoke" | "flare":
            return smoke_refusal(state, unit, act)
        case "move" | "fast" | "crawl":
            return _move_refusal(state, unit, act)
        case "assault":
            found = assault_way(state, unit, act)
            return found if isinstance(found, Refusal) else None
        case "camouflage":
            return camouflage_refusal(state, unit)
        case "mount":
            return mount_refusal(state, unit, act.other)
        case "dismount":
            return dismount_refusal(state, unit, act.route)
        case "clear":
            return clear_refusal(state, unit)
        case "observe":
            return observe_refusal(state, unit, act.other)
        case "overwatch" if not state.card(unit).weapons:
            return Refusal("no-weapon", "S2", (("unit", unit.id),))
    return None


def _fire_refusal(state: State, unit: Unit, act: Act) -> Refusal | None:
    if not act.aims:
        return Refusal("no-target", "S2")
    if len(act.aims) > 1 and state.card(unit).arm != "vehicle":
        return Refusal("one-weapon", "S2", (("unit", unit.id),))
    return next((refused for aim in act.aims if (refused := aim_refusal(state, unit, aim, "full"))), None)


def _move_refusal(state: State, unit: Unit, act: Act) -> Refusal | None:
    """Return the reason why a move is refused; fire with it is judged where it falls: before, or at its end."""
    if act.verb == "crawl" and not state.card(unit).on_foot:
        return Refusal("foot-only", "L37", (("unit", unit.id),))
    found = move_way(state, unit, act)
    if isinstance(found, Refusal):
        return found
    if "first" not in act.modes:
        return next((refused for aim in act.aims if (refused := weapon_refusal(state, unit, aim, "moving"))), None)
    return next((refused for aim in act.aims if (refused := aim_refusal(state, unit, aim, "moving"))), None)


def covering_refusal(state: State, unit: Unit, act: Act) -> Refusal | None:
    """Return the reason why a unit cannot give covering fire; None if it can.

    It needs one weapon with a pool of two dice, or with shells (C18).
    """
    if len(act.aims) != 1:
        return Refusal("one-weapon", "C18", (("unit", unit.id),))
    refused = aim_refusal(state, unit, act.aims[0], "full")
    target = target_of(state, act.aims[0])
    if refused is not None or target is None or target.unit is None:
        return refused or Refusal("no-target", "C18")
    weapon = state.book.weapons[act.aims[0].weapon]
    enough = pool(state, unit, weapon, target, "full").count >= state.book.figures.pools.full
    return None if enough or weapon.he else Refusal("too-weak", "C18", (("weapon", weapon.id),))


def smoke_refusal(state: State, unit: Unit, act: Act) -> Refusal | None:
    """Return the reason why a unit cannot fire smoke or a flare; None if it can.

    Mortars and guns fire at a place; squads throw smoke near themselves (C34, C35).
    """
    if len(act.aims) != 1 or act.aims[0].at is None:
        return Refusal("no-place", "C34")
    aim = act.aims[0]
    weapon = state.book.weapons.get(aim.weapon)
    if weapon is None or aim.weapon not in state.card(unit).weapons:
        return Refusal("no-weapon", "C34", (("unit", unit.id),))
    if weapon.kind == "mortar" or (weapon.kind == "gun" and weapon.he and act.verb == "smoke"):
        return _smoke_shot_refusal(state, unit, aim)
    if act.verb == "flare" or state.card(unit).arm != "squad":
        return Refusal("no-smoke", "C34", (("weapon", weapon.id),))
    at = aim.at
    reach = state.book.figures.shells.grenade_range
    near = at is not None and compare_distance(shape_of(state, unit), ConvexShape((at.point,)), reach) <= 0
    return None if near else Refusal("out-of-range", "C34", (("weapon", weapon.id),))


def _smoke_shot_refusal(state: State, unit: Unit, aim: Aim) -> Refusal | None:
    """Return the reason why a shell cannot be fired at a place: as fire from above, which a gun with shells may do with
    smoke."""
    weapon = state.book.weapons[aim.weapon]
    if weapon.indirect:
        return aim_refusal(state, unit, aim, "full")
    refused = weapon_refusal(state, unit, aim, "full")
    at = aim.at
    if refused is not None or at is None:
        return refused
    return None if sees_point(state, unit, at.point) else Refusal("no-sight", "C34", (("target", "place"),))


def camouflage_refusal(state: State, unit: Unit) -> Refusal | None:
    """Return the reason why a unit cannot camouflage itself; None if it can.

    It must be unknown to the enemy and in cover, without an enemy nearby in sight (section 2).
    """
    if unit.known:
        return Refusal("detected", "S2", (("unit", unit.id),))
    if not shelter(state, unit, None).covered:
        return Refusal("in-the-open", "S2", (("unit", unit.id),))
    most = state.book.figures.detection.camouflage
    for enemy in state.units.values():
        if enemy.seat != unit.seat and enemy.known and within(state, enemy, unit, most) and sees(state, enemy, unit):
            return Refusal("enemy-near", "S2", (("unit", enemy.id),))
    return None


def clear_refusal(state: State, unit: Unit) -> Refusal | None:
    """Return the reason why a unit cannot clear mines or wire; None if it can (C34)."""
    if "pioneers" not in state.card(unit).traits:
        return Refusal("no-pioneers", "C34", (("unit", unit.id),))
    return None if field_to_clear(state, unit) else Refusal("no-field", "C34")


def field_to_clear(state: State, unit: Unit) -> str:
    """Return the id of a strip within reach that pioneers can clear and their seat knows; "" if there is none."""
    for laid in state.fields.values():
        left = field_shape(laid)
        known = laid.found or laid.seat == unit.seat or laid.kind == "wire"
        reach = state.book.figures.close.mines.cleared
        if left is not None and known and compare_distance(shape_of(state, unit), left, reach) <= 0:
            return laid.id
    return ""
