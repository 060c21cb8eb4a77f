"""Apply card events (5.0, 9.1)."""

from __future__ import annotations

from combat.engine.kernel.record import replace
from combat.games.volume1.rules import events as ev
from combat.games.volume1.rules.apply.writers import Writers
from combat.games.volume1.rules.state import State

WRITERS = Writers()
writes = WRITERS.register

WRITERS.only_told(ev.EventRolled, ev.DiscardPlayed, ev.EffectWasted)


@writes(ev.CardDrawn)
def _card_drawn(state: State, event: ev.CardDrawn) -> None:
    state.deck -= {event.card}
    if event.to == "hand":
        state.hand += (event.card,)
    elif event.to == "aside":
        state.aside += (event.card,)


@writes(ev.CardsTakenUp)
def _cards_taken_up(state: State, event: ev.CardsTakenUp) -> None:
    state.hand += event.cards
    state.aside = tuple(card for card in state.aside if card not in event.cards)


@writes(ev.CardDiscarded)
def _card_discarded(state: State, event: ev.CardDiscarded) -> None:
    state.hand = tuple(card for card in state.hand if card != event.card)
    state.discards += (event.card,)


@writes(ev.CardPlayed)
def _card_played(state: State, event: ev.CardPlayed) -> None:
    state.hand = tuple(card for card in state.hand if card != event.card)
    state.played = event.card


@writes(ev.DeckShuffled)
def _deck_shuffled(state: State, event: ev.DeckShuffled) -> None:
    if event.deck == "friendly":
        state.deck |= frozenset(state.discards)
        state.discards = ()
    else:
        state.enemy_deck |= frozenset(state.enemy_discards)
        state.enemy_discards = ()


@writes(ev.EffectBegan)
def _effect_began(state: State, event: ev.EffectBegan) -> None:
    effect = replace(event.effect, of=event.man) if event.man else event.effect
    state.effects += (effect,)


@writes(ev.EnemyCardDrawn)
def _enemy_card_drawn(state: State, event: ev.EnemyCardDrawn) -> None:
    state.enemy_deck -= {event.serial}
    if event.sets_initiative:
        state.enemy_cards[event.team] = event.serial
    elif state.enemy_cards.get(event.team) != event.serial and event.serial not in state.enemy_discards:
        state.enemy_discards += (event.serial,)


@writes(ev.InitiativeSet)
def _initiative_set(state: State, event: ev.InitiativeSet) -> None:
    state.initiative = event.order
    state.values = dict(event.values)
