"""Base class of a title's table: prompts, motions, layout and camera targets. Loaded only with a window."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Hashable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from combat.engine.kernel.copyable import Copyable
from combat.engine.kernel.decision import Decision
from combat.engine.kernel.event import Event
from combat.engine.stage.settings import Pace
from combat.engine.tabletop.desk import Desk
from combat.engine.tabletop.found import Found
from combat.engine.tabletop.ground import Ground
from combat.engine.tabletop.layout import Layout
from combat.engine.tabletop.map.tiles import SheetIndex, Tiles
from combat.engine.tabletop.motion import Motion
from combat.engine.tabletop.motions import Motions
from combat.engine.tabletop.panes.pane_layout import PaneLayout
from combat.engine.tabletop.panes.table_pane import TablePane
from combat.engine.tabletop.prompt_base import PromptBase
from combat.engine.tabletop.prompts import Prompts
from combat.engine.tabletop.scene.camera_targets import CameraTargets
from combat.engine.tabletop.thing import UnknownPlace
from combat.engine.tabletop.title_desk import TitleDesk
from combat.engine.tabletop.title_table import TitleTable
from combat.engine.title import Title
from combat.engine.words.topic import Topic

if TYPE_CHECKING:
    from combat.engine.tabletop.board_drawing import BoardDrawing
    from combat.engine.tabletop.hands.host import TableHost

P = TypeVar("P", bound=Hashable)
S = TypeVar("S", bound=Copyable)
B = TypeVar("B", bound=TitleDesk[Any, Any])


def table_of(title: Title[S, Any]) -> Table[S, TitleDesk[S, UnknownPlace], UnknownPlace]:
    """Return a title's table, loaded on demand; its type of places is unknown to the type checker."""
    return title.part("table", Table)


class Table(TitleTable[Desk[S, B, P], S, B, P]):
    """Base class of tables, one for each title; S is the displayed state, B the title's part of the desk."""

    prompts: Prompts[S, B, P]
    """The prompts by kind of decision."""
    motions: Motions[S, B, P]
    """The motions by kind of event."""
    targets: CameraTargets[S, B, P] = CameraTargets()
    """Places that the camera shows."""
    keeps_zoom = False
    """True if a game keeps its initial zoom, and pieces are brought into view without zooming out."""
    shows_mark = False
    """Whether one of its panes shows that a game is a branch or a study; else the board does."""
    menus: str = "combat.engine.tabletop.menus.menus:NOTHING"
    """Path "module:name" of its context `Menus`; loaded on the first right click."""

    # -- desk ---------------------------------------------------------------------------------------------------

    def asked(self, desk: Desk[S, B, P], decision: Decision) -> PromptBase[P]:
        """Return a new prompt for a decision."""
        return self.prompts.of(desk, decision)

    def motion(self, desk: Desk[S, B, P], state: S, event: Event) -> Motion[Event, S, B, P] | None:
        """Return the motion that shows an event at the current pace, or None for none.

        `state` is that before the event.
        """
        pace = desk.app.settings.pace
        length, wait = self.seconds(state, event, pace), self.waits(state, event, pace)
        return self.motions.of(desk, event, length, wait) if length > 0 or wait else None

    def seconds(self, state: S, event: Event, pace: Pace) -> float:
        """Return the seconds for which an event is shown at a pace; 0 shows no animation."""
        return 0.0

    def waits(self, state: S, event: Event, pace: Pace) -> bool:
        """Return whether the table waits for the player after showing an event."""
        return False

    # -- scene --------------------------------------------------------------------------------------------------

    @abstractmethod
    def ground(self, state: S, index: SheetIndex) -> Ground[P]:
        """Return the ground of a sheet with the given index, for a state at the start of the game."""

    @abstractmethod
    def tiles(self, state: S) -> Tiles:
        """Return the tiles of the sheet, for a state at the start of the game."""

    @abstractmethod
    def parts(self, host: TableHost[S, B, P]) -> dict[str, TablePane[S, B, P]]:
        """Return the panes except prompt bar and log, by their names in the layout."""

    @abstractmethod
    def layers(self, desk: Desk[S, B, P]) -> BoardDrawing:
        """Return the object that draws on the board."""

    @abstractmethod
    def plan(self, desk: Desk[S, B, P], size: tuple[int, int], pane_layout: PaneLayout) -> Layout:
        """Return the layout for a window size and the player's layout settings."""

    def topics(self, host: TableHost[S, B, P]) -> Sequence[Topic]:
        """Return the help topics: first what is under the pointer, then what is asked."""
        return ()

    def find(self, desk: Desk[S, B, P], wanted: str) -> Iterator[Found[P]]:
        """Yield the matches of a search text in lower case, the most likely first."""
        for place in desk.view.ground.find(wanted):
            yield Found(desk.view.ground.listed(place), "", place)
