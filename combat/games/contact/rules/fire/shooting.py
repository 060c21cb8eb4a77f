"""Firing: each aim of a unit, from its dice to saves and losses (section 5)."""

from __future__ import annotations

from collections.abc import Sequence

from combat.engine.kernel.asking import Steps
from combat.engine.kernel.ledger import total
from combat.engine.kernel.record import replace
from combat.engine.space.plane.heading import heading_to
from combat.engine.space.plane.pose import Pose
from combat.games.contact.rules.answers import Aim, Mode
from combat.games.contact.rules.cards.weapon import Weapon
from combat.games.contact.rules.command.tests import experience_test, morale_test
from combat.games.contact.rules.events.act_events import SmokeLaid, UnitTurned
from combat.games.contact.rules.events.fire_events import (
    CoveringFireGiven,
    FireFell,
    RoundSpent,
    ShotRolled,
    SkirtsRolled,
    UnitHarmed,
)
from combat.games.contact.rules.fire.aiming import (
    Context,
    Target,
    aim_refusal,
    band_of,
    can_pierce,
    in_front,
    reach,
    target_of,
)
from combat.games.contact.rules.fire.breakdown import break_down
from combat.games.contact.rules.fire.destroying import direct_strike, strike
from combat.games.contact.rules.fire.harming import save
from combat.games.contact.rules.fire.pools import cover_against, pool
from combat.games.contact.rules.fire.shells import Burst, burn, explode, shell_unit, under
from combat.games.contact.rules.fire.to_hit import hits, is_hull_down, to_hit
from combat.games.contact.rules.hidden.finding import show_marked
from combat.games.contact.rules.measuring import pose_of
from combat.games.contact.rules.rolling import cast, one
from combat.games.contact.rules.state import Smoke, State


def fire(state: State, unit: str, aims: Sequence[Aim], context: Context, modes: Sequence[Mode] = ()) -> Steps[None]:
    """Fire all aims of a unit one after the other, yielding decisions and events; aims that are no longer legal are
    skipped.

    With the mode "disable" the unit aims at the running gear.
    """
    for aim in aims:
        each = state.units[unit]
        if each.alive and aim_refusal(state, each, aim, context) is None:
            yield from fire_one(state, unit, aim, context, disable="disable" in modes)


def fire_one(
    state: State, unit: str, aim: Aim, context: Context, *, covering: int = 0, disable: bool = False
) -> Steps[None]:
    """Fire one weapon at its target without a legality check, yielding decisions and events; do nothing if the target
    is gone.

    `covering` is the number of units whose covering fire hampers the shooter. With `disable` the shot is aimed at the
    running gear.
    """
    weapon, target = state.book.weapons[aim.weapon], target_of(state, aim)
    if target is None:
        return
    if aim.round:
        yield RoundSpent(unit, f"{weapon.id}>{aim.round}")
    if weapon.shots or weapon.once or weapon.breakdown == "anti-tank":
        yield RoundSpent(unit, weapon.id)
    if weapon.indirect:
        yield from _bombard(state, unit, weapon, target)
    elif target.unit is None:
        yield from _area_fire(state, unit, weapon, target, context)
    elif rolls_to_hit(state, unit, weapon, target):
        yield from _shoot(state, unit, weapon, target, context, aim.round, disable=disable)
    else:
        yield from _pooled(state, unit, weapon, target, context, covering)


def rolls_to_hit(state: State, unit: str, weapon: Weapon, target: Target) -> bool:
    """Return whether 2D6 are rolled to hit a unit, instead of a pool of dice.

    They are rolled at vehicles that the weapon can pierce, and with shells at all other units.
    """
    assert target.unit is not None
    band = band_of(weapon, reach(state, state.units[unit], target))
    if state.card(target.unit).arm == "vehicle":
        pierces = can_pierce(weapon, reach(state, state.units[unit], target))
        soft = not state.card(target.unit).is_armoured
        return pierces and not (soft and band is not None and band.dice)
    return weapon.he > 0 and not (band is not None and band.dice)


# -- pools -------------------------------------------------------------------------------------------------------------


def _pooled(state: State, unit: str, weapon: Weapon, target: Target, context: Context, covering: int) -> Steps[None]:
    """Roll a pool of dice at a unit (L104 to L150)."""
    assert target.unit is not None
    count = None
    if weapon.kind == "charge":
        tested = yield from experience_test(state, unit, "charge", "L119")
        count = None if tested else state.book.figures.pools.charge_failed
        yield RoundSpent(unit, weapon.id)
    found = pool(state, state.units[unit], weapon, target, context, covering, count)
    numbers = yield from cast(found.count, "fire", "L104", unit)
    fails = bool(numbers) and (yield from break_down(state, unit, weapon, weapon.breakdown, numbers[0]))
    struck = 0 if fails and weapon.kind in ("charge", "flame") else found.hits(numbers)
    yield FireFell(
        unit, weapon.id, target.id, pose_of(target.unit), "flames" if weapon.kind == "flame" else "bullets",
        found.dice, found.added, found.need, tuple(numbers), struck,
    )  # fmt: skip
    if not struck:
        return
    if weapon.kind == "flame":
        yield from _flames(state, target.id)
    elif state.card(target.unit).is_armoured:
        yield from _crew_under_fire(state, target.id)
    else:
        yield from save(state, target.id, struck)


def _flames(state: State, target: str) -> Steps[None]:
    """Burn what a flame-thrower hits; a closed vehicle's crew tests its morale (C19)."""
    card = state.card(target)
    if card.is_armoured and "open-topped" not in card.traits:
        yield from _crew_under_fire(state, target)
    else:
        yield from burn(state, target)


