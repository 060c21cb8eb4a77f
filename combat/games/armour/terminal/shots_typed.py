"""Parser of shots and bombardments: "B > C1", "B2 heavy MG > C1; B3 > C2", "bombard D 90,40 by Do1"."""

from __future__ import annotations

from collections.abc import Sequence

from combat.engine.kernel.decision import Decision
from combat.engine.kernel.seats import Seat
from combat.engine.space.plane.pose import Pose
from combat.engine.terminal.text_table import NotUnderstood
from combat.engine.terminal.typed_names import is_command, match_name
from combat.engine.words import text
from combat.engine.words.grammar.lists import one_of
from combat.games.armour.rules.answers import Aim, AimAt, Attack, Bombard, FireMode, FireOrder, LayScreen, PlaceWork
from combat.games.armour.rules.artillery.guns import artillery
from combat.games.armour.rules.artillery.planning import spotters
from combat.games.armour.rules.fire.shoot_units import full_load
from combat.games.armour.rules.state import State
from combat.games.armour.rules.two_seats import other_seat
from combat.games.armour.rules.works.place_works import works_left
from combat.games.armour.standing.bombardment_plan import BombardmentPlan
from combat.games.armour.standing.shot_plan import ShotPlan
from combat.games.armour.terminal.labels import Labels
from combat.games.armour.terminal.typed_parts import NEXT, refuse, typed_pose
from combat.games.armour.words import armour_names as names

AT = ">"
"""Separator between shooter and target."""
MODES: tuple[FireMode, ...] = ("smoke", "assault")
"""The modes of fire that are named by a word before the shots."""


def typed_fire(state: State, decision: Decision, line: str) -> FireOrder:
    """Parse the fire of one unit: mode of fire, shooters and targets; raise NotUnderstood."""
    word, _, rest = line.partition(" ")
    mode = next((each for each in MODES if is_command(word, each)), None)
    pairs = [part.partition(AT)[::2] for part in (rest if mode else line).split(NEXT) if part.strip()]
    if not pairs or not all(who.strip() and target.strip() for who, target in pairs):
        raise NotUnderstood(text("text-not-understood", line=line))
    labels, seat = Labels(state), decision.seat
    aims = dict[Aim, None]()
    for who, target in pairs:
        aims |= dict.fromkeys(_aims(labels, seat, who.strip(), target.strip(), mode or "fire"))
    return FireOrder(aims, mode or "fire")


def _aims(labels: Labels, seat: Seat, who: str, target: str, mode: FireMode) -> Sequence[Aim]:
    """Return the aims of a shooter or of a whole unit at a target."""
    state, turn = labels.state, target.rpartition(" ")
    turns = bool(turn[0]) and is_command(turn[2], "hull")
    foe = labels.team(turn[0] if turns else target, (other_seat(seat),))
    shooter, _, weapon = who.partition(" ")
    found = labels.find(shooter, (seat,))
    plan = ShotPlan(state, state.units[found.partition("-")[0]])
    if found in state.units:
        return _of_unit(plan, foe, mode)
    if weapon:
        return [Aim(found, weapon_named(state, found, weapon.strip()), foe, "hull" if turns else "")]
    if mode == "smoke":
        return _smoke(plan, [found], foe)
    why = plan.aim(found, foe)
    if why is not None or found not in plan.aims:
        refuse(state, why or plan.refusal(foe), who)
    return full_load(state, plan.aims[found])


def _of_unit(plan: ShotPlan, foe: str, mode: FireMode) -> Sequence[Aim]:
    if mode == "smoke":
        return _smoke(plan, plan.shooters, foe)
    if not plan.lay_out(foe) or plan.order is None:
        refuse(plan.state, plan.refusal(foe), foe)
    return plan.order.aims


def _smoke(plan: ShotPlan, shooters: Sequence[str], foe: str) -> list[Aim]:
    """Return the aims of all weapons of some shooters that have smoke shells; raise NotUnderstood if none has."""
    found = [
        Aim(team, weapon, foe) for team in shooters for weapon in plan.weapons(team)
        if "smoke" in plan.state.book.weapons[weapon].traits
    ]  # fmt: skip
    if not found:
        raise NotUnderstood(text("text-no-smoke"))
    return found


