"""Lines of the log with the reasons for the computer's orders."""

from __future__ import annotations

from functools import partial

from combat.engine.kernel.event import Event
from combat.games.command.rules.events.card_events import CardsDiscarded
from combat.games.command.rules.events.turn_events import OrderBegun, PlayerActivated
from combat.games.command.rules.state import State
from combat.games.command.standing import told_reasons
from combat.games.command.table.command_hub import CommandHub


class BotReasons:
    """Adds a line after each order of a side that the computer plays."""

    def __init__(self, desk: CommandHub) -> None:
        self._desk = desk
        self._untold: tuple[int, told_reasons.Reason] | None = None
        """The reason of the last order, with the number of answers, until the order itself is in the log."""

    def happened(self, answers: int, state: State, event: Event) -> None:
        """Handle an event that was applied and is not yet in the log."""
        if self._untold is not None:
            before, found = self._untold
            self._untold = None
            self._desk.story.remark(before, state, partial(told_reasons.entry, found))
        if isinstance(event, OrderBegun | PlayerActivated | CardsDiscarded) and self._desk.session.is_bot(event.side):
            found_now = told_reasons.reason(state, event)
            self._untold = (answers, found_now) if found_now is not None else None
