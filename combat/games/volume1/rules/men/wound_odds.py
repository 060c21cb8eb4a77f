"""Exact probabilities of the results of a hit, given the cards that can still be drawn (5.1.3, 8.1, 16.0)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from combat.engine.kernel.record import Record, replace
from combat.games.volume1.rules.men import troop_quality, wounds
from combat.games.volume1.rules.state import Man, State, Wound

EVENT = "event"
"""A pure event card: no wound, and the deck is shuffled with the discards (5.1.3)."""


class WoundOdds(Record):
    """Probabilities of the results of one hit, if no discard card is used; their sum is 1.0."""

    check: float
    """Only a Morale Check."""
    light: float
    bad: float
    kia: float
    """Killed, by the card or by all his wounds together (16.2)."""


def wound_odds(state: State, man: Man) -> WoundOdds:
    """Return the probabilities of the results of a hit on a man; a Tough man takes the milder of two cards (8.1,
    16.0).
    """
    found = dict.fromkeys(wounds.SEVERITY, 0.0)
    deck, discards = _counted(state, state.deck), _counted(state, state.discards)
    for first, share, *left in _draws(deck, discards):
        if not state.figure(man.id).tough:
            found[first] += share
            continue
        for second, part, *_ in _draws(*left):
            found[min(first, second, key=wounds.SEVERITY.index)] += share * part
    for kind in ("light", "bad"):
        if troop_quality.dies_of_wounds(state, replace(man, wounds=(*man.wounds, Wound(kind)))):
            found["kia"] += found[kind]
            found[kind] = 0.0
    return WoundOdds(found["close-call"], found["light"], found["bad"], found["kia"])


def _counted(state: State, cards: Iterable[int]) -> Counter[str]:
    """Return how many cards there are of each wound, and how many events."""
    found = (state.book.friendly_cards[number] for number in cards)
    return Counter(EVENT if card.kind == "event" else card.wound for card in found)


def _draws(deck: Counter[str], discards: Counter[str]) -> Iterator[tuple[str, float, Counter[str], Counter[str]]]:
    """Yield each wound that the next card may show, its probability, and the deck and discards after it."""
    if not deck.total():
        deck, discards = discards, Counter()
    for wound in wounds.SEVERITY:
        if deck[wound]:
            yield wound, deck[wound] / deck.total(), deck - Counter((wound,)), discards
    if deck[EVENT]:
        whole = deck + discards
        wounding = whole.total() - whole[EVENT]
        for wound in wounds.SEVERITY:
            if whole[wound]:
                share = deck[EVENT] / deck.total() * whole[wound] / wounding
                yield wound, share, whole - Counter((wound,)), Counter()
