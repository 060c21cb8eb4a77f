"""Log lines with the reasons for the bot's orders."""

from __future__ import annotations

from functools import partial

from combat.engine.kernel.event import Event
from combat.engine.kernel.seats import Seat
from combat.games.command.rules.events.card_events import CardsDiscarded
from combat.games.command.rules.events.fight_events import AttackDeclared, GroupStopped, MeleeBegan
from combat.games.command.rules.events.turn_events import PlayerActivated
from combat.games.command.rules.state import State
from combat.games.command.standing import told_reasons
from combat.games.command.standing.told_reasons import Walks
from combat.games.command.table.command_hub import CommandHub


class BotReasons:
    """Adds a log line after each order of a bot's side for which a public fact speaks."""

    def __init__(self, desk: CommandHub) -> None:
        self._desk = desk
        self._walks = Walks()
        self._untold: tuple[int, State, told_reasons.Reason] | None = None
        """The reason of the last deed, with the number of answers, until the deed itself is in the log."""

    def happened(self, answers: int, state: State, event: Event) -> None:
        """Handle an event that was applied but is not yet in the log; `answers` is the number of answers given so
        far.
        """
        self.tell(answers)
        side = _doer(state, event)
        found = self._walks.ended(state, event)
        if side and self._desk.session.is_bot(side):
            found = found or told_reasons.reason(state, event)
            self._untold = (answers, state, found) if found is not None else None

    def tell(self, answers: int) -> None:
        """Write the pending reason into the log; discard it if its order was undone.

        `answers` is the number of answers given so far.
        """
        if self._untold is not None:
            before, state, found = self._untold
            self._untold = None
            if before <= answers:
                self._desk.story.remark(before, state, partial(told_reasons.entry, found))


def _doer(state: State, event: Event) -> Seat:
    """Return the side that gave the order of an event; "" if the event is no deed with a reason."""
    if isinstance(event, CardsDiscarded):
        return event.side
    if isinstance(event, PlayerActivated | AttackDeclared | GroupStopped | MeleeBegan) and state.order is not None:
        return state.order.side
    return ""
