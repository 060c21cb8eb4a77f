"""Count the answers of a player in COMMAND! and format the counts as a table of habits."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from combat.engine.kernel.decision import Answer, Decision
from combat.engine.kernel.ledger import total
from combat.engine.kernel.record import Record
from combat.engine.space.hexes.hex import Hex
from combat.games.command.players.evaluation import outlook_of
from combat.games.command.players.measures.two_dice import breaking
from combat.games.command.players.steady_player import SteadyPlayer
from combat.games.command.rules.answers import DONE, EXIT, PASS, Cards, CardUse, Leaving, Pieces, Shot
from combat.games.command.rules.fighting.shooting import Shoot
from combat.games.command.rules.ground.cover import cover
from combat.games.command.rules.odds.shot_odds import of_shot
from combat.games.command.rules.orders.activation import Activate
from combat.games.command.rules.orders.advance import AdvanceOne
from combat.games.command.rules.orders.giving import giving_refusal
from combat.games.command.rules.orders.move import MoveOn, SetOff, unmoved
from combat.games.command.rules.orders.radio_orders import radio_of
from combat.games.command.rules.pieces.values import is_leader, morale
from combat.games.command.rules.play.turns import DiscardCards, GiveOrder
from combat.games.command.rules.state import State, Unit
from combat.games.command.rules.two_sides import other_side

WEAK, HOPELESS = 0.15, 0.10
"""Chances to break a unit below which a Fire order counts as weak or hopeless."""
HEAVY, SHELTERED, EXPOSED = 5, 3, 0.5
"""FP of a heavy weapon; cover that it leaves; chance to be broken on the way."""
CLOGGED = 3


class Habit(Record):
    """Line of the table of habits: label, calculation and target."""

    said: str
    told: Callable[[Counter[str]], str]
    goal: str = ""


class Watched:
    """Player that forwards the questions to another player and counts its answers."""

    def __init__(self, player: SteadyPlayer, side: str, counts: Counter[str]) -> None:
        self._player, self._side, self._counts = player, side, counts
        self._turn = 0
        self._trail: list[Hex] = []
        self._starts: list[Hex] = []
        """Hexes in which unbroken squads and teams were activated."""
        self._kept: list[int] = []
        self._open: set[str] = set()
        """Orders that could have been given beside a weak Fire and were not."""
        self._weak = False
        self._fire, self._best, self._offers = 0, -1.0, set[str]()

    def answer(self, decision: Decision, state: State) -> Answer:
        """Return the player's answer, after counting it."""
        answer = self._player.answer(decision, state)
        match decision:
            case GiveOrder():
                self._ordered(state, answer)
            case DiscardCards():
                self._kept = [card for card in self._kept if card not in Cards.read(str(answer)).cards]
            case Activate() if isinstance(answer, Pieces):
                units = [state.units[id_] for id_ in answer.ids]
                self._starts = [unit.hex for unit in units if not unit.broken and not is_leader(state, unit)]
            case SetOff() if isinstance(answer, Pieces):
                self._set_off(state, answer.ids)
            case MoveOn():
                self._moved(state, answer)
            case AdvanceOne() if isinstance(answer, Leaving):
                self._left(state, [state.units[answer.unit]])
            case Shoot() if isinstance(answer, Shot) and decision.occasion == "fire":
                self._shot(state, answer)
        return answer

    # -- turns and cards ------------------------------------------------------------------------------------------

    def _ordered(self, state: State, answer: Answer) -> None:
        if state.turn != self._turn:
            self._close(state)
            self._turn = state.turn
            self._counts["turns"] += 1
            self._counts["allowed"] += state.book.forces[self._side].orders
            self._leaders(state)
        hand = [card for card in state.hands[self._side] if card in state.book.cards]
        self._weigh()
        self._counts["passes"] += answer == PASS
        if isinstance(answer, CardUse):
            self._counts["orders"] += 1
            self._counts[f"order {answer.use}"] += 1
            hand.remove(answer.card)
            self._open.discard(answer.use)
            if answer.use == "fire":
                kinds = {state.card(card).order for card in hand} - {"fire", "artillery-denied"}
                self._fire, self._best = answer.card, 0.0
                self._offers = {kind for kind in kinds if giving_refusal(state, self._side, kind) is None}
        if answer not in (DONE, PASS) and not isinstance(answer, CardUse):
            return
        self._kept = hand

    def _weigh(self) -> None:
        """Count the Fire order that is over."""
        if self._best >= 0:
            self._counts["fires"] += 1
            self._counts["hopeless"] += self._best <= HOPELESS
            if self._best < WEAK:
                self._counts["weak"] += 1
                self._weak, self._open = True, self._offers
        self._best = -1.0

    def _close(self, state: State) -> None:
        """Count the turn that is over."""
        self._weigh()
        if not self._turn:
            return
        unplayed = sum(dead(state, self._side, card) for card in self._kept)
        self._counts["kept"] += len(self._kept)
        self._counts["dead"] += unplayed
        self._counts["clogged"] += unplayed >= CLOGGED
        self._counts["weak, others open"] += bool(self._weak and self._open)
        self._weak, self._open = False, set()

    def _leaders(self, state: State) -> None:
        for unit in state.on_map(self._side):
            if is_leader(state, unit):
                led = any(not is_leader(state, other) for other in state.units_in(unit.hex, self._side))
                self._counts["leader turns"] += 1
                self._counts["alone"] += not led

    # -- moves ----------------------------------------------------------------------------------------------------

    def _set_off(self, state: State, ids: tuple[str, ...]) -> None:
        assert state.order is not None
        units = [state.units[id_] for id_ in ids]
        self._trail = [units[0].hex]
        waiting = [state.units[id_] for id_ in unmoved(state, state.order)]
        here = [unit for unit in waiting if unit.hex == units[0].hex and not unit.broken]
        self._counts["set off"] += 1
        self._counts["units set off"] += len(ids)
        if len(here) > 1:
            self._counts["set off of two"] += 1
            self._counts["units set off of two"] += len(ids)
        if all(is_leader(state, unit) for unit in units):
            self._counts["leader alone"] += 1
            self._counts["leader left squad"] += units[0].hex in self._starts

    def _moved(self, state: State, answer: Answer) -> None:
        assert state.order is not None
        units = [state.units[id_] for id_ in state.order.group if state.units[id_].on_map]
        if answer == EXIT:
            self._left(state, units)
        if not isinstance(answer, Hex):
            return
        self._counts["steps"] += 1
        self._counts["back"] += answer in self._trail
        self._trail.append(answer)
        risk = max(exposure(state, unit, answer) for unit in units)
        self._counts["exposed steps"] += risk >= EXPOSED
        for unit in units:
            heavy = bool(unit.weapon) and state.weapon_figure(unit.weapon).fp >= HEAVY
            if heavy and total(cover(state, unit.hex, unit.side)) >= SHELTERED:
                self._counts["heavy left"] += 1
                self._counts["heavy exposed"] += risk >= EXPOSED and total(cover(state, answer, unit.side)) <= 0

    def _left(self, state: State, units: list[Unit]) -> None:
        points = sum(state.figure(unit).vp for unit in units)
        self._counts["left"] += len(units)
        leaders = [unit for unit in units if is_leader(state, unit)]
        self._counts["leaders left"] += len(leaders)
        ends = state.time + 1 >= state.sudden_death
        self._counts["leaders left early"] += len(leaders) * (not (ends and state.points(self._side) + points > 0))
        self._counts["leaders left alone"] += len(leaders) == len(units)

    # -- fire -----------------------------------------------------------------------------------------------------

    def _shot(self, state: State, shot: Shot) -> None:
        missed = 1.0
        for becomes in of_shot(state, self._side, "fire", shot).targets:
            if state.units[becomes.unit].side != self._side:
                missed *= 1.0 - becomes.breaks - becomes.eliminated
        self._best = max(self._best, 1.0 - missed)
        self._counts["attacks"] += 1
        self._counts["single"] += len(shot.pieces) == 1


