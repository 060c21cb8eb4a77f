"""Views of what is possible: reach of a team, effects of a path, sight, odds of shots."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from combat.engine.kernel.decision import Decision
from combat.engine.kernel.record import replace
from combat.engine.kernel.seats import Seat
from combat.engine.space.plane.heading import FULL, Heading, turned
from combat.engine.space.plane.point import CM, Point
from combat.engine.terminal.text_table import NotUnderstood
from combat.engine.words import text
from combat.engine.words.line import shown
from combat.games.armour.rules.answers import Aim, Speed
from combat.games.armour.rules.artillery.spotting import sees_point
from combat.games.armour.rules.distances import between
from combat.games.armour.rules.fire.aiming import shooter_refusal
from combat.games.armour.rules.fire.volley import Shot
from combat.games.armour.rules.ground.sighting import sighting
from combat.games.armour.rules.moves.move_limits import mover_refusal
from combat.games.armour.rules.moves.move_units import MoveUnits
from combat.games.armour.rules.orders.move_by_order import MoveByOrder
from combat.games.armour.rules.state import State, Team
from combat.games.armour.rules.two_seats import ATTACKER, other_seat
from combat.games.armour.standing.move_plan import MovePlan
from combat.games.armour.standing.move_planner import MovePlanner, point_on
from combat.games.armour.standing.shot_plan import ShotPlan
from combat.games.armour.standing.watchers import Watchers
from combat.games.armour.terminal.labels import Labels, seats_from
from combat.games.armour.terminal.looked_at import point_typed, two_typed
from combat.games.armour.terminal.moves_typed import planned, planner_of
from combat.games.armour.terminal.typed_parts import is_place, reason, refuse, typed_parts
from combat.games.armour.words import armour_names as names
from combat.games.armour.words.shot_words import harm_line, shot_line
from combat.games.miniatures.words import wording

COMPASS = ("north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west")
"""Directions for which a reach is printed, in eighths of a turn from north."""
MOST_TARGETS = 12
"""Number of targets for which shots are printed, the nearest first."""


def _own(labels: Labels, seat: Seat, word: str) -> str:
    """Return the unit or team of the seat that a word names; of a spectator, of either seat."""
    return labels.find(word, (seat,) if seat else seats_from(ATTACKER))


# -- moves -------------------------------------------------------------------------------------------------------------


def reach(state: State, seat: Seat, about: str) -> Sequence[str]:
    """Return a line for each of eight directions: how far a team or unit can move at each speed, and what stops it.

    Raises NotUnderstood if `about` does not name a team or unit of the seat that may move.
    """
    labels = Labels(state)
    planner = _planner(labels, _own(labels, seat, about))
    lines = [text("text-mover", team=labels.named(planner.anchor, seat), place=str(planner.start))]
    speeds: tuple[Speed, ...] = ("tactical",) if state.granted else ("tactical", "dash")
    for eighth, name in enumerate(COMPASS):
        found = [_straight(planner, eighth * FULL // len(COMPASS), speed) for speed in speeds]
        told = "; ".join(_gone(state, planner, plan) for plan in found if plan is not None)
        lines.append(text("text-towards", direction=text(f"text-{name}"), ways=told or text("text-edge")))
    return lines


def _planner(labels: Labels, id_: str) -> MovePlanner:
    """Return the planner of a team or unit; raise NotUnderstood if it cannot move."""
    state, unit = labels.state, labels.state.units[id_.partition("-")[0]]
    planner = planner_of(state, _question(state, unit.seat), id_)
    if planner is None:
        first = state.teams[id_ if id_ in state.teams else unit.leader or f"{id_}-1"]
        refuse(state, mover_refusal(state, first), id_)
    return planner


def _question(state: State, seat: Seat) -> Decision:
    granted = state.granted
    return MoveUnits("L551", "", seat) if granted is None else MoveByOrder("L587", granted.unit, seat, granted.order)


def _straight(planner: MovePlanner, heading: Heading, speed: Speed) -> MovePlan | None:
    """Return the plan straight along a heading as far as the speed on that ground allows; None at the table's edge."""
    start, table, far = planner.start.point, planner.state.book.table, planner.most(speed)
    while far > 0:
        x, y = point_on(start, Point(*start.moved(*turned(Point(0, -far), heading))), far)
        if 0 <= x <= table.width and 0 <= y <= table.height:
            plan = planner.plan([Point(x, y)], heading, speed)
            return replace(plan, short=None) if plan.short is not None and plan.short.message == "too-far" else plan
        far -= CM
    return None


def _gone(state: State, planner: MovePlanner, plan: MovePlan) -> str:
    """Return how far a plan gets, and why not farther."""
    why = "" if plan.short is None else reason(state, plan.short)
    if not plan.parts:
        return why
    way, place = wording.length(plan.distance), str(plan.end_of(planner.anchor))
    gone = text("text-gone", speed=plan.speed, way=way, place=place)
    return f"{gone}, {why}" if why else gone


