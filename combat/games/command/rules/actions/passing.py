"""What one plays when the other discards: Demolitions (14.07)."""

from __future__ import annotations

from combat.engine.kernel.asking import Steps
from combat.engine.kernel.seats import Seat
from combat.games.command.rules.answers import PASS, CardUse
from combat.games.command.rules.decisions import pick_hex, playable, react
from combat.games.command.rules.events.card_events import CardPlayed
from combat.games.command.rules.events.ground_events import WorkRemoved
from combat.games.command.rules.fate_cards import ActionKind
from combat.games.command.rules.state import State


def after_discard(state: State, side: Seat) -> Steps[None]:
    """The window for a side whose opponent has discarded; open until it passes."""
    while True:
        sites = [hex_ for hex_ in state.works if state.units_in(hex_, side)]
        wanted: list[ActionKind] = ["demolitions"] if sites else []
        answer = yield from react(state, side, "discarded", playable(state, side, *wanted), "14.07")
        if answer == PASS:
            return
        use = CardUse.read(answer)
        yield CardPlayed(side, use.card, use.use)
        hex_ = yield from pick_hex(side, sites, "demolish", "14.07")
        yield WorkRemoved(hex_, "demolitions")
