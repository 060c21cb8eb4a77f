"""List of the saved battles of ARMOUR!, with a preview of the selected one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pygame

from combat.engine.journal.loading import as_left
from combat.engine.journal.save_list import SaveEntry
from combat.engine.journal.saved import Saved
from combat.engine.kernel.seats import PUBLIC
from combat.engine.stage.paper.load_scene import LoadScene
from combat.engine.words import text
from combat.games.armour.rules.armour_rules import RULES
from combat.games.armour.rules.book import Book
from combat.games.armour.rules.state import State
from combat.games.armour.rules.two_seats import ATTACKER, SEATS
from combat.games.armour.scenes.armour_games import GAMES
from combat.games.armour.table.armour_table import TABLE
from combat.games.armour.title import TITLE
from combat.games.armour.words.saved_words import SAVED
from combat.games.miniatures.scenes.save_facts import origin_facts, seats_fact
from combat.games.miniatures.scenes.table_print import print_table
from combat.games.miniatures.words import wording


class SavedListScene(LoadScene):
    """List of all saves, most recently played first."""

    plays, told = TITLE.id, SAVED

    def look_into(
        self, saved: Saved[State, Book], game: SaveEntry, width: int
    ) -> tuple[pygame.Surface, Sequence[tuple[str, str]]]:
        """Return an image of a saved battle, `width` pixels wide, and facts about it as label and value; raise
        SaveError.

        Only public information is shown.
        """
        state = RULES.visible(as_left(saved).game.state, PUBLIC)
        return _print(state, width), [seats_fact(GAMES, saved), *_losses(state), *origin_facts(game, SAVED)]


def _print(state: State, width: int) -> pygame.Surface:
    """Return the table with a sign for every team on it."""
    teams = [team for team in state.teams.values() if team.on_table]
    dots = [(team.pose, state.seat_of(team.id) == ATTACKER) for team in teams if team.pose is not None]
    return print_table(state.book.table, TABLE.styles, TABLE.place_size, width, dots)


def _losses(state: State) -> Iterator[tuple[str, str]]:
    """Yield what each side has lost."""
    for seat in SEATS:
        lost = sum(1 for team in state.teams.values() if team.where == "destroyed" and state.seat_of(team.id) == seat)
        yield text("save-fact-losses", seat=wording.seat(seat)), str(lost)
