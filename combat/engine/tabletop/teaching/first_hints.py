"""Hints on events and questions that appear for the first time, each shown once on a small slip."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from operator import attrgetter
from typing import Any, Generic, TypeVar

import pygame

from combat.engine.kernel.copyable import Copyable
from combat.engine.kernel.decision import Decision
from combat.engine.kernel.event import Event
from combat.engine.kernel.record import Record, field
from combat.engine.lessons.learnt import learn, learnt
from combat.engine.stage.widgets.button import Button
from combat.engine.tabletop.layout import BODY, PROMPT
from combat.engine.tabletop.map.minimap import MISSED, SLIP
from combat.engine.tabletop.motion import places_shown
from combat.engine.tabletop.table_scene import TableScene
from combat.engine.tabletop.teaching.hint_wish import HINTS, OFF
from combat.engine.tabletop.teaching.slip_placing import opened, raised
from combat.engine.tabletop.teaching.slip_sheet import SlipSheet, SlipWords
from combat.engine.tabletop.thing import PieceId, PlaceId, Thing
from combat.engine.tabletop.title_desk import TitleDesk
from combat.engine.words import rule_beside, text

P = TypeVar("P", bound=Hashable)
S = TypeVar("S", bound=Copyable)
B = TypeVar("B", bound=TitleDesk[Any, Any])

WIDTHS = (330, 420)
"""Possible widths of the slip, in pixels at scale 1."""
HOME = "topright"
"""Its corner of the board; the note about missed events uses the other."""
READING, SIGN = 2.0, 0.05
"""Least seconds that a hint is shown, and additional ones per character, before an answer removes it."""


class Hint(Record):
    """A hint with the message hint-ID, shown at the first event or question of a kind."""

    id: str
    event: str = ""
    asked: str = ""
    state: str = ""
    """Alternatively: shown with a question while this field of the state, such as "clock.night", is true."""
    having: Mapping[str, str] = field(default_factory=dict)
    """Required values of fields of the event or question."""
    own: bool = False
    """True if the first piece of the event must be the player's."""

    def fits(self, happening: Event | Decision) -> bool:
        """Return whether an event or question has the values required by the hint."""
        return all(getattr(happening, name) == value for name, value in self.having.items())


