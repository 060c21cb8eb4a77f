"""Reactions of the side under attack: hidden works (14.11, 14.13) and Concealment (14.05)."""

from __future__ import annotations

from combat.engine.kernel.asking import Steps
from combat.engine.kernel.ledger import total
from combat.engine.kernel.record import replace
from combat.engine.kernel.seats import Seat
from combat.engine.space.hexes.hex import Hex
from combat.games.command.rules.answers import CardUse
from combat.games.command.rules.decisions import pick_hex, playable
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
    """Return the card uses that a side may play before one of its units in a hex rolls for defence; empty if none."""
    wanted: list[ActionKind] = ["concealment"] if concealing(state, attack, side) else []
    if may_have_work(state, hex_):
        if not land_of(state.book).terrain(hex_).building:
            wanted.append("hidden-entrenchments")
        objective = any(hex_ in objective.hexes for objective in state.book.map.objectives)
        if objective and PILLBOX not in state.works.values():
            wanted.append("hidden-pillbox")
    return playable(state, side, *wanted)


def concealing(state: State, attack: Attack, side: Seat) -> dict[Hex, int]:
    """Return the target hexes whose cover Concealment can subtract from the attack's total, with the amount (14.05)."""
    found = {hex_: total(cover(state, hex_, side, attack)) for hex_ in attack.hexes}
    return {hex_: amount for hex_, amount in found.items() if amount > 0}


def concealed(state: State, attack: Attack, side: Seat) -> Attack:
    """Return a copy of the attack after Concealment with the best cover among its target hexes (14.05)."""
    best = max(concealing(state, attack, side).values(), default=0)
    return replace(attack, total=attack.total - best)


def play_defence(state: State, attack: Attack, side: Seat, hex_: Hex, use: CardUse) -> Steps[None]:
    """Play a card use returned by `defences`; its effect applies to all defence rolls still to come (14.05, 18.2)."""
    yield CardPlayed(side, use.card, use.use)
    if use.use == "concealment":
        offered = concealing(state, attack, side)
        best = sorted(offered, key=lambda each: -offered[each])
        chosen = yield from pick_hex(side, best, "concealment", "14.05")
        yield ActionUsed(side, use.use, chosen, -offered[chosen])
        return
    yield from put_work(state, hex_, FOXHOLES if use.use == "hidden-entrenchments" else PILLBOX, use.use)
    yield ActionUsed(side, use.use, hex_)
