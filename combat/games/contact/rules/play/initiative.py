"""Initiative: the seat that chooses which seat begins (section 2)."""

from __future__ import annotations

from typing import ClassVar

from combat.engine.kernel.asking import Steps, ask
from combat.engine.kernel.decision import Choice
from combat.engine.kernel.ledger import Ledger, Term, total
from combat.engine.kernel.seats import Seat
from combat.games.contact.rules.answers import FIRST, SECOND
from combat.games.contact.rules.command.leading import commander, lost_commander, orders_of_turn
from combat.games.contact.rules.events.turn_events import InitiativeRolled, TurnOrderChosen
from combat.games.contact.rules.rolling import cast
from combat.games.contact.rules.state import State
from combat.games.contact.rules.two_seats import ATTACKER, DEFENDER, SEATS, opponent


class ChooseFirst(Choice):
    """Does the winner of the initiative begin (section 2)?"""

    kind: ClassVar[str] = "choose-first"
    seat: Seat = ""


def initiative(state: State) -> Steps[None]:
    """Roll for both seats and ask the winner which seat begins, yielding decisions and events (section 2).

    The higher modified die wins; in a tie, the seat that did not win last time.
    """
    numbers = yield from cast(len(SEATS), "initiative", "S2")
    ledgers = initiative_ledger(state, ATTACKER), initiative_ledger(state, DEFENDER)
    sums = [number + total(ledger) for number, ledger in zip(numbers, ledgers, strict=True)]
    if sums[0] == sums[1]:
        winner = opponent(state.leads) if state.leads else ATTACKER
    else:
        winner = ATTACKER if sums[0] > sums[1] else DEFENDER
    yield InitiativeRolled((numbers[0], numbers[1]), ledgers, winner)
    answer = yield from ask(ChooseFirst("S2", winner, (FIRST, SECOND), None, winner))
    first = winner if answer == FIRST else opponent(winner)
    orders = tuple((seat, orders_of_turn(state, seat)) for seat in SEATS)
    yield TurnOrderChosen(first, winner, orders)


def initiative_ledger(state: State, seat: Seat) -> Ledger:
    """Return the modifiers of a seat's die: for its commander, and for a recon unit that is not demoralised (section
    2).
    """
    figures, terms = state.book.figures, list[Term]()
    leader = commander(state, seat)
    if leader is not None:
        level = state.experience(leader)
        terms.append(Term("commander", figures.tests.experience[level].initiative, "S2", level))
    elif lost_commander(state, seat):
        terms.append(Term("no-commander", figures.command.initiative.lost, "S2"))
    if any("recon" in state.card(unit).traits and not unit.demoralised for unit in state.placed(seat)):
        terms.append(Term("recon", figures.command.initiative.recon, "S2"))
    return tuple(term for term in terms if term.value)