class FirstHints(Generic[S, B, P]):
    """Watches a table and shows new hints one at a time, unless hints are switched off."""

    def __init__(
        self,
        scene: TableScene[S, B, P],
        hints: Sequence[Hint],
        subjects: Callable[[S, Event | Decision], Iterable[Thing[P]]],
        of: str = "",
    ) -> None:
        """`subjects` returns the pieces and places of an event or question; `of` is the game's key in `learnt`."""
        self.scene, self.desk = scene, scene.desk
        self.slip = SlipSheet(WIDTHS)
        self._subjects, self._of = subjects, of
        self._events = _by_kind((hint.event, hint) for hint in hints)
        self._questions = _by_kind((hint.asked, hint) for hint in hints)
        self._states = [hint for hint in hints if hint.state]
        self._due: list[tuple[Hint, tuple[Thing[P], ...]]] = []
        """Hints waiting until the table is at rest, with their subjects."""
        self._seen: set[str] | None = None
        """Ids of hints shown before; None until loaded."""
        self._said: Hint | None = None
        """The hint on the slip."""
        self._about: tuple[Thing[P], ...] = ()
        self._asked: object = None
        self._where: tuple[object, ...] = ()
        self._beside: tuple[str, str] | None = None
        """The question when the hint appeared."""
        self._answers = 0
        """Number of answers when the hint appeared."""
        self._lain = 0.0
        scene.panes.add_float(self.slip.float)
        self.desk.on_happened = self._happened

    @property
    def _quiet(self) -> bool:
        return self.desk.app.settings.wish(HINTS) == OFF

    def _is_new(self, hint: Hint) -> bool:
        if self._seen is None:
            self._seen = set(learnt("hints", self._of))
        return hint.id not in self._seen and not self._quiet

    # -- detection ----------------------------------------------------------------------------------------------

    def _happened(self, event: Event) -> None:
        for hint in self._events.get(event.kind, ()):
            if hint.fits(event) and self._is_new(hint):
                about = tuple(self._subjects(self.desk.state, event))
                if not hint.own or self._is_own(about):
                    self._line_up(hint, about)

    def _is_own(self, about: Iterable[Thing[P]]) -> bool:
        """Return whether the first piece is the player's."""
        piece = next((thing.id for thing in about if isinstance(thing, PieceId)), "")
        return self.desk.title_hooks.has(piece) and self.desk.title_hooks.is_own(piece)

    def _put(self, decision: Decision | None) -> list[Hint]:
        """Return the new hints for a question and the current state."""
        if decision is None:
            return []
        hints = [hint for hint in self._states if attrgetter(hint.state)(self.desk.state)]
        asked = [hint for hint in self._questions.get(decision.kind, ()) if hint.fits(decision)]
        return [hint for hint in (*hints, *asked) if self._is_new(hint)]

    def _line_up(self, hint: Hint, about: Iterable[Thing[P]]) -> None:
        assert self._seen is not None
        self._seen.add(hint.id)
        self._due.append((hint, tuple(about)))

    def follow(self, dt: float) -> None:
        """Advance the time by `dt` seconds: detect new hints, and show the next one when no event is being shown."""
        desk = self.desk
        self._lain += dt
        if self._quiet and (self._due or self._said is not None):
            self._due.clear()  # switched off in the settings or at the other table of a shared window
            self.dismiss()
        if self.slip.words is not None and self._is_done():
            self.dismiss()
        decision = None if desk.prompt is None else desk.prompt.decision
        if decision is not self._asked:
            self._asked = decision
            for hint in self._put(decision):
                self._line_up(hint, () if decision is None else self._subjects(desk.state, decision))
        if self._due and self.slip.words is None and not desk.mirror.busy:
            self._forgo_late(decision)
            self._forgo_learnt()
            if self._due:
                self._due.sort(key=lambda due: not due[0].asked)  # hints on questions first; those on events can wait
                self._say(*self._due.pop(0))
        self._lay()

    def _is_done(self) -> bool:
        """Return whether the hint is done: read, or the question has changed since.

        A hint on a question is done as soon as that changes; any other is shown for a minimum time.
        """
        if self.desk.session.answers <= self._answers:
            return False
        put, about = self._put_now(), self._said.asked if self._said is not None else ""
        if put is not None and about:
            moved_on = put[0] != about
        else:
            moved_on = put is not None and put != self._beside and self._lain >= READING
        return moved_on or self._lain >= self._reading

    def _put_now(self) -> tuple[str, str] | None:
        """Return kind and subject of the current question, else None."""
        prompt = self.desk.prompt
        return None if prompt is None else (prompt.decision.kind, prompt.decision.subject)

    def _forgo_late(self, decision: Decision | None) -> None:
        """Drop hints on a question that is no longer asked; they may come again."""
        put = decision.kind if decision is not None else ""
        late = [hint for hint, _ in self._due if hint.asked not in ("", put)]
        self._due = [due for due in self._due if due[0] not in late]
        if self._seen is not None:
            self._seen.difference_update(hint.id for hint in late)

    def _forgo_learnt(self) -> None:
        """Drop hints shown meanwhile at another player's table of the same window."""
        if self._due:
            known = learnt("hints", self._of)
            self._due = [due for due in self._due if due[0].id not in known]

    # -- slip ---------------------------------------------------------------------------------------------------

    @property
    def _reading(self) -> float:
        """Estimated reading time of the hint in seconds."""
        return READING + SIGN * len(self.slip.words.words) if self.slip.words is not None else 0.0

    def _say(self, hint: Hint, about: tuple[Thing[P], ...]) -> None:
        self._said, self._about, self._beside = hint, about, self._put_now()
        self._answers, self._lain = self.desk.session.answers, 0.0
        self._write(hint)
        learn("hints", hint.id, self._of)

    def _write(self, hint: Hint) -> None:
        message, keys = f"hint-{hint.id}", self.desk.app.keys
        words = SlipWords(text("hint-heading"), text(message), rule=rule_beside(message))
        read = Button(text("hint-read"), self.dismiss, keys.label("slip-on"), "commit")
        read.offered = keys.label("cancel")
        self.slip.show(words, [Button(text("hint-no-more"), self.switch_off, keys.label("slip-skip")), read])
        self._where = ()

    def dismiss(self) -> None:
        """Close the current hint."""
        self.slip.show(None)
        self._said = None
        self.scene.view.laid.pop(SLIP, None)
        self.scene.view.minimap.keep_clear()
        self.scene.invalidate()

    def on_language(self) -> None:
        """Write the text of the slip again after a change of language."""
        if self._said is not None:
            self._write(self._said)

    def switch_off(self) -> None:
        """Switch off all hints in the settings."""
        settings = self.desk.app.settings
        settings.wishes[HINTS.name] = OFF
        settings.save()
        self._due.clear()
        self.dismiss()
        self.desk.notice.show(text("hint-switched-off"), refused=False)

    def places_about(self) -> list[P]:
        """Return the current places of the things that the hint is about."""
        found: list[P] = []
        for thing in self._about:
            if isinstance(thing, PlaceId):
                found.append(thing.place)
            elif isinstance(thing, PieceId) and (place := self.desk.title_hooks.place_of(thing.id)) is not None:
                found.append(place)
        return found

    def _lay(self) -> None:
        """Place the slip in the upper right corner of the board, or elsewhere if it would cover something relevant.

        Relevant are its subjects, the question's pieces, the event being shown, the prompt, the note about
        missed events, and raised cards. When it appears it also covers as few pieces as possible.
        """
        scene, found = self.scene, self.scene.layout
        if self.slip.words is None or scene.view.camera.moving:
            return
        table = scene.table
        asked = *table.targets.asked_actors(self.desk), *table.targets.asked_places(self.desk)
        places = [*self.places_about(), *asked, *places_shown(self.desk)]
        boxes = [scene.view.box(place) for place in dict.fromkeys(places)]
        missed = scene.view.laid.get(MISSED)
        lifted = [*raised(scene), *opened(scene), *(() if missed is None else (missed,))]
        where = (tuple(map(tuple, [*boxes, *lifted])), found)
        if where == self._where:
            return
        crowd = () if self._where else [scene.view.box(dot.place) for dot in scene.view.minimap.dots()]
        self._where = where
        area = pygame.Rect(found.board.x, found.board.y, found.board.width, found.panes[PROMPT].top - found.board.y)
        panes = [box for box in (*found.panes.values(), *(leaf.rect for leaf in found.leaves)) if box.width]
        prompt, window = self.desk.prompt, pygame.Rect((0, 0), self.desk.app.size)
        body = found.panes.get(BODY) if prompt is not None and prompt.body else None
        taken = [*boxes, *lifted, found.panes[PROMPT], *(() if body is None or not body.width else (body,))]
        self.slip.lay((area, window), taken, [*panes, *crowd], home=HOME)
        scene.view.laid[SLIP] = self.slip.rect.copy()
        scene.view.minimap.keep_clear()
        scene.invalidate()

    def handle(self, event: pygame.event.Event) -> bool:
        """Handle mouse and keys of the slip, and the key that switches hints off; return whether the event was used."""
        app = self.desk.app
        if app.keys.is_(event, "slip-skip") and (self._due or self.slip.words is not None):
            self.switch_off()
            return True
        if self.slip.words is None:
            return False
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and (rule := self.slip.rule_at(event.pos)):
            app.consult(rule)
            return True
        if app.keys.is_(event, "slip-on") or (self.desk.input.held is None and app.keys.is_(event, "cancel")):
            self.dismiss()
            return True
        if app.keys.is_(event, "help") and self.slip.words.rule:
            app.consult(self.slip.words.rule)
            return True
        if self.slip.handle(event):
            self.scene.dirty |= self.scene.tooltip.hide() or True
            return True
        return False


def _by_kind(kinds: Iterable[tuple[str, Hint]]) -> dict[str, list[Hint]]:
    """Group hints by the kind of their trigger; "" is none."""
    found: dict[str, list[Hint]] = {}
    for kind, hint in kinds:
        if kind:
            found.setdefault(kind, []).append(hint)
    return found
