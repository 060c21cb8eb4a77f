"""Direct fire: ledgers, targets, shots and their consequences (13.0, 13.1)."""

from __future__ import annotations

from combat.engine.kernel.asking import Steps, ask
from combat.engine.kernel.decision import Answer, Refusal
from combat.engine.kernel.record import replace
from combat.engine.space.hexes.hex import NOWHERE, Hex
from combat.games.volume1.rules.book import Cell, Weapon
from combat.games.volume1.rules.cards import ammunition_cards, discard_windows
from combat.games.volume1.rules.cards.lasting_effects import effect_terms
from combat.games.volume1.rules.decisions import ChooseRate, ChooseTarget, ChooseWeapon
from combat.games.volume1.rules.enemy import alert, enemy_orders
from combat.games.volume1.rules.events import Aim, AmmoChanged, Ledger, ManHeld, OrderPlaced, ShotFired, Term, total
from combat.games.volume1.rules.fighting import crews, encounter, weapons
from combat.games.volume1.rules.men import checks, surrender, troop_quality, wounds
from combat.games.volume1.rules.orders.order_figures import impulse_figure
from combat.games.volume1.rules.rolling import pick
from combat.games.volume1.rules.sight import flares, night, visibility
from combat.games.volume1.rules.sight.spotting import found
from combat.games.volume1.rules.state import Ammo, Man, Order, State

SUPPRESSING = ("suppressive-fire", "slow-suppressive-fire")
WATCHING = ("aimed-fire", "rapid-fire", *SUPPRESSING)
"""Orders that require a target known and in sight since the impulse began (7.01-7.03)."""
LATE = ("target-seen-late", "target-fought-late", "fought-late", "target-known-late")
"""Refusals that hold for the present impulse only (7.01)."""
HIS_OWN = ("fought-late", *weapons.BARS)
"""Refusals that concern any target, not one man."""
BARS = (*LATE, "target-out-of-range", "target-shielded", *weapons.BARS, "target-beside")
"""Refusals of a shot at a man in sight, the nearest to a possible shot first."""
NO_SHOT = ("no-target", *BARS)
"""Reasons why a man under a fire order does not fire."""
LESS_AMMO: dict[Ammo, Ammo] = {"full": "low", "low": "none"}


def range_modifier(weapon: Weapon, distance: int) -> int | None:
    """Return a weapon's modifier at a distance in hexes, or None if that is out of range (14.0)."""
    for band in weapon.bands:
        if band.near <= distance <= band.far:
            return band.modifier
    return None


def reaches(weapon: Weapon, distance: int) -> bool:
    """Return whether a distance in hexes is within a weapon's range."""
    return distance <= weapon.max_range and range_modifier(weapon, distance) is not None


def cell(state: State, target: Man) -> Cell:
    """Return the Order/Terrain cell that applies to a target (13.0.2)."""
    assert target.hex is not None
    return state.book.charts.fire[visibility.order_in_force(state, target)][state.board.terrain(target.hex)]


def is_check_only(state: State, man: Man, target: Man) -> bool:
    """Return whether a hit causes only a Morale Check: by an M of the chart, or by Suppressive Fire (7.03, 13.0.9)."""
    return visibility.order_id(man) in SUPPRESSING or cell(state, target).check_only


def _skill_terms(state: State, man: Man, weapon: Weapon) -> Ledger:
    """Return the first terms: Weapon Skill, or the operator's Troop Quality at a belt-fed weapon (13.0, 14.3)."""
    base = weapons.skill(state, man.id, weapon.id)
    if not weapon.belt_fed:
        return (Term("weapon-skill", base, "13.0", weapon.name),)
    why = crews.missing(state, man.id)
    alone = (Term("gunner-alone", state.book.charts.numbers.gunner_alone, "14.3", why),) if why else ()
    return (Term("operator", base, "14.3", weapon.name), *alone)


