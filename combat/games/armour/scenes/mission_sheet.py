"""Text of a briefing: story, forces, goals, how the battle ends (A31 to A33)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from combat.engine.kernel.record import Record
from combat.engine.kernel.seats import Seat
from combat.engine.space.plane.point import CM
from combat.engine.stage.paper.column import Column
from combat.engine.words import text, translated
from combat.engine.words.grammar.lists import all_of
from combat.games.armour.content.kinds.mission_file import MissionFile
from combat.games.armour.rules.book import Book
from combat.games.armour.rules.missions.mission import Goal, first_turn
from combat.games.armour.rules.play.new_battle import new_state
from combat.games.armour.rules.two_seats import SEATS
from combat.games.armour.words import armour_names as names
from combat.games.miniatures.words import wording


class MissionSheet(Record, gc=True):
    """Contents of a briefing: the mission's book, and its file for place, date and story."""

    book: Book
    file: MissionFile | None = None

    def fill_forces(self, column: Column) -> None:
        """Draw the story and both forces."""
        book, file = self.book, self.file
        column.title(translated(book.mission.title))
        if file is not None:
            column.typed(text("mission-about", place=translated(file.place), date=translated(file.date)))
            column.section(text("sheet-briefing"))
            column.typed(translated(file.story))
        state = new_state(book)
        for seat in SEATS:
            force = book.forces[seat]
            nation = translated(book.nations[force.nation].name)
            points = sum(unit.points for unit in state.units.values() if unit.seat == seat) or force.points
            column.section(f"{wording.seat(seat)} · {nation}", text("sheet-points", points=points))
            if not force.picks():
                column.note(text("sheet-unknown"))
            for unit in state.units.values():
                if unit.seat == seat:
                    kinds = Counter(team.card for team in state.all_of(unit.id))
                    column.item(names.unit(state, unit.id), self._teams(kinds))

    def _teams(self, kinds: Counter[str]) -> str:
        return all_of(
            [
                text("sheet-count", count=count, what=translated(self.book.teams[card].name))
                for card, count in kinds.items()
            ]
        )

    def fill_victory(self, column: Column) -> None:
        """Draw the goals of both sides and the end of the battle."""
        mission = self.book.mission
        column.section(text("sheet-goals"))
        for seat in SEATS:
            goals = mission.side(seat).goals
            said = all_of([self._goal(goal) for goal in goals]) if goals else text("sheet-no-goal")
            column.fact(wording.seat(seat), said)
        column.note(text("sheet-goals-note", first=mission.first_check))
        hidden = [(seat, line) for seat in SEATS for line in self._hidden(seat)]
        if hidden:
            column.section(text("sheet-hidden"))
        for seat, line in hidden:
            column.fact(wording.seat(seat), line)
        column.section(text("sheet-end"))
        for line in self._endings():
            column.note(line)
            column.gap(3)
        column.section(text("sheet-order"))
        column.note(text("sheet-order-note"))

    @staticmethod
    def _goal(goal: Goal) -> str:
        return text("sheet-goal", goal=names.goal(goal), x=goal.at.x // CM, y=goal.at.y // CM)

    def _hidden(self, seat: Seat) -> Iterator[str]:
        """Yield what the mission says of a side's ambushes, reserves and withdrawals."""
        side = self.book.mission.side(seat)
        if side.ambush:
            yield text("sheet-ambush", count=side.ambush)
        if side.reserves is not None:
            named = all_of([translated(self.book.units[unit].name) for unit in side.reserves.units]) or "none"
            turn = first_turn(self.book.figures.arrivals, side.reserves)
            yield text("sheet-reserves", units=named, share=side.reserves.share, turn=turn)
        if side.withdrawals:
            yield text("sheet-withdrawals", turns=all_of([str(turn) for turn in side.withdrawals]))

    def _endings(self) -> Iterator[str]:
        mission = self.book.mission
        yield text("sheet-turns", turns=mission.turns)
        goal = names.goal(mission.ending_goal) if mission.ending_goal is not None else ""
        yield text("sheet-ending", ending=mission.ending, goal=goal, near=mission.near // CM)
        yield text("sheet-formations")


def force_line(book: Book, seat: Seat) -> str:
    """Return a side's force as one line: nation, number of units and teams."""
    state = new_state(book)
    units = [unit.id for unit in state.units.values() if unit.seat == seat]
    teams = sum(1 for team in state.teams.values() if team.unit in units)
    nation = translated(book.nations[book.forces[seat].nation].name)
    return text("mission-force", nation=nation, units=len(units), teams=teams)
