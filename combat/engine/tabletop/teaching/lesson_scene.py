"""Lesson scene: a normal game, with a slip that gives instructions and detects when they have been carried out."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import partial
from typing import Any, TypeVar

import pygame

from combat.engine.kernel.copyable import Copyable
from combat.engine.kernel.event import Event
from combat.engine.lessons.doing import do
from combat.engine.lessons.facts import Answered, Chosen, Did, Fact, Happened, PendingQuestion, Pointed, Viewed
from combat.engine.lessons.lesson import Lesson, Step
from combat.engine.lessons.lesson_course import LessonCourse
from combat.engine.lessons.lesson_game import lesson_game
from combat.engine.play.playable import Playable
from combat.engine.play.script import MisfitError
from combat.engine.stage.keys import chords
from combat.engine.stage.paper.dialog import Confirm
from combat.engine.stage.stage import Stage
from combat.engine.stage.widgets.button import Button
from combat.engine.tabletop.table import Table
from combat.engine.tabletop.table_scene import TableScene
from combat.engine.tabletop.teaching.choice_button import ChoiceButton
from combat.engine.tabletop.teaching.keyed_text import keyed_text
from combat.engine.tabletop.teaching.slip_placing import LEAST_PLACE, SlipPlacing
from combat.engine.tabletop.teaching.slip_sheet import SlipSheet, SlipWords
from combat.engine.tabletop.teaching.step_places import ON_BOARD
from combat.engine.tabletop.title_desk import TitleDesk
from combat.engine.words import has, rule_beside, text

P = TypeVar("P", bound=Hashable)
S = TypeVar("S", bound=Copyable)
B = TypeVar("B", bound=TitleDesk[Any, Any])

KEYS = {"slip-on": "go_on", "slip-again": "again", "slip-back": "step_back", "slip-skip": "skip_step"}
"""Keys of the slip -> methods."""


class LessonScene(TableScene[S, B, P]):
    """Scene of a lesson; the game is not saved, but the lesson is recorded as completed."""

    may_end = False
    least_place: float = LEAST_PLACE
    """Width of a place below which a step zooms in, in pixels at scale 1."""
    leave_words, kept_words = "lesson-leave", "lesson-not-kept"

    def __init__(self, app: Stage, title: Playable[S, Any], lesson: Lesson[S], table: Table[S, B, P]) -> None:
        session, course = lesson_game(title, lesson)
        super().__init__(app, session, table)
        self.lesson: Lesson[S] = lesson
        self.course: LessonCourse[S] = course
        self.slip = SlipSheet()
        self.placing = SlipPlacing(self, course, self.slip, self.least_place)
        self.places = self.placing.places
        self.panes.add_float(self.placing.rings.float)
        self.panes.add_float(self.slip.float)
        self._heard = 0
        """Number of answers reported to the course."""
        found = ((name, self.view.ground.parse(name)) for name in lesson.awaited)
        self._awaited = {name: place for name, place in found if place is not None}
        """Places that steps of the lesson wait for, by name."""
        self._waiting: list[Event] = []
        """Applied events that are still being shown."""
        self._lasting: tuple[Fact, ...] = ()
        self._hand: tuple[object, ...] = ()
        """Pointer and cursor state when last moved."""
        self._pointed = Pointed("", "")
        self._said: tuple[object, ...] = ()
        """The state from which the slip was made."""
        self._at = -1
        """Index of the step shown last."""
        self._right = -1
        """Index of the step after a correctly answered question; -1 for none."""
        self._why = ""
        """Message id of why the answer was right; "" if a wrong answer has already explained it."""
        self._attended: tuple[object, ...] = ()
        """Step, question, selection and layout for which subjects were last brought into view."""
        self.camera_director.meant, self.camera_director.gathers = self.places.not_covered, False
        self._stood: dict[int, tuple[str, P | None]] = {}
        """Selected piece and place of sight when each step began."""
        self._holder: int | None = None
        """The step for which the game is paused."""
        self.desk.on_happened = self._happened
        self.desk.on_did = lambda action: self._tell(Did(action))

    def enter(self) -> None:
        """Start the scene and show the player's pieces."""
        super().enter()
        self.camera_director.look_at_own()

    # -- reporting to the course --------------------------------------------------------------------------------

    def _tell(self, fact: Fact) -> None:
        self.course.take(fact, self.desk.state)

    def _happened(self, event: Event) -> None:
        self._waiting.append(event)
        holder = self.course.holder(Happened(event), self.desk.state)
        if holder is not None:
            self._holder, self.desk.mirror.held = holder, True

    def _let_on(self) -> None:
        """Continue the game."""
        self._holder, self.desk.mirror.held = None, False
        self.desk.redraw("prompt")

    def update(self, dt: float) -> None:
        """Advance by `dt` seconds; show the current step, and its end once it has been carried out."""
        if self._holder is not None and (self.course.at > self._holder or self.course.astray):
            self._let_on()
        super().update(dt)
        self._tell_all()
        self._show_step()

    def _tell_all(self) -> None:
        """Report new answers and shown events to the course, and the current question and pointer."""
        for entry in self.session.game.entries[self._heard :]:
            if entry.by == self.session.seat:
                self._tell(Answered(entry.to, entry.about, entry.value, entry.habit))
        self._heard = len(self.session.game.entries)
        self.desk.presenter.forget_missed()  # the slip shows these
        showing = self.desk.mirror.showing
        while self._waiting and (showing is None or self._waiting[0] is not showing.event):
            self._tell(Happened(self._waiting.pop(0)))
        self._tell_lasting()
        if not self.desk.mirror.busy:
            self.course.look(self.desk.state)

    def _tell_lasting(self) -> None:
        desk, decision = self.desk, None if self.desk.prompt is None else self.desk.prompt.decision
        asked = PendingQuestion("") if decision is None else PendingQuestion(decision.kind, decision.subject)
        where = desk.input.aim
        here = desk.title_hooks.pieces_at(where) if where is not None else ()
        piece = ("" if desk.input.by_keys else desk.input.pointer.piece) or next(iter(here), "")
        hand = (self.mouse.position, desk.input.cursor, desk.input.by_keys)
        if hand != self._hand:  # a board moving under a resting pointer does not count as pointing
            self._hand, self._pointed = hand, Pointed(piece, self._written(where))
        facts = (
            asked,
            Chosen(desk.selection.piece),
            self._pointed,
            Viewed(self._written(desk.title_hooks.looked_from)),
        )
        for fact in facts:
            if fact not in self._lasting:
                self._tell(fact)
        self._lasting = facts

    def _written(self, place: P | None) -> str:
        """Return a place as written in facts: the awaited place that it means, if any; "" for None."""
        if place is None:
            return ""
        ground, awaited = self.view.ground, self._awaited.items()
        meant = [(ground.apart(place, other), name) for name, other in awaited if ground.means(place, other)]
        return min(meant)[1] if meant else str(place)

    # -- display ------------------------------------------------------------------------------------------------

    def _show_step(self) -> None:
        """Show the current step beside its subjects."""
        course = self.course
        made = (course.at, course.astray, course.strayed, course.tried, course.fulfilled, self.app.keys.by_pad)
        if made != self._said:
            self._said = made
            if course.is_told or course.over:  # a key held down must not continue from what appears under it
                self.keyboard.guard.on_question(None, by_itself=course.is_told)
            buttons = self._buttons()
            for button in buttons:
                button.offered = self.app.keys.label("offer")
            self.slip.show(self._words(), buttons)
            self.placing.forget()
            self.dirty = True
        if course.at != self._at:
            self._at = course.at
            self._stood[course.at] = self.desk.selection.piece, self.desk.title_hooks.looked_from
            if self.desk.prompt is not None:
                self.desk.prompt.put_down()
            self.placing.lay(resting=False)
            self.placing.bring()
            if course.over:
                self.finished()
        self._attend()
        self.placing.lay()
        self.desk.controls.block(self._first())
        if self.slip.group.dirty:
            self.dirty = True

    def _first(self) -> str:
        """Return what must be done on the slip before answering at the table; "" if nothing."""
        step = self.course.step
        if step is None or not self.course.is_told:
            return ""
        if step.choices:
            return text("lesson-first-answer")
        return text("lesson-first-read", key=self.app.keys.named("accept") or text("lesson-no-key"))

    def _attend(self) -> None:
        """Bring the step's subjects into view again with each new question and selection."""
        step, prompt = self.course.step, self.desk.prompt
        now = (self.course.at, None if prompt is None else prompt.decision, self.desk.selection.piece, self.layout)
        if step is None or now == self._attended:
            return
        self._attended = now
        if prompt is not None:
            self.placing.bring()
        for spot in step.at:
            found = self.places.find_area(spot) if spot.kind not in (*ON_BOARD, "pane") else None
            if found is not None and self.scrolled.show(*found):
                self.panes.invalidate(found[0])

    # -- texts --------------------------------------------------------------------------------------------------

    def _words(self) -> SlipWords:
        course, lesson = self.course, self.lesson
        heading = text("lesson-heading", number=lesson.number, title=text(lesson.message))
        step = course.step
        if step is None:
            return SlipWords(heading, self._praised(self._text(f"{lesson.message}.end")), text("lesson-done"))
        message = lesson.said(step)
        told = ""
        if course.wrong:
            told = self._text(f"{message}.wrong")
        elif course.astray:
            told = self.astray(message)
        place = text("lesson-step", step=course.at + 1, steps=len(lesson.steps))
        spare = self._text(f"{message}.wrong") if step.choices else ""
        said = self._text(message)
        if course.fulfilled and not step.is_watched:
            said = text("lesson-fulfilled", said=said)
        return SlipWords(heading, self._praised(said), place, told, rule_beside(message), spare)

    def _text(self, message: str) -> str:
        return keyed_text(message, self.app.keys)

    def _praised(self, said: str) -> str:
        """Return the next text, preceded by praise for a correct answer."""
        if self._right != self.course.at:
            return said
        return (
            text("lesson-right-why", why=self._text(self._why), said=said)
            if self._why
            else text("lesson-right", said=said)
        )

    def aside(self) -> Sequence[Button]:
        """Return the buttons of the slip, the default one first."""
        return sorted(self._buttons(), key=lambda button: button.kind != "commit")

    def _buttons(self) -> list[Button]:
        """Return the buttons from left to right."""
        course, label = self.course, self.app.keys.label
        step = course.step
        if step is None:
            return list(self.offers())
        again = Button(text("lesson-again"), self.again, label("slip-again"), "commit" if course.astray else "plain")
        skip = Button(text("lesson-skip"), self.skip_step, label("slip-skip"))
        back = Button(text("lesson-back"), self.step_back, label("slip-back"))
        if step.choices:
            return self._choices(step)
        if course.is_told:
            on = Button(text("lesson-on"), self.go_on, label("accept"), "commit")
            return [back, on] if course.at else [on]
        backwards = [back] if course.at else []
        return [*backwards, skip, again] if course.astray or course.moved else [*backwards, skip]

    def _choices(self, step: Step) -> list[Button]:
        message = self.lesson.said(step)
        return [
            ChoiceButton(
                self._text(f"{message}.a{number}"),
                partial(self.choose, number),
                f"Alt+{number}",
                wrong=self._text(f"{message}.wrong") if number in self.course.tried else "",
            )
            for number in range(1, step.choices + 1)
        ]

    # -- actions ------------------------------------------------------------------------------------------------

    def go_on(self) -> None:
        """Continue with the next step after the player has read this one."""
        if self.course.go_on(self.desk.state):
            self._choose_meant()

    def choose(self, number: int) -> None:
        """Answer the question of the step with the choice `number`."""
        step, tried = self.course.step, bool(self.course.tried)
        if self.course.choose(number, self.desk.state) and step is not None:
            self._right, self._why = self.course.at, "" if tried else f"{self.lesson.said(step)}.wrong"
            self._choose_meant()

    def again(self) -> None:
        """Undo back to the start of the current step."""
        self._turn_back(self.course.at)

    def step_back(self) -> None:
        """Undo back to the start of the previous step."""
        self._turn_back(max(0, self.course.at - 1))

    def skip_step(self) -> None:
        """Carry out the step automatically."""
        step, place = self.course.step, self.course.at
        if step is None:
            return
        if self.course.is_told:
            self.choose(step.right) if step.choices else self.go_on()
            self._right = -1  # not answered by the player
            return
        if step.does:
            self._turn_back(place)
        holds, self.session.holds = self.session.holds, lambda: False  # the other seats also answer at once
        try:
            do(self.lesson, step, self.session, self._perform, lambda: self._is_at(place))
        except MisfitError as fault:
            self.desk.notice.show(str(fault))
        finally:
            self.session.holds = holds
        if self.course.at == place:
            self.go_on()
        self.desk.follow(0.0)
        self._choose_meant()

    def _perform(self, fact: Fact) -> None:
        """Perform a fact that is not an answer, and report it."""
        if isinstance(fact, Chosen):
            self.desk.selection.select(fact.piece)
        elif isinstance(fact, Viewed):
            self.desk.title_hooks.look_from(self.view.ground.parse(fact.place) if fact.place else None)
        self._tell(fact)

    def _choose_meant(self) -> None:
        """Select the step's piece, unless selecting it is the task."""
        step = self.course.step
        if step is None or any(isinstance(deed.fact, Chosen) for deed in step.does):
            return
        pieces, known = (spot.name for spot in step.at if spot.kind == "piece"), self.desk.title_hooks
        meant = next((piece for piece in pieces if known.has(piece) and known.is_own(piece)), None)
        if meant is not None:
            self.desk.selection.select(meant)

    def _is_at(self, place: int) -> bool:
        """Return whether a step is still to be done."""
        self.desk.mirror.drain()
        self.desk.follow(0.0)
        self._tell_all()
        return self.course.at == place and not self.course.fulfilled

    def _turn_back(self, place: int) -> None:
        self.desk.mirror.drain()
        self._let_on()
        self._waiting.clear()
        self.course.back_to(place)
        self._heard = len(self.session.game.entries)
        self._lasting, self._said, self._at, self._right = (), (), -1, -1
        self.desk.follow(0.0)  # a question selects a piece itself
        if place in self._stood:
            chosen, looked_from = self._stood[place]
            self.desk.selection.select(chosen)
            self.desk.title_hooks.look_from(looked_from)
        self._choose_meant()
        self.invalidate()

    # -- the scene ----------------------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> bool:
        """Handle an event; return whether it was used."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and (rule := self.slip.rule_at(event.pos)):
            self.app.consult(rule)
            return True
        if self.slip.handle(event):
            if event.type == pygame.MOUSEMOTION:
                self.dirty |= self.tooltip.hide()
                self.mouse.leave()
            self._show_step()
            self.placing.ring(self.places.things())
            self.dirty = True
            return True
        for action, verb in KEYS.items():
            if self.app.keys.is_(event, action):
                getattr(self, verb)()
                self._show_step()
                return True
        if event.type == pygame.KEYDOWN and self._chosen_by(event):
            return True
        if event.type == pygame.KEYDOWN and self.app.keys.is_(event, "accept") and self._reads:
            if not self.keyboard.guard.bars(event):
                self.go_on()
                self._show_step()
            self.keyboard.guard.pressed(event)
            return True
        return super().handle(event)

    @property
    def _reads(self) -> bool:
        """Whether nothing moves, and the only thing to do is to continue from the slip."""
        step, mirror = self.course.step, self.desk.mirror
        told = step is None or (self.course.is_told and not step.choices)
        return told and (mirror.still or not mirror.busy)

    def _chosen_by(self, event: pygame.event.Event) -> bool:
        """Handle a key for an answer on the slip; return whether it was one."""
        step = self.course.step
        if step is None or not step.choices:
            return False
        number = next((n for n in range(1, step.choices + 1) if f"Alt+{n}" in chords(event)), 0)
        if number:
            self.choose(number)
            self._show_step()
        return bool(number)

    def help(self) -> None:
        """Open the rulebook; at the slip's rule if the pointer is on the slip."""
        words = self.slip.words
        if words is None or not words.rule or not self.slip.pointed:
            super().help()
            return
        self.desk.on_did("help")
        self.app.consult(words.rule)

    def make_way(self) -> None:
        """Move the slip away from the subjects of a new question, before the view moves."""
        self.placing.lay(resting=False)

    def laid_over(self) -> list[pygame.Rect]:
        """Return the areas of dialogs over the table that remain until dismissed."""
        return [self.slip.rect.copy()]

    def lay_out(self) -> None:
        """Place all panes of the table, and the slip and rings anew."""
        super().lay_out()
        self.placing.forget()

    def on_language(self) -> None:
        """Create stored texts again after a change of language; called before `resize`."""
        self._let_on()  # the log is retold up to the current event
        super().on_language()
        self._said = ()
        self._show_step()

    def on_settings(self) -> None:
        """Apply changed settings, and write the instructions of the step again."""
        super().on_settings()
        self._said = ()

    # -- what a title implements --------------------------------------------------------------------------------

    def finished(self) -> None:
        """Handle the end of the lesson, after all steps are completed; nothing by default."""

    def astray(self, message: str) -> str:
        """Return the text shown when a step can no longer be carried out; `message` is the id of the step's text."""
        return self._text(f"{message}.off" if has(f"{message}.off") else "lesson-astray")

    def offers(self) -> Sequence[Button]:
        """Return the buttons at the end of the lesson, from left to right."""
        return ()

    def _over(self) -> None:
        """Stay at the table when the game is over: the slip leads on, and the result is shown on request."""

    def ask_leave(self) -> None:
        """Leave the lesson, which is not saved; ask for confirmation if that is enabled and any step is completed."""
        if self.course.over or not self.course.at or not self.app.settings.confirm_leave:
            self.app.pop()
            return
        title, told, leave = text("ask-leave-lesson"), text(self.kept_words), text(self.leave_words)
        self.app.push(Confirm(self.app, title, (told,), leave, self.app.pop, again="quit"))
