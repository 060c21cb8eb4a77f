"""Views of the text interface: forces, a unit, a place, distances, visible units, possible shots, the score.

The given state is the player's view, without hidden information.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from combat.engine.kernel.ledger import total
from combat.engine.kernel.seats import Seat
from combat.engine.space.plane.point import Point
from combat.engine.space.plane.pose import Pose
from combat.engine.terminal.text_table import NotUnderstood
from combat.engine.words import text, translated
from combat.engine.words.grammar.lists import all_of
from combat.games.contact.rules.answers import Aim
from combat.games.contact.rules.cards.weapon import Weapon
from combat.games.contact.rules.command.leading import in_command
from combat.games.contact.rules.fire.aiming import Target, aim_refusal, reach, target_of
from combat.games.contact.rules.fire.pools import pool
from combat.games.contact.rules.fire.to_hit import to_hit
from combat.games.contact.rules.ground.pieces import kinds_under
from combat.games.contact.rules.play.endings import break_values
from combat.games.contact.rules.sight.detection import limit
from combat.games.contact.rules.sight.sight_lines import sees
from combat.games.contact.rules.state import State, Unit
from combat.games.contact.rules.two_seats import ATTACKER, DEFENDER, SEATS
from combat.games.contact.terminal.labels import find, label, named
from combat.games.contact.terminal.lines_typed import pose_of
from combat.games.contact.words import contact_names as names
from combat.games.miniatures.words import wording


def attacker(state: State, about: str) -> Sequence[str]:
    """Return the attacker's units and markers, one line each; `about` is ignored."""
    return _force(state, ATTACKER)


def defender(state: State, about: str) -> Sequence[str]:
    """Return the defender's units and markers, one line each; `about` is ignored."""
    return _force(state, DEFENDER)


def _force(state: State, seat: Seat) -> list[str]:
    units = [unit_line(state, unit) for unit in state.units.values() if unit.seat == seat]
    dummies = [
        text("text-piece", piece=named(state, each.id), place=str(each.pose)) for each in state.dummies.values()
        if each.seat == seat and each.pose is not None
    ]  # fmt: skip
    markers = [
        text("text-piece", piece=named(state, each.id), place=str(Pose.at(each.at)))
        for each in state.markers.values() if each.seat == seat
    ]  # fmt: skip
    return [*units, *dummies, *markers] or [text("text-nobody")]


def unit_line(state: State, unit: Unit) -> str:
    """Return a unit as one line: label, name, place, states."""
    place = str(unit.pose) if unit.pose is not None else "–"
    parts = [place, *names.states(state, unit.id)]
    return text("text-piece", piece=named(state, unit.id), place=", ".join(parts))


def unit(state: State, seat: Seat, about: str) -> Sequence[str]:
    """Return lines with all values on a unit's card, and its states; raise NotUnderstood for an unknown label."""
    found = _unit(state, about)
    card, force = state.card(found), state.book.forces[found.seat]
    lines = [unit_line(state, found), f"{text(f'experience-{force.experience}')}, {text(f'morale-{force.morale}')}"]
    if card.armour is not None:
        faces = (
            ("front", card.armour.front),
            ("side", card.armour.side),
            ("rear", card.armour.rear),
            ("top", card.armour.top),
        )
        lines.append(text("text-armour", faces=", ".join(f"{text(f'face-{face}')} {value}" for face, value in faces)))
    lines += [_weapon(state, state.book.weapons[weapon]) for weapon in card.weapons]
    if found.seat == seat and found.placed:
        lines.append(text("text-led", led=wording.flag(in_command(state, found))))
    return lines


def _weapon(state: State, weapon: Weapon) -> str:
    bands = [f"{wording.printed_length(band.range)}: {band.dice or band.anti_tank}" for band in weapon.bands]
    if weapon.anti_tank is not None:
        bands.append(f"{text('term-anti-tank')} {weapon.anti_tank}")
    if weapon.he:
        bands.append(f"HE {weapon.he}")
    return text("text-weapon", weapon=names.weapon(state, weapon.id), values=", ".join(bands))


def _unit(state: State, about: str) -> Unit:
    id_ = find(state, about.split(maxsplit=1)[0] if about.split() else "")
    if id_ not in state.units:
        raise NotUnderstood(text("text-no-label", line=about))
    return state.units[id_]