def weapon_named(state: State, team: str, line: str) -> str:
    """Return the id of the weapon of a team that a typed word names; raise NotUnderstood if none or several match."""

    def which(found: Sequence[str]) -> str:
        return text("text-which-weapon", line=line, weapons=one_of([names.weapon(state, each) for each in found]))

    def called(weapon: str) -> tuple[str, ...]:
        return weapon, names.weapon(state, weapon).lower()

    return match_name(line, state.card(team).weapons, called, lambda: text("text-no-weapon", line=line), which)


# -- artillery and works -----------------------------------------------------------------------------------------------


def typed_bombardment(state: State, seat: Seat, line: str) -> Bombard | None:
    """Parse a bombardment: the unit, the point and, optionally, the spotter; return None if the line contains none.

    Raises NotUnderstood.
    """
    word, _, rest = line.partition(" ")
    if not is_command(word, "bombard"):
        return None
    labels = Labels(state)
    words, spotter = _spotter(labels, seat, rest.split())
    unit, at = _unit_and_place(labels, seat, words)
    if spotter:
        return Bombard(unit, spotter, at)
    plan = BombardmentPlan(state, state.units[unit], at)
    if plan.call is None:
        refuse(state, plan.refusal, line)
    return plan.call


def typed_attack(state: State, seat: Seat, line: str) -> Attack | None:
    """Parse the attack of a flight of aircraft; return None if the line contains none. Raises NotUnderstood."""
    word, _, rest = line.partition(" ")
    return Attack(Labels(state).unit(rest, (seat,))) if is_command(word, "attack") else None


def typed_screen(state: State, decision: Decision, line: str) -> LayScreen | None:
    """Parse a smoke bombardment: unit, point with heading, number of guns, spotter; return None if the line contains
    none.

    By default as many guns as possible fire it. Raises NotUnderstood.
    """
    word, _, rest = line.partition(" ")
    if not is_command(word, "screen"):
        return None
    labels, seat = Labels(state), decision.seat
    words, spotter = _spotter(labels, seat, rest.split())
    number = int(words.pop()) if words and words[-1].isdecimal() else 0
    unit, at = _unit_and_place(labels, seat, words)
    most = sum(1 for _ in artillery(state, unit))
    watching = [spotter] if spotter else [team.id for team in spotters(state, state.units[unit])]
    numbers = [number] if number else range(max(1, most), 0, -1)
    calls = [LayScreen(unit, watcher, at, guns) for guns in numbers for watcher in watching or [""]]
    return next((call for call in calls if decision.refusal(state, call) is None), calls[0])


def _spotter(labels: Labels, seat: Seat, words: list[str]) -> tuple[list[str], str]:
    """Return the words without who spots, and the spotter; "" for none."""
    if len(words) > 2 and is_command(words[-2], "by"):
        return words[:-2], labels.team(words[-1], (seat,))
    return words, ""


def _unit_and_place(labels: Labels, seat: Seat, words: Sequence[str]) -> tuple[str, Pose]:
    if len(words) != 2:
        raise NotUnderstood(text("text-not-understood", line=" ".join(words)))
    return labels.unit(words[0], (seat,)), typed_pose(words[1:])


def typed_aiming_point(state: State, seat: Seat, line: str) -> AimAt:
    """Parse an artillery unit and its aiming point; raise NotUnderstood."""
    return AimAt(*_unit_and_place(Labels(state), seat, line.split()))


def typed_work(state: State, seat: Seat, line: str) -> PlaceWork:
    """Parse the name or id of a work, and its place; raise NotUnderstood."""
    name, _, place = line.rpartition(" ")

    def unknown(found: Sequence[str] = ()) -> str:
        return text("text-no-work", line=name)

    kinds = works_left(state, seat)
    kind = match_name(name, kinds, lambda each: (each, names.work(state, each).lower()), unknown, unknown)
    return PlaceWork(kind, typed_pose([place]))
