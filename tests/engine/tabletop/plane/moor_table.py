"""The moor on the engine's table, and its scenes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pygame

from combat.engine.kernel.event import Event
from combat.engine.play.session import Session
from combat.engine.space.plane.point import MM
from combat.engine.space.plane.pose import Pose
from combat.engine.space.plane.table_map import TableMap
from combat.engine.stage.drawing import theme
from combat.engine.stage.keys import DEFAULTS, FAR_KEYS, HEADING_KEYS, KeySheet
from combat.engine.stage.paper.acts_slip import ActsSlip
from combat.engine.stage.paper.dialog import Message
from combat.engine.stage.settings import Pace
from combat.engine.stage.sound.sound_cue import SoundCue
from combat.engine.stage.stage import Stage
from combat.engine.stage.title_stage import TitleStage
from combat.engine.stage.widgets.button import Button
from combat.engine.tabletop.found import Found
from combat.engine.tabletop.hands.host import TableHost
from combat.engine.tabletop.layout import LOG, PROMPT, Layout
from combat.engine.tabletop.panes import prompt_plan
from combat.engine.tabletop.panes.pane_layout import PaneLayout
from combat.engine.tabletop.panes.table_pane import TablePane
from combat.engine.tabletop.plane.plane_table import PlaneTable
from combat.engine.tabletop.plane.scenery_style import SceneryStyle
from combat.engine.tabletop.scene.camera_targets import CameraTargets
from combat.engine.tabletop.scene.table_scenes import TABLE_SCENES
from combat.engine.tabletop.table_scene import TableScene
from tests.engine import moor_game as game
from tests.engine.moor_game import Book, State
from tests.engine.moor_title import WORDS, called
from tests.engine.tabletop.plane.moor_desk import MoorBoard, MoorDesk
from tests.engine.tabletop.plane.moor_drawing import MOTIONS, MoorDrawing
from tests.engine.tabletop.plane.moor_prompts import PROMPTS

STYLES = {
    "wall": SceneryStyle(theme.rgb("#8B8377"), theme.rgb("#3F3A33"), "hatched", raised=True),
    "wood": SceneryStyle(theme.rgb("#8FA768"), theme.rgb("#55703C"), "dotted"),
}
SECONDS = {game.Moved: 0.7, game.BlastLaid: 0.8, game.Spotted: 0.4, game.DieThrown: 0.5, game.Lost: 0.4}
SHARES: dict[Pace, float] = {"normal": 1.0, "fast": 0.5, "instant": 0.0}


class MoorTargets(CameraTargets[State, MoorDesk, Pose]):
    """Places that the camera can jump to."""

    def own_places(self, desk: MoorBoard) -> list[Pose]:
        """Return the places of the player's tokens."""
        places = (desk.title_desk.place_of(token) for token in desk.title_desk.candidates())
        return [place for place in places if place is not None]


class MoorTable(PlaneTable[State, MoorDesk]):
    """Table of three panes: ground, prompt bar and log."""

    words, prompts, motions = WORDS, PROMPTS, MOTIONS
    styles = STYLES
    targets = MoorTargets()
    place_size = 40 * MM

    def heading(self, state: State) -> str:
        """Return the heading, which is the title's name."""
        return "The Moor"

    def when(self, state: State) -> str:
        """Return the turn as text, "" before the first turn."""
        return f"Turn {state.turn} of {state.book.turns}" if state.turn else ""

    def called(self, state: State, piece: str) -> str:
        """Return the name of a piece."""
        return called(piece)

    def title_desk(self, desk: MoorBoard) -> MoorDesk:
        """Return the title's part of a desk."""
        return MoorDesk(desk)

    def table_map(self, state: State) -> TableMap:
        """Return the table of a state."""
        return state.book.table

    def parts(self, host: TableHost[State, MoorDesk, Pose]) -> dict[str, TablePane[State, MoorDesk, Pose]]:
        """Return {}, as the title has no panes."""
        return {}

    def layers(self, desk: MoorBoard) -> MoorDrawing:
        """Return the drawing on the board."""
        return MoorDrawing(desk)

    def plan(self, desk: MoorBoard, size: tuple[int, int], pane_layout: PaneLayout) -> Layout:
        """Return the layout of the panes in a window of a size."""
        (width, height), side, low = size, theme.px(300), prompt_plan.height(pane_layout.rows)
        board = pygame.Rect(0, 0, width - side, height - low)
        frame = pygame.Rect(board.right, 0, side, height)
        panes = {PROMPT: pygame.Rect(0, board.bottom, board.width, low), LOG: frame}
        return Layout(board, frame, panes, {})

    def seconds(self, state: State, event: Event, pace: Pace) -> float:
        """Return how many seconds an event is shown at a pace."""
        return SECONDS.get(event.__class__, 0.0) * SHARES.get(pace, 1.0)

    def heard(self, state: State, event: Event) -> Sequence[SoundCue]:
        """Return the sounds of an event."""
        return (SoundCue("blast", at=event.place, says="blast"),) if isinstance(event, game.BlastLaid) else ()

    def find(self, desk: MoorBoard, wanted: str) -> Any:
        """Yield the tokens whose name contains a text, then the finds of any table."""
        for token, pose in desk.state.places.items():
            if pose is not None and wanted and wanted in called(token):
                yield Found(called(token), desk.view.ground.name(pose), pose, token)
        yield from super().find(desk, wanted)


TABLE = MoorTable()


def battle(app: Stage, session: Session[State, Book]) -> TableScene[State, MoorDesk, Pose]:
    """Return the table scene of a game."""
    return TableScene(app, session, TABLE)


def end(app: Stage, table: TableScene[State, MoorDesk, Pose]) -> Message:
    """Return the message at the end of a game, which is the last line of the log."""
    return Message(app, "The Moor", (table.desk.presenter.story.lines[-1].entry.head,))


class MoorPause(ActsSlip):
    """Menu of a running game."""

    def __init__(self, app: Stage, table: TableScene[State, MoorDesk, Pose]) -> None:
        self._table = table
        super().__init__(app)

    def heading(self) -> tuple[str, str, str]:
        """Return the heading, the turn, and "" for the note."""
        return TABLE.heading(self._table.desk.state), TABLE.when(self._table.desk.state), ""

    def acts(self) -> Sequence[Button]:
        """Return the buttons of the menu."""
        return (
            Button("Go on", self.app.pop, "Enter", "commit"),
            Button("Settings", lambda: self.lay_over("settings")),
            Button("Keys", lambda: self.lay_over("keys")),
        )


STAGE = TitleStage(
    scenes={
        **TABLE_SCENES,
        "end": f"{__name__}:end",
        "battle": f"{__name__}:battle",
        "pause": f"{__name__}:MoorPause",
        "lab": "tests.engine.lessons.moor_taught.moor_scenes:MoorLab",
        "lesson": "tests.engine.lessons.moor_taught.moor_scenes:MoorLesson",
    },
    caption="The Moor",
    keys=KeySheet({**HEADING_KEYS, **FAR_KEYS}, {"keys-play": (*DEFAULTS, *HEADING_KEYS, *FAR_KEYS)}),
    wishes=(),
    home="battle",
    folders={},
)
