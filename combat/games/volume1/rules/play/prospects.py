"""The rest of a man's turn from the present state: his next actions, and the shots he could have (4.0, 6.0, 13.0)."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from combat.engine.kernel.decision import Refusal
from combat.engine.kernel.record import Record, replace
from combat.engine.space.hexes.hex import Hex
from combat.games.volume1.rules.directions import compass
from combat.games.volume1.rules.enemy import enemy_activation
from combat.games.volume1.rules.fighting import crews, fire
from combat.games.volume1.rules.men import troop_quality
from combat.games.volume1.rules.play.initiative import acts_in, place_on_track
from combat.games.volume1.rules.sight import visibility
from combat.games.volume1.rules.state import Man, State

STEPS = {"must-1": 1, "must-2": 2, "may-1": 1, "fire-else-move": 1, "move-or-shift": 1}
"""Hexes that an entry of the order chart may move a man."""


class Prospect(Record):
    """The first shot that a man's order allows him at a given target this turn."""

    impulse: int = 0
    """0: none."""
    bar: Refusal | None = None
    """The reason why there is no shot, or none in an earlier impulse; None if there is none."""
    moves: bool = False
    """Whether he must move first, so that it may not be true from his new hex."""


class Step(Record):
    """One hex of an enemy's path ahead, and its impulse; `doubtful` if he may fire instead of moving."""

    start: Hex
    end: Hex
    impulse: int
    doubtful: bool


# -- time of activation ---------------------------------------------------------------------------------------------


def precedes(state: State, man: Man, other: Man, impulse: int, *, acted: bool = False) -> bool:
    """Return whether a man's next action comes before another man's action in `impulse`, or at the same place of the
    track.

    `acted`: the man has already acted in the present impulse.
    """
    following = next(iter(acts_in(state, man, acted=acted)), impulse + 1)
    if following != impulse or man.id == other.id:
        return following < impulse
    return place_on_track(state, man) <= place_on_track(state, other)


def spotting_refusal(state: State, man: Man, *, acted: bool = False) -> Refusal | None:
    """Return the reason why a man makes no more Spotting Checks this turn, or None if he makes one (12.0, 16.0a,
    16.2).

    `acted`: he has already acted in the present impulse.
    """
    why = troop_quality.why_inactive(state, man)
    if why:
        return Refusal(why, troop_quality.INACTIVE[why])
    return None if acts_in(state, man, acted=acted) else Refusal("no-check-left", "12.0")


def must_move(state: State, man: Man) -> bool:
    """Return whether a man's order makes him move in the present impulse, so that he could fire only from another
    hex.
    """
    now = state.clock.impulse
    return man.order is not None and now > 0 and _figure(state, man, now).startswith("must")


# -- time of fire ---------------------------------------------------------------------------------------------------


def fires_at_nobody(state: State, man: Man) -> Refusal | None:
    """Return the reason why a man under a fire order without movement has no target now (7.01, 7.02, 7.03).

    Return None if he has one, or if his order is of another kind.
    """
    kind = state.book.charts.orders.get(visibility.order_id(man))
    if kind is None or not set(kind.figures) <= {"none", "fire"} or "fire" not in kind.figures:
        return None
    if not any(foe.seen for foe in state.on_board("enemy")):
        return Refusal("no-enemy-known", kind.rule)
    shots = [first_shot(state, man, foe) for foe in visibility.seen_enemies(state, man) if foe.seen]
    if not shots:
        return fire.nobody_in_sight(state, man, kind.rule)
    return None if any(shot.impulse for shot in shots) else shots[0].bar


def first_shot(state: State, man: Man, target: Man, *, acted: bool = False) -> Prospect:
    """Return the first shot allowed at a target that stays where it is; `bar` says why there is none, or none earlier.

    `acted`: the man has already acted in the present impulse.
    """
    kind = state.book.charts.orders.get(visibility.order_id(man))
    if kind is None:
        return Prospect(bar=Refusal("has-no-order", "7.0"))
    rule = kind.rule if man.side == "friendly" else kind.enemy_rule
    if not any(figure.startswith("fire") for figure in kind.figures):
        return Prospect(bar=Refusal("order-holds-fire", rule, (("order", kind.id),)))
    if crews.is_assisting(state, man.id):
        return Prospect(bar=Refusal("assists", "14.3"))
    fires = fires_in(state, man, acted=acted)
    if not fires:
        return Prospect(bar=Refusal("no-shot-left", rule))
    bar = fire.refusal(state, man, target)
    if bar is not None and bar.message in fire.LATE:
        return Prospect(next((impulse for impulse in fires if impulse > state.clock.impulse), 0), bar)
    if bar is not None:
        return Prospect(bar=bar)
    before = range(acts_in(state, man, acted=acted)[0], fires[0])
    return Prospect(fires[0], moves=any(_figure(state, man, impulse).startswith("must") for impulse in before))


def fires_in(state: State, man: Man, *, acted: bool = False) -> list[int]:
    """Return the impulses of this turn in which a man's order lets him fire.

    `acted`: he has already acted in the present impulse.
    """
    left = acts_in(state, man, acted=acted) if man.order is not None else ()
    return [impulse for impulse in left if _figure(state, man, impulse).startswith("fire")]


def strikes_in(state: State, man: Man, *, acted: bool = False) -> list[int]:
    """Return the impulses of this turn in which a man strikes in a melee; none if he is too badly hurt (15.0, 16.2).

    `acted`: he has already acted in the present impulse.
    """
    if troop_quality.is_inactive(state, man):
        return []
    return [impulse for impulse in acts_in(state, man, acted=acted) if _figure(state, man, impulse) == "melee"]


# -- enemies, whose markers print their movement --------------------------------------------------------------------


def way_ahead(state: State, man: Man) -> list[Step]:
    """Return the remaining steps of an enemy's order this turn, up to the edge of the board (9.3, 10.0)."""
    return [step for _, steps in _ahead(state, man) for step in steps]


def first_attack(state: State, foe: Man, target: Man, impulses: Collection[int]) -> tuple[int, Man] | None:
    """Return the first of `impulses` in which an enemy can fire at a man who stays, and the enemy as placed then.

    Return None if there is no such shot.
    """
    if not impulses or crews.is_assisting(state, foe.id):
        return None
    there = foe
    for impulse, steps in _ahead(state, foe):
        if impulse in impulses and fire.refusal(state, there, target) is None:
            return impulse, there
        if steps:
            there = replace(there, hex=steps[-1].end)
    return None


def _ahead(state: State, man: Man) -> Iterator[tuple[int, list[Step]]]:
    """Yield the steps of an enemy's order, impulse by impulse, until it leads off the board."""
    order, here, marker = man.order, man.hex, compass(state)
    if order is None or here is None:
        return
    for impulse in acts_in(state, man):
        steps, figure = list[Step](), _figure(state, man, impulse)
        for _ in range(STEPS.get(figure, 0) if order.directions else 0):
            there = marker.step(state.board, here, enemy_activation.direction(order, impulse))
            if there is None:
                yield impulse, steps
                return
            steps.append(Step(here, there, impulse, figure == "fire-else-move"))
            here = there
        yield impulse, steps


def _figure(state: State, man: Man, impulse: int) -> str:
    return state.book.charts.orders[visibility.order_id(man)].figures[impulse - 1]
