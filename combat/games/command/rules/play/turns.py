"""Turns: orders or discards, then refilling the hand (3.0)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations
from math import comb
from typing import ClassVar

from combat.engine.kernel.asking import Steps, ask
from combat.engine.kernel.decision import Answer, Decision, Refusal
from combat.engine.kernel.random_source import RandomSource
from combat.engine.kernel.seats import Seat
from combat.engine.kernel.str_value import as_word, parse_any
from combat.engine.space.hexes.hex import Hex
from combat.games.command.rules.actions.passing import after_discard
from combat.games.command.rules.answers import DONE, PASS, Cards, CardUse, Scrapping
from combat.games.command.rules.by_lot import by_lot
from combat.games.command.rules.decisions import pick_unit
from combat.games.command.rules.events.card_events import CardDrawn, CardPlayed, CardsDiscarded
from combat.games.command.rules.events.turn_events import OrderGiven, TurnBegan, TurnClosed, TurnPassed
from combat.games.command.rules.events.unit_events import WeaponBoxed
from combat.games.command.rules.fate.interruptions import interrupt
from combat.games.command.rules.fate_cards import OrderKind
from combat.games.command.rules.orders.giving import giving_refusal
from combat.games.command.rules.pieces.harm import eliminate, split_in_two
from combat.games.command.rules.pieces.stacking import too_many
from combat.games.command.rules.state import State
from combat.games.command.rules.two_sides import other_side


class GiveOrder(Decision):
    """Which order is given? A card as its order, "scrap g-lmg-1", "pass" before the first order, "done" after (3.1)."""

    kind: ClassVar[str] = "give-order"
    seat: Seat = ""

    def options(self, state: State) -> Iterator[Answer]:
        """Yield the legal answers in a fixed order, without repeats."""
        return filter(self._judge(state), self._candidates(state))

    def _candidates(self, state: State) -> Iterator[str]:
        """Yield the possible answers without checking whether the orders can be given."""
        cards = state.book.cards
        for card in state.hands[self.seat]:
            if card in cards:
                yield CardUse(card, cards[card].order)
        for unit in state.on_map(self.seat):
            if unit.weapon:
                yield Scrapping(unit.weapon)
        yield DONE if state.given else PASS

    def _judge(self, state: State) -> Callable[[str], bool]:
        """Return a predicate for legal candidates that checks each kind of order once."""
        judged: dict[OrderKind, bool] = {}

        def fits(answer: str) -> bool:
            if not isinstance(answer, CardUse):
                return True
            kind = state.card(answer.card).order
            if kind not in judged:
                judged[kind] = self._order_refusal(state, kind) is None
            return judged[kind]

        return fits

    def samples(self, state: State, numbers: RandomSource) -> Iterator[Answer]:
        """Yield random legal answers, endlessly."""
        return by_lot(self._candidates(state), self._judge(state), numbers)

    def refusal(self, state: State, answer: Answer) -> Refusal | None:
        """Return the reason why an answer is refused; None if it is legal."""
        if answer in (DONE, PASS):
            if (answer == DONE) == bool(state.given):
                return None
            return Refusal("orders-given" if state.given else "nothing-done", "3.2")
        try:
            use = as_word(CardUse, answer)
        except ValueError:
            return None if self._scraps(state, answer) else Refusal("not-an-option", self.rule)
        if use.card not in state.hands[self.seat] or use.card not in state.book.cards:
            return Refusal("not-in-hand", "1.3")
        if use.use != state.card(use.card).order:
            return Refusal("other-order", "8.1")
        return self._order_refusal(state, state.card(use.card).order)

    def _scraps(self, state: State, answer: Answer) -> bool:
        """Return whether an answer scraps a weapon carried by a unit of the side (7.2)."""
        try:
            weapon = as_word(Scrapping, answer).weapon
        except ValueError:
            return False
        return any(unit.weapon == weapon for unit in state.on_map(self.seat))

    def read(self, answer: Answer) -> str:
        """Return an answer parsed as a CardUse or Scrapping; plain text if it is neither."""
        return parse_any(answer, CardUse, Scrapping)

    def _order_refusal(self, state: State, kind: OrderKind) -> Refusal | None:
        if state.given >= state.book.forces[self.seat].orders:
            return Refusal("no-orders-left", "3.1")
        return giving_refusal(state, self.seat, kind)


class DiscardCards(Decision):
    """Which cards are discarded? Their numbers, "3 17 22", or "none" (3.2)."""

    kind: ClassVar[str] = "discard"
    seat: Seat = ""

    def options(self, state: State) -> Iterator[Answer]:
        """Yield the legal answers in a fixed order, without repeats."""
        hand = sorted(state.hands[self.seat])
        for count in range(min(len(hand), discard_limit(state, self.seat)) + 1):
            yield from map(Cards, combinations(hand, count))

    def samples(self, state: State, numbers: RandomSource) -> Iterator[Answer]:
        """Yield random discards endlessly, each possible set of cards with the same probability."""
        hand = state.hands[self.seat]
        ways = [comb(len(hand), count) for count in range(min(len(hand), discard_limit(state, self.seat)) + 1)]
        while True:
            place, count = numbers.below(sum(ways)), 0
            while place >= ways[count]:
                place, count = place - ways[count], count + 1
            left = list(hand)
            yield Cards([left.pop(numbers.below(len(left))) for _ in range(count)])

    def refusal(self, state: State, answer: Answer) -> Refusal | None:
        """Return the reason why an answer is refused; None if it is legal."""
        try:
            cards = as_word(Cards, answer).cards
        except ValueError:
            return Refusal("not-an-option", self.rule)
        if len(set(cards)) < len(cards) or not set(cards) <= set(state.hands[self.seat]):
            return Refusal("not-in-hand", "1.3")
        limit = discard_limit(state, self.seat)
        return None if len(cards) <= limit else Refusal("discards", self.rule, (("limit", limit),))


def discard_limit(state: State, side: Seat) -> int:
    """Return the number of cards that a side may discard in a turn at most (3.2)."""
    return state.book.nations[state.book.forces[side].nation].discards


def hand_size(state: State, side: Seat) -> int:
    """Return the number of cards to which a side refills its hand (3.4)."""
    return state.book.figures.hands[state.book.forces[side].posture]


def turn(state: State) -> Steps[None]:
    """Run the next stage of the active side's turn, yielding questions and events."""
    if state.closing:
        yield from _close(state)
        return
    side = state.active
    force = state.book.forces[side]
    if state.given >= force.orders:
        yield TurnClosed(side)
        return
    answer = yield from ask(GiveOrder("3.1", "", side))
    if answer == DONE:
        yield TurnClosed(side)
    elif answer == PASS:
        yield from _pass(state, side)
    elif isinstance(answer, Scrapping):
        yield WeaponBoxed(answer.weapon, "scrapped")
    elif isinstance(answer, CardUse):
        yield CardPlayed(side, answer.card, answer.use)
        yield OrderGiven(side, state.card(answer.card).order, answer.card)


