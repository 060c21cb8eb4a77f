"""The card that a side may turn up next, as far as a seat can tell: every one that it does not see elsewhere (2.1)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

from combat.engine.kernel.seats import Seat
from combat.games.command.rules.fate_cards import FateCard, Trigger
from combat.games.command.rules.state import State

Chances = dict[int, float]
"""Number -> how likely it is, 0.0-1.0; what is left out does not come."""


def next_cards(state: State, side: Seat) -> tuple[FateCard, ...]:
    """The cards of which one is turned up next, each as likely as another; those of a hidden hand are among them."""
    deck = state.decks[side]
    return tuple(state.card(card) for card in deck.top[:1] or sorted(deck.pile))


def sums(state: State, side: Seat) -> Chances:
    """What a side's next roll comes to."""
    return chances(state, side, lambda card: card.sum)


def chances(state: State, side: Seat, reads: Callable[[FateCard], int]) -> Chances:
    """What a side's next card says, by what is read on it."""
    cards = next_cards(state, side)
    return {number: count / len(cards) for number, count in sorted(Counter(map(reads, cards)).items())}


def share(state: State, side: Seat, holds: Callable[[FateCard], bool]) -> float:
    """How likely something is to be true of a side's next card."""
    return chances(state, side, holds).get(True, 0.0)


def triggered(state: State, side: Seat, trigger: Trigger) -> float:
    """How likely a side's next roll is to trigger something."""
    return share(state, side, lambda card: card.trigger == trigger)


def two_rolls(state: State, first: Seat, second: Seat) -> Iterator[tuple[int, int, float]]:
    """Two rolls one after the other: what each comes to, and how likely both are; of one deck without putting back."""
    if first != second:
        after = sums(state, second)
        for one, likely in sums(state, first).items():
            for other, also in after.items():
                yield one, other, likely * also
        return
    counted = Counter(card.sum for card in next_cards(state, first))
    cards = counted.total()
    for one, count in counted.items():
        for other, more in counted.items():
            left = more - (one == other)
            if left:
                yield one, other, count * left / (cards * (cards - 1))


def second_cards(
    cards: tuple[FateCard, ...], holds: Callable[[FateCard], bool]
) -> Iterator[tuple[FateCard, float, float]]:
    """The card behind the next one: how likely it is to be this one with a first that holds something, or does not.

    Behind the last card of a deck any of them may lie, as it is shuffled then.
    """
    count, held = len(cards), sum(map(holds, cards))
    last = count == 1
    pairs = count * (count if last else count - 1)
    for card in cards:
        its = holds(card)
        first = held if last else held - its
        yield card, first / pairs, (count if last else count - 1) / pairs - first / pairs
