"""Start screen of CONTACT!."""

from __future__ import annotations

from combat.engine.stage.stage import Stage
from combat.games.contact.title import TITLE
from combat.games.contact.words.saved_words import SAVED
from combat.games.miniatures.scenes.model_home import ModelHome


class HomeScene(ModelHome):
    """Start screen: resume, new game, game of the day, lessons, saves, rulebook, lab, packs, settings."""

    title, of = "CONTACT!", TITLE.id
    plays, saved = TITLE, SAVED
    opened = (("lab", "R", "labs"), ("packs", "P", "packs"), ("settings", "S", "settings"))


def start(app: Stage) -> HomeScene:
    """Return the start screen shown when the program starts."""
    return HomeScene(app, greets=True)
