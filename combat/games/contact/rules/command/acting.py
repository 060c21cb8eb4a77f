"""Activation of a unit: the question for its act, and the execution of the act (sections 2 and 5)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from combat.engine.kernel.asking import Steps, ask
from combat.engine.kernel.decision import Answer, Refusal
from combat.engine.kernel.notation.written_decision import WrittenDecision
from combat.engine.kernel.random_source import RandomSource
from combat.engine.space.plane.heading import FULL, heading_to
from combat.engine.space.plane.movement.movement_path import Move, Turn, shortest_turn
from combat.engine.space.plane.pose import MOST, Pose
from combat.engine.space.plane.route import Route
from combat.games.contact.rules.answers import Act, Aim, Mode, Verb
from combat.games.contact.rules.close.charging import charge
from combat.games.contact.rules.command.act_rules import act_refusal, field_to_clear
from combat.games.contact.rules.command.leading import in_command
from combat.games.contact.rules.command.tests import experience_test
from combat.games.contact.rules.events.act_events import (
    ActBegan,
    ActEnded,
    FieldCleared,
    UnitCamouflaged,
    UnitFound,
)
from combat.games.contact.rules.fire.shooting import fire, give_covering_fire, lay_smoke
from combat.games.contact.rules.ground.ways import Way, walked
from combat.games.contact.rules.hidden.finding import be_seen, look
from combat.games.contact.rules.measuring import CONTACT, ahead, pose_of, within
from combat.games.contact.rules.moves.figures_of_moves import allowance, move_way
from combat.games.contact.rules.moves.moving import advance
from combat.games.contact.rules.moves.transport import dismount, mount
from combat.games.contact.rules.state import State, Unit
from combat.games.contact.rules.support.artillery import observe
from combat.games.contact.rules.support.observing import battery_of

STAY = Act("cover")
"""Acts that every unit may perform, passengers too."""
BEYOND = 600
"""Distance beyond a target to which the straight way of an overrun leads, in units of 0.1 mm."""
TRIES = 6
"""Random acts that `samples` tries."""


class Action(WrittenDecision[State, Act]):
    """What does an activated unit do (L11 to L16)? See `Act`; the subject is the unit."""

    kind: ClassVar[str] = "action"
    notations = (Act,)
    meek: bool = False
    """Whether it only falls back, crawls or takes cover: out of command, and its test failed."""

    def samples(self, state: State, numbers: RandomSource) -> Iterator[Answer]:
        """Yield random legal acts, endlessly; "cover", which is always legal, if some tries find no other."""
        unit = state.units[self.subject]
        while True:
            tried = (random_act(state, unit, numbers) for _ in range(TRIES))
            found = (act for act in tried if act is not None and self.refused(state, act) is None)
            yield next(found, STAY)

    def refused(self, state: State, value: Act) -> Refusal | None:
        """Return the reason why an act is illegal; None if it is legal."""
        return act_refusal(state, state.units[self.subject], value, meek=self.meek)


# -- doing it ----------------------------------------------------------------------------------------------------------


def activate(state: State, unit: str) -> Steps[None]:
    """Ask for a unit's act and execute it, yielding decisions and events.

    A unit out of command first tests its experience (section 2).
    """
    each = state.units[unit]
    meek = False
    if not each.demoralised and not in_command(state, each):
        meek = not (yield from experience_test(state, unit, "out-of-command", "S2"))
    answer = yield from ask(Action("S2", unit, each.seat, meek))
    assert isinstance(answer, Act)
    yield ActBegan(unit, str(answer), "shut" in answer.modes, "open" in answer.modes)
    if "show" in answer.modes and not state.units[unit].known and state.units[unit].placed:
        yield UnitFound(unit, "")
    yield from _do(state, unit, answer)
    yield from _after(state, unit)
    yield ActEnded(unit)


def _do(state: State, unit: str, act: Act) -> Steps[None]:
    match act.verb:
        case "fire":
            yield from fire(state, unit, act.aims, "full", act.modes)
        case "covering-fire":
            yield from give_covering_fire(state, unit, act.aims[0])
        case "smoke" | "flare":
            yield from lay_smoke(state, unit, act.aims[0], flare=act.verb == "flare")
        case "move" | "fast" | "crawl":
            yield from _move(state, unit, act)
        case "assault":
            yield from charge(state, unit, act)
        case "camouflage":
            if (yield from experience_test(state, unit, "camouflage", "S2")):
                yield UnitCamouflaged(unit)
        case _:
            yield from _do_other(state, unit, act)


def _do_other(state: State, unit: str, act: Act) -> Steps[None]:
    if act.verb == "mount":
        yield from mount(state.units[unit], act.other)
    elif act.verb == "dismount" and act.route is not None:
        yield from dismount(state.units[unit], act.route)
    elif act.verb == "observe":
        yield from observe(state, unit, act.other)
    elif act.verb == "clear":
        laid = field_to_clear(state, state.units[unit])
        if laid and (yield from experience_test(state, unit, "clear", "C34")):
            yield FieldCleared(laid, state.book.figures.close.mines.cleared)


def _move(state: State, unit: str, act: Act) -> Steps[None]:
    """Move with fire before or after it, fast, or crawling (L13 to L15)."""
    if "first" in act.modes:
        yield from fire(state, unit, act.aims, "moving", act.modes)
    each = state.units[unit]
    found = move_way(state, each, act) if each.placed else None
    if isinstance(found, Way):
        arrived = yield from advance(state, unit, found, act.verb)
        each = state.units[unit]
        if act.aims and "first" not in act.modes and each.placed and (arrived or not each.demoralised):
            yield from fire(state, unit, act.aims, "moving", act.modes)


def _after(state: State, unit: str) -> Steps[None]:
    """Check who sees a unit after its act, and whom it sees (section 4)."""
    if state.units[unit].placed:
        yield from be_seen(state, unit)
        yield from look(state, unit)


# -- random acts -------------------------------------------------------------------------------------------------------


def random_act(state: State, unit: Unit, numbers: RandomSource) -> Act | None:
    """Return a random act, which may be illegal; None if the chosen kind of act is impossible."""
    if unit.where == "aboard":
        point = ahead(pose_of(unit).point, numbers.below(FULL), 500 + numbers.below(1000))
        return Act("dismount", Route([point])) if _writable(point.x, point.y) else None
    verbs: tuple[Verb, ...] = (
        "fire", "fire", "fire", "move", "move", "fast", "assault", "assault", "crawl", "covering-fire", "overwatch",
        "camouflage", "smoke", "mount", "clear", "observe", "observe",
    )  # fmt: skip
    verb = verbs[numbers.below(len(verbs))]
    match verb:
        case "fire" | "covering-fire" | "smoke":
            aim = _random_aim(state, unit, numbers)
            return Act(verb, None, [aim]) if aim else None
        case "move" | "fast" | "crawl":
            return _random_move(state, unit, verb, numbers)
        case "assault":
            return _random_assault(state, unit, numbers)
        case "observe":
            battery = battery_of(state, unit)
            return Act("observe", other=battery.id) if battery else None
        case "mount":
            vehicles = [each.id for each in state.placed(unit.seat) if state.card(each).arm == "vehicle"]
            return Act("mount", other=vehicles[numbers.below(len(vehicles))]) if vehicles else None
    return Act(verb)


def _random_aim(state: State, unit: Unit, numbers: RandomSource) -> Aim | None:
    weapons = state.card(unit).weapons
    targets = [each.id for each in state.units.values() if each.seat != unit.seat and each.known]
    targets += [each.id for each in state.markers.values() if each.seat != unit.seat]
    if not weapons or not targets:
        return None
    weapon = state.book.weapons[weapons[numbers.below(len(weapons))]]
    target = targets[numbers.below(len(targets))]
    if weapon.indirect:
        known = state.units.get(target)
        point = pose_of(known).point if known is not None else state.markers[target].at
        return Aim(weapon.id, f"@{Pose.at(point)}")
    rounds = ["", "", *(each.kind for each in weapon.rounds)]
    return Aim(weapon.id, target, rounds[numbers.below(len(rounds))])


def _random_move(state: State, unit: Unit, verb: Verb, numbers: RandomSource) -> Act | None:
    """Return a straight move towards the middle of the table or anywhere."""
    start, most = pose_of(unit), allowance(state, unit, verb)
    heading = numbers.below(FULL) if numbers.below(3) else (0 if start.point.y * 2 > state.book.table.height else 1800)
    point = ahead(start.point, heading, 1 + numbers.below(max(1, most)))
    if not _writable(point.x, point.y):
        return None
    aim = _random_aim(state, unit, numbers) if verb == "move" else None
    modes: list[Mode] = ["first"] if aim and numbers.below(2) else []
    return Act(verb, Route([point], heading), [aim] if aim else [], modes=modes)


def _random_assault(state: State, unit: Unit, numbers: RandomSource) -> Act | None:
    """Return a straight charge at a known enemy; None if none is known, or the one drawn is out of reach."""
    targets = [each for each in state.units.values() if each.seat != unit.seat and each.known]
    if not targets:
        return None
    target = targets[numbers.below(len(targets))]
    reach = allowance(state, unit, "assault", shows=True) + CONTACT
    return straight_charge(state, unit, target) if within(state, unit, target, reach) else None


def straight_charge(state: State, unit: Unit, target: Unit) -> Act | None:
    """Return the straight charge of a unit into contact with a target, or of a vehicle over it.

    Returns None if the unit cannot move towards the target.
    """
    start, goal = pose_of(unit), pose_of(target).point
    heading = heading_to(start.point, goal)
    if state.card(unit).arm == "vehicle":
        beyond = ahead(goal, heading, BEYOND)
        return Act("assault", Route([beyond], heading)) if _writable(beyond.x, beyond.y) else None
    path = (Turn(shortest_turn(start.heading, heading)), Move(goal))
    end = walked(state, unit, path, (target.id,)).end
    if end.point == start.point:
        return None
    return Act("assault", Route([end.point], heading), other=target.id)


def _writable(x: int, y: int) -> bool:
    return 0 <= x <= MOST and 0 <= y <= MOST
