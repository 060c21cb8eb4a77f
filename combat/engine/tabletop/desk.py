"""What every part of the table shares: session, mirror, what is chosen and asked, and what must be drawn anew."""

from __future__ import annotations

import time
from collections.abc import Callable, Hashable
from functools import cached_property
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from combat.engine.kernel.copied import Copied
from combat.engine.kernel.decision import Answer, Decision
from combat.engine.kernel.event import Event
from combat.engine.kernel.load_object import load_object
from combat.engine.play.mirror import Mirror
from combat.engine.play.session import Session
from combat.engine.play.story import LogLine
from combat.engine.stage.settings import PACES, Pace
from combat.engine.stage.stage import Stage
from combat.engine.tabletop.asked import Asked
from combat.engine.tabletop.map.board_view import BoardView
from combat.engine.tabletop.narrator import Narrator
from combat.engine.tabletop.pointer import Held, Pointer
from combat.engine.tabletop.thing import PieceId, PlaceId, Thing
from combat.engine.tabletop.title_desk import TitleDesk
from combat.engine.tabletop.title_table import Change, TitleTable
from combat.engine.words import text
from combat.engine.words.line import Spoken
from combat.engine.words.refused import undo_refusal

if TYPE_CHECKING:
    from combat.engine.tabletop.effects.effects_layer import EffectsLayer

_EFFECTS = "combat.engine.tabletop.effects.effects_layer:EffectsLayer"
"""What is laid over the board for a moment: nobody sets off any before the first picture."""

P = TypeVar("P", bound=Hashable)
S = TypeVar("S", bound=Copied)
B = TypeVar("B", bound=TitleDesk[Any, Any])

MESSAGE_SECONDS = 5.0
"""How long a refusal stands in the prompt line."""
OTHERS = 0.01
"""Seconds of a frame in which other seats go on while nothing takes time to be shown."""
GLANCE: dict[Pace, float] = {"normal": 1.5, "fast": 0.8, "instant": 0.0}
"""Seconds for which a question with one answer is put before that is given; step by step it waits for the player."""


