"""Lab scene of COMMAND!: a lab file on the table with its expectations."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from combat.engine.content.findings import Finding
from combat.engine.kernel.decision import Answer
from combat.engine.kernel.text_message import TextMessage
from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.drawing.piece import Piece
from combat.engine.stage.stage import Stage
from combat.engine.tabletop.lab.lab_panel import LabPanel
from combat.engine.tabletop.lab.lab_scene import LabScene
from combat.engine.tabletop.lab.lab_session import Expected, LabSession
from combat.games.command.content.lab.laid_position import LaidPosition, load_position
from combat.games.command.reports import position_measures
from combat.games.command.reports.position_runs import come, unmet
from combat.games.command.rules.book import Book
from combat.games.command.rules.play.set_up import SMOKE_TENS
from combat.games.command.rules.state import State
from combat.games.command.rules.two_sides import SIDES
from combat.games.command.table.command_desk import CommandDesk
from combat.games.command.table.command_table import TABLE
from combat.games.command.table.pieces import card_pictures
from combat.games.command.table.pieces.faces_from_state import card_face
from combat.games.command.title import TITLE
from combat.games.command.words.command_words import WORDS


class PositionSession(LabSession[State, Book]):
    """Lab session seen by the active side, with queues for the cards of both decks, chits and smoke."""

    queues = (*SIDES, "chits", "smoke")

    def __init__(self, path: Path) -> None:
        """Load the position; raise ContentError if the file is invalid."""
        self.position: LaidPosition = load_position(path)
        super().__init__(TITLE, self.position, self.position.state.active, played=self.position.played)

    def called(self, queue: str, value: Answer) -> str:
        """Return the label of a queued item: a card by its dice, a marker by its hindrance."""
        if queue in SIDES:
            card = self.start.book.cards[int(value)]
            return f"{card.white}·{card.colour}"
        return str(int(value) // SMOKE_TENS) if queue == "smoke" else str(value)

    def expected(self) -> Sequence[Expected]:
        """Return the file's expectations in the current language, with their outcomes."""
        return [*self._measured(self.start, at_end=False), *self._events()]

    def _measured(self, state: State, *, at_end: bool) -> Iterator[Expected]:
        """Yield the checks of values in the file, with any differences found."""
        after = len(self.happened) if at_end else 0
        for line, asked in self.position.measures:
            if asked["at_end"] == at_end:
                told = position_measures.in_words(state, asked)
                wrong = [self._found(line, said) for said in position_measures.differences(state, asked)]
                yield Expected("\n".join([told, *wrong]), after, not wrong)

    def _events(self) -> Iterator[Expected]:
        """Yield the expected events, as logged once they have occurred, then the checks at the end."""
        state, places = self.start.copy(), come(self.position, self.happened)
        wanted = iter(self.position.expect)
        for place, event in enumerate(self.happened, 1):
            self.position.apply(state, event)
            if place in places:
                _, fields = next(wanted)
                told = WORDS.tell(state, event)
                said = "" if told is None else " · ".join(part for part in (told.head, told.result) if part)
                yield Expected(said or _listed(fields), place, held=True)
        for line, fields in wanted:
            yield Expected(self._found(line, unmet(fields)), len(self.happened), held=False)
        yield from self._measured(state, at_end=True)

    def _found(self, line: int, said: TextMessage) -> str:
        """Return a finding with its place in the file."""
        return str(Finding(self.path.name, line, said))


def _listed(fields: Mapping[str, Any]) -> str:
    """Return an event's fields as written in the file, for events without a log line."""
    return ", ".join(f"{name} = {value}" for name, value in fields.items())


class PositionPanel(LabPanel[State, CommandDesk, Hex]):
    """Lab panel that shows the cards of both decks in full."""

    card_queues = SIDES

    def card(self, queue: str, place: int, width: int) -> Piece:
        """Return the card for a value of a queue; called only for `card_queues`."""
        return card_pictures.card(card_face(self.session.start, self.session.lab.chance[queue][place]), width)


class PositionLab(LabScene[State, CommandDesk, Hex]):
    """Lab scene that shows all pieces of the position."""

    def __init__(self, app: Stage, path: Path) -> None:
        """Load the position; raise ContentError if the file is invalid."""
        super().__init__(app, PositionSession(path), TABLE)

    def panel_of(self, session: LabSession[State, Book]) -> PositionPanel:
        """Return the panel in place of orders and hand."""
        return PositionPanel(self.desk, session)

    def seen_first(self) -> list[Hex]:
        """Return the places to be visible at the start."""
        state = self.session.start
        return [*(unit.hex for unit in state.on_map()), *state.smoke, *state.blazes, *state.works]
