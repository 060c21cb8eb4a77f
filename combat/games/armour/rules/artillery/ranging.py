"""Rolls that a bombardment needs: to range in, and to hit a team under the template (L679, L681, L691)."""

from __future__ import annotations

from collections.abc import Iterator

from combat.engine.kernel.ledger import Ledger, Term
from combat.engine.space.plane.point import Point
from combat.engine.space.plane.sight.sight_body import SightBody
from combat.games.armour.rules.artillery.fire_mission import FireMission
from combat.games.armour.rules.artillery.spotting import point_body
from combat.games.armour.rules.artillery.template import on_rough_ground, template
from combat.games.armour.rules.fire.smoke import smoke_before
from combat.games.armour.rules.morale.unit_ratings import rating, ratings_of
from combat.games.armour.rules.state import State, Team, Unit


def ranging_terms(state: State, unit: Unit, spotter: Team, at: Point, heading: int, *, smoke: bool) -> Iterator[Term]:
    """Yield the terms of the roll needed to range in: the worse of unit and spotter, terrain, smoke, night (L679).

    Terrain does not affect smoke bombardments (L693).
    """
    figures = state.book.figures.artillery
    worse = max(rating(state, unit, "ranging"), ratings_of(state, spotter).ranging)
    yield Term("ranging", worse, "L679")
    if not smoke and on_rough_ground(state, template(state, at, heading)):
        yield Term("rough-ground", figures.rough_ground, "L679")
    if looks_through_smoke(state, spotter, point_body(state, at)):
        yield Term("smoke", state.book.figures.shots.smoke, "L695")
    if state.night:
        yield Term("night", figures.night, "L679")


def looks_through_smoke(state: State, spotter: Team, point: SightBody) -> bool:
    """Return whether a spotter's sight of a point passes through smoke, into it or out of it (L661, L695)."""
    return bool(state.smoke or state.screens) and smoke_before(state, spotter, point)


def harder_terms(state: State, spotter: Team, at: Point, *, seen: bool) -> Ledger:
    """Return the terms added to all rolls to hit: for smoke before a seen point, or for an unseen repeat (L661, L691).

    Empty if neither applies.
    """
    if not seen:
        return (Term("unseen", state.book.figures.artillery.unseen_repeat, "L691"),)
    if looks_through_smoke(state, spotter, point_body(state, at)):
        return (Term("smoke", state.book.figures.shots.smoke, "L661"),)
    return ()


def hit_terms(state: State, fire: FireMission, team: Team) -> Ledger:
    """Return the terms of the roll needed to hit a team under the template (L681)."""
    figures = state.book.figures.artillery
    late = {
        2: Term("second-attempt", figures.second_attempt, "L681"),
        3: Term("third-attempt", figures.third_attempt, "L681"),
    }
    attempt = (late[fire.attempt],) if fire.need and fire.attempt in late else ()
    return (Term("hit-on", ratings_of(state, team).hit_on, "L681"), *attempt, *fire.harder)
