"""List of the saved battles of CONTACT!, with a preview of the selected one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pygame

from combat.engine.journal.loading import as_left
from combat.engine.journal.save_list import SaveEntry
from combat.engine.journal.saved import Saved
from combat.engine.kernel.seats import PUBLIC
from combat.engine.stage.paper.load_scene import LoadScene
from combat.engine.words import text
from combat.games.contact.rules.book import Book
from combat.games.contact.rules.contact_rules import RULES
from combat.games.contact.rules.play.endings import break_values
from combat.games.contact.rules.state import State
from combat.games.contact.rules.two_seats import ATTACKER, SEATS
from combat.games.contact.scenes.contact_games import GAMES
from combat.games.contact.table.contact_table import TABLE
from combat.games.contact.title import TITLE
from combat.games.contact.words.saved_words import SAVED
from combat.games.miniatures.scenes.save_facts import origin_facts, seats_fact
from combat.games.miniatures.scenes.table_print import print_table
from combat.games.miniatures.words import wording


class SavedListScene(LoadScene):
    """List of all saves, most recently played first."""

    plays, told = TITLE.id, SAVED

    def look_into(
        self, saved: Saved[State, Book], game: SaveEntry, width: int
    ) -> tuple[pygame.Surface, Sequence[tuple[str, str]]]:
        """Return a picture of a saved battle, `width` pixels wide, and facts as (label, value); raise SaveError.

        It shows only public information.
        """
        state = RULES.visible(as_left(saved).game.state, PUBLIC)
        known = [(unit.pose, unit.seat == ATTACKER) for unit in state.units.values() if unit.known]
        dots = [(pose, first) for pose, first in known if pose is not None]
        picture = print_table(state.book.table, TABLE.styles, TABLE.place_size, width, dots)
        return picture, [seats_fact(GAMES, saved), *_losses(state), *origin_facts(game, SAVED)]


def _losses(state: State) -> Iterator[tuple[str, str]]:
    """Yield what each side has lost."""
    for seat in SEATS:
        lost, whole = break_values(state, seat)
        yield text("save-fact-losses", seat=wording.seat(seat)), f"{lost} / {whole}"