def dead(state: State, side: str, card: int) -> bool:
    """Return whether the order on a card can have no effect now, such as Rout without broken units."""
    match state.card(card).order:
        case "command-confusion":
            return True
        case "artillery-request":
            return radio_of(state, side) is None and not state.book.night
        case "artillery-denied":
            return radio_of(state, other_side(side)) is None
        case "rout":
            return not any(unit.broken for unit in state.on_map())
    return False


def exposure(state: State, unit: Unit, hex_: Hex) -> float:
    """Return the chance that an attack breaks a unit that enters a hex, 0-1."""
    fp = outlook_of(state, unit.side).menace.fire_at(hex_)
    stands = (
        total(morale(state, unit)) - total(cover(state, unit.hex, unit.side)) + total(cover(state, hex_, unit.side))
    )
    return breaking(fp - stands, moving=True) if fp >= 1 else 0.0


def _share(part: str, whole: str) -> Callable[[Counter[str]], str]:
    def told(counts: Counter[str]) -> str:
        return f"{counts[part]}/{counts[whole]} {100 * counts[part] / max(1, counts[whole]):.0f} %"

    return told


def _mean(part: str, whole: str) -> Callable[[Counter[str]], str]:
    return lambda counts: f"{counts[part] / max(1, counts[whole]):.2f}"


