"""A battle at the table in tests: a real window scene on the dummy video driver, driven only by posted events."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TypeVar

from combat.games.volume1.table.battle_desk import BattleDesk
from combat.games.volume1.table.battle_settings import NEXT_MAN
from combat.games.volume1.table.overlays.board_layers import BoardLayers
from tests.engine.posting_hands import PostingHands
from tests.narrowing import the

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame

from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.kernel.game import Game
from combat.engine.kernel.record import replace
from combat.engine.play.session import Session
from combat.engine.space.hexes import outline
from combat.engine.space.hexes.board import Board
from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.app import App
from combat.engine.stage.settings import Pace
from combat.engine.stage.window_options import WindowOptions
from combat.engine.tabletop.map.tiles import Level, SheetIndex, Tiles
from combat.engine.tabletop.panes.table_pane import TablePane
from combat.engine.tabletop.table_scene import TableScene
from combat.games.volume1.content.library import load_book
from combat.games.volume1.players.cautious_player import CautiousPlayer
from combat.games.volume1.rules.apply import apply
from combat.games.volume1.rules.apply.renaming import rename
from combat.games.volume1.rules.book import Book
from combat.games.volume1.rules.play import sequence
from combat.games.volume1.rules.state import State
from combat.games.volume1.rules.view import strangers
from combat.games.volume1.scenes.volume1_stage import STAGE
from combat.games.volume1.table.panels.dossier import Dossier
from combat.games.volume1.table.panels.hand import Hand
from combat.games.volume1.table.panels.roster import Roster
from combat.games.volume1.table.panels.tray import Tray
from combat.games.volume1.table.volume1_table import TABLE
from combat.games.volume1.table.volume_desk import VolumeDesk
from combat.games.volume1.title import TITLE
from tests.games.volume1.skirmish import skirmish

HEX, MARGIN = (128, 111), 46
NOWHERE = Path("nowhere")


class BareTiles(Tiles):
    """The blank tiles of an unpainted board."""

    def __init__(self, board: Board) -> None:
        columns, rows = outline.sheet_size(board.columns, board.rows)
        size = (round(columns * HEX[0]) + 2 * MARGIN, round(rows * HEX[1]) + 2 * MARGIN)
        levels = tuple(
            Level(scale, round(size[0] * scale), round(size[1] * scale), NOWHERE) for scale in (1.0, 0.5, 0.25)
        )
        super().__init__(SheetIndex(*size, *HEX, MARGIN, MARGIN, levels))

    def painted(self, place: int, column: int, row: int) -> pygame.Surface:
        """Return a black tile."""
        return pygame.Surface((512, 512), 0, 32)

    def _whole(self, place: int) -> pygame.Surface:
        level = self.index.levels[place]
        return pygame.Surface((level.width, level.height), 0, 32)


P = TypeVar("P", bound=TablePane[State, BattleDesk, Hex])


def part(scene: TableScene[State, BattleDesk, Hex], kind: type[P]) -> P:
    """Return the table's pane of a class."""
    return next(part for part in scene.parts.values() if isinstance(part, kind))


class Sitting(PostingHands):
    """A battle at the table, from its set-up or from a state; input is posted as events."""

    def __init__(
        self,
        book: Book | None = None,
        seed: int = 3,
        pace: Pace = "instant",
        size: tuple[int, int] = (1600, 900),
        *,
        painted: bool = False,
        state: State | None = None,
    ) -> None:
        self.app = App(WindowOptions(resolution=size, sound=False), STAGE)
        self.app.settings.pace = pace
        self.app.settings.confirm_commit = False
        self.app.settings.wishes[NEXT_MAN.name] = "asked"
        if state is None:
            self.session = Session.begin(TITLE, book or skirmish(), SeededChance(seed))
        else:
            self.session = Session(TITLE, Game(state, sequence.play, apply), SeededChance(seed), fresh=False)
        self.scene = TableScene(self.app, self.session, TABLE, None if painted else BareTiles(self.session.book.board))
        self.time = 0.0
        self.scene.keyboard.guard.clock = lambda: self.time
        self.app.push(self.scene)
        self.rounds()

    @property
    def desk(self) -> VolumeDesk:
        """Return the desk of the table."""
        return self.scene.desk

    @property
    def tray(self) -> Tray:
        """Return the tray below the board."""
        return part(self.scene, Tray)

    @property
    def hand(self) -> Hand:
        """Return the hand of cards."""
        return part(self.scene, Hand)

    @property
    def roster(self) -> Roster:
        """Return the roster of the squad."""
        return part(self.scene, Roster)

    @property
    def dossier(self) -> Dossier:
        """Return the dossier."""
        return part(self.scene, Dossier)

    @property
    def layers(self) -> BoardLayers:
        """Return the layers of the board."""
        return the(BoardLayers, self.scene.layers)

    @property
    def asked(self) -> str:
        """Return the kind of the question that is asked now; "" for none."""
        prompt = self.desk.prompt
        return prompt.decision.kind if prompt is not None else ""

    def recalled(self) -> None:
        """Run frames until the log has been rebuilt from its beginning."""
        for _ in range(10_000):
            self.rounds()
            if self.desk.presenter.recall is None:
                return
        raise AssertionError("the log is never told to its end")

    def stranger(self, man: str) -> str:
        """Return the id that stands for an unknown enemy at this table; `man` itself if he is known."""
        return strangers(self.session.game.state).get(man, man)

    def turn_over(self, man: str) -> None:
        """Reveal an unknown enemy to the table."""
        rename(self.desk.state, {self.stranger(man): man})
        self.desk.state.men[man] = replace(self.desk.state.men[man], seen=True)

    def settle(self, most: int = 4000) -> None:
        """Run frames until a question is asked or the battle is over; fail after `most` frames."""
        for _ in range(most):
            if not self.desk.mirror.busy or self.desk.mirror.waiting:
                return
            self.rounds()
        raise AssertionError("the table never comes to rest")

    # -- mouse --------------------------------------------------------------------------------------------------

    def drag(self, start: tuple[int, int], end: tuple[int, int], *, let_go: bool = True) -> None:
        """Press at one point, move to another and release there, unless `let_go` is False."""
        self.point(start)
        pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1))
        self.rounds()
        for share in (0.3, 0.7, 1.0):
            self.point((round(start[0] + (end[0] - start[0]) * share), round(start[1] + (end[1] - start[1]) * share)))
        if let_go:
            pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=end, button=1))
            self.rounds()

    def show(self, hex_: str) -> tuple[int, int]:
        """Centre the view on a hex; return the hex's screen point."""
        self.scene.view.centre_on(Hex(hex_))
        self.scene.view.camera.finish()
        self.rounds()
        return self.scene.view.centre(Hex(hex_))

    def counter(self, man: str) -> tuple[int, int]:
        """Bring a man's counter into view; return the screen point of its middle."""
        hex_ = self.desk.state.men[man].hex
        assert hex_ is not None
        self.show(hex_)
        place = self.desk.title_desk.people.place_of(man)
        assert place is not None
        return place.x + place.size // 2, place.y + place.size // 2


def in_the_midst(answers: int) -> Sitting:
    """Return First Light at the table after a number of answers of the cautious player."""
    sitting, player = Sitting(load_book("first-light"), seed=5), CautiousPlayer()
    for _ in range(answers):
        sitting.settle()
        decision = sitting.session.decision
        assert decision is not None
        sitting.desk.controls.answer(player.answer(decision, sitting.session.view))
    sitting.settle()
    return sitting
