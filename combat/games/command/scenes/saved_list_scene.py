"""List of the saved games of COMMAND!, with a preview of the selected one."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from combat.engine.journal.loading import as_left
from combat.engine.journal.save_list import SaveEntry
from combat.engine.journal.saved import Saved
from combat.engine.kernel.seats import PUBLIC
from combat.engine.space.hexes import outline
from combat.engine.stage.drawing import theme
from combat.engine.stage.paper.load_scene import LoadScene
from combat.engine.words import text
from combat.games.command.rules.book import Book
from combat.games.command.rules.command_rules import RULES
from combat.games.command.rules.play import endings
from combat.games.command.rules.state import State
from combat.games.command.rules.two_sides import SIDES
from combat.games.command.scenes.seats_taken import choice_of, who_sits
from combat.games.command.table.drawn_sheet import pictures_of
from combat.games.command.table.nations import NOBODY, SIGNS
from combat.games.command.title import TITLE
from combat.games.command.words import command_names as names
from combat.games.command.words.saved_words import SAVED, lead

PRINTED = 1.2
"""Scale of a unit's sign in the preview relative to the small map."""


class SavedListScene(LoadScene):
    """List of all saves, most recently played first."""

    plays, told = TITLE.id, SAVED

    def look_into(
        self, saved: Saved[State, Book], game: SaveEntry, width: int
    ) -> tuple[pygame.Surface, Sequence[tuple[str, str]]]:
        """Return an image of a saved game, `width` pixels wide, and facts about it as (label, value); raise
        SaveError.
        """
        state = RULES.visible(as_left(saved).game.state, PUBLIC)
        seat = choice_of(who_sits(saved.header.seats))
        seats = names.side(seat) if seat in SIDES else text(f"seats-{seat}")
        return _print(state, width), [(text("save-fact-seats"), seats), *_facts(game, state)]


def _print(state: State, width: int) -> pygame.Surface:
    """Return the map with a sign for every unit on it."""
    tiles = pictures_of(state.book.map)
    index, whole = tiles.index, tiles.overview
    share = width / index.width
    picture = pygame.transform.smoothscale(whole, (width, round(index.height * share)))
    tiles.close()
    for unit in state.on_map():
        x, y = outline.centre(unit.hex)
        spot = ((x * index.place_width + index.left) * share, (y * index.place_height + index.top) * share)
        SIGNS.get(unit.side, NOBODY).draw_on_map(
            picture, (round(spot[0]), round(spot[1])), theme.scale() * PRINTED, own=False
        )
    return picture


def _facts(game: SaveEntry, state: State) -> list[tuple[str, str]]:
    """Return the facts by which a player recognises his saves."""
    facts = [(text("top-points"), lead(state.vp))]
    for side in SIDES:
        lost = endings.losses(state, side)
        facts.append((text("save-fact-losses", side=names.side(side)), str(lost)))
    if game.marks.branch is not None:
        facts.append((text("mark-branch"), f"{game.marks.branch.of} · {SAVED.branched_at(game.marks)}"))
    if game.seed:
        facts.append((text("save-fact-seed"), game.seed))
    return [*facts, (text("save-fact-version"), game.version)]
