"""What a defender reveals in the middle of an attack, and Concealment (14.05, 14.11, 14.13)."""

from __future__ import annotations

from combat.engine.kernel.asking import Steps
from combat.engine.kernel.ledger import total
from combat.engine.kernel.seats import Seat
from combat.engine.space.hexes.hex import Hex
from combat.games.command.rules.answers import CardUse
from combat.games.command.rules.decisions import playable
from combat.games.command.rules.events.card_events import CardPlayed
from combat.games.command.rules.events.fight_events import ActionUsed
from combat.games.command.rules.fate_cards import ActionKind
from combat.games.command.rules.ground.cover import cover
from combat.games.command.rules.ground.entering import may_have_work
from combat.games.command.rules.ground.lay_of_land import land_of
from combat.games.command.rules.ground.laying import put_work
from combat.games.command.rules.state import Attack, State

FOXHOLES, PILLBOX = "foxholes", "pillbox"


def defences(state: State, attack: Attack, side: Seat, hex_: Hex) -> list[CardUse]:
    """What a side may play before one of its units in a hex rolls for defence."""
    wanted: list[ActionKind] = []
    if total(cover(state, hex_, side, attack)) > 0:
        wanted.append("concealment")
    if may_have_work(state, hex_):
        if not land_of(state.book).terrain(hex_).building:
            wanted.append("hidden-entrenchments")
        objective = any(hex_ in objective.hexes for objective in state.book.map.objectives)
        if objective and PILLBOX not in state.works.values():
            wanted.append("hidden-pillbox")
    return playable(state, side, *wanted)


def play_defence(state: State, attack: Attack, side: Seat, hex_: Hex, use: CardUse) -> Steps[None]:
    """Play one of those; what it does counts for all defence rolls that are still to come (14.05, 18.2)."""
    yield CardPlayed(side, use.card, use.use)
    if use.use == "concealment":
        yield ActionUsed(side, use.use, hex_, -total(cover(state, hex_, side, attack)))
        return
    yield from put_work(state, hex_, FOXHOLES if use.use == "hidden-entrenchments" else PILLBOX, use.use)
    yield ActionUsed(side, use.use, hex_)
