"""Events of points, objectives, the surrender marker and hands (15.03-15.32). `side` reads the event."""

from __future__ import annotations

from combat.engine.kernel.asking import Steps, ask, draw
from combat.engine.kernel.decision import Answer
from combat.engine.kernel.seats import Seat
from combat.games.command.rules.answers import PASS
from combat.games.command.rules.decisions import PickCard, pick_word
from combat.games.command.rules.events.card_events import CardsDiscarded, HandShown
from combat.games.command.rules.events.end_events import SurrenderMoved
from combat.games.command.rules.events.turn_events import Chosen, NothingCame
from combat.games.command.rules.fate_cards import EventKind, FateCard
from combat.games.command.rules.play import endings, victory
from combat.games.command.rules.state import State
from combat.games.command.rules.two_sides import SIDES, other_side


def _paid(state: State, side: Seat, ours: int, theirs: int, why: EventKind) -> Steps[None]:
    """Score 1 point for having more than the opponent or, depending on the option, 1 point per item (20.4)."""
    points = int(ours > theirs) if state.book.options.events_pay_one else ours
    if points and victory.events_pay(state):
        yield from victory.score(state, side, points, why)
    else:
        yield NothingCame(why)


def battlefield_integrity(state: State, side: Seat, card: FateCard) -> Steps[None]:
    """Score for `side` if more enemy units than friendly ones are on casualty tracks (15.03).

    One point, or with the option one for each enemy unit there.
    """
    lost = {each: endings.losses(state, each) for each in SIDES}
    yield from _paid(state, side, lost[other_side(side)], lost[side], "battlefield-integrity")


def command_and_control(state: State, side: Seat, card: FateCard) -> Steps[None]:
    """Score for `side` if it controls more objectives than the opponent.

    One point, or with the option one for each objective.
    """
    holders = list(state.control.values())
    yield from _paid(state, side, holders.count(side), holders.count(other_side(side)), "command-and-control")


def elan(state: State, side: Seat, card: FateCard) -> Steps[None]:
    """Move the surrender marker of `side` up one space; yield NothingCame at the end of the track."""
    space = state.surrender[side] + 1
    if space <= state.book.figures.casualty_spaces:
        yield SurrenderMoved(side, space)
    else:
        yield NothingCame("elan")


def mission_objective(state: State, side: Seat, card: FateCard) -> Steps[None]:
    """Draw one more secret chit for `side`; yield NothingCame if the cup is empty (5.5)."""
    if not victory.chits_left(state):
        yield NothingCame("mission-objective")
    yield from victory.draw_secret(state, side, "15.23")


def reconnaissance(state: State, side: Seat, card: FateCard) -> Steps[None]:
    """Make the opponent open a secret chit of its choice (5.5); yield NothingCame if it has none."""
    rival = other_side(side)
    if not state.secrets[rival]:
        yield NothingCame("reconnaissance")
        return
    chit = yield from pick_word(rival, state.secrets[rival], "reconnaissance", "15.25")
    yield from victory.open_chit(state, chit, rival)


def strategic_objective(state: State, side: Seat, card: FateCard) -> Steps[None]:
    """Draw a chit, open it and score it, unless the event is late (5.5, 4.6); yield NothingCame if the cup is empty."""
    if not victory.chits_left(state):
        yield NothingCame("strategic-objective")
        return
    yield from victory.draw_open(state, "15.32")


# -- hands ----------------------------------------------------------------------------------------------------------


def fog_of_war(state: State, side: Seat, card: FateCard) -> Steps[None]:
    """Discard a random card of each hand (15.15); yield NothingCame if both are empty."""
    if not any(state.hands.values()):
        yield NothingCame("fog-of-war")
    for victim in (side, other_side(side)):
        hand: frozenset[Answer] = frozenset(state.hands[victim])
        if hand:
            lost = int((yield from draw("hand", hand, "fog-of-war", "15.15", victim)))
            yield CardsDiscarded(victim, (lost,), "fog-of-war")


def interrogation(state: State, side: Seat, card: FateCard) -> Steps[None]:
    """Show the opponent's hand to `side`, which may discard one of its cards (15.19); yield NothingCame if it is
    empty.
    """
    rival = other_side(side)
    hand = tuple(sorted(state.hands[rival]))
    if not hand:
        yield NothingCame("interrogation")
        return
    yield HandShown(rival, hand)
    answer = yield from ask(PickCard("15.19", rival, (*hand, PASS), PASS, side, "interrogation"))
    yield Chosen(side, "interrogation", answer)
    if answer != PASS:
        yield CardsDiscarded(rival, (int(answer),), "interrogation")
