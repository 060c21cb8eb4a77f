"""What the desk asks of a title's table, which knows the desk and is not known by it."""

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
    from combat.engine.stage.sound.sound_cue import SoundCue
    from combat.engine.stage.sound.sounds_of_events import SoundsOfEvents

Hub = TypeVar("Hub")
P = TypeVar("P", bound=Hashable)
S = TypeVar("S")
B_co = TypeVar("B_co", bound=TitleDesk[Any, Any], covariant=True)

_SOUNDS: Shape[SoundsOfEvents[Any]] = Shape("heard")
Change: TypeAlias = Literal[
    "chosen", "pointed", "rested", "cursor", "carried",
    "asked", "shown", "told", "back", "recalled", "pace", "skippable",
]  # fmt: skip
"""Another piece is chosen, pointed at or rested upon, the cursor of the keys moves, a thing is carried or let go of;
another question is put, another event is shown or told, the game is taken back, its past has been told, the pace is
another; and "skippable": where a click ends what is being shown.
"""


class TitleTable(ABC, Generic[Hub, S, B_co, P]):
    """How questions are put, events shown and a game called; Hub is the desk that asks for it."""

    words: TitleWords[S]
    """What it says of events, questions and refusals."""
    sounds = ""
    """What is heard of events, a `SoundsOfEvents` by its place in the house: nobody needs it before one is shown."""
    grave: tuple[type[Event], ...] = ()
    """Events that must not pass unseen."""
    panes: Mapping[Change, tuple[str, ...]] = {}
    """The panes that each change of the desk concerns."""

    @abstractmethod
    def battle(self, desk: Hub) -> B_co:
        """What this title keeps on the desk besides what every table has."""

    @abstractmethod
    def heading(self, state: S) -> str:
        """What is played: it stands in the prompt's place before anything is told."""

    def when(self, state: S) -> str:
        """Which part of the game this is, as the head of the log says it; "" before it has begun."""
        return ""

    def called(self, state: S, piece: str) -> str:
        """What a piece is called where it is picked from a list."""
        return piece

    def seat_name(self, state: S, seat: Seat) -> str:
        """What who sits at a seat is called."""
        return seat

    def moment(self, moment: Moment) -> str:
        """A moment of the game, as the course of a replay says it."""
        return str(moment.turn)

    # -- questions and events -----------------------------------------------------------------------------------

    @abstractmethod
    def asked(self, desk: Hub, decision: Decision) -> PromptBase[P]:
        """How a question is put."""

    @abstractmethod
    def asked_places(self, desk: Hub) -> Sequence[P]:
        """Where else a question is about, as the places that may be its answer."""

    @abstractmethod
    def asked_actors(self, desk: Hub) -> Sequence[P]:
        """Where those are whom a question is about, who are seen in any case."""

    @abstractmethod
    def motion(self, desk: Hub, state: S, event: Event) -> Motion | None:
        """How an event is shown at the player's pace; None at once. `state` is the state before it."""

    def heard(self, state: S, event: Event) -> Sequence[SoundCue]:
        """What is heard when an event is shown; `state` is the state before it."""
        if not self.sounds:
            return ()
        return load_object(self.sounds, _SOUNDS).heard(state, event)

    def air(self, state: S) -> tuple[str, str]:
        """What is heard around the table, and the scenario that may have its own air in its place."""
        return "", ""

    def rolls(self, event: Event, share: float) -> bool:
        """Whether a die is still rolling when so much of an event has been shown."""
        return False

    def is_grave(self, event: Event) -> bool:
        """Whether an event must not pass unseen."""
        return isinstance(event, self.grave)

    # -- panes --------------------------------------------------------------------------------------------------

    def touched(self, event: Event) -> tuple[str, ...]:
        """The panes that an event changes."""
        return ("board", "prompt")

    def panes_of(self, change: Change) -> tuple[str, ...]:
        """The panes that a change of the desk concerns."""
        return self.panes.get(change, ("board", "prompt", "log"))
