"""Text of a briefing: story, forces, values of the objectives, victory conditions (20.0, 5.0)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Literal

from combat.engine.chance.intervals import wilson
from combat.engine.kernel.record import Record
from combat.engine.stage.paper.column import Column
from combat.engine.words import capital, place_name, rulebook, text, translated
from combat.engine.words.grammar.lists import all_of
from combat.games.command.content.kinds.measured_file import MeasuredFile, MeasuredPart
from combat.games.command.content.kinds.scenario_file import ScenarioFile
from combat.games.command.rules.book import Force, Troop
from combat.games.command.rules.state import State
from combat.games.command.rules.two_sides import AXIS, SIDES
from combat.games.command.table.pieces.faces_from_state import known_worth
from combat.games.command.words import command_names as names
from combat.games.command.words.card_texts import paragraph
from combat.games.command.words.saved_words import lead

COUNTED = ("5.1", "5.2", "5.4", "5.5", "5.7")
"""Paragraphs on scoring."""
ENDING = ("4.3", "4.4a", "4.5")
"""Paragraphs on the end of the game and the winner."""
HALF = 50
"""Percentage of games that each side wins in an even scenario."""


class ScenarioSheet(Record, gc=True):
    """Contents of a briefing: the game's state, its scenario file, and measured results if known."""

    state: State
    file: ScenarioFile | None = None
    measured: MeasuredFile | None = None

    def fill_forces(self, column: Column) -> None:
        """Draw the story, both forces and the measured results."""
        book, file = self.state.book, self.file
        column.title(translated(book.title))
        if file is not None:
            column.typed(text("scenario-about", place=translated(file.place), date=translated(file.date)))
            column.section(text("sheet-briefing"))
            column.typed(translated(file.story))
        for force in (book.forces[side] for side in SIDES):
            column.section(f"{names.side(force.side)} · {names.nation(force.nation, force.side)}", self._posture(force))
            for label, value in self._force(force):
                column.fact(label, value)
        scenario = book.scenario
        if self.measured is not None and scenario in self.measured.scenario:
            self._fill_measured(column, self.measured, self.measured.scenario[scenario])

    def fill_victory(self, column: Column) -> None:
        """Draw the values of the objectives, other points, and the end of the game."""
        self._fill_objectives(column)
        column.section(text("sheet-points"))
        _tell_rules(column, COUNTED)
        self._fill_end(column)

    # -- forces -----------------------------------------------------------------------------------------------------

    def _posture(self, force: Force) -> str:
        hand = self.state.book.figures.hands[force.posture]
        posture = text("sheet-posture", posture=force.posture)
        return f"{posture} · {text('force-orders', orders=force.orders, hand=hand)}"

    def _force(self, force: Force) -> Iterator[tuple[str, str]]:
        """Yield the parts of a force, with their headings."""
        state = self.state
        first = [troop for troop in force.troops if not troop.arrives]
        leaders = [troop for troop in first if troop.name]
        if leaders:
            yield text("sheet-leaders"), all_of([self._leader(troop) for troop in leaders])
        yield text("sheet-units"), self._counted(troop.figure for troop in first if not troop.name)
        if force.arms:
            yield text("sheet-weapons"), self._counted(arm.figure for arm in force.arms)
        for space in sorted({troop.arrives for troop in force.troops} - {0}):
            late = [troop for troop in force.troops if troop.arrives == space]
            named = [self._leader(troop) for troop in late if troop.name]
            counted = self._counted(troop.figure for troop in late if not troop.name)
            yield text("answer-time", space=space), all_of([*named, *([counted] if counted else [])])
        if force.radio:
            radio = state.book.radios[force.radio]
            yield capital(text("radio")), text("sheet-radio", calibre=radio.calibre, fp=radio.fp)
        if force.works:
            works = [(names.counted_name(f"ground-{kind}", count), count) for kind, count in force.works]
            yield (
                text("sheet-works"),
                all_of([in_number(count, what) for what, count in works]),
            )
        yield text("sheet-surrender"), text("sheet-surrender-at", count=force.surrender)

    def _leader(self, troop: Troop) -> str:
        command = self.state.book.units[troop.figure].whole.command
        return text("sheet-leader", name=translated(troop.name), command=command)

    def _counted(self, figures: Iterable[str]) -> str:
        alike: dict[str, list[str]] = {}
        for figure in figures:
            alike.setdefault(names.figure(self.state, figure), []).append(figure)
        found = [(names.figures(self.state, same[0], len(same)), len(same)) for same in alike.values()]
        return all_of([in_number(count, what) for what, count in found])

    # -- victory ----------------------------------------------------------------------------------------------------

    def _fill_objectives(self, column: Column) -> None:
        state = self.state
        column.section(text("sheet-objectives"))
        for objective in state.book.map.objectives:
            hexes = all_of([place_name(hex_) for hex_ in objective.hexes])
            holder = names.side(state.control.get(objective.number, "")) or text("stack-nobody")
            label = text("sheet-objective", number=objective.number, hexes=hexes, side=holder)
            column.item(label, self._worth(objective.number))
        column.note(text("sheet-objectives-note"))
        open_ = [names.worth(state, chit) for chit in state.open_chits]
        if not open_ and state.book.drawn_open:
            open_ = [text("sheet-open-drawn", count=state.book.drawn_open)]
        if open_:
            column.fact(text("sheet-open"), all_of(open_))
        for place, line in enumerate(self._in_the_cup()):
            column.fact("" if place else text("sheet-cup"), line)
        secrets = {side: state.book.forces[side].secrets for side in SIDES}
        column.fact(text("sheet-secrets"), all_of([
            text("sheet-of-side", side=names.side(side), count=count) for side, count in secrets.items()
        ]))  # fmt: skip

    def _worth(self, objective: int) -> str:
        """Return the known value of an objective as text; unknown before the open chits are drawn (5.5)."""
        points = known_worth(self.state, objective)
        unknown = not points and self.state.book.drawn_open and not self.state.open_chits
        return text("sheet-worth-unknown") if unknown else text("printed-points", points=points)

    def _in_the_cup(self) -> Iterator[str]:
        """Yield the number of chits in the cup, what they can add to each objective, and the special ones."""
        book = self.state.book
        chits = [book.chits[chit] for chit in book.cup]
        yield text("sheet-cup-count", count=len(chits))
        for objective in book.map.objectives:
            worth = sorted(chit.vp for chit in chits if chit.objective == objective.number)
            if worth:
                yield text("sheet-cup-objective", number=objective.number, points=", ".join(map(str, worth)))
        special = [names.worth(self.state, chit) for chit in book.cup if not book.chits[chit].objective]
        for words, count in Counter(special).items():
            yield text("sheet-cup-special", count=count, worth=words)

    def _fill_end(self, column: Column) -> None:
        state = self.state
        column.section(text("sheet-end"))
        column.fact(text("scenario-first"), names.side(state.book.first))
        column.fact(text("track-initiative"), names.side(state.initiative))
        column.fact(text("track-points"), lead(state.vp))
        column.fact(text("top-time"), text("scenario-ends", space=state.sudden_death))
        costs = "cover" if state.book.options.overstack_costs_cover else "units"
        stacked = text("sheet-overstacked", costs=costs, most=state.book.figures.stack)
        column.fact(text("sheet-stacking"), stacked)
        _tell_rules(column, ENDING)

    def _fill_measured(self, column: Column, bounds: MeasuredFile, found: MeasuredPart) -> None:
        """Draw the difficulty of each side and the length of the game, with games and confidence intervals."""
        column.section(text("sheet-measured"))
        for side in SIDES:
            won = found.axis if side == AXIS else 100 - found.axis
            least, most = (round(100 * share) for share in wilson(round(won * found.games / 100), found.games))
            level = _level(bounds, won, (least, most))
            column.fact(names.side(side), text("sheet-won", level=level, won=won, least=least, most=most))
        column.fact(text("sheet-length"), text("sheet-turns", half=found.half, most=found.most))
        column.note(text("sheet-measured-note", games=found.games))


def _level(bounds: MeasuredFile, won: int, between: tuple[int, int]) -> Literal["easy", "hard", "even"]:
    """Return how hard a side is to play; "even" wherever the confidence interval of its share contains 50 percent."""
    least, most = between
    if least <= HALF <= most or bounds.hard < won < bounds.easy:
        return "even"
    return "easy" if won > HALF else "hard"


def _tell_rules(column: Column, numbers: Iterable[str]) -> None:
    """Draw some paragraphs of the rulebook, each with its title."""
    for number in numbers:
        column.note(text("sheet-rule", title=rulebook.title(number), words=paragraph(number)))
        column.gap(3)


def in_number(count: int, what: str) -> str:
    """Return a count with the name of what is counted, such as "3 squads"."""
    return text("sheet-count", count=count, what=what, small=names.small(what))
