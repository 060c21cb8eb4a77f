"""Lab files of Volume 1 on the table."""

from __future__ import annotations

from pathlib import Path

from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.drawing.piece import Piece
from combat.engine.stage.stage import Stage
from combat.engine.tabletop.lab.lab_panel import LabPanel
from combat.engine.tabletop.lab.lab_scene import LabScene
from combat.engine.tabletop.lab.lab_session import LabSession
from combat.games.volume1.content.lab.position import load_lab
from combat.games.volume1.rules.book import Book
from combat.games.volume1.rules.state import State
from combat.games.volume1.table.battle_desk import BattleDesk
from combat.games.volume1.table.pieces import card_pictures
from combat.games.volume1.table.pieces.faces_from_state import enemy_card_face, friendly_card_face
from combat.games.volume1.table.volume1_table import TABLE
from combat.games.volume1.title import TITLE


class BattleLabSession(LabSession[State, Book]):
    """Lab session with dice, the cards of both decks, and men drawn from the cup."""

    queues = ("d10", "d6", "friendly_cards", "enemy_cards", "cup")

    def __init__(self, path: Path) -> None:
        """Load the position; raise ContentError where the file is none."""
        super().__init__(TITLE, load_lab(path))


class BattleLabPanel(LabPanel[State, BattleDesk, Hex]):
    """Panel that shows the cards of both decks as pictures."""

    card_queues = ("friendly_cards", "enemy_cards")

    def card(self, queue: str, place: int, width: int) -> Piece:
        """Return the picture of the card at an index of a queue, `width` pixels wide; called only for `card_queues`."""
        state, number = self.desk.state, self.session.lab.chance[queue][place]
        if queue == "enemy_cards":
            return card_pictures.enemy(enemy_card_face(state, number), width)
        return card_pictures.friendly(friendly_card_face(state, number), width)


class BattleLab(LabScene[State, BattleDesk, Hex]):
    """Lab scene; all men of the position are in view when it opens."""

    def __init__(self, app: Stage, path: Path) -> None:
        """Load the position; raise ContentError where the file is none."""
        super().__init__(app, BattleLabSession(path), TABLE)

    def panel_of(self, session: LabSession[State, Book]) -> BattleLabPanel:
        """Return the panel that takes the place of orders and hand."""
        return BattleLabPanel(self.desk, session)

    def seen_first(self) -> list[Hex]:
        """Return the hexes to bring into view at the start: those of men and smoke."""
        state = self.session.lab.state
        return [*(man.hex for man in state.men.values() if man.hex is not None), *state.smoke]
