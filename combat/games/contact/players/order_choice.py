"""Bot's choice of the units that a seat activates, and of the act of each."""

from __future__ import annotations

from combat.engine.kernel.record import Record
from combat.engine.space.plane.point import CM
from combat.games.contact.players.charge_worth import charges
from combat.games.contact.players.decoys import with_decoys
from combat.games.contact.players.outlook import Outlook, apart
from combat.games.contact.players.way_worth import best_way, hoped
from combat.games.contact.rules.answers import PASS, Act, Order
from combat.games.contact.rules.command.act_rules import act_refusal
from combat.games.contact.rules.command.leading import commands, is_leader, leaders, may_act
from combat.games.contact.rules.command.ordering import pass_refusal
from combat.games.contact.rules.measuring import pose_of
from combat.games.contact.rules.state import Unit
from combat.games.contact.rules.support.observing import battery_of
from combat.games.miniatures.players.judged import Judged, judged

BEHIND = 6 * CM
"""Distance that a leader keeps to the foremost unit."""
LOOKED_AT = 3
"""Number of the most promising units that are examined closely."""
Terms = tuple[tuple[str, float], ...]


class Choice(Record, gc=True):
    """An act of a unit, its value and the terms of that value."""

    act: Act
    worth: float
    terms: Terms


def best_act(outlook: Outlook, unit: Unit) -> Choice:
    """Return the act of a unit with the highest value: artillery, an assault, fire or a move; to wait if there is
    none.
    """
    found = [_at_once(outlook, unit), _move(outlook, unit)]
    best = max((each for each in found if each is not None), key=lambda each: each.worth, default=None)
    return _wait(outlook, unit) if best is None else best


def _at_once(outlook: Outlook, unit: Unit) -> Choice | None:
    """Return the best act of a unit without a move: artillery, an assault, or fire."""
    state = outlook.state
    battery = battery_of(state, unit)
    if battery is not None and not unit.demoralised:
        return Choice(
            Act("observe", other=battery.id), outlook.weights.marker, (("artillery", outlook.weights.marker),)
        )
    found = [_assault(outlook, unit), _fire(outlook, unit)]
    return max((each for each in found if each is not None), key=lambda each: each.worth, default=None)


def _assault(outlook: Outlook, unit: Unit) -> Choice | None:
    best = max(charges(outlook, unit), key=lambda each: each.worth, default=None)
    return None if best is None else Choice(best.act, best.worth, (("assault", best.worth), ("chance", best.wins)))


def _fire(outlook: Outlook, unit: Unit) -> Choice | None:
    if unit.demoralised or unit.where == "aboard":
        return None
    gain, shots = outlook.best_shots(unit)
    if not shots or gain < outlook.least_fire(unit):
        return None
    act = Act("fire", None, [shot.aim for shot in shots])
    return Choice(act, gain, (("fire", gain),)) if act_refusal(outlook.state, unit, act) is None else None


def _may_move(outlook: Outlook, unit: Unit) -> bool:
    """Return whether a unit has a reason to move: its seat must take something, and it does not lead from the front."""
    card = outlook.state.card(unit)
    stays = card.arm == "gun" or unit.stuck or unit.demoralised or unit.where == "aboard"
    if stays or not outlook.attacks:
        return False
    return not (is_leader(outlook.state, unit) and _is_foremost(outlook, unit))


def _move(outlook: Outlook, unit: Unit) -> Choice | None:
    if not _may_move(outlook, unit):
        return None
    best = best_way(outlook, unit)
    return None if best is None else Choice(best.act, best.worth, best.terms)


def _is_foremost(outlook: Outlook, leader: Unit) -> bool:
    """Return whether no other unit on foot is clearly nearer to the objective than a leader."""
    goal = outlook.goal_of(pose_of(leader).point)
    if goal is None:
        return True
    others = [
        apart(pose_of(each).point, goal)
        for each in outlook.state.placed(outlook.seat)
        if outlook.state.card(each).arm in ("squad", "team")
    ]
    return bool(others) and apart(pose_of(leader).point, goal) - BEHIND / CM < min(others)


def _wait(outlook: Outlook, unit: Unit) -> Choice:
    """Return watching, or cover for those that cannot watch or are better unseen."""
    watches = Act("overwatch")
    quiet = unit.where in ("hidden", "marker") or unit.demoralised or unit.where == "aboard"
    if quiet or act_refusal(outlook.state, unit, watches) is not None:
        return Choice(Act("cover"), 0.0, (("waits", 0.0),))
    return Choice(watches, 0.0, (("watches", 0.0),))


def next_order(outlook: Outlook, seed: int = 0) -> Judged:
    """Return the order to the unit with the best act, together with a leader who commands it.

    Returns a pass if no act is worthwhile; if a pass is not allowed, the least valuable unit acts.
    """
    state, seat = outlook.state, outlook.seat
    able = [unit for unit in state.of(seat) if may_act(unit)]
    rough = sorted(((_promise(outlook, unit), unit.id) for unit in able), key=lambda each: (-each[0], each[1]))
    best = _first_that_pays(outlook, rough)
    if best is not None:
        choice, unit = best
        wishing = [state.units[id_] for worth, id_ in rough if worth >= outlook.weights.least]
        group = _group(outlook, unit, wishing)
        moves = choice.act.route is not None and unit.where == "marker"
        return judged(with_decoys(outlook, group, seed) if moves else Order(group), choice.terms)
    if not able or pass_refusal(state, seat) is None:
        return judged(PASS)
    spared = min(able, key=lambda each: (is_leader(state, each), outlook.worth(each), each.id))
    return judged(Order([spared.id]), [("waits", 0.0)])


def _promise(outlook: Outlook, unit: Unit) -> float:
    """Return what an act of a unit is worth, a move by hope alone."""
    found = _at_once(outlook, unit)
    hope = hoped(outlook, unit) if _may_move(outlook, unit) else 0.0
    return max(hope, found.worth if found is not None else 0.0)


def _first_that_pays(outlook: Outlook, rough: list[tuple[float, str]]) -> tuple[Choice, Unit] | None:
    """Return the best act among those of the units that promise most; None if none is worth an order."""
    looked = list[tuple[Choice, Unit]]()
    for worth, id_ in rough[:LOOKED_AT]:
        if worth >= outlook.weights.least:
            looked.append((best_act(outlook, outlook.state.units[id_]), outlook.state.units[id_]))
    best = max(looked, key=lambda each: each[0].worth, default=None)
    return best if best is not None and best[0].worth >= outlook.weights.least else None


def _group(outlook: Outlook, unit: Unit, wishing: list[Unit]) -> list[str]:
    """Return a unit with an unacted leader who commands it, or a leader with the next best units of his radius."""
    state = outlook.state
    if not unit.placed:
        return [unit.id]
    most = state.book.figures.tests.experience[state.experience(unit)].partners
    leader = unit if is_leader(state, unit) and not unit.demoralised else None
    if leader is None:
        found = [each for each in leaders(state, outlook.seat) if may_act(each) and commands(state, each, unit)]
        leader = min(found, key=lambda each: (outlook.worth(each), each.id), default=None)
    if leader is None:
        return [unit.id]
    partners = [
        each for each in (unit, *wishing) if each.id != leader.id and each.placed and commands(state, leader, each)
    ]
    chosen = list(dict.fromkeys(each.id for each in partners))[:most]
    return [leader.id, *chosen] if chosen else [leader.id]
