"""Distribution of a side's next card, over all cards whose place in deck or hand a seat does not know (2.1)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

from combat.engine.kernel.seats import Seat
from combat.games.command.rules.fate_cards import FateCard, Trigger
from combat.games.command.rules.state import State

Chances = dict[int, float]
"""Probability (0.0-1.0) by number; missing numbers are impossible."""


def next_cards(state: State, side: Seat) -> tuple[FateCard, ...]:
    """Return the cards that may be a side's next, each equally likely; they include those of a hidden hand."""
    deck = state.decks[side]
    return tuple(state.card(card) for card in deck.top[:1] or sorted(deck.pile))


def sums(state: State, side: Seat) -> Chances:
    """Return the distribution of a side's next roll: the probability of each sum."""
    return chances(state, side, lambda card: card.sum)


def chances(state: State, side: Seat, reads: Callable[[FateCard], int]) -> Chances:
    """Return the distribution of the value that `reads` takes from a side's next card: the probability of each
    value.
    """
    cards = next_cards(state, side)
    return {number: count / len(cards) for number, count in sorted(Counter(map(reads, cards)).items())}


def share(state: State, side: Seat, holds: Callable[[FateCard], bool]) -> float:
    """Return the probability that the predicate `holds` is true for a side's next card."""
    return chances(state, side, holds).get(True, 0.0)


def triggered(state: State, side: Seat, trigger: Trigger) -> float:
    """Return the probability that a side's next roll has a trigger."""
    return share(state, side, lambda card: card.trigger == trigger)


def two_rolls(state: State, first: Seat, second: Seat) -> Iterator[tuple[int, int, float]]:
    """Yield each pair of results of two consecutive rolls with its probability.

    For rolls from the same deck, the second card is drawn without the first.
    """
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
    """Yield each card with two probabilities of being second: after a first card that `holds` accepts, and after
    another.

    The deck is reshuffled after its last card, so if there is only one card, it follows itself.
    """
    count, held = len(cards), sum(map(holds, cards))
    last = count == 1
    pairs = count * (count if last else count - 1)
    for card in cards:
        its = holds(card)
        first = held if last else held - its
        yield card, first / pairs, (count if last else count - 1) / pairs - first / pairs
