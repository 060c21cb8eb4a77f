"""Lab scene of COMMAND!: a lab file on the table with its expectations."""

from __future__ import annotations

from pathlib import Path

from combat.engine.kernel.decision import Answer
from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.drawing.piece import Piece
from combat.engine.stage.stage import Stage
from combat.engine.tabletop.lab.expecting_session import ExpectingSession
from combat.engine.tabletop.lab.lab_panel import LabPanel
from combat.engine.tabletop.lab.lab_scene import LabScene
from combat.engine.tabletop.lab.lab_session import LabSession
from combat.games.command.content.lab.laid_position import load_position
from combat.games.command.reports.position_runs import REPORT
from combat.games.command.rules.book import Book
from combat.games.command.rules.play.set_up import SMOKE_TENS
from combat.games.command.rules.state import State
from combat.games.command.rules.two_sides import SIDES
from combat.games.command.table.command_desk import CommandDesk
from combat.games.command.table.command_table import TABLE
from combat.games.command.table.pieces import card_pictures
from combat.games.command.table.pieces.faces_from_state import card_face
from combat.games.command.title import TITLE


class PositionSession(ExpectingSession[State, Book]):
    """Lab session seen by the active side, with queues for the cards of both decks, for chits and for smoke."""

    queues = (*SIDES, "chits", "smoke")
    report = REPORT

    def __init__(self, path: Path) -> None:
        """Load the position; raise ContentError if the file is invalid."""
        position = load_position(path)
        super().__init__(TITLE, position, position.state.active)

    def called(self, queue: str, value: Answer) -> str:
        """Return the label of a queued value: the dice of a card, the hindrance of a smoke marker, or the value
        itself.
        """
        if queue in SIDES:
            card = self.start.book.cards[int(value)]
            return f"{card.white}·{card.colour}"
        return str(int(value) // SMOKE_TENS) if queue == "smoke" else str(value)


class PositionPanel(LabPanel[State, CommandDesk, Hex]):
    """Lab panel that shows the cards of both decks in full."""

    card_queues = SIDES

    def card(self, queue: str, place: int, width: int) -> Piece:
        """Return the image of the card at an index of a queue; only for `card_queues`."""
        return card_pictures.card(card_face(self.session.start, self.session.lab.chance[queue][place]), width)


class PositionLab(LabScene[State, CommandDesk, Hex]):
    """Lab scene that shows all pieces of the position."""

    def __init__(self, app: Stage, path: Path) -> None:
        """Load the position; raise ContentError if the file is invalid."""
        super().__init__(app, PositionSession(path), TABLE)

    def panel_of(self, session: LabSession[State, Book]) -> PositionPanel:
        """Return the lab panel, which replaces the panes of orders and hand."""
        return PositionPanel(self.desk, session)

    def seen_first(self) -> list[Hex]:
        """Return the places to be visible at the start: of units, smoke, blazes and works."""
        state = self.session.start
        return [*(unit.hex for unit in state.on_map()), *state.smoke, *state.blazes, *state.works]