def path(state: State, seat: Seat, about: str) -> Sequence[str]:
    """Return lines on the effects of a typed path of a team or unit: length, rolls, command, enemies that see its end.

    Raises NotUnderstood unless it is one path with places.
    """
    labels, parts = Labels(state), typed_parts(about)
    if len(parts) != 1 or not parts[0].places:
        raise NotUnderstood(text("text-about-path"))
    planner = _planner(labels, _own(labels, seat, parts[0].who))
    plan = planned(planner, parts[0], limited=state.granted is not None)
    lines = [_gone(state, planner, plan)]
    end = plan.end_of(planner.anchor)
    if end is None:
        return lines
    refused = _question(state, state.seat_of(planner.anchor)).refusal(state, plan.moves)
    lines += [reason(state, refused)] if refused is not None else []
    for roll in plan.rolls:
        lines.append(text("text-roll", team=labels.named(roll.team, seat), need=roll.need,
                          ground=names.ground(roll.ground, state), odds=round(100 * roll.odds)))  # fmt: skip
    watchers = Watchers(state, planner.anchor, end)
    while watchers.step():
        pass
    eyes = [text("text-eye", team=labels.named(each.team, seat), way=wording.length(each.distance),
                 concealed="yes" if each.sees.concealed else "no") for each in watchers.seeing]  # fmt: skip
    return [*lines, *(eyes or [text("move-seen", count=0)])]


# -- sight -------------------------------------------------------------------------------------------------------------


def sight(state: State, seat: Seat, about: str) -> Sequence[str]:
    """Return a line that says whether a team sees another team or a point, and why; with one team, each enemy that it
    sees.

    Raises NotUnderstood.
    """
    labels = Labels(state)
    if ">" not in about and labels.is_label(about, seats_from(seat)):
        viewer = _on_table(state, labels.team(about, seats_from(seat)), about)
        enemies = sorted(
            state.on_table(other_seat(state.seat_of(viewer.id))), key=lambda e: between(state, viewer, e).units
        )
        lines = [_seen(labels, viewer, enemy, seat) for enemy in enemies if sighting(state, viewer, enemy).clear]
        return lines or [text("text-sees-nobody", team=labels.named(viewer.id, seat))]
    first, second = two_typed(about)
    viewer = _on_table(state, labels.team(first, seats_from(seat)), first)
    if is_place(second):
        seen = sees_point(state, viewer, point_typed(state, seat, second))
        message = "text-sees-point" if seen else "text-sees-no-point"
        return [text(message, team=labels.named(viewer.id, seat), place=second)]
    foe = other_seat(state.seat_of(viewer.id))
    return [_seen(labels, viewer, _on_table(state, labels.team(second, seats_from(foe)), second), seat)]


def _on_table(state: State, team: str, word: str) -> Team:
    found = state.teams[team]
    if not found.on_table:
        raise NotUnderstood(text("text-not-on-table", line=word))
    return found


def _seen(labels: Labels, viewer: Team, target: Team, seat: Seat) -> str:
    """Return whether a team sees another, at what distance, and what conceals or hides it."""
    state, seen = labels.state, sighting(labels.state, viewer, target)
    args = {"viewer": labels.named(viewer.id, seat), "target": labels.named(target.id, seat),
            "way": wording.length(between(state, viewer, target).units)}  # fmt: skip
    if not seen.clear:
        return text("text-hidden", cause=names.cause(seen.cause, state), **args)
    if not seen.concealed:
        return text("text-seen", **args)
    cover = "yes" if seen.bulletproof else "no"
    return text("text-concealed", cause=names.cause(seen.conceals, state), cover=cover, **args)


# -- shots -------------------------------------------------------------------------------------------------------------


def shots(state: State, seat: Seat, about: str) -> Sequence[str]:
    """Return lines with the targets of a unit or team and the odds; with a target ("B > C1"), each shot with its sum.

    Raises NotUnderstood.
    """
    labels = Labels(state)
    who, _, target = about.partition(">")
    found = _own(labels, seat, who.strip())
    plan = ShotPlan(state, state.units[found.partition("-")[0]])
    shooters = [each for each in plan.shooters if found in (each, plan.unit.id)]
    if not shooters:
        first = state.teams[found if found in state.teams else plan.unit.leader or f"{found}-1"]
        refuse(state, shooter_refusal(state, first), about)
    if not target.strip():
        lines = [line for foe in plan.find(MOST_TARGETS) for line in _best(labels, plan, shooters, foe, seat)]
        return lines or [text("shoot-no-target")]
    foe = labels.team(target.strip(), (other_seat(plan.unit.seat),))
    lines = [line for shooter in shooters for line in _at_target(labels, plan, shooter, foe, seat)]
    why = plan.refusal(foe)
    return lines or [text("shoot-no-target") if why is None else reason(state, why)]


def _best(labels: Labels, plan: ShotPlan, shooters: Sequence[str], foe: str, seat: Seat) -> Iterator[str]:
    """Yield the best shot of each shooter at a target."""
    for shooter in shooters:
        for aim in plan.aims_at(shooter, foe)[:1]:
            yield _shot(labels, plan, aim, seat)


def _shot(labels: Labels, plan: ShotPlan, aim: Aim, seat: Seat) -> str:
    """Return a shot with its odds."""
    state, shot, odds = labels.state, plan.shot(aim), plan.odds(aim)
    if not isinstance(shot, Shot) or odds is None:
        raise ValueError(aim)
    shooter, target = labels.named(aim.shooter, seat), labels.named(aim.target, seat)
    words, harm = shot_line(state, shot, odds), harm_line(state, shot, odds)
    return text("text-shot", shooter=shooter, target=target, shot=words, harm=harm)


def _at_target(labels: Labels, plan: ShotPlan, shooter: str, foe: str, seat: Seat) -> Iterator[str]:
    """Yield each shot of a shooter at a target, with its sum."""
    for aim in plan.aims_at(shooter, foe):
        yield _shot(labels, plan, aim, seat)
        shot = plan.shot(aim)
        if isinstance(shot, Shot):
            yield from (shown(line) for line in wording.sum_rows(shot.ledger))
