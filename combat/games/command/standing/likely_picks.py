"""Pieces that a player would likely pick: enemies to harm, friendly pieces to help."""

from __future__ import annotations

from combat.engine.kernel.decision import Answer
from combat.engine.kernel.seats import Seat
from combat.games.command.rules.decisions import PickUnit, PickWeapon
from combat.games.command.rules.state import State
from combat.games.command.rules.two_sides import other_side

HARMS = ("interdiction", "kia", "malfunction", "shell-shock", "sniper")
HELPS = ("medic", "walking-wounded")
"""Reasons of picks that harm, or help, a piece of either side."""


def is_likely(state: State, seat: Seat, why: str, piece: str) -> bool:
    """Return whether a seat would likely pick a piece for the purpose `why`; True if the purpose is neither harm nor
    help.
    """
    wanted = other_side(seat) if why in HARMS else seat if why in HELPS else ""
    return not wanted or _owner(state, piece) == wanted


def idle_pick(decision: PickUnit | PickWeapon, state: State) -> Answer | None:
    """Return the passing answer if no likely piece can be picked; None if one can, or if passing is not allowed."""
    picks = (answer for answer in decision.answers if answer != decision.passing)
    if any(is_likely(state, decision.seat, decision.why, str(piece)) for piece in picks):
        return None
    return decision.passing


def _owner(state: State, piece: str) -> Seat:
    found = state.units.get(piece) or state.weapons.get(piece)
    return "" if found is None else found.side
