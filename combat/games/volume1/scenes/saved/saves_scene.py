"""List of saved battles, with their campaigns, and details of the selected one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pygame

from combat.engine.journal.loading import as_left
from combat.engine.journal.save_list import SaveEntry
from combat.engine.journal.saved import Saved
from combat.engine.kernel.seats import PLAYER
from combat.engine.stage.drawing import theme
from combat.engine.stage.paper.load_scene import LoadScene
from combat.engine.words import text
from combat.games.volume1.campaign.diary import battles_of_campaigns
from combat.games.volume1.rules.book import Book
from combat.games.volume1.rules.state import State
from combat.games.volume1.rules.volume_one import RULES
from combat.games.volume1.scenes.map_print import MapPrint
from combat.games.volume1.table import palette
from combat.games.volume1.title import TITLE
from combat.games.volume1.words import names, saved_words

CROSS, PRINTED = 5.0, 1.2
"""Half the size of a cross in pixels at scale 1, and the size of a man's sign relative to the minimap's."""


class SavesScene(LoadScene):
    """List of all saved battles, the one played last first."""

    plays, told = TITLE.id, saved_words

    def belonging(self) -> Mapping[str, str]:
        """Return the titles of campaigns by the file names of their battles."""
        return battles_of_campaigns()

    def look_into(
        self, saved: Saved[State, Book], game: SaveEntry, width: int
    ) -> tuple[pygame.Surface, Sequence[tuple[str, str]]]:
        """Return a picture of the saved game, `width` pixels wide, and further facts as pairs of label and value.

        Raise SaveError if it cannot be read.
        """
        state = RULES.visible(as_left(saved).game.state, PLAYER)
        return _print(state, width), _facts(game, state)


def _print(state: State, width: int) -> pygame.Surface:
    """Return the map with the sign of side and team for everybody on it, and a cross where a man fell."""
    print_ = MapPrint(state.board, pygame.Rect(0, 0, width, 0))
    picture = pygame.Surface(print_.paper.size, 0, 32)
    print_.lay(picture)
    reach = CROSS * theme.scale()
    for man in state.men.values():
        if man.on_board:
            look = palette.TEAMS[man.team]
            look.sign.draw_on_map(picture, print_.centre(man.place), theme.scale() * PRINTED, own=look.friendly)
        elif man.fell_at is not None:
            x, y = print_.centre(man.fell_at)
            for way in (1, -1):
                ends = ((x - reach, y - way * reach), (x + reach, y + way * reach))
                pygame.draw.line(picture, theme.INK, *ends, max(2, theme.px(2)))
    return picture


def _facts(game: SaveEntry, state: State) -> list[tuple[str, str]]:
    """Return the details that distinguish a player's saves; the points are as last counted."""
    men = list(state.men.values())
    own = [man for man in men if man.side == "friendly"]
    lost = [man for man in men if man.fate in ("killed", "captured", "fled") or man.held_by]
    said = text(
        "save-losses",
        own=sum(man.side == "friendly" for man in lost),
        men=len(own),
        enemy=sum(man.side == "enemy" for man in lost),
    )
    facts = [(text("save-fact-losses"), said)]
    branch = game.marks.branch
    if branch is not None:
        facts.append((text("save-fact-branch"), f"{branch.of} · {saved_words.branched_at(game.marks)}"))
    if game.marks.study is not None:
        facts.append((text("mark-study"), text("save-study")))
    if game.finished:
        facts.append((text("save-fact-points"), names.signed(game.points)))
    if game.seed:
        facts.append((text("save-fact-seed"), game.seed))
    return [*facts, (text("save-fact-version"), game.version)]