def _pass(state: State, side: Seat) -> Steps[None]:
    """Discard instead of giving orders, at night the whole hand; then ask the opponent for actions (3.2)."""
    yield TurnPassed(side)
    cards = tuple(sorted(state.hands[side]))
    if not state.book.night:
        cards = as_word(Cards, (yield from ask(DiscardCards("3.2", "", side)))).cards
    if cards:
        yield CardsDiscarded(side, cards, "pass")
        yield from after_discard(state, other_side(side))
    yield TurnClosed(side)


def _close(state: State) -> Steps[None]:
    """End the turn: resolve overstacking, refill the hand, begin the opponent's turn (3.4, 6.9a)."""
    side = state.active
    if not state.book.options.overstack_costs_cover:
        for each in (other_side(side), side):
            yield from _thin_out(state, each)
    yield from fill_hand(state, side)
    yield TurnBegan(state.turn + 1, other_side(side))


def fill_hand(state: State, side: Seat) -> Steps[None]:
    """Refill a side's hand; if its deck runs out, advance Time and continue drawing (3.4, 3.5)."""
    while len(state.hands[side]) < hand_size(state, side):
        card = yield from state.decks[side].draw("hand", "3.4")
        yield CardDrawn(side, card)
        if not state.decks[side].left:
            yield from interrupt(state, side, "time", empty=True)


def _thin_out(state: State, side: Seat) -> Steps[None]:
    """Resolve overstacked hexes: the owner may split a squad, then removes units down to the limit (6.9a)."""
    for hex_ in dict.fromkeys(unit.hex for unit in state.on_map(side)):
        if too_many(state, hex_, side):
            yield from _split_one(state, hex_, side)
        while too_many(state, hex_, side):
            there = [unit.id for unit in state.units_in(hex_, side)]
            gone = yield from pick_unit(side, there, "overstacked", "6.9a", about=hex_)
            yield from eliminate(state, (gone,), "overstacked")


def _split_one(state: State, hex_: Hex, side: Seat) -> Steps[None]:
    squads = [unit.id for unit in state.units_in(hex_, side) if state.figure(unit).size == "squad"]
    squad = yield from pick_unit(side, squads, "split", "6.10", may_pass=True, about=hex_)
    if squad:
        yield from split_in_two(state, squad, "overstacked")
