"""Pause menu of CONTACT!."""

from __future__ import annotations

from combat.games.contact.rules.state import State
from combat.games.contact.scenes.contact_games import GAMES
from combat.games.contact.table.contact_desk import ContactDesk
from combat.games.contact.words.saved_words import SAVED
from combat.games.miniatures.scenes.battle_pause import BattlePause


class PauseSlip(BattlePause[State, ContactDesk]):
    """Pause menu over the table; Esc closes it."""

    games, saved = GAMES, SAVED