def _a_turn(counts: Counter[str]) -> str:
    return f"{counts['orders'] / max(1, counts['turns'] - counts['passes']):.2f}"


HABITS = (
    Habit("units that left by the enemy edge, a game", _mean("left", "games")),
    Habit("leaders among them", _share("leaders left", "left")),
    Habit("leaders who left before the end could come or without winning by it", _share("leaders left early", "left"), "0"),
    Habit("groups of leaders alone that left", _share("leaders left alone", "left")),
    Habit("units a set-off", _mean("units set off", "set off")),
    Habit("units a set-off where two can", _mean("units set off of two", "set off of two"), ">= 2"),
    Habit("leaders without a unit in their hex, of leader-turns", _share("alone", "leader turns")),
    Habit("leaders who set off alone", _share("leader alone", "set off")),
    Habit("of these from a hex with an activated squad or team", _share("leader left squad", "leader alone"), "0"),
    Habit("steps back into a hex of the same move", _share("back", "steps"), "0"),
    Habit("steps with at least 50 % to be broken", _share("exposed steps", "steps")),
    Habit("heavy weapons that left cover 3 for the open with at least 50 %", _share("heavy exposed", "heavy left")),
    Habit("Fire orders with at most 10 % to break", _share("hopeless", "fires")),
    Habit("Fire orders with less than 15 %", _share("weak", "fires")),
    Habit("of these with another order left ungiven", _share("weak, others open", "weak")),
    Habit("attacks of Fire orders by a single piece", _share("single", "attacks")),
    Habit("dead cards among those kept", _share("dead", "kept")),
    Habit("turns that end with three dead cards", _share("clogged", "turns"), "<= 5 %"),
    Habit("turns of discards", _share("passes", "turns")),
    Habit("orders a turn, discards included", _mean("orders", "turns")),
    Habit("orders a turn with orders", _a_turn, ">= 2.4"),
    Habit("orders allowed a turn", _mean("allowed", "turns")),
    *(Habit(f"orders: {kind}", _share(f"order {kind}", "orders")) for kind in ("fire", "move", "advance", "recover")),
    *(Habit(f"orders: {kind}", _share(f"order {kind}", "orders")) for kind in ("rout", "artillery-request")),
)  # fmt: skip
"""The lines of the table in their order."""
