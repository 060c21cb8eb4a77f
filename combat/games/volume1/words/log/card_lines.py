"""Log entries of cards, events and their effects (5.0, 22.0)."""

from __future__ import annotations

from combat.engine.words import capital, text, translated
from combat.engine.words.grammar.lists import all_of
from combat.engine.words.log_entry import LogEntry, Tone
from combat.games.volume1.rules import events as ev
from combat.games.volume1.rules.book import Effect
from combat.games.volume1.rules.cards.lasting_effects import falls_on
from combat.games.volume1.rules.state import State
from combat.games.volume1.words import names
from combat.games.volume1.words.log.entries import about, headline, tells


@tells(ev.CardDrawn)
def _card_drawn(state: State, event: ev.CardDrawn) -> LogEntry:
    card = state.book.friendly_cards[event.card]
    if event.to == "wound":
        head = headline("log-card-drawn-wound", number=card.number, man=names.man(state, event.man))
        result = names.wound_result(card)
        tough = text("log-wound-tough") if state.figure(event.man).tough and names.is_known(state, event.man) else ""
        return about(state, event.rule, head, event.man, sum=tough, result=result, tone="quiet", follows=True)
    if event.to == "aside" and event.man:
        head = headline("log-card-drawn-aside", man=names.man(state, event.man), card=translated(card.title))
        return about(state, event.rule, head, event.man, tone="good", follows=True)
    return LogEntry(headline(f"log-card-drawn-{event.to}", card=translated(card.title), man=""), rule=event.rule)


@tells(ev.CardsTakenUp)
def _cards_taken_up(state: State, event: ev.CardsTakenUp) -> LogEntry:
    cards = all_of(names.card(state.book, card) for card in event.cards)
    return LogEntry(text("log-cards-taken-up"), cards, rule=event.rule, tone="quiet")


@tells(ev.CardDiscarded)
def _card_discarded(state: State, event: ev.CardDiscarded) -> LogEntry | None:
    """Report a discard, except of a wound card, an event card or one just used, which are reported already."""
    if event.spent:
        return None
    return LogEntry(headline("log-card-discarded", card=names.card(state.book, event.card)), rule=event.rule)


@tells(ev.CardPlayed)
def _card_played(state: State, event: ev.CardPlayed) -> LogEntry:
    card = state.book.friendly_cards[event.card]
    values = ""
    if card.initiative is not None:
        able, baker, charlie = card.initiative
        values = text("log-card-played-values", able=able, baker=baker, charlie=charlie)
    said = "" if card.kind == "discard" else translated(card.text)
    return LogEntry(headline("log-card-played", card=translated(card.title)), values, said, event.rule)


@tells(ev.DiscardPlayed)
def _discard_played(state: State, event: ev.DiscardPlayed) -> LogEntry:
    card = state.book.friendly_cards[event.card]
    on = ""
    if event.roll is not None:
        on = text("log-discard-roll", man=names.man(state, event.man), roll=event.roll)
    elif event.man:
        on = text("log-discard-for", man=names.man(state, event.man))
    head, said = headline("log-discard-played", card=translated(card.title)), translated(card.text)
    return LogEntry(head, on, said, event.rule, tone="good")


@tells(ev.DeckShuffled)
def _deck_shuffled(state: State, event: ev.DeckShuffled) -> LogEntry:
    return LogEntry(headline("log-deck-shuffled", deck=text(f"deck-{event.deck}")), rule=event.rule, tone="quiet")


@tells(ev.EventRolled)
def _event_rolled(state: State, event: ev.EventRolled) -> LogEntry:
    table = state.book.friendly_events if event.table == "friendly" else state.book.enemy_events
    found = next((line for line in table if line.title == event.title), None)
    said = translated(found.text) if found is not None else ""
    idle = found is not None and all(effect.kind == "none" for effect in found.effects)
    head = headline("log-event-rolled", table=text(f"table-{event.table}"), title=translated(event.title))
    tone: Tone = "plain" if idle else "good" if event.table == "friendly" else "bad"
    return LogEntry(head, "", said, event.rule, tone=tone, die=event.roll)


@tells(ev.EffectBegan)
def _effect_began(state: State, event: ev.EffectBegan) -> LogEntry:
    if event.effect.team and not any(falls_on(event.effect, man) for man in state.on_board()):
        lost = ev.EffectWasted(event.effect, "nobody", rule=event.rule)
        return about(state, event.rule, wasted(state, lost), "", tone="quiet", follows=True)
    words = effect(state, event.effect, event.man)
    return about(state, event.rule, capital(words), event.man, follows=True)


@tells(ev.EffectWasted)
def _effect_wasted(state: State, event: ev.EffectWasted) -> LogEntry:
    """Report that a card had no effect, and why; its text has been reported before."""
    return about(state, event.rule, wasted(state, event), event.man, tone="quiet", follows=True)


def wasted(state: State, event: ev.EffectWasted) -> str:
    """Return a text that an effect achieves nothing, with the reason."""
    team = event.effect.team
    if event.lack == "nobody" and team:
        said = text("effect-wasted-nobody-of-team", team=names.team(team))
    else:
        man, way = names.man(state, event.man) if event.man else "", "up" if event.effect.amount > 0 else "down"
        said = text(f"effect-wasted-{event.lack}", man=man, way=way)
    return text("effect-wasted", why=said)


def effect(state: State, effect: Effect, man: str = "") -> str:
    """Return a text on the effect of a card or an event for the rest of the turn.

    `man` is the man whom it affects, or "" for a team or side.
    """
    who = names.team(effect.team) if effect.team else names.side(effect.side)
    return text(
        f"effect-{effect.kind}",
        who=who,
        man=names.man(state, man) if man else who,
        amount=names.signed(effect.amount),
        order=names.order(effect.order or "none"),
    )
