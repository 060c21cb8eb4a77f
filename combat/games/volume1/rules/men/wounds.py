"""Resolve hits: the wound card, its result, and death (16.0, 16.2)."""

from __future__ import annotations

from combat.engine.kernel.asking import Steps, ask
from combat.games.volume1.rules.book import FriendlyCard
from combat.games.volume1.rules.cards import discard_windows, friendly_cards
from combat.games.volume1.rules.decisions import ChooseWound
from combat.games.volume1.rules.events import CardDiscarded, ManKilled, ManWounded
from combat.games.volume1.rules.men import belongings, checks, troop_quality
from combat.games.volume1.rules.orders import carrying
from combat.games.volume1.rules.orders.duck_back import duck_back
from combat.games.volume1.rules.state import State, Wound

SEVERITY = ("close-call", "light", "bad", "kia")


def _severity(card: FriendlyCard) -> tuple[int, bool]:
    return SEVERITY.index(card.wound), card.evac


def hit(state: State, man: str) -> Steps[None]:
    """Resolve a hit on a man: he ducks back (not in a melee), and a card is drawn for the wound (16.0, 7.19, 10.13)."""
    yield from duck_back(state, man, "hit")
    card = yield from _wound_card(state, man)
    yield from _suffer(state, man, card)


def _wound_card(state: State, man: str) -> Steps[FriendlyCard]:
    """Draw a wound card, two for a Tough man: the milder counts, or the player's choice (8.1, 16.0)."""
    side = state.men[man].side
    drawn = [(yield from friendly_cards.draw_wound(state, man))]
    while (yield from _offer_milder(state, man, drawn[0])):
        yield CardDiscarded(drawn[0].number, "16.0", spent=True)
        drawn[0] = yield from friendly_cards.draw_wound(state, man)
    if state.figure(man).tough:
        drawn.append((yield from friendly_cards.draw_wound(state, man)))
    chosen = min(drawn, key=_severity)
    if len(drawn) > 1 and side == "friendly":
        number = yield from ask(ChooseWound("16.0", man, tuple(card.number for card in drawn)))
        chosen = state.book.friendly_cards[int(number)]
    for card in drawn:
        yield CardDiscarded(card.number, "16.0", spent=True)
    return chosen


def _offer_milder(state: State, man: str, card: FriendlyCard) -> Steps[bool]:
    """Ask whether another card replaces one that wounds; return whether so."""
    if card.wound == "close-call":
        return False
    cards = tuple(discard_windows.discard_cards(state, "milder-wound", state.men[man].side))
    return (yield from discard_windows.offer(state, cards, man, "milder-wound", of=card.wound))


def _suffer(state: State, man: str, card: FriendlyCard) -> Steps[None]:
    if card.wound == "kia":
        yield from die(state, man, "kia", "16.0")
    elif card.wound == "close-call":
        yield from checks.morale_check(state, man, "close-call", "16.0")
    else:
        yield ManWounded(man, Wound("light" if card.wound == "light" else "bad", card.evac), card.number)
        if troop_quality.dies_of_wounds(state, state.men[man]):
            yield from die(state, man, "wounds", "16.2")
        else:
            yield from checks.wound_morale_check(state, man)


def die(state: State, man: str, why: str, rule: str) -> Steps[None]:
    """Kill a man: he drops what he held, and the man who carried him or whom he carried ducks back (7.15, 7.18,
    14.2).
    """
    other = carrying.partner(state, man)
    yield ManKilled(man, why, rule)
    yield from belongings.drop_all(state, man)
    if other:
        yield from duck_back(state, other, "carry-over")
