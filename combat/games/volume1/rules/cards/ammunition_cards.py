"""Discard cards that reload a man's weapon, offered when his ammunition is low or out (5.1.2, 7.13)."""

from __future__ import annotations

from collections.abc import Iterator

from combat.engine.kernel.asking import Steps
from combat.games.volume1.rules.cards import discard_windows
from combat.games.volume1.rules.fighting import weapons
from combat.games.volume1.rules.state import State


def _cards(state: State) -> Iterator[int]:
    return discard_windows.discard_cards(state, "recover-ammo", "friendly")


def is_at_hand(state: State) -> bool:
    """Return whether the player's hand holds a card that reloads a weapon."""
    return any(_cards(state))


def offer(state: State, man: str) -> Steps[bool]:
    """Ask whether to reload a friendly man's weapon by a discard card; return whether a card was used.

    Return False without asking if he needs no ammunition or no card fits.
    """
    short = state.men[man].side == "friendly" and weapons.is_short(state, state.men[man])
    if not short or not (yield from discard_windows.offer(state, tuple(_cards(state)), man, "recover-ammo")):
        return False
    yield from weapons.reload(state, man, "5.1.2")
    return True