class Desk(Generic[S, B, P]):
    """The hub: parts read it and call its verbs; it names the panes that look different in `stale`.

    S is the state that is shown, P a place, B what the title adds: `battle`, and `title_desk` to the engine.
    """

    def __init__(
        self, app: Stage, session: Session[S, Any], view: BoardView[P], table: TitleTable[Desk[S, B, P], S, B, P]
    ) -> None:
        self.app, self.session, self.view, self.table = app, session, view, table
        self.asking: Asked[P] | None = None
        self.held_back = False
        """Whether what the player has answered in advance waits for his next answer, as after taking one back."""
        self.barred: Spoken = ""
        """What the player has to do before he answers anything; "" while nothing is in his way."""
        self._asked: Decision | None = None
        self._end_due = False
        """Whether the end is still to be shown, should the game be over once all before it has been shown."""
        self._glance: tuple[Answer, float] | None = None
        """The only answer of what is asked, and the seconds until it is given."""
        self.selected = ""
        """The piece chosen by click or key; "" for none."""
        self._puts, self._shows = False, ""
        """Whether a question is being put, and the piece that it brings into sight then."""
        self.pointer: Pointer[P] = Pointer()
        self.cursor: P | None = None
        """The place chosen by the keys."""
        self.cursor_moved = False
        """Whether it was chosen since the question was put, so that Enter means it before all else."""
        self.by_keys = app.keys.typed
        """Whether the player used the keyboard last, and not the mouse."""
        self.held: Held[P] | None = None
        self.lit: tuple[P, ...] = ()
        """Places that a line of the log speaks of."""
        self.message: Spoken = ""
        self.refused, self._message_left = False, 0.0
        """What stands in the place of the prompt for a while, and whether it says why something cannot be done."""
        self._carries_on = False
        """Whether an answer is being given that the player has given in advance."""
        self.stale: set[str] = set()
        self.on_over: Callable[[], None] = lambda: None
        self.show_end: Callable[[], None] = lambda: None
        self.on_recap: Callable[[], None] = lambda: None
        """What shows what happened lately."""
        self.on_answered: Callable[[], None] = lambda: None
        """Told when the player has answered."""
        self.on_asked: Callable[[], None] = lambda: None
        """Told when another question is put, or none is."""
        self.on_happened: Callable[[Event], None] = lambda event: None
        """Told of each event once it was applied."""
        self.on_did: Callable[[str], None] = lambda action: None
        """Told which action of the table was used, by its name in the keymap."""
        self.told: Narrator[S, P] = Narrator(self)
        self.story = self.told.story
        self.mirror: Mirror[S] = Mirror(session.title.rules.apply, session.view.copy(), self.told)
        self.battle = table.battle(self)
        """The title's part of the desk, for the title itself."""
        self.title_desk: TitleDesk[S, P] = self.battle
        """The same, for the engine."""

    def open(self) -> None:
        """Begin, once the table has its place in the window."""
        self.session.holds = lambda: self.mirror.busy
        self.session.open(self.mirror)

    @cached_property
    def effects(self) -> EffectsLayer[P]:
        """What is laid over the board for a moment."""
        return load_object(_EFFECTS, lambda: EffectsLayer)(self.view)

    @property
    def effects_run(self) -> bool:
        """Whether anything of the kind is under way."""
        return "effects" in vars(self) and self.effects.busy

    def _end_effects(self) -> None:
        if self.effects_run:
            self.effects.stop()

    @property
    def state(self) -> S:
        """The game as the player sees it now."""
        return self.mirror.state

    @property
    def over(self) -> bool:
        """Whether the game as the player sees it has ended."""
        return self.session.title.rules.moment(self.state).over

    @property
    def where(self) -> P | None:
        """The place under the pointer, else the one chosen by the keys."""
        return self.pointer.place or self.cursor

    @property
    def aim(self) -> P | None:
        """The place that the player points at with what he used last: the cursor of the keys, or the pointer."""
        return self.cursor if self.by_keys and self.cursor is not None else self.where

    def place_at(self, position: tuple[int, int]) -> P | None:
        """The place under a point of the screen, with the heading that what is put down there would have."""
        return self.view.place_at(position, self.pointer.heading)

    # -- what looks different -----------------------------------------------------------------------------------

    def redraw(self, *panes: str) -> None:
        """Name panes that look different."""
        self.stale.update(panes)

    def take_up(self, *, keys: bool) -> None:
        """The player has the keyboard in his hands, or the mouse: what tells how to answer speaks of that."""
        if keys != self.by_keys:
            self.by_keys = keys
            self.redraw("prompt")

    def changed(self, what: Change) -> None:
        """Draw anew whatever shows it."""
        self.redraw(*self.table.panes_of(what))

    def light(self, places: tuple[P, ...]) -> None:
        """Light places that the log speaks of."""
        if places != self.lit:
            self.lit = places
            self.redraw("board")

    def places_of(self, line: LogLine) -> tuple[P, ...]:
        """Return the places on the sheet that a line of the log speaks of."""
        return tuple(filter(self.view.ground.has, line.entry.places))

    def go_to(self, line: LogLine) -> None:
        """Look at where a line of the log happened, light it, and choose whoever of the player's it is about."""
        places = self.places_of(line)
        if places:
            self.view.centre_on(places[0])
            self.light(places)
        own = [piece for piece in line.entry.pieces if self.title_desk.has(piece) and self.title_desk.is_own(piece)]
        if own:
            self.select(own[0])

    def say(self, line: Spoken, *, refused: bool = True) -> None:
        """Put a line in the place of the prompt for a while: why something cannot be done, or that it was done."""
        self.message, self.refused, self._message_left = line, refused, MESSAGE_SECONDS
        self.app.sounds.play("refused" if refused else "")
        self.redraw("prompt")

    def hush(self) -> None:
        """Take the line away, as with the next thing that the player does."""
        if self.message:
            self.message = ""
            self.redraw("prompt")

    # -- hands --------------------------------------------------------------------------------------------------

    def linger(self) -> None:
        """The player does something: what is put for a moment only waits for him now."""
        self._glance = None

    def turn(self, steps: int) -> bool:
        """Turn the place chosen by the keys, else what is carried or would be put down with a click, clockwise by
        steps; False on ground where nothing has a heading."""
        ground, pointer = self.view.ground, self.pointer
        if self.cursor is not None and self.held is None:
            now, place = ground.heading(self.cursor), self.cursor
            self.cursor = ground.facing(place, ground.turned(now, steps))
            turned = self.cursor != place
            self.cursor_moved |= turned
        else:
            now = pointer.heading
            pointer.heading = ground.turned(now, steps)
            turned = pointer.heading != now
            if turned and pointer.place is not None:
                pointer.face(ground.facing(pointer.place, pointer.heading))
        if turned:
            self.redraw("board", "prompt")
        return turned

    def _face_as(self, piece: str) -> None:
        """What is put down next faces as a piece does, until it is turned."""
        place = self.title_desk.place_of(piece) if piece else None
        self.pointer.heading = 0 if place is None else self.view.ground.heading(place)

    def select(self, piece: str, *, show: bool = False) -> None:
        """Choose a piece, or none."""
        if piece != self.selected:
            self.selected = piece
            self._face_as(piece)
            self.pointer.leave()
            self.changed("chosen")
            self.title_desk.chose(piece)
            self._let_go_cursor(piece)
        if show and self._puts:
            self._shows = piece
        elif show:
            self._show(piece)

    def _show(self, piece: str) -> None:
        place = self.title_desk.place_of(piece)
        if place is not None:
            self.view.show(place)

    def show_chosen(self) -> None:
        """Bring into sight whom the question that was put last has chosen, once the panes lie as it needs them."""
        piece, self._shows = self._shows, ""
        self._show(piece)

    def _let_go_cursor(self, piece: str) -> None:
        """The keys begin anew at a piece on the board; one that is still to be set up is led to where they are."""
        if self.cursor is not None and self.title_desk.place_of(piece) not in (None, self.cursor):
            self.cursor, self.cursor_moved = None, False
            self.changed("cursor")

    def find(self, piece: str) -> None:
        """Choose a piece that the player looks for, and bring it into sight."""
        self.select(piece)
        place = self.title_desk.place_of(piece)
        if place is not None:
            self.view.bring(place)

    def rename(self, old: str, new: str) -> None:
        """Whoever was chosen or pointed at goes by another id from now on."""
        if self.selected == old:
            self.selected = new
        self.pointer.rename(old, new)

    def point_at(self, thing: Thing[P] | None, place: P | None = None) -> None:
        """The pointer lies on a thing, over the ground of a place, or on nothing."""
        pointer = self.pointer
        piece, before = pointer.piece, (pointer.thing, pointer.place)
        pointer.lie(thing, place)
        if pointer.piece != piece:
            self.changed("pointed")
        told = self.asking is not None and self.asking.follows
        if (thing, place) == before:
            return
        if self.view.ground.counted or not (isinstance(thing, PlaceId) and isinstance(before[0], PlaceId)):
            self.redraw("board", *(("prompt",) if told else ()))
        elif told:
            self.view.stir()

    def lift(self, thing: Thing[P], position: tuple[int, int]) -> None:
        """The mouse was pressed on a thing that it may carry."""
        self.held = Held(thing, position, position)
        self._face_as(thing.id if isinstance(thing, PieceId) else "")

    def let_go(self) -> None:
        """The mouse carries nothing any more."""
        self.held = None
        self._face_as(self.selected)
        self.changed("carried")

    # -- answers ------------------------------------------------------------------------------------------------

    def answer(self, value: Answer) -> bool:
        """Answer what is asked; False, and the reason said, where that is not allowed."""
        decision = self.session.decision
        if decision is None or self.mirror.busy or self.bars():
            return False
        refusal = decision.refusal(self.state, value)
        if refusal is not None:
            self.say(self.table.words.refusal(self.state, refusal, self.table.words.meant(decision, value)))
            return False
        self.give(lambda: self.session.answer(value))
        return True

    def bars(self) -> bool:
        """Whether nothing may be answered just now, which is said."""
        if self.barred:
            self.say(self.barred)
        return bool(self.barred)

    def bar(self, why: Spoken) -> None:
        """Nothing is answered until this is done; "": answers are taken again."""
        if why != self.barred:
            self.barred = why
            self.redraw("prompt")

    def give(self, act: Callable[[], None]) -> None:
        """Do what answers, and go on from there."""
        self.message, self.held_back = "", False
        if not self._carries_on:
            self.told.answers()
        self.on_answered()
        act()
        self.follow(0.0)

    def carry_on(self) -> None:
        """Go on with what the player has answered in advance; the first of it counts as given by hand."""
        decision = self.session.decision
        standing = self.title_desk.standing(decision) if decision is not None and not self.mirror.busy else None
        if standing is not None:
            self._carries_on = True
            self.answer(standing)
            self._carries_on = False

    def concede(self) -> None:
        """Give the game up; what is being shown is over with it."""
        self.mirror.drain()
        self._end_effects()
        self.message = ""
        self.told.forget_missed()
        if self.session.can_concede:
            self.session.concede()
        self.follow(0.0)

    def undo(self, after: int | None = None) -> None:
        """Take back the last answer, or all that the player gave `after` so many, or say why not."""
        self.mirror.drain()
        self._end_effects()
        self.held_back = True
        barrier = self.session.undo(after)
        if barrier is not None:
            self.say(undo_refusal(barrier))
        self.follow(0.0)

    def redo(self) -> None:
        """Give the answers that were taken back, or say that there are none."""
        self.mirror.drain()
        if not self.session.redo():
            self.say(text("redo-nothing"))
        self.follow(0.0)

    # -- time ---------------------------------------------------------------------------------------------------

    def halt(self) -> None:
        """Show all that has happened at once; what the player has answered in advance waits for him."""
        self.held_back = True
        self.mirror.drain()
        self.skip()

    def skip(self) -> None:
        """End what is being shown just now."""
        self.mirror.skip()
        self._end_effects()
        self.follow(0.0)
        self.redraw("board", "prompt")

    def set_pace(self, pace: str) -> None:
        """Show the action at another pace from now on."""
        settings = self.app.settings
        settings.pace = next(known for known in PACES if known == pace)
        settings.save()
        self.changed("pace")

    def follow(self, dt: float) -> None:
        """Let time pass in the mirror, and ask the next question when all has been shown."""
        if self._message_left > 0:
            self._message_left -= dt
            if self._message_left <= 0:
                self.hush()
        if self.pointer.rest(dt, self.app.settings.tooltip_delay):
            self.changed("rested")
        moving = self.mirror.busy and not (self.mirror.waiting or self.mirror.still)
        self.told.follow(dt)
        if "effects" in vars(self):
            if moving:
                self.effects.stir(dt)
            self.effects.follow(dt)
        self.title_desk.followed()
        self._end_glance(dt)
        self._let_others_go_on()
        self._ask()
        self.told.remember()

    def _let_others_go_on(self) -> None:
        """Who else plays answers when all has been shown, so that nobody is far ahead of what is seen; what takes no
        time to be shown is shown at once."""
        end = time.perf_counter() + OTHERS
        while self.session.others_go_on and not self.mirror.busy:
            self.session.run_on()
            self.told.follow(0.0)
            if time.perf_counter() >= end:
                return

    def _wanted(self) -> Decision | None:
        """What is to be asked: nothing as long as something is still to be shown."""
        return None if self.mirror.busy else self.session.decision

    def _ask(self) -> None:
        wanted = self._wanted()
        while wanted is not None and wanted is not self._asked and self._goes_by_itself(wanted):
            wanted = self._wanted()
        if wanted is self._asked and (self.asking is not None) == (wanted is not None):
            self._tell_of_end()
            return
        self._asked = wanted
        self.asking = None if wanted is None else self.table.asked(self, wanted)
        self.title_desk.asked()
        self.changed("asked")
        self._glance = None
        self._face_as(self.selected)
        if self.asking is not None:
            self._puts = True
            self.asking.begin()
            self._puts = False
            self._begin_glance(self.asking.decision)
        self.on_asked()
        self._end_due = self.asking is None
        self._tell_of_end()

    def _tell_of_end(self) -> None:
        """Show the end once; what led to it, and what other seats answered, may have taken many frames."""
        if self._end_due and not self.mirror.busy and self.over:
            self._end_due = False
            self.on_over()

    def _goes_by_itself(self, decision: Decision) -> bool:
        """Give an answer that the player has given in advance; False where he must be asked.

        Behind a die or a discovery it can be taken back by itself, else with the last answer of his hand.
        """
        standing = None if self.held_back else self.title_desk.standing(decision)
        if standing is None:
            return False
        self._answer_for_him(standing)
        return True

    def _answer_for_him(self, value: Answer) -> None:
        self.session.answer(value, habit=not self.session.learnt)
        self.told.follow(0.0)
        self.title_desk.followed()

    def _begin_glance(self, decision: Decision) -> None:
        """A question whose only answer is to be seen before it is given is put for a moment."""
        only, pace = None if self.held_back else self.title_desk.only_answer(decision), self.app.settings.pace
        if only is not None and pace in GLANCE:
            self._glance = only, GLANCE[pace]

    def _end_glance(self, dt: float) -> None:
        if self._glance is None or self.mirror.busy:
            return
        if self._asked is not self.session.decision:
            self._glance = None  # answered by hand meanwhile, or taken back
            return
        answer, left = self._glance
        self._glance = answer, left - dt
        if left <= dt:
            self._glance = None
            self._answer_for_him(answer)

    def turned_back(self) -> None:
        """The game stands elsewhere: whatever was asked there is no longer asked."""
        self._asked, self.asking = None, None
        self._end_effects()
        if not self.title_desk.has(self.selected):
            self.selected = ""
        self.changed("back")
