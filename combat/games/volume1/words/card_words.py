"""Texts on cards: why a team or a deck turns one up, and the effect of a card in the hand (5.0, 9.1)."""

from __future__ import annotations

from combat.engine.kernel.decision import Decision
from combat.engine.words import text, translated
from combat.engine.words.line import Line, Spoken, ruled
from combat.games.volume1.rules.book import ENEMY_TEAMS
from combat.games.volume1.rules.cards import immediate_effects
from combat.games.volume1.rules.decisions import PlayCard, PlayDiscard
from combat.games.volume1.rules.state import State
from combat.games.volume1.words import help_texts, names
from combat.games.volume1.words.log import card_lines
from combat.games.volume1.words.volume_words import WORDS


def of_card(state: State, decision: Decision, number: int) -> tuple[Spoken, ...]:
    """Return tooltip lines for a card of the hand: what it does if the given decision uses it."""
    card, told = state.book.friendly_cards[number], help_texts.card(state.book, number)
    title = Line(told.title, told.rule)
    match decision:
        case PlayCard() if card.initiative is not None:
            does = () if card.kind == "discard" else (translated(card.text),)
            return title, *does, told.lines[0], told.text, text("held-card-no-odds")
        case PlayDiscard():
            return title, translated(card.text), WORDS.ask(state, decision).text
    return title, text("held-card-laid-off")


def of_team(state: State, team: str) -> tuple[Spoken, ...]:
    """Return tooltip lines on an enemy team: its men, and why it turns up a card; empty for the player's teams."""
    if team not in ENEMY_TEAMS:
        return ()
    men = [man for man in state.on_board("enemy") if man.team == team]
    alert = sum(man.alert for man in men)
    cup = sum(state.figure(man).team == team for man in state.cup)
    there = text("track-men", alert=alert, waiting=len(men) - alert)
    return there, text("track-cup", cup=cup), _why(state, team, alert)


def in_vain(state: State, number: int) -> tuple[Line, ...]:
    """Return a line for each effect of an order card that would achieve nothing now, with the reason (5.1.1)."""
    card = state.book.friendly_cards[number]
    if card.kind != "order":
        return ()
    found = (immediate_effects.wasted(state, effect, "5.1.1") for effect in card.effects)
    return tuple(Line(card_lines.wasted(state, each), each.rule) for each in found if each is not None)


def of_turned(state: State, team: str) -> Line:
    """Return a line with the reason why a card was turned up for a whole team."""
    return ruled("track-large" if state.book.scenario.large_battle else "track-nobody", team=names.team(team))


def of_deck(state: State, side: str) -> tuple[Spoken, ...]:
    """Return tooltip lines on a side's deck: its number of cards, and when one is drawn."""
    if side == "enemy":
        every = ruled("tip-deck-each-team" if state.book.scenario.large_battle else "tip-deck-each-man")
        return text("tip-deck-enemy", count=len(state.enemy_deck)), every, ruled("tip-deck-no-man")
    kept = state.book.charts.numbers.hand_limit
    drawn = (ruled("tip-deck-empty-hand"), ruled("tip-deck-plan"), ruled("tip-deck-kept", limit=kept))
    return text("tip-deck-friendly", count=len(state.deck)), *drawn


def _why(state: State, team: str, alert: int) -> Line:
    """Return the reason why a team turns its cards as it does."""
    if state.book.scenario.large_battle or not alert:
        return of_turned(state, team)
    return ruled("track-each", team=names.team(team))