def ground(state: State, seat: Seat, about: str) -> Sequence[str]:
    """Return the ground at a point or under a unit as a line; the score if `about` is empty.

    Raises NotUnderstood.
    """
    if not about:
        return score(state, about)
    point = _point(state, about)
    kinds = [names.ground(state, kind.id) for kind in kinds_under(state.book, point)]
    return [text("text-ground", ground=all_of(dict.fromkeys(kinds)) or "–")]


def _point(state: State, about: str) -> Point:
    word = about.split(maxsplit=1)[0]
    if word[:1].isdecimal():
        return pose_of(word).point
    pose = _unit(state, word).pose
    if pose is None:
        raise NotUnderstood(text("text-no-place", line=about))
    return pose.point


def sight(state: State, seat: Seat, about: str) -> Sequence[str]:
    """Return a line for each enemy that a unit sees, with the distance at which the unit detects it; raise
    NotUnderstood.
    """
    viewer = _unit(state, about)
    if not viewer.placed:
        return [text("text-nobody")]
    lines = []
    for other in state.units.values():
        if other.seat != viewer.seat and other.placed and sees(state, viewer, other):
            most = limit(state, viewer, other)
            far = "∞" if most is None else wording.length(most)
            lines.append(text("text-seen", piece=named(state, other.id), most=far))
    return lines or [text("text-nobody")]


def shots(state: State, seat: Seat, about: str) -> Sequence[str]:
    """Return a line for each possible shot of a unit, with dice and roll needed; raise NotUnderstood."""
    shooter = _unit(state, about)
    if not shooter.placed:
        return [text("text-nobody")]
    targets = [each.id for each in state.units.values() if each.seat != shooter.seat and each.known]
    targets += [each.id for each in state.markers.values() if each.seat != shooter.seat]
    lines = [line for target in targets for line in _shots_at(state, shooter, target)]
    return lines or [text("text-nobody")]


def _shots_at(state: State, shooter: Unit, target: str) -> Iterator[str]:
    for id_ in state.card(shooter).weapons:
        aim = Aim(id_, target)
        found = target_of(state, aim)
        if found is not None and aim_refusal(state, shooter, aim, "full") is None:
            far, weapon = wording.length(reach(state, shooter, found)), state.book.weapons[id_]
            sums = shot_sum(state, shooter, weapon, found)
            yield text("text-shot", weapon=names.weapon(state, id_), piece=named(state, target), far=far, sum=sums)


def shot_sum(state: State, shooter: Unit, weapon: Weapon, target: Target) -> str:
    """Return the dice and the roll needed of a weapon against a target as text; for 2D6, the sum of the roll needed."""
    if weapon.kind in ("gun", "hand-held", "at-rifle"):
        return wording.sum_line(to_hit(state, shooter, weapon, target, "full"))
    found = pool(state, shooter, weapon, target, "full")
    return text("text-pool", count=found.count, need=found.need - total(found.added))


def measure(state: State, seat: Seat, about: str) -> Sequence[str]:
    """Return a line with the distance between the centres of two units, or points; raise NotUnderstood unless two
    are given.
    """
    words = about.replace(">", " ").split()
    if len(words) != 2:
        raise NotUnderstood(text("text-not-understood", line=about))
    one, other = (_point(state, word) for word in words)
    far = round(((one.x - other.x) ** 2 + (one.y - other.y) ** 2) ** 0.5)
    return [text("text-apart", far=wording.length(far))]


def score(state: State, about: str) -> Sequence[str]:
    """Return lines with turn, objectives, orders and losses; `about` is ignored."""
    lines = [text("text-turn", turn=state.turn, last=state.book.mission.turns)]
    for objective in state.book.mission.objectives:
        holder = state.held.get(objective.name, "")
        at = f"{objective.at.x / 100:g},{objective.at.y / 100:g}"
        by = wording.seat(holder) or text("text-unheld")
        lines.append(text("text-objective", name=translated(objective.name), at=at, by=by))
    for seat in SEATS:
        lost, whole = break_values(state, seat)
        orders = state.orders.get(seat, 0)
        lines.append(text("text-standing", seat=wording.seat(seat), lost=lost, whole=whole, orders=orders))
    return lines


def told_labels(state: State, pieces: Sequence[str]) -> str:
    """Return the labels of the units and markers of a log entry, separated by commas; "" for none."""
    return ", ".join(label(piece) for piece in pieces if piece in state.units or piece in state.markers)
