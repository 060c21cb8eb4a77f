"""Interface of a title's table as used by the desk, which does not depend on the table itself."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Generic, Literal, TypeAlias, TypeVar

from combat.engine.kernel.decision import Decision
from combat.engine.kernel.event import Event
from combat.engine.kernel.load_object import Shape, load_object
from combat.engine.kernel.moment import Moment
from combat.engine.kernel.seats import Seat
from combat.engine.play.mirror import Motion
from combat.engine.tabletop.prompt_base import PromptBase
from combat.engine.tabletop.title_desk import TitleDesk
from combat.engine.words.title_words import TitleWords

if TYPE_CHECKING:
    from combat.engine.stage.settings import Settings
    from combat.engine.stage.sound.sound_cue import SoundCue
    from combat.engine.stage.sound.sounds_of_events import SoundsOfEvents
    from combat.engine.tabletop.scene.camera_targets import CameraTargets

Hub = TypeVar("Hub")
P = TypeVar("P", bound=Hashable)
S = TypeVar("S")
B_co = TypeVar("B_co", bound=TitleDesk[Any, Any], covariant=True)

_SOUNDS: Shape[SoundsOfEvents[Any]] = Shape("heard")
Change: TypeAlias = Literal[
    "chosen", "pointed", "rested", "cursor", "carried",
    "asked", "shown", "told", "back", "recalled", "pace", "skippable",
]  # fmt: skip
"""Kinds of changes of the desk, for selecting the panes to redraw.

These are a selected, hovered or rested-upon piece; a move of the cursor; start and end of a drag; a new
question; an event shown or logged; an undo; loaded history; a new pace. "skippable" names panes where a click
ends an animation.
"""


class TitleTable(ABC, Generic[Hub, S, B_co, P]):
    """Prompts, motions and names of a game; Hub is the type of the desk."""

    words: TitleWords[S]
    """Texts of events, questions and refusals."""
    sounds = ""
    """Path "module:name" of its `SoundsOfEvents`; loaded with the first event."""
    grave: tuple[type[Event], ...] = ()
    """Events that the player must not miss."""
    moves: tuple[type[Event], ...] = ()
    """Moves; those of other pieces than the player's must not be missed where they are out of view."""
    targets: CameraTargets[Any, Any, P]
    """Places that the camera shows, such as those of a question."""
    panes: Mapping[Change, tuple[str, ...]] = {}
    """The panes to redraw for each kind of change."""

    @abstractmethod
    def title_desk(self, desk: Hub) -> B_co:
        """Return a new object for the title's part of the desk."""

    @abstractmethod
    def heading(self, state: S) -> str:
        """Return the name of what is played, shown in the prompt bar before the first event."""

    def when(self, state: S) -> str:
        """Return the phase of the game for the header of the log, or "" before the game has begun."""
        return ""

    def called(self, state: S, piece: str) -> str:
        """Return the name of a piece for lists."""
        return piece

    def habit_settings(self, settings: Settings) -> Mapping[str, str]:
        """Return the settings by which a server answers for the player (the title's part `habits`); {} for none."""
        return {}

    def seat_name(self, state: S, seat: Seat) -> str:
        """Return the name of a seat for display."""
        return seat

    def moment(self, moment: Moment) -> str:
        """Return the text of a moment for the timeline of a replay."""
        return str(moment.turn)

    # -- questions and events -----------------------------------------------------------------------------------

    @abstractmethod
    def asked(self, desk: Hub, decision: Decision) -> PromptBase[P]:
        """Return a new prompt for a decision."""

    @abstractmethod
    def motion(self, desk: Hub, state: S, event: Event) -> Motion | None:
        """Return the motion that shows an event at the current pace, or None for none.

        `state` is that before the event.
        """

    def heard(self, state: S, event: Event) -> Sequence[SoundCue]:
        """Return the sounds of an event; `state` is that before the event."""
        table = self.sound_table()
        return () if table is None else table.heard(state, event)

    def sound_table(self) -> SoundsOfEvents[S] | None:
        """Return the table of the events' sounds, or None in a title without sounds."""
        return load_object(self.sounds, _SOUNDS) if self.sounds else None

    def air(self, state: S) -> tuple[str, str]:
        """Return the name of the ambience, and the scenario that may replace it; "" for none."""
        return "", ""

    def rolls(self, event: Event, share: float) -> bool:
        """Return whether a die is still rolling after a share (0 to 1) of an event's display."""
        return False

    def is_grave(self, event: Event) -> bool:
        """Return whether the player must not miss an event."""
        return isinstance(event, self.grave)

    # -- panes --------------------------------------------------------------------------------------------------

    def touched(self, event: Event) -> tuple[str, ...]:
        """Return the names of the panes that an event changes."""
        return ("board", "prompt")

    def panes_of(self, change: Change) -> tuple[str, ...]:
        """Return the names of the panes to redraw for a kind of change of the desk."""
        return self.panes.get(change, ("board", "prompt", "log"))
