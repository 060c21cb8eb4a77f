"""Start screen of ARMOUR!."""

from __future__ import annotations

from combat.engine.stage.stage import Stage
from combat.games.armour.title import TITLE
from combat.games.armour.words.saved_words import SAVED
from combat.games.miniatures.scenes.model_home import ModelHome


class HomeScene(ModelHome):
    """Start screen: resume, new game, game of the day, lessons, saves, rulebook, forces, lab, packs, settings."""

    title, of = "ARMOUR!", TITLE.id
    plays, saved = TITLE, SAVED
    opened = (("forces", "F", "forces"), ("lab", "R", "labs"), ("packs", "P", "packs"), ("settings", "S", "settings"))


def start(app: Stage) -> HomeScene:
    """Return the start screen for the start of the program."""
    return HomeScene(app, greets=True)
