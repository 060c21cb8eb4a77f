"""What a veteran would answer in the player's place: the two answers that promise most, and what came of them.

It comes from what the player's seat may know, and nothing else.
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
"""How an adviser looks for the way in which a turn is best fought, before he looks at one man's orders."""
THOROUGH: Effort = (Stage(5, 2), Stage(3, 4), Stage(2, 14))
"""How he looks at the answers to a question."""
SEED = 0
"""Of the worlds that he looks at: the same question is answered the same whenever it is asked."""
ANSWERS = 5
"""Answers to a question that he looks at, at most."""


def advise_on(
    state: State, since: Sequence[Entry], man: str = "", ways: Effort = WAYS, effort: Effort = THOROUGH
) -> Iterator[tuple[Advised, ...]]:
    """Advice for the player of a game that stands so many answers after a checkpoint."""
    game = game_of(RULES, state)
    game.replay(since)
    yield from advise(Referee(RULES, game, ScriptedChance()).port(PLAYER), man, ways, effort)


def advise(
    port: Port[State], man: str = "", ways: Effort = WAYS, effort: Effort = THOROUGH
) -> Iterator[tuple[Advised, ...]]:
    """The two best answers to what is asked by now, the best first; better founded each time.

    `man` is whose order is asked about where all of them are given; else it is the next who has none. Nothing where
    there is nothing to choose. All answers are followed alike: where orders are given, in the best temper for the turn.
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
    """The answers that are worth being looked at: what a temper says, what the others say, and what they say next."""
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
    """The orders that one man might be given: the best of each temper, of each kind, and what comes next."""
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
    """Whether an order moves a man, lets him fire, or does something else with him."""
    if order in order_evaluation.REACH:
        return "move"
    return "fire" if any(figure.startswith("fire") for figure in view.book.charts.orders[order].figures) else "other"


def _choices(decision: Choice, view: State, tempers: Sequence[Weights]) -> Sequence[Answer]:
    """What each temper says, then what a cautious player says who may say nothing of that."""
    found = dict.fromkeys(CautiousPlayer(temper).answer(decision, view) for temper in tempers)
    while len(found) < ANSWERS:
        left = tuple(answer for answer in decision.answers if answer not in found)
        if not left:
            break
        answer = CautiousPlayer().answer(replace(decision, answers=left), view)
        found[answer if answer in left else left[0]] = None
    return list(found)[:ANSWERS]
