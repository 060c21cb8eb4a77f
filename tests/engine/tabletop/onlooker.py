"""Draw a table on the dummy video driver at each question: every overlay, prompt, form and tooltip."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Protocol, TypeVar

import pygame

from combat.engine import words
from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.chance.split_mix import SplitMix
from combat.engine.kernel.game import Game
from combat.engine.kernel.record import Record
from combat.engine.kernel.rules import Rules, game_of
from combat.engine.play.session import Session
from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.app import App
from combat.engine.stage.drawing.drawing_guard import GUARD, POLICY
from combat.engine.tabletop.table_scene import TableScene
from combat.engine.tabletop.thing import MarkerId, PieceId, Thing, marked_places
from tests.sampled import SOAKED

NO_OVERLAYS = ("advice", "duck-of-himself")
"""Keys of a board that show no overlay at once: they start a process, or change a habit."""
Choice = Callable[[TableScene[Any, Any, Any], int], None]
"""A function that makes a choice of one title by number; 0 is none."""
Markers = Callable[[], Sequence[MarkerId]]
"""A function that returns the draggable markers of a title."""
T = TypeVar("T")
POINTS = PANES = 3
"""Number of points of the board that are pointed at for a question, besides a piece and an answer; panes in turn."""
LANGUAGES, SIZES = ("en", "de", "es"), ((960, 540), (640, 360), (1280, 720))
"""What is spoken, and how large windows are: the first in the sample, all in turns where it is soaked."""
OFF = (-1_000, -1_000)
"""Start of a drag: far from any place of the window."""
LONG = 2.0
"""Seconds of a frame in which all motions end, and a tooltip appears."""


class Fault(Record, gc=True):
    """Part that could not be drawn, with its exception."""

    part: str
    thrown: Exception

    def __str__(self) -> str:
        place = self.thrown.__traceback__
        while place is not None and place.tb_next is not None:
            place = place.tb_next
        where = "" if place is None else f" ({place.tb_frame.f_code.co_filename}:{place.tb_lineno})"
        return f"{self.part}: {type(self.thrown).__name__}: {self.thrown}{where}"


@contextmanager
def faults_collected() -> Iterator[list[Fault]]:
    """Yield a list that collects the parts that cannot be drawn; as in play, only these are left out."""
    found: list[Fault] = []
    policy = POLICY.value
    strict, on_fault = policy.strict, policy.on_fault
    policy.strict, policy.on_fault = False, lambda part, thrown: found.append(Fault(part, thrown))
    try:
        yield found
    finally:
        policy.strict, policy.on_fault = strict, on_fault


class AnyTable(Protocol):
    """Table that can be observed, as the tests of each title provide it."""

    app: App
    session: Session[Any, Any]
    scene: TableScene[Any, Any, Any]


def game_in_the_middle(rules: Rules[Any, Any], book: Any, seed: int, most: int) -> Game[Any]:
    """Play a game at random to a question after fewer than `most` answers; return it.

    The seed determines the number of answers and the play.
    """
    answers = SplitMix(seed).below(most)
    while True:
        game, numbers, chance = game_of(rules, rules.new_state(book)), SplitMix(seed), SeededChance(seed)
        while (decision := game.decision) is not None and len(game.entries) < answers:
            who = chance.answer(decision, game.state) if decision.to_chance else None
            game.answer(next(decision.samples(game.state, numbers)) if who is None else who)
        if game.decision is not None:
            return game
        answers //= 2


def speak(number: int) -> None:
    """Use English, or in a soak test one language after the other; a missing message raises an error."""
    words.use(LANGUAGES[number % len(LANGUAGES)] if SOAKED else LANGUAGES[0], strict=True)


def size_of(number: int) -> tuple[int, int]:
    """Return the size of a window in pixels; in a soak test, sizes alternate by number."""
    return SIZES[number // len(LANGUAGES) % len(SIZES)] if SOAKED else SIZES[0]


def look_on(
    table: AnyTable, seed: int, questions: int, *, choose: Choice = lambda scene, number: None, markers: Markers = tuple
) -> int:
    """Draw a table at each of its next questions, which are answered at random; return their number.

    The number is smaller than `questions` if the game ends.
    """
    onlooker = Onlooker(table.app, table.scene, seed, choose, markers)
    for looks in range(questions):
        onlooker.settle()
        decision = table.session.decision
        if decision is None:
            return looks
        onlooker.look()
        onlooker.settle()
        if table.session.decision is not decision:  # its only answer has been given meanwhile
            continue
        answer = next(decision.samples(table.session.view, onlooker.numbers))
        assert table.scene.desk.controls.answer(answer), (decision, answer)
    return questions


class Onlooker:
    """Observer that draws a table at each question, with its overlays and tooltips, as in play.

    Each question is drawn in full once, then with each overlay; with the first overlay, the title's next choice is
    made. At every second question a piece and a hex are selected. At every fourth a piece, card or marker is dragged
    over an answer or another point of the board. Tooltips are sampled by the seed: of panes in turn, of points of the
    board, of an answer and of a piece; at the point of a piece also with each overlay that has tooltips.
    """

    def __init__(self, app: App, scene: TableScene[Any, Any, Any], seed: int, choose: Choice, markers: Markers) -> None:
        self.app, self.scene, self.numbers = app, scene, SplitMix(seed)
        self.choose, self.markers = choose, markers
        self.overlays = tuple(name for name in scene.layers.acts() if name not in NO_OVERLAYS)
        self.looks = 0
        self.read: object = None
        """The tooltip of an overlay that was drawn last."""

    def settle(self, most: int = 4_000) -> None:
        """Advance time until there is a question or the game is over; raise AssertionError after `most` steps."""
        desk, session = self.scene.desk, self.scene.session
        for _ in range(most):
            self.scene.update(LONG)
            if desk.mirror.waiting or not (desk.mirror.busy or session.others_go_on):
                return
        raise AssertionError("the table never comes to rest")

    def look(self) -> None:
        """Draw the whole table, its tooltips, each overlay, and the choices."""
        if self.looks % 2:
            self._choose()
        self.choose(self.scene, 0)
        for place in (*self._panes(), *self._spots(POINTS), *self._some(self._lit()), *self._some(self._taken())):
            self._point(place)
        self.scene.view.touch()
        self.scene.invalidate()
        self.app.round(LONG)
        if not self.looks % 4:
            self._carry()
        self.looks += 1
        for number, overlay in enumerate(self.overlays):
            self._lay(overlay, 0 if number else self.looks)

    def _choose(self) -> None:
        """Choose a piece, and a hex by the keys, as far as there are any."""
        desk = self.scene.desk
        for piece in self._some(list(desk.title_desk.candidates())):
            desk.selection.select(piece)
        for desk.input.cursor in self._some(self._lit_places()):
            desk.changed("cursor")

    def _carry(self) -> None:
        """Hold something that can be dragged over an answer or any point of the board."""
        desk, there = self.scene.desk, self.scene.mouse.position
        lit = GUARD.ask(desk.prompt.lit, {}) if desk.prompt is not None else {}
        things = [*map(PieceId, desk.title_desk.candidates()), *lit, *self.markers()]
        for thing in self._some([thing for thing in things if self._may_carry(thing)]):
            desk.input.lift(thing, OFF)
            self._point(*self._some([*self._lit(), *self._taken(), *self._spots(1)]))
            self.app.round(LONG)
            self.scene.mouse.drop_nowhere()
            self._point(there)

    def _may_carry(self, thing: Thing[Hex]) -> bool:
        """Whether a thing can be dragged, by the question or at any time."""
        desk = self.scene.desk
        asked = desk.prompt is not None and desk.prompt.may_carry(thing)
        return asked or desk.title_hooks.board_input.may_carry(thing)

    def _lay(self, overlay: str, choice: int) -> None:
        """Lay an overlay on the board, with the tooltip of where the pointer rests, and take it away."""
        GUARD.ask(self.scene.layers.acts()[overlay], None)
        tip = GUARD.ask(self.scene.layers.tip, None, self.scene.mouse.position)
        if tip is not None and (tip.about, tip.lines) != self.read:
            self.read = tip.about, tip.lines
            self.scene.tooltip.point_at(tip.about, tip.lines, tip.anchor, tip.key)
            self._note()
        self.choose(self.scene, choice)
        self.app.round(LONG)
        GUARD.ask(self.scene.layers.cancel, False)

    def _point(self, place: tuple[int, int]) -> None:
        """Rest the pointer at a place, and draw the tooltip that appears."""
        self.app.press(pygame.event.Event(pygame.MOUSEMOTION, pos=place, rel=(0, 0), buttons=(0, 0, 0)))
        self._note()

    def _note(self) -> None:
        """Draw the tooltip of what the pointer is at."""
        self.scene.tooltip.update(LONG)
        note = GUARD.ask(self.scene.tooltip.float, None)
        if note is not None:
            GUARD.draw(note[1], self.app.surface)

    def _some(self, things: list[T]) -> list[T]:
        """Return one of some things, if there are any."""
        return [things[self.numbers.below(len(things))]] if things else []

    def _taken(self) -> list[tuple[int, int]]:
        """Return the screen points of pieces that can be selected."""
        places = (self.scene.desk.title_desk.place_of(piece) for piece in self.scene.desk.title_desk.candidates())
        return self._seen(place for place in places if place is not None)

    def _lit(self) -> list[tuple[int, int]]:
        """Return the screen points of hexes that are answers."""
        return self._seen(self._lit_places())

    def _lit_places(self) -> list[Hex]:
        """Return the hexes that are answers."""
        prompt = self.scene.desk.prompt
        return list(marked_places(GUARD.ask(prompt.lit, {}))) if prompt is not None else []

    def _seen(self, places: Iterable[Hex]) -> list[tuple[int, int]]:
        """Return the middles of hexes, of those that are in view."""
        centres, board = map(self.scene.view.centre, places), self.scene.layout.board
        return [centre for centre in centres if board.collidepoint(centre)]

    def _spots(self, count: int) -> list[tuple[int, int]]:
        """Any points of the board."""
        return [self._within(self.scene.layout.board) for _ in range(count)]

    def _panes(self) -> list[tuple[int, int]]:
        """Return a place in each of the next panes."""
        panes = [rect for rect in self.scene.layout.panes.values() if rect.width and rect.height]
        return [self._within(panes[(self.looks * PANES + number) % len(panes)]) for number in range(PANES)]

    def _within(self, rect: pygame.Rect) -> tuple[int, int]:
        return rect.x + self.numbers.below(rect.width), rect.y + self.numbers.below(rect.height)
