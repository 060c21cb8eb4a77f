"""Pause menu of ARMOUR!."""

from __future__ import annotations

from combat.games.armour.rules.state import State
from combat.games.armour.scenes.armour_games import GAMES
from combat.games.armour.table.armour_desk import ArmourDesk
from combat.games.armour.words.saved_words import SAVED
from combat.games.miniatures.scenes.battle_pause import BattlePause


class PauseSlip(BattlePause[State, ArmourDesk]):
    """Pause menu over the table; Esc closes it."""

    games, saved = GAMES, SAVED