def ledger(state: State, man: Man, target: Man, weapon: Weapon, order: str = "") -> Ledger:
    """Return the ledger of a shot; for a preview, `order` replaces the shooter's order (13.0.1-4)."""
    order = order or visibility.order_id(man)
    terms = own_terms(state, man, weapon, order)
    far = visibility.range_between(man, target)
    reach = Term("range", range_modifier(weapon, far) or 0, "13.0.3", str(far))
    terms += (*ground_terms(state, target, order), reach, *condition_terms(state, man))
    return (*terms, *air_terms(state, man, target, far), *effect_terms(state, "weapon-skill", man))


def without_weapon(state: State, man: Man, target: Man) -> Ledger:
    """Return the terms of a shot that depend on neither weapon nor figure.

    The player may know them even for an unknown man (8.2).
    """
    order, far = visibility.order_id(man), visibility.range_between(man, target)
    terms = (*order_terms(state, man, order), *ground_terms(state, target, order), *condition_terms(state, man))
    return (*terms, *air_terms(state, man, target, far), *effect_terms(state, "weapon-skill", man))


def own_terms(state: State, man: Man, weapon: Weapon, order: str) -> Ledger:
    """Return the terms that do not depend on the target: skill, order, and a heavy weapon fired on the run (13.0.1,
    14.1).
    """
    return (*_skill_terms(state, man, weapon), *order_terms(state, man, order), *weight_terms(state, weapon, order))


def weight_terms(state: State, weapon: Weapon, order: str) -> Ledger:
    """Return the term of a heavy weapon that is fired on the run; empty for other weapons and orders (14.1)."""
    if weapon.heavy and order == "run-and-gun":
        return (Term("heavy-weapon", state.book.charts.numbers.heavy_on_the_run, "14.1", weapon.name),)
    return ()


def order_terms(state: State, man: Man, order: str) -> Ledger:
    """Return the term of the shooter's order; empty if it has no modifier (13.0.1)."""
    kind = state.book.charts.orders.get(order)
    if kind is None or not kind.ws:
        return ()
    return (Term("order", kind.ws, kind.rule if man.side == "friendly" else kind.enemy_rule, order),)


def ground_terms(state: State, target: Man, order: str) -> Ledger:
    """Return the term of the target's order and terrain; empty for Suppressive Fire (7.03, 13.0.2)."""
    if order in SUPPRESSING:
        return ()
    stance = visibility.stance(state, target)
    return (Term("order-terrain", state.book.charts.fire[stance.order][stance.ground].modifier, "13.0.2", stance),)


def condition_terms(state: State, man: Man) -> Ledger:
    """Return the terms of the shooter's wounds and morale (16.2, 17.0)."""
    return (*troop_quality.wound_terms(state, man, "ws"), *troop_quality.morale_terms(state, man, "ws"))


def air_terms(state: State, man: Man, target: Man, far: int) -> Ledger:
    """Return the terms of smoke and night between shooter and target, `far` hexes apart (18.0, 21.0)."""
    if not state.smoke and not state.night:
        return ()
    return (*visibility.smoke_terms(state, man.place, target.place), *night.fire_terms(state, far, target.place))


# -- targets --------------------------------------------------------------------------------------------------------


def can_hit(state: State, man: Man, target: Man) -> list[Weapon]:
    """Return the weapons with which a man may fire at a target now (13.0, 14.1).

    An unknown man's slow weapon is not excluded, since that would reveal it.
    """
    distance, unknown = visibility.range_between(man, target), man.side == "enemy" and not man.seen
    fit = weapons.usable(state, man, "" if unknown else visibility.order_id(man))
    return [weapon for weapon in fit if reaches(weapon, distance)]


def weapon_refusal(state: State, man: Man, target: Man, weapon: Weapon) -> Refusal | None:
    """Return the reason why a man cannot fire one of his firearms at a target now, or None if he can (13.0.8, 14.0,
    14.1).
    """
    if reaches(weapon, visibility.range_between(man, target)):
        return weapons.refusal(state, man, weapon, visibility.order_id(man))
    return Refusal("target-out-of-range", "14.0")


