"""What a card of the hand changes where it is asked for (5.1): its figures, its text, or another roll."""

from __future__ import annotations

from combat.engine.kernel.decision import Decision
from combat.engine.words import text, translated
from combat.engine.words.line import Line, Spoken
from combat.games.volume1.rules.decisions import PlayCard, PlayDiscard
from combat.games.volume1.rules.state import State
from combat.games.volume1.words import help_texts
from combat.games.volume1.words.volume_words import WORDS


def of_card(state: State, decision: Decision, number: int) -> tuple[Spoken, ...]:
    """The lines for a card: on the track, in place of a roll, or laid off."""
    card, told = state.book.friendly_cards[number], help_texts.card(state.book, number)
    title = Line(told.title, told.rule)
    match decision:
        case PlayCard() if card.initiative is not None:
            does = () if card.kind == "discard" else (translated(card.text),)
            return title, *does, told.lines[0], told.text, text("held-card-no-odds")
        case PlayDiscard():
            return title, translated(card.text), WORDS.ask(state, decision).text
    return title, text("held-card-laid-off")
