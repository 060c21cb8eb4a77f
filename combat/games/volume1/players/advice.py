"""Advice: the two best answers to the player's present decision, found by simulation.

Uses only what the player's seat may know.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from combat.engine.chance.scripted_chance import ScriptedChance
from combat.engine.kernel.decision import Answer, Choice, Decision
from combat.engine.kernel.game import Entry
from combat.engine.kernel.record import replace
from combat.engine.kernel.rules import game_of
from combat.engine.kernel.seats import PLAYER
from combat.engine.play.port import Port
from combat.engine.play.referee import Referee
from combat.games.volume1.players import order_evaluation
from combat.games.volume1.players.advised import Advised
from combat.games.volume1.players.cautious_player import CautiousPlayer, posts
from combat.games.volume1.players.veteran_player import ways_of, worlds_of
from combat.games.volume1.players.weighing import DOUBT, Course, Effort, Stage, Weighed, weigh
from combat.games.volume1.players.weights import TEMPERS, USUAL, Weights
from combat.games.volume1.rules.answers import OrderGiven, Placement
from combat.games.volume1.rules.orders import give_orders
from combat.games.volume1.rules.orders.give_orders import GiveOrders
from combat.games.volume1.rules.play import set_up
from combat.games.volume1.rules.play.set_up import SetUp
from combat.games.volume1.rules.state import State
from combat.games.volume1.rules.volume_one import RULES

WAYS: Effort = (Stage(6, 2), Stage(2, 3))
"""Simulation effort for choosing how to fight the turn, before single orders are compared."""
THOROUGH: Effort = (Stage(5, 2), Stage(3, 4), Stage(2, 14))
"""Simulation effort for comparing the answers to a decision."""
SEED = 0
"""Seed of the sampled worlds: the same decision always gets the same advice."""
ANSWERS = 5
"""Maximum number of answers compared."""


def advise_on(
    state: State, since: Sequence[Entry], man: str = "", ways: Effort = WAYS, effort: Effort = THOROUGH
) -> Iterator[tuple[Advised, ...]]:
    """Yield advice for the player of a game that is the entries `since` after the checkpoint `state`.

    `man`, `ways` and `effort` are those of `advise`.
    """
    game = game_of(RULES, state)
    game.replay(since)
    yield from advise(Referee(RULES, game, ScriptedChance()).port(PLAYER), man, ways, effort)


def advise(
    port: Port[State], man: str = "", ways: Effort = WAYS, effort: Effort = THOROUGH
) -> Iterator[tuple[Advised, ...]]:
    """Yield the two best answers to the current decision, the best first, after each stage of the simulation.

    `man` is the man whose order is asked about while orders are given; by default the next without one. Yield nothing
    if there is no choice. All answers are played on with the same temper (set of weights): while orders are given,
    with the one that is best for this turn. `ways` and `effort` limit the simulation.
    """
    decision = port.decision
    if decision is None:
        return
    turn, temper = port.view.clock.turn, USUAL
    if len(worth_trying(decision, port.view, man)) < 2:
        return
    worlds = worlds_of(port, SEED)
    if isinstance(decision, GiveOrders):
        for found in weigh(worlds, ways_of(decision, port.view), turn, ways, DOUBT):
            temper = found[0].course.temper
    courses = [Course(answer, temper) for answer in worth_trying(decision, port.view, man, temper)]
    for weighed in weigh(worlds, courses, turn, effort, DOUBT):
        yield tuple(map(_advised, weighed[:2]))


def _advised(one: Weighed) -> Advised:
    return Advised(one.course.answer, len(one.ends), one.won, one.points, one.ours, one.theirs)


def worth_trying(decision: Decision, view: State, man: str = "", temper: str = USUAL) -> Sequence[Answer]:
    """Return the answers to compare, at most `ANSWERS`: the best under each temper, then the next best."""
    tempers = [TEMPERS[name] for name in dict.fromkeys((temper, *TEMPERS))]
    match decision:
        case GiveOrders():
            return _orders(view, man, tempers)
        case SetUp():
            men = set_up.unplaced(view)
            return [Placement(men[0], hex_) for hex_ in posts(view)[:ANSWERS]] if men else []
        case Choice():
            return _choices(decision, view, tempers)
    return []


def _orders(view: State, man: str, tempers: Sequence[Weights]) -> Sequence[Answer]:
    """Return the orders to compare for one man: the best of each temper, the best of each kind, then second ones."""
    waiting = give_orders.without_orders(view)
    who = man if man in give_orders.commanded(view) else next(iter(waiting), "")
    legal = [order for order in give_orders.legal_orders(view, who) if order != give_orders.TAKE_OVER] if who else []
    if not legal:
        return []
    one = view.men[who]
    outlook, ranked = order_evaluation.order_context(view, one), list[list[str]]()
    for temper in tempers:
        worth = {order: order_evaluation.worth(view, one, outlook, order, temper) for order in legal}
        ranked.append(sorted(legal, key=lambda order: -worth[order]))
    kinds = {_kind(view, order): order for order in reversed(ranked[0])}
    found = (*(row[0] for row in ranked), *kinds.values(), *(order for row in ranked for order in row[1:2]))
    return [OrderGiven(who, order) for order in dict.fromkeys(found)][:ANSWERS]


def _kind(view: State, order: str) -> str:
    """Return the kind of an order: "move", "fire" or "other"."""
    if order in order_evaluation.REACH:
        return "move"
    return "fire" if any(figure.startswith("fire") for figure in view.book.charts.orders[order].figures) else "other"


def _choices(decision: Choice, view: State, tempers: Sequence[Weights]) -> Sequence[Answer]:
    """Return the answer of each temper, then those of a cautious player without the answers already found."""
    found = dict.fromkeys(CautiousPlayer(temper).answer(decision, view) for temper in tempers)
    while len(found) < ANSWERS:
        left = tuple(answer for answer in decision.answers if answer not in found)
        if not left:
            break
        answer = CautiousPlayer().answer(replace(decision, answers=left), view)
        found[answer if answer in left else left[0]] = None
    return list(found)[:ANSWERS]