def targets(state: State, man: Man) -> list[Man]:
    """Return the known men of the other side whom a man may fire at now (13.0)."""
    return [foe for foe in visibility.seen_enemies(state, man) if _bar(state, man, foe) is None]


def refusal(state: State, man: Man, target: Man) -> Refusal | None:
    """Return the reason why a man may not fire at a man of the other side now, whatever his order; None if he may."""
    if not target.seen:
        return Refusal("target-unknown", "13.0")
    if target.hex != man.hex and not visibility.sees(state, man, target):
        return Refusal("target-out-of-sight", visibility.sight(state, man, target).rule)
    return _bar(state, man, target)


def nobody_in_sight(state: State, man: Man, rule: str) -> Refusal:
    """Return the reason why a man sees no known enemy: a melee hides one who would be in sight, or there is none
    (15.0).

    `rule` is cited for the latter.
    """
    known = [foe for foe in state.on_board("enemy" if man.side == "friendly" else "friendly") if foe.seen]
    if any(visibility.sight(state, man, foe).reason == "melee" for foe in known):
        return Refusal("targets-fighting", "15.0")
    return Refusal("no-target", rule)


def no_target(state: State, man: Man) -> tuple[str, Refusal]:
    """Return the reason why a man has no target.

    It is a pair: the id of the visible enemy nearest to being a target, or "", and the refusal.
    """
    bars = [(foe.id, bar) for foe in visibility.seen_enemies(state, man) if (bar := _bar(state, man, foe)) is not None]
    bars.sort(key=lambda barred: BARS.index(barred[1].message))
    return bars[0] if bars else ("", Refusal("no-target", "13.0"))


def _bar(state: State, man: Man, target: Man) -> Refusal | None:
    """Return what bars a shot at a known man in sight: same hex, weapon, range, or seen too late (7.01, 13.0).

    An enemy fires into a hex with a captured comrade only by Aimed Fire (17.4).
    """
    order = visibility.order_id(man)
    if target.hex == man.hex:
        return Refusal("target-beside", "15.0")
    if not can_hit(state, man, target):
        return weapons.unusable(state, man, order) or Refusal("target-out-of-range", "14.0")
    if man.side == "enemy":
        shields = order not in WATCHING and target.hex in surrender.shielded_hexes(state)
        return Refusal("target-shielded", "17.4") if shields else None
    if order not in WATCHING or state.clock.phase != "action" or was_in_sight(state, man, target):
        return None
    return Refusal(_lateness(state, man, target), "7.01")


def _lateness(state: State, man: Man, target: Man) -> str:
    """Return the message id of why a target was not known and in sight when the impulse began (7.01, 15.0)."""
    if target.id not in state.impulse_seen:
        return "target-known-late"
    if man.id not in state.impulse_hexes:
        return "fought-late"
    return "target-seen-late" if target.id in state.impulse_hexes else "target-fought-late"


def was_in_sight(state: State, man: Man, target: Man) -> bool:
    """Return whether a target was known and in sight when the impulse began, with the orders and melees of that time
    (7.01, 15.0).
    """
    here, there = state.impulse_hexes.get(man.id), state.impulse_hexes.get(target.id)
    if here is None or there is None or target.id not in state.impulse_seen:
        return False
    low, target_low = man.id in state.impulse_low, target.id in state.impulse_low
    line = visibility.sight_lines(state).check(here, there, low, target_low)
    return line.visible and not night.hides(state, line.range, there, since_impulse=True)


# -- firing ---------------------------------------------------------------------------------------------------------


