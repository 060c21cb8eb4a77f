"""Presentation of applied events: motions, sounds, log, missed events, and history of a resumed game."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import TYPE_CHECKING, Any, Generic, Protocol, Self, TypeVar

from combat.engine.kernel.copyable import Copyable
from combat.engine.kernel.event import Event
from combat.engine.play.game_log import GameLog, LogLine
from combat.engine.play.history_loader import HistoryLoader
from combat.engine.play.mirror import Mirror, Motion
from combat.engine.play.session import Session
from combat.engine.stage.drawing.drawing_guard import GUARD
from combat.engine.stage.freed_memory import give_back_free_pages
from combat.engine.stage.stage import Stage
from combat.engine.tabletop.ground import Ground
from combat.engine.tabletop.panes.caption import Caption
from combat.engine.tabletop.title_desk import TitleDesk
from combat.engine.tabletop.title_table import Change, TitleTable
from combat.engine.words import has

if TYPE_CHECKING:
    from combat.engine.stage.sound.sound_cue import SoundCue
    from combat.engine.stage.sound.sound_pan import SoundPan

P = TypeVar("P", bound=Hashable)
S = TypeVar("S", bound=Copyable)

AT_ONCE = 30
"""Number of latest answers whose log lines are translated at once after a change of language."""

READ = 2.5
"""Seconds that a line about harm to the player must be visible at rest before an answer removes it."""


NEWS = 2
"""Turns after which such a line is no longer news and goes even if unread."""


class Listener(Protocol[P]):
    """The board view, as used by the presenter."""

    @property
    def ground(self) -> Ground[P]:
        """Return the ground of the board."""

    def hearing(self, place: P | None) -> SoundPan:
        """Return the stereo panning of a sound at a place, or of one beside the board for None."""

    def way_out(self, place: P) -> str:
        """Return the direction of a place out of view, such as "up-left", or "" if the place is in view."""


class Hub(Protocol[S, P]):
    """The desk, as used by the presenter."""

    app: Stage
    session: Session[S, Any]
    mirror: Mirror[S]

    on_happened: Callable[[Event], None]

    @property
    def table(self) -> TitleTable[Self, S, TitleDesk[S, P], P]:
        """Return the title's table."""

    @property
    def title_hooks(self) -> TitleDesk[S, P]:
        """Return the title's part of the desk."""

    @property
    def view(self) -> Listener[P]:
        """Return the board view."""

    def redraw(self, *panes: str) -> None:
        """Mark the named panes to be redrawn."""

    def changed(self, what: Change) -> None:
        """Mark all panes that show a kind of change to be redrawn."""

    def turned_back(self) -> None:
        """Discard the prompt and the effects after an undo or a load, and redraw."""