def _crew_under_fire(state: State, target: str) -> Steps[None]:
    """Test the morale of a crew that is hit: failed, it is suppressed and shuts its hatch (C30)."""
    _, passed = yield from morale_test(state, target, "crew", "exposed", "C30")
    if not passed:
        yield UnitHarmed(target, "suppressed", "exposed")


def _area_fire(state: State, unit: str, weapon: Weapon, target: Target, context: Context) -> Steps[None]:
    """Fire at a marker or a place: what is there may be hit although nobody has found it (section 4)."""
    found = pool(state, state.units[unit], weapon, target, context)
    numbers = yield from cast(found.count, "fire", "S4", unit)
    if numbers:
        yield from break_down(state, unit, weapon, weapon.breakdown, numbers[0])
    struck = found.hits(numbers)
    at = Pose.at(target.point)
    yield FireFell(
        unit, weapon.id, target.id, at, "bullets", found.dice, found.added, found.need, tuple(numbers), struck
    )
    if struck:
        marked = yield from show_marked(state, target.id, target.point)
        if marked:
            yield from save(state, marked, struck)


# -- shells ------------------------------------------------------------------------------------------------------------


def _bombard(state: State, unit: str, weapon: Weapon, target: Target) -> Steps[None]:
    """Fire a mortar or howitzer indirectly: dice for each unit under the disc (L245)."""
    figures = state.book.figures.shells
    row = weapon.breakdown if weapon.kind == "mortar" else ""
    first = (yield from one("tagged", "L56", unit)) if row else 6
    if (yield from break_down(state, unit, weapon, row, first)):
        return
    dice = next((band.dice for band in weapon.bands), 0) or figures.dice(weapon.calibre)
    burst = Burst(target.point, figures.light_disc, dice, weapon.anti_tank or 0, weapon=weapon.id)
    at = Pose.at(target.point)
    struck = under(state, target.point, figures.light_disc)
    yield FireFell(unit, weapon.id, "", at, "bombardment", (), (), 0, (), 0)
    for each in struck:
        if state.units[each].alive:
            yield from shell_unit(state, unit, each, burst)


def _shoot(
    state: State, unit: str, weapon: Weapon, target: Target, context: Context, round_: str, *, disable: bool
) -> Steps[None]:
    """Roll 2D6 to hit, then what the hit does (L185 to L243)."""
    assert target.unit is not None
    each, struck = state.units[unit], target.unit
    ledger = to_hit(state, each, weapon, target, context, round_, disable=disable)
    need = total(ledger)
    low = is_hull_down(state, each, struck, cover_against(state, struck, each))
    yield from _turn(state, unit, weapon, target)
    numbers = yield from cast(2, "to-hit", "L185", unit)
    row = "special" if round_ or (weapon.heat and weapon.kind == "gun") else weapon.breakdown
    fails = yield from break_down(state, unit, weapon, row, numbers[0])
    special = bool(round_) and fails
    success = hits(state, need, numbers) and not special
    critical = success and sum(numbers) >= state.book.figures.anti_tank.hit.hits
    yield ShotRolled(unit, weapon.id, round_, struck.id, ledger, need, tuple(numbers), success, critical)
    if not success:
        return
    if disable and "skirts" in state.card(struck).traits and (yield from _skirts(state, struck.id)):
        return
    if state.card(struck).arm != "vehicle":
        yield from explode(state, unit, weapon, struck.id)
        return
    length = reach(state, state.units[unit], target)
    blow = direct_strike(state, state.units[unit], weapon, struck, length, round_, low=low, critical=critical)
    yield from strike(state, unit, struck.id, replace(blow, disabling=disable))


def _skirts(state: State, target: str) -> Steps[bool]:
    """Roll for side skirts; return whether they save the tracks (L214)."""
    number = yield from one("skirts", "L214", target)
    saved = number >= state.book.figures.anti_tank.hit.skirts
    yield SkirtsRolled(target, number, saved)
    return saved


def _turn(state: State, unit: str, weapon: Weapon, target: Target) -> Steps[None]:
    """Turn the turret, or the hull of a fixed gun that does not bear (C15)."""
    each = state.units[unit]
    pose = pose_of(each)
    to = heading_to(pose.point, target.point)
    if weapon.mounted in ("turret", "all-round"):
        if each.turret != to:
            yield UnitTurned(unit, pose.heading, to)
    elif weapon.mounted == "fixed" and not in_front(each, target.point):
        yield UnitTurned(unit, to, to)


def give_covering_fire(state: State, unit: str, aim: Aim) -> Steps[None]:
    """Yield the event of covering fire at a unit, which hampers that unit's reactions and defensive fire this turn
    (C18).
    """
    target = target_of(state, aim)
    if target is not None and target.unit is not None:
        yield CoveringFireGiven(unit, target.unit.id)


def lay_smoke(state: State, unit: str, aim: Aim, *, flare: bool) -> Steps[None]:
    """Fire smoke or a flare at a place, yielding decisions and events; a smoke shell may fail (L61, C34, C35)."""
    weapon, at, figures = state.book.weapons[aim.weapon], aim.at, state.book.figures.shells
    assert at is not None
    shell = weapon.kind in ("mortar", "gun")
    if shell and weapon.shots:
        yield RoundSpent(unit, weapon.id)
    if shell and not flare:
        first = yield from one("tagged", "L61", unit)
        if (yield from break_down(state, unit, weapon, "smoke", first)):
            return
    disc = figures.flare if flare else figures.smoke_shell if shell else figures.smoke_grenade
    yield SmokeLaid(Smoke(Pose.at(at.point), disc, disc, state.turn if flare else state.turn + 1, flare))
