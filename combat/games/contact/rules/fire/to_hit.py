"""Rolls of 2D6 to hit (L185 to L221, C6 to C9, C15)."""

from __future__ import annotations

from collections.abc import Sequence

from combat.engine.kernel.ledger import Ledger, Term
from combat.engine.space.plane.heading import FULL, Heading, heading_to
from combat.games.contact.rules.cards.weapon import Barrel, Weapon
from combat.games.contact.rules.charts.anti_tank_chart import HitFigures, Steps
from combat.games.contact.rules.fire.aiming import Context, Target, band_at, in_front, is_moving, reach, unseen_by
from combat.games.contact.rules.fire.pools import cover_against
from combat.games.contact.rules.ground.pieces import level
from combat.games.contact.rules.measuring import pose_of
from combat.games.contact.rules.sight.cover import Shelter
from combat.games.contact.rules.sight.sight_lines import sight_report, through_smoke
from combat.games.contact.rules.state import State, Unit


def begun(length: int, steps: Steps) -> int:
    """Return the number of steps begun beyond the free distance (C6); `length` is in units of 0.1 mm."""
    return max(0, -(-(length - steps.free) // steps.step))


def barrel_to_hit(weapon: Weapon, small: int) -> Barrel:
    """Return the class of a barrel for the roll to hit; small calibres and long Soviet barrels are "normal" (C6, C7).

    `small` is the calibre in mm below which it is small.
    """
    if weapon.calibre < small or (weapon.soviet and weapon.barrel in ("L", "LL")):
        return "normal"
    return weapon.barrel


def barrel_to_destroy(weapon: Weapon, small: int) -> Barrel:
    """Return the class of a barrel for the roll to destroy; small calibres are "normal" (C6, C7).

    `small` is the calibre in mm below which it is small.
    """
    return "normal" if weapon.calibre < small else weapon.barrel


def turn_between(heading: Heading, other: Heading) -> int:
    """Return the angle between two headings in tenths of a degree, at most half a turn."""
    apart = (other - heading) % FULL
    return min(apart, FULL - apart)


def pivots(state: State, unit: Unit, weapon: Weapon, target: Target) -> bool:
    """Return whether a gun or its vehicle must pivot before the shot (C15)."""
    to = heading_to(pose_of(unit).point, target.point)
    if weapon.mounted in ("turret", "all-round"):
        return turn_between(unit.turret, to) > state.book.figures.anti_tank.hit.turret_free
    return not in_front(unit, target.point)


def base_score(state: State, unit: Unit, weapon: Weapon, target: Target, context: Context) -> Term:
    """Return the base roll needed for a shot, as a term with its rule (L189 to L197)."""
    scores, card = state.book.figures.anti_tank.hit.scores, state.card(unit)
    moving = context == "moving"
    if card.arm == "vehicle":
        if moving:
            if "stabilised" in card.traits:
                return Term("stabilised", scores.stabilised, "L192")
            cramped = "cramped" in card.traits
            return Term("cramped", scores.cramped, "L193") if cramped else Term("moving", scores.vehicle_moving, "L191")
        if pivots(state, unit, weapon, target):
            turret = weapon.mounted in ("turret", "all-round")
            return Term(
                "pivoting", scores.turret_pivot if turret else scores.vehicle_pivot, "L195" if turret else "L194"
            )
        return Term("still", scores.vehicle_still, "L190")
    if card.arm == "gun":
        if pivots(state, unit, weapon, target):
            mount = weapon.mounted == "all-round"
            return Term("pivoting", scores.mount_pivot if mount else scores.gun_pivot, "L195" if mount else "L194")
        return Term("still", scores.gun_still, "L190")
    if weapon.panzerfaust:
        return Term(
            "panzerfaust",
            scores.panzerfaust_moving if moving else scores.panzerfaust_still,
            "L197" if moving else "L196",
        )
    return Term("weapon", scores.weapon_moving if moving else scores.weapon_still, "L197" if moving else "L196")


def to_hit(
    state: State,
    unit: Unit,
    weapon: Weapon,
    target: Target,
    context: Context,
    round_: str = "",
    *,
    disable: bool = False,
) -> Ledger:
    """Return the base roll needed for a shot, and its modifiers; their sum is the roll needed on 2D6.

    Modifiers of the dice are included with the opposite sign. `round_` is the special ammunition, "" for the usual one;
    with `disable` the shot is aimed at the running gear.
    """
    terms = [base_score(state, unit, weapon, target, context)]
    each, length = target.unit, reach(state, unit, target)
    if each is None:
        return tuple(terms)
    figures = state.book.figures.anti_tank.hit
    cover = cover_against(state, each, unit)
    if cover.bunker:
        return (*terms, Term("bunker", -figures.bunker, "L203"))
    found = [
        *_distance(state, weapon, length, round_),
        *_shooter(state, unit, weapon, target, length, round_),
        *_mark(state, unit, each, cover, context),
    ]
    if disable:
        found.append(Term("immobilising", figures.immobilising, "L214"))
    return (*terms, *(Term(term.name, -term.value, term.rule, term.detail) for term in found if term.value))


def _distance(state: State, weapon: Weapon, length: int, round_: str) -> list[Term]:
    figures = state.book.figures.anti_tank
    hit = figures.hit
    found = list[Term]()
    if weapon.kind == "gun":
        steps = begun(length, figures.steps[barrel_to_hit(weapon, figures.small_calibre)])
        found.append(Term("distance", -steps, "L198"))
    elif band_at(weapon, length) == 1:
        found.append(Term("second-band", hit.second_band, "L206"))
    if round_ == "apcr" and length > hit.apcr_range:
        found.append(Term("apcr", hit.apcr, "L211"))
    if round_ == "apds" and length > hit.apds_range:
        found.append(Term("apds", hit.apds, "L211"))
    return found


def _shooter(state: State, unit: Unit, weapon: Weapon, target: Target, length: int, round_: str) -> list[Term]:
    figures, card = state.book.figures.anti_tank.hit, state.card(unit)
    found = list[Term]()
    if length < figures.point_blank_range and not (weapon.heat or round_ == "heat"):
        found.append(Term("point-blank", figures.point_blank, "L205"))
    if "open-topped" in card.traits or (card.arm == "vehicle" and unit.hatch):
        found.append(Term("exposed", figures.exposed, "L207"))
    if "poor-optics" in card.traits and length > figures.poor_optics_range:
        found.append(Term("poor-optics", figures.poor_optics, "L208"))
    rank = state.book.figures.tests.experience[state.experience(unit)].to_hit
    found.append(Term("experience", rank, "L209", state.experience(unit)))
    if _height(state, unit) > _height(state, target.unit or unit):
        found.append(Term("higher", figures.higher, "L210"))
    if unit.target == target.id and unit.shots:
        found.append(Term("again", figures.again[min(unit.shots, len(figures.again)) - 1], "L212"))
    if through_smoke(state, pose_of(unit).point, target.point):
        found.append(Term("smoke", figures.smoke, "L213"))
    if unit.suppressed:
        found.append(Term("suppressed", -state.book.figures.pools.hampered, "C17"))
    return found


def _height(state: State, unit: Unit) -> int:
    return level(state.book, pose_of(unit).point)


def _mark(state: State, unit: Unit, target: Unit, cover: Shelter, context: Context) -> list[Term]:
    """Return what the target changes (L215 to L220)."""
    figures, card = state.book.figures.anti_tank.hit, state.card(target)
    found = list[Term]()
    if unseen_by(state, unit, target):
        found.append(Term("hidden", figures.hidden, "L218"))
    if card.arm == "vehicle":
        found.append(Term("size", figures.sizes[card.size], "L215", card.size))
        if is_moving(state, target, context):
            found.append(Term("moving", figures.moving, "L216"))
        found += _vehicle_cover(state, figures, unit, target, cover)
        return found
    if cover.covered and cover.kind != "shield":
        found.append(Term("cover", figures.cover, "L217", cover.kind))
    if card.arm == "gun":
        found.append(Term("gun", figures.guns[card.gun], "L219", card.gun))
    return found


def _vehicle_cover(state: State, figures: HitFigures, unit: Unit, target: Unit, cover: Shelter) -> list[Term]:
    if is_hull_down(state, unit, target, cover):
        return [Term("hull-down", figures.hull_down, "L220", cover.kind)]
    return [Term("vehicle-cover", figures.vehicle_cover, "L220", cover.kind)] if cover.covered else []


def is_hull_down(state: State, unit: Unit, target: Unit, cover: Shelter) -> bool:
    """Return whether the lower half of a vehicle is behind a bank, wall or crest (section 5)."""
    return cover.low or sight_report(state, unit, target).half_hidden


def hits(state: State, need: int, numbers: Sequence[int]) -> bool:
    """Return whether 2D6 hit: a natural 2 misses, a 12 always hits (L187)."""
    figures, both = state.book.figures.anti_tank.hit, sum(numbers)
    return both >= figures.hits or (both > figures.misses and both >= need)
