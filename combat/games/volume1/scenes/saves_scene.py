"""The saved battles, with the campaigns that they are battles of."""

from __future__ import annotations

from collections.abc import Mapping

from combat.engine.journal.shelf import ShelvedGame
from combat.engine.stage.paper.load_scene import LoadScene
from combat.games.volume1.campaign.diary import battles_of_campaigns
from combat.games.volume1.title import TITLE
from combat.games.volume1.words import saved_words


class SavesScene(LoadScene):
    """All saves, the one played last first."""

    plays = TITLE.id

    def belonging(self) -> Mapping[str, str]:
        return battles_of_campaigns()

    def standing(self, game: ShelvedGame) -> str:
        return saved_words.standing(game)

    def progress(self, game: ShelvedGame) -> str:
        return saved_words.progress(game)
