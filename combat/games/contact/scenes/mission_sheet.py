"""Briefing of a mission: story, forces, objectives, and the end of the battle (section 10)."""

from __future__ import annotations

from collections import Counter

from combat.engine.content.findings import ContentError
from combat.engine.content.reading import read
from combat.engine.kernel.seats import Seat
from combat.engine.stage.paper.column import Column
from combat.engine.stage.paper.pages.two_column_scene import TwoColumnScene
from combat.engine.stage.stage import Stage
from combat.engine.words import text, translated
from combat.engine.words.grammar.lists import all_of
from combat.games.contact.content.kinds.mission_file import MissionFile
from combat.games.contact.content.library import Library
from combat.games.contact.rules.book import Book
from combat.games.contact.rules.two_seats import SEATS
from combat.games.contact.words import contact_names as names
from combat.games.miniatures.words import wording


class BriefingScene(TwoColumnScene):
    """Briefing in two columns, if there is room; shown before a battle or during one."""

    def __init__(self, app: Stage, book: Book, file: MissionFile | None = None) -> None:
        """Open the briefing of a book; `file` is its mission file, by default looked up by id."""
        super().__init__(app)
        self.book, self.file = book, file or _file_of(book.mission.id)

    def fill_left(self, column: Column) -> None:
        """Draw title, story and objectives."""
        mission = self.book.mission
        column.title(translated(mission.title))
        if self.file is not None:
            column.typed(text("mission-about", place=translated(self.file.place), date=translated(self.file.date)))
            column.section(text("sheet-briefing"))
            column.typed(translated(self.file.story))
        column.section(text("sheet-goals"))
        column.note(all_of([names.goal(goal.name) for goal in mission.objectives]))
        column.note(text("sheet-verdict", verdict=mission.verdict, needed=mission.attacker.needed))
        column.note(text("sheet-turns", turns=mission.turns))
        if mission.dark:
            column.note(text("sheet-dark", turns=mission.dark))

    def fill_right(self, column: Column) -> None:
        """Draw both forces."""
        for seat in SEATS:
            self._fill_force(column, seat)

    def _fill_force(self, column: Column, seat: Seat) -> None:
        book, side = self.book, self.book.mission.side(seat)
        force = book.forces[seat]
        column.section(f"{wording.seat(seat)} · {translated(force.name)}")
        column.fact(text(f"experience-{force.experience}"), text(f"morale-{force.morale}"))
        for unit, count in Counter({pick.unit: pick.count for pick in force.units}).items():
            column.item(translated(book.units[unit].name), str(count))
        column.note(text("sheet-set-up", how=side.set_up))
        column.note(text("sheet-break", shaken=side.shaken, broken=side.broken))
        for pick in side.batteries:
            column.item(translated(book.batteries[pick.battery].name), text(f"ammunition-{pick.ammunition}"))
        if side.air is not None:
            column.item(text("support-air"), text(f"air-{side.air.attack}"))


def force_line(book: Book, seat: Seat) -> str:
    """Return a side's force as one line: its name and the number of its units."""
    force = book.forces[seat]
    return text("mission-force", force=translated(force.name), units=sum(pick.count for pick in force.units))


def _file_of(mission: str) -> MissionFile | None:
    """Return the file of a mission; None for one that is not in the library or cannot be read."""
    try:
        return read(Library().scenario_file(mission), MissionFile).content
    except ContentError:
        return None