class EventPresenter(Generic[S, P]):
    """Presents the events that the mirror applies: starts motions and sounds, and keeps the log and the missed
    events.
    """

    def __init__(self, desk: Hub[S, P]) -> None:
        self._desk = desk
        self.story = desk.session.title.game_log()
        self._far: dict[str, LogLine] = {}
        """The line of each piece's last move out of view."""
        self.missed: list[LogLine] = []
        """Lines not shown that the player must not miss: since the last answer, or until read if they hurt."""
        self._hurt: list[LogLine] = []
        self._lain = 0.0
        """Seconds that the last hurting line has been visible."""
        self._unsaid: tuple[list[LogLine], list[LogLine]] = [], []
        """Lines of both lists that are still to be translated."""
        self.answered = desk.session.answers
        """Number of answers at the player's last answer in his own turn."""
        self.reacted = False
        """Whether the player has answered since in another's turn."""
        ground = desk.view.ground
        self.caption = Caption(ground.name, ground.captioned)
        self.silent = False
        """Whether sounds are off for this game."""
        self._air = ("", "")
        """The ambience announced last."""
        self._shown: Event | None = None
        session = desk.session
        self.recall: HistoryLoader[S, Any] | None = None if session.fresh else HistoryLoader(session)
        self._recalled_to = session.answers
        self._anew = False
        """Whether the whole log is being retold, and not only the part before the game was resumed."""

    @property
    def rolling(self) -> bool:
        """Return whether a die is still rolling, so that its result must not be revealed yet."""
        showing = self._desk.mirror.showing
        return showing is not None and self._desk.table.rolls(showing.event, showing.share)

    def forget_missed(self) -> None:
        """Clear the list of missed events."""
        self._unsaid = [], []
        self._keep_missed([])

    def hurts(self, line: LogLine) -> bool:
        """Return whether a line of the missed events reports harm to the player."""
        return any(line is one for one in self._hurt)

    def answers(self) -> None:
        """Update the missed events when the player answers: lines that report harm remain until shown long enough."""
        self.reacted = not self._desk.title_hooks.has_turn
        if not self.reacted:
            self.answered = self._desk.session.answers
        if self._lain >= READ:
            self._unsaid, self._hurt = ([], []), []
        self._unsaid = self._unsaid[1], self._unsaid[1]
        now = self.story.lines[-1].moment.turn if self.story.lines else 0
        self._keep_missed([line for line in self._hurt if now - line.moment.turn <= NEWS])

    def _keep_missed(self, lines: list[LogLine]) -> None:
        if self.missed != lines:
            self._desk.redraw("board")
        self.missed, self._hurt = list(lines), list(lines)

    # -- time ---------------------------------------------------------------------------------------------------

    def follow(self, dt: float) -> None:
        """Advance the mirror by `dt` seconds and mark the panes that change to be redrawn."""
        desk, mirror = self._desk, self._desk.mirror
        before, rolled = mirror.showing, self.rolling
        self._lain += 0.0 if mirror.busy else dt
        if mirror.update(dt):
            desk.redraw("board", "prompt")
        if self.caption.follow(dt):
            desk.redraw("board")
        self._call_air()
        if mirror.showing is not before:
            desk.changed("shown")
        if rolled != self.rolling:
            desk.redraw("log")

    def _call_air(self) -> None:
        """Show a caption for the ambience when it changes, if captions are enabled."""
        desk = self._desk
        air = desk.table.air(desk.mirror.state)
        if air == self._air or desk.mirror.busy or self.caption.words:
            return
        self._air = air
        message = f"air-{desk.app.sounds.air_of(*air)}" if desk.app.settings.captions else ""
        if has(message):
            self.caption.hear(message)
            desk.redraw("board")

    def remember(self) -> None:
        """Continue to load the history of a resumed game, if any, while no event is being shown."""
        if self.recall is not None and not self._desk.mirror.busy:
            self.recall.go_on()
            self._take_recalled(self.recall)

    def remember_all(self) -> None:
        """Load the rest of a resumed game's history at once, so that the whole log can be read."""
        if self.recall is not None:
            self.recall.finish()
            self._take_recalled(self.recall)

    def _take_recalled(self, recall: HistoryLoader[S, Any]) -> None:
        """Insert the loaded history into the log once it is complete."""
        if not recall.done:
            return
        if recall.whole and self._anew:
            self.missed, self._hurt = [*self._unsaid[0], *self.missed], [*self._unsaid[1], *self._hurt]
            self._put_in_place(recall.story, self._recalled_to)
        elif recall.whole:
            self.story.prepend(recall.story, self._recalled_to)
        self.recall, self._anew, self._unsaid = None, False, ([], [])
        self._desk.changed("recalled")

    def translate_log(self) -> None:
        """Create the log again in the current language: its end at once, the rest in the background."""
        desk, session = self._desk, self._desk.session
        desk.mirror.drain()
        self.caption.on_language()
        missed, hurt = self._places(self.missed), self._places(self._hurt)
        if session.send_again():
            self._take_missed(missed, hurt)
            return
        kept, before = session.game.checkpoints, self.story.lines
        late = next((point for point in reversed(kept) if point.answers <= session.answers - AT_ONCE), kept[0])
        end = HistoryLoader(session, late)
        end.finish()
        if end.whole:
            self._put_in_place(end.story, session.answers)
        self._set_aside(before)
        begun_here = kept[0].answers == 0 and session.past is None
        self.recall = HistoryLoader(session, kept[0] if begun_here else None)
        self._recalled_to, self._anew = session.answers, True
        desk.changed("recalled")

    def _put_in_place(self, tale: GameLog[S], answers: int) -> None:
        """Replace log lines with those of another telling, also in the list of missed events."""
        missed, hurt = self._places(self.missed), self._places(self._hurt)
        self.story.replace_lines(tale, answers)
        self._take_missed(missed, hurt)

    def _set_aside(self, before: Sequence[LogLine]) -> None:
        """Remove missed lines that are not yet translated from the list until they are."""
        old = {id(line) for line in before}
        both = self.missed, self._hurt
        missed, hurt = ([line for line in lines if id(line) in old] for lines in both)
        self._unsaid = missed, hurt
        self.missed, self._hurt = ([line for line in lines if id(line) not in old] for lines in both)

    def _places(self, lines: Sequence[LogLine]) -> list[int]:
        """Return the indexes of lines in the log, counted from its end, as its beginning may still grow."""
        place_of = {id(line): place for place, line in enumerate(reversed(self.story.lines), 1)}
        return [-place_of[id(line)] for line in lines if id(line) in place_of]

    def _take_missed(self, missed: Sequence[int], hurt: Sequence[int]) -> None:
        lines = self.story.lines
        self.missed, self._hurt = ([lines[at] for at in places if -at <= len(lines)] for places in (missed, hurt))
        self._desk.redraw("board")

    # -- presenting events --------------------------------------------------------------------------------------

    def motion(self, state: S, event: Event) -> Motion | None:
        """Play the sounds of an event and return the motion that shows it, or None if it is shown without one."""
        desk = self._desk
        quiet = self.silent or desk.app.settings.pace == "instant"
        heard = () if quiet else GUARD.ask(desk.table.heard, (), state, event)
        found = GUARD.ask(desk.table.motion, None, desk, state, event)
        self._sound(heard)
        self._shown = event if found is not None else None
        return found

    def _sound(self, heard: Sequence[SoundCue]) -> None:
        """Play the sounds of an event, and show a caption if captions are enabled."""
        desk, ground = self._desk, self._desk.view.ground
        for each in heard:
            at = desk.view.hearing(each.at if ground.has(each.at) else None)
            desk.app.sounds.play(each.sound, at, or_else=each.or_else, around=each.around, after=each.after)
        said = next((each for each in heard if each.says), None)
        if said is not None and desk.app.settings.captions:
            place = said.at if ground.has(said.at) else None
            way = desk.view.way_out(place) if place is not None else ""
            self.caption.hear(f"sound-{said.says}", place, way=way, who=said.about)
            desk.redraw("board")

    def happened(self, answers: int, state: S, event: Event) -> None:
        """Handle an event that was applied: update the log, the missed events and the panes."""
        desk = self._desk
        desk.title_hooks.happened(answers, state, event)
        desk.on_happened(event)
        line = GUARD.ask(self.story.tell, None, answers, state, event)
        if line is not None:
            desk.redraw("log")
        self._miss(event, line or self.story.said_before)
        desk.redraw(*desk.table.touched(event))
        if isinstance(event, self.story.pages):
            give_back_free_pages()

    def _miss(self, event: Event, line: LogLine | None) -> None:
        """Add the line of an event to the missed ones if it was not shown and the player must know it."""
        desk = self._desk
        if line is None or event is self._shown:
            return
        if self._is_far_move(event, line):
            piece = line.entry.pieces[0]
            before, self._far[piece] = self._far.get(piece), line
            self.missed = [*(other for other in self.missed if other is not before), line]
        elif desk.table.is_grave(event) and not desk.title_hooks.is_own_deed(event):
            self.missed.append(line)
            if desk.title_hooks.is_own_harm(event, line.entry):
                self._hurt.append(line)
                self._lain = 0.0

    def _is_far_move(self, event: Event, line: LogLine) -> bool:
        """Return whether a piece that is not the player's has moved out of view."""
        desk, entry = self._desk, line.entry
        if not isinstance(event, desk.table.moves) or not entry.pieces or desk.title_hooks.is_own(entry.pieces[0]):
            return False
        place = desk.title_hooks.place_of(entry.pieces[0])
        return place is not None and desk.view.way_out(place) != ""

    def turned_back(self, answers: int, state: S) -> None:
        """Handle an undo or a load to `answers` answers: truncate the log and forget the missed events."""
        self.story.truncate(answers)
        self.forget_missed()
        self.reacted = self.reacted and answers > self.answered
        self.answered = min(self.answered, answers)
        self._recalled_to = min(self._recalled_to, answers)
        self._desk.turned_back()