def friendly_fire(state: State, man: str, *, must: bool = False) -> Steps[bool]:
    """Ask the player for target, weapon and rate, and fire; return whether there was a target (7.01-7.04).

    `must`: the player may not hold fire.
    """
    aims = targets(state, state.men[man])
    order = state.men[man].order
    rule = state.book.charts.orders[order.id].rule if order is not None else "13.0"
    flare = (ChooseTarget.FLARE,) if flares.may_fire(state, state.men[man]) else ()
    if not aims and not flare:
        if not must:
            foe, bar = no_target(state, state.men[man])
            yield ManHeld(man, bar.message, bar.rule if foe else rule, foe)
        return False
    answers: tuple[Answer, ...] = (*(foe.id for foe in aims), *flare, *(() if must else (ChooseTarget.HOLD,)))
    answer = yield from ask(ChooseTarget(rule, man, answers, None if must else ChooseTarget.HOLD))
    if answer == ChooseTarget.HOLD:
        return True
    if answer == ChooseTarget.FLARE:
        yield from flares.fire(state, man)
        return True
    beside = [foe.id for foe in aims if foe.hex == state.men[answer].hex]
    target = yield from pick(beside, "target-in-hex", "7.01", man)
    fit = can_hit(state, state.men[man], state.men[target])
    name = yield from ask(ChooseWeapon("13.0", man, tuple(weapon.id for weapon in fit), target=target))
    weapon = state.book.weapons[name]
    shots = int((yield from ask(ChooseRate("13.1", man, weapon.rates, target=target, weapon=name))))
    drawn = beside if len(beside) > 1 else []
    among = tuple(_considered(state, state.men[man], state.men[foe], weapon) for foe in drawn)
    yield from attack(state, man, target, weapon, shots, among)
    return True


def _considered(state: State, man: Man, foe: Man, weapon: Weapon) -> Aim:
    """Return the number needed against, and the distance to, one of the possible targets."""
    return Aim(foe.id, total(ledger(state, man, foe, weapon)), visibility.range_between(man, foe))


def enemy_fire(state: State, man: str) -> Steps[bool]:
    """Fire at the target that is easiest to hit, or the nearest of equals, with the best weapon at its highest rate
    (13.0, 13.1).

    Return whether there was a target. A dummy that would fire is removed. A man whose weapon does not suit his order
    is revealed, and fires only if the replacement order fires in this impulse (8.2, 14.1). Into a hex with a captured
    comrade he fires only under Aimed Fire, and changes his order for it (17.4).
    """
    shooter = state.men[man]
    if state.figure(man).dummy:
        if not visibility.sees_known_foe(state, shooter):
            return False
        yield from found(state, man, "", "fired", "8.2")
        return True
    aims = targets(state, shooter)
    if not aims:
        return False
    instead = None if shooter.seen else enemy_orders.replacing(state, replace(shooter, seen=True))
    if instead is not None:
        yield from found(state, man, "", "shows-slow" if instead[2] == "slow-weapon" else "shows-heavy", "14.1b")
        return not fires_now(state, man) or (yield from enemy_fire(state, man))
    choices = {foe.id: best_weapon(state, shooter, foe) for foe in aims}
    ranked = sorted(aims, key=lambda foe: (-choices[foe.id][1], visibility.range_between(shooter, foe)))
    first = ranked[0]
    equal = [
        foe.id
        for foe in ranked
        if choices[foe.id][1] == choices[first.id][1]
        and visibility.range_between(shooter, foe) == visibility.range_between(shooter, first)
    ]
    target = yield from pick(equal, "target", "13.0", man)
    if visibility.order_id(shooter) != "aimed-fire" and state.men[target].hex in surrender.shielded_hexes(state):
        yield OrderPlaced(man, Order("aimed-fire"), "17.4", "spares-comrade")
        return not fires_now(state, man) or (yield from enemy_fire(state, man))
    weapon, need = choices[target]
    in_doubt = need < 0 and "enemy-holds-fire" in state.book.chosen
    if in_doubt and (yield from checks.troop_quality_check(state, man, "holds-fire", "2.0")):
        return True
    considered = tuple(Aim(foe.id, choices[foe.id][1], visibility.range_between(shooter, foe)) for foe in ranked)
    yield from attack(state, man, target, weapon, max(weapon.rates), considered)
    return True


