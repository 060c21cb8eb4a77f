"""A title's table: how its questions are put, its events shown and its pieces laid out. Loaded only with a window."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Hashable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from pygame import Rect

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
from combat.engine.tabletop.thing import UnknownPlace, marked_places
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
    """Return a title's table, which is loaded when it is first wanted; a title does not say in its type what its
    places are."""
    return title.part("table", Table)


class Table(TitleTable[Desk[S, B, P], S, B, P]):
    """One for each title; S is the state that it shows, B what the title adds to the desk."""

    prompts: Prompts[S, B, P]
    """How its questions are put, one prompt for each kind."""
    motions: Motions[S, B, P]
    """How its events are shown, one motion for each kind."""
    keeps_zoom = False
    """Whether a game keeps the zoom at which it began, and a turn brings pieces into sight without zooming out."""
    shows_mark = False
    """Whether one of its panes says that a game is a branch or studied; else the board does."""
    menus: str = "combat.engine.tabletop.menus.menus:NOTHING"
    """What the right button offers, a `Menus` by its place in the house: nobody clicks before the first picture."""

    # -- the desk -----------------------------------------------------------------------------------------------

    def asked(self, desk: Desk[S, B, P], decision: Decision) -> PromptBase[P]:
        return self.prompts.of(desk, decision)

    def motion(self, desk: Desk[S, B, P], state: S, event: Event) -> Motion[Event, S, B, P] | None:
        pace = desk.app.settings.pace
        length, wait = self.seconds(state, event, pace), self.waits(state, event, pace)
        return self.motions.of(desk, event, length, wait) if length > 0 or wait else None

    def seconds(self, state: S, event: Event, pace: Pace) -> float:
        """How long an event is shown at a pace; 0 for one that is shown at once."""
        return 0.0

    def waits(self, state: S, event: Event, pace: Pace) -> bool:
        """Whether the table waits for the player after an event."""
        return False

    # -- the scene ----------------------------------------------------------------------------------------------

    @abstractmethod
    def ground(self, state: S, index: SheetIndex) -> Ground[P]:
        """Return where the places of the game lie on a sheet of these measures, as it was when the game began."""

    @abstractmethod
    def tiles(self, state: S) -> Tiles:
        """Return the pictures of that sheet."""

    @abstractmethod
    def parts(self, host: TableHost[S, B, P]) -> dict[str, TablePane[S, B, P]]:
        """The panes of this table besides the line that asks and the log, by their names in the layout."""

    @abstractmethod
    def layers(self, desk: Desk[S, B, P]) -> BoardDrawing:
        """What is drawn on the board."""

    @abstractmethod
    def plan(self, desk: Desk[S, B, P], size: tuple[int, int], pane_layout: PaneLayout) -> Layout:
        """Where everything lies in a window of a size, as the player has arranged it."""

    def topics(self, host: TableHost[S, B, P]) -> Sequence[Topic]:
        """What the rulebook explains first: what lies under the pointer, and what is asked."""
        return ()

    def look_from(self, desk: Desk[S, B, P], place: P | None) -> None:
        """Lay on the board what is in sight of a place, or take that away."""

    def looked_from(self, desk: Desk[S, B, P]) -> P | None:
        """The place of which it is shown what is in sight."""
        return None

    def find(self, desk: Desk[S, B, P], wanted: str) -> Iterator[Found[P]]:
        """What fits the words that were typed, in small letters; the likeliest first."""
        for place in desk.view.ground.find(wanted):
            yield Found(desk.view.ground.listed(place), "", place)

    # -- where to look ------------------------------------------------------------------------------------------

    def own_places(self, desk: Desk[S, B, P]) -> list[P]:
        """Where the player's own pieces are."""
        return []

    def first_places(self, desk: Desk[S, B, P]) -> list[P]:
        """What is looked at while none of them is on the board."""
        return []

    def surveyed_places(self, desk: Desk[S, B, P]) -> list[P]:
        """What is seen all at once until a question is answered for good, from as far away as that needs.

        Most questions need nothing of it.
        """
        return []

    def asked_actors(self, desk: Desk[S, B, P]) -> list[P]:
        """Where those are whom a question is about, who are seen in any case: the one whom it asks."""
        place = None if desk.prompt is None else desk.title_desk.place_of(desk.prompt.decision.subject)
        return [] if place is None else [place]

    def asked_places(self, desk: Desk[S, B, P]) -> list[P]:
        """What else it is about: what he may answer."""
        return list(marked_places(desk.prompt.lit())) if desk.prompt is not None else []

    def beyond(self, desk: Desk[S, B, P], place: P) -> tuple[float, float]:
        """How far what stands on a place reaches above it and below it, in sheet pixels."""
        return 0.0, 0.0

    def sets_up(self, desk: Desk[S, B, P]) -> bool:
        """Whether pieces are still being set up, of whomever."""
        return False

    def gathered_places(self, desk: Desk[S, B, P]) -> list[P]:
        """What is seen together where it can be once all pieces have been set up: the player's own."""
        return self.own_places(desk)

    def asked_together(self, desk: Desk[S, B, P]) -> list[P]:
        """Where all those are whom a question concerns that asks no single one; none for one that is not of the board,
        as about cards."""
        return []

    def gathers_anew(self, desk: Desk[S, B, P]) -> bool:
        """Whether those come into sight also where the panes lie as before, as after somebody else's turn."""
        return False

    def places_around(self, desk: Desk[S, B, P]) -> list[P]:
        """What is seen beside those if it finds room: where others are whom they have to do with, the nearest first."""
        return []

    def kept_places(self, desk: Desk[S, B, P]) -> list[P]:
        """What stays in the picture as far as there is room whenever the camera moves by itself, and what slips keep
        off where they can: whom the player has chosen, then others with whom he has to do, the first ones first."""
        return self.chosen_places(desk)

    def counter_box(self, desk: Desk[S, B, P], piece: str) -> Rect | None:
        """Where a piece's counter lies on the screen with all that is read on it; None: look at its place."""
        return None

    def chosen_places(self, desk: Desk[S, B, P]) -> list[P]:
        """Where the piece is that the player has chosen."""
        return []