def fires_now(state: State, man: str) -> bool:
    """Return whether a man's order lets him fire in the current impulse, also a rifle grenade."""
    order = state.men[man].order
    return order is not None and impulse_figure(state, order).startswith(("fire", "launch"))


def best_weapon(state: State, man: Man, target: Man) -> tuple[Weapon, int]:
    """Return the weapon with the best chance against a target, and the value needed with it.

    The man must have a weapon that can hit the target.
    """
    fit = [(weapon, total(ledger(state, man, target, weapon))) for weapon in can_hit(state, man, target)]
    return max(fit, key=lambda choice: (choice[1], max(choice[0].rates)))


def attack(
    state: State, man: str, target: str, weapon: Weapon, shots: int, considered: tuple[Aim, ...] = ()
) -> Steps[None]:
    """Fire `shots` shots at a target, one die at a time, all against the same sum (13.0, 13.1).

    `considered` are the targets among which an enemy chose, or from which the player's target was drawn.
    """
    if not state.men[man].seen:
        yield from found(state, man, "", "fired", "8.1" if state.men[man].side == "friendly" else "8.2")
    shooter = state.men[man]
    terms = ledger(state, shooter, state.men[target], weapon)
    need, check_only = total(terms), is_check_only(state, shooter, state.men[target])
    distance, place = visibility.range_between(shooter, state.men[target]), state.men[target].hex
    was_hit, nines, nine_counts = False, 0, weapons.nines(state, shooter, weapon)
    stake = discard_windows.Stake(shooter.side == "friendly", about=target, called="hit")
    for shot in range(1, shots + 1):
        thrown = yield from checks.throw(state, man, need if need < 9 else 8, "hit", "hit", "13.0", stake)
        result = ("check" if check_only else "hit") if thrown.passed else "miss"
        yield ShotFired(
            man, target, weapon.id, shot, shots, distance, terms, need, thrown.roll, result,
            confirm=thrown.confirm, confirm_roll=thrown.confirm_roll, considered=considered if shot == 1 else (),
        )  # fmt: skip
        if thrown.roll == 0 and result == "hit":
            yield from checks.shift_morale(state, man, 1, "13.0.7", why="natural-0")
        if thrown.roll == 9 and not weapon.endless:
            nines += 1
            if nines % nine_counts == 0:
                yield from _run_low(state, man, weapon)
        was_hit = was_hit or thrown.passed
        yield from _strike(state, target, result)
        if state.men[target].fate or shot == shots:
            break
        dry = weapons.ammo(state, state.men[man], weapon) == "none"
        if dry and not (yield from ammunition_cards.offer(state, man)):
            break
    yield from _noise(state, man, target, place or NOWHERE, was_hit)
    yield from encounter.resolve_encounters(state)


def _run_low(state: State, man: str, weapon: Weapon) -> Steps[None]:
    """Place or flip the Low Ammo marker after nines; a weapon counter has its own (13.0.8, 14.3)."""
    ammo, gun = weapons.ammo(state, state.men[man], weapon), weapons.gun_fired(state, man, weapon)
    if ammo != "none":
        rule = "14.3" if weapon.belt_fed else "13.0.8"
        yield AmmoChanged(man, ammo, LESS_AMMO[ammo], rule, gun.id if gun is not None else "")


def _strike(state: State, target: str, result: str) -> Steps[None]:
    if result == "hit":
        yield from wounds.hit(state, target)
    elif result == "check":
        yield from checks.morale_check(state, target, "fired-at", "13.0.9")


def _noise(state: State, man: str, target: str, place: Hex, was_hit: bool) -> Steps[None]:
    """Alert waiting enemies near the shot, near a comrade hit, and one who was hit (9.8.1, 9.8.3)."""
    where = state.men[man].hex
    if where is not None:
        yield from alert.alert_within(state, where, state.book.charts.numbers.shot_heard, "shot", "9.8.1")
    if was_hit and state.men[target].side == "enemy":
        near = state.book.charts.numbers.comrade_near
        yield from alert.alert_within(state, place, near, "comrade-hit", "9.8.3", {target: "was-hit"})
