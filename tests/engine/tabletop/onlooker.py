"""Look on at a table on the dummy video driver: every overlay, prompt, form and tooltip, question by question."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any, Protocol, TypeVar

import pygame

from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.chance.split_mix import SplitMix
from combat.engine.kernel.game import Game
from combat.engine.kernel.record import Record
from combat.engine.kernel.rules import Rules, game_of
from combat.engine.play.session import Session
from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.app import App
from combat.engine.stage.drawing.drawing_guard import POLICY
from combat.engine.tabletop.table_scene import TableScene
from combat.engine.tabletop.thing import marked_places
from tests.sampled import SOAKED

NO_OVERLAYS = ("advice", "duck-of-himself")
"""Keys of a board that lay nothing on it at once: a player is asked in a process of his own, a habit is changed."""
Choices = Callable[[TableScene[Any, Any, Any]], Iterator[None]]
"""Chooses one thing after the other of what only a title has, each to be drawn before the next."""
T = TypeVar("T")
LONG = 2.0
"""Seconds of a frame in which everything that moves comes to its end, and a tooltip appears."""


class Fault(Record, gc=True):
    """A part that could not be drawn, and what it threw."""

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
    """Collect the parts that fail to be drawn, which costs these alone, as in play."""
    found: list[Fault] = []
    policy = POLICY.value
    strict, on_fault = policy.strict, policy.on_fault
    policy.strict, policy.on_fault = False, lambda part, thrown: found.append(Fault(part, thrown))
    try:
        yield found
    finally:
        policy.strict, policy.on_fault = strict, on_fault


class AnyTable(Protocol):
    """A game at its table, as the tests of each title have it."""

    app: App
    session: Session[Any, Any]
    scene: TableScene[Any, Any, Any]

    def settle(self) -> None:
        """Let frames pass until something is asked, or the game is over."""


def game_in_the_middle(rules: Rules[Any, Any], book: Any, seed: int, most: int) -> Game[Any]:
    """Return a game played at random up to a question after at most so many answers."""
    answers = SplitMix(seed).below(most)
    while True:
        game, numbers, chance = game_of(rules, rules.new_state(book)), SplitMix(seed), SeededChance(seed)
        while (decision := game.decision) is not None and len(game.entries) < answers:
            who = chance.answer(decision, game.state) if decision.to_chance else None
            game.answer(next(decision.samples(game.state, numbers)) if who is None else who)
        if game.decision is not None:
            return game
        answers //= 2


def look_on(table: AnyTable, seed: int, questions: int, choices: Choices = lambda scene: iter(())) -> int:
    """Look at a table at each of its next questions, which are answered at random; returns how many there were."""
    onlooker = Onlooker(table.app, table.scene, seed, choices)
    for looks in range(questions):
        table.settle()
        decision = table.session.decision
        if decision is None:
            return looks
        onlooker.look()
        table.settle()
        if table.session.decision is not decision:  # its only answer has been given meanwhile
            continue
        answer = next(decision.samples(table.session.view, onlooker.numbers))
        assert table.scene.desk.controls.answer(answer), (decision, answer)
    return questions


class Onlooker:
    """Looks at a table at each question that is put."""

    def __init__(self, app: App, scene: TableScene[Any, Any, Any], seed: int, choices: Choices) -> None:
        self.app, self.scene, self.numbers, self.choices = app, scene, SplitMix(seed), choices
        self.overlays = tuple(name for name in scene.layers.acts() if name not in NO_OVERLAYS)
        self.looks = 0

    def look(self) -> None:
        """Draw the whole table, and in turns an overlay, spots of the board, each pane under the pointer, or choices."""
        self.picture()
        turns = {name: partial(self._lay, name) for name in self.overlays} | {
            "board": lambda: self.point(*self._places()), "panes": lambda: self.point(*self._panes()), "": self._choose,
        }  # fmt: skip
        acts = [*turns.values()]
        for act in acts if SOAKED else acts[self.looks % len(acts) :][:1]:
            act()
        self.looks += 1

    def _choose(self) -> None:
        """Choose a piece, and a hex by the keys, as far as there are any; then whatever the title has to choose from."""
        desk = self.scene.desk
        for piece in self._some(list(desk.title_desk.candidates())):
            desk.selection.select(piece)
            self.picture()
        for desk.input.cursor in self._some(self._lit()):
            desk.changed("cursor")
            self.picture()
        for _ in self.choices(self.scene):
            self.picture()

    def _lay(self, overlay: str) -> None:
        """Lay an overlay on the board, rest the pointer on it, and take it away."""
        self.scene.layers.acts()[overlay]()
        self.picture()
        self.point(*self._places())
        self.scene.layers.cancel()

    def picture(self) -> None:
        """Draw everything anew."""
        self.scene.view.touch()
        self.scene.invalidate()
        self.app.round(LONG)

    def point(self, *places: tuple[int, int]) -> None:
        """Rest the pointer at some places, one after the other, until the tooltip appears."""
        for place in places:
            self.app.press(pygame.event.Event(pygame.MOUSEMOTION, pos=place, rel=(0, 0), buttons=(0, 0, 0)))
            self.app.round(LONG)

    def _some(self, things: list[T]) -> list[T]:
        """One of some things, if there are any."""
        return [things[self.numbers.below(len(things))]] if things else []

    def _places(self) -> list[tuple[int, int]]:
        """Hexes with pieces, and hexes that are answers."""
        desk, view = self.scene.desk, self.scene.view
        taken = [
            hex_ for piece in desk.title_desk.candidates() if (hex_ := desk.title_desk.place_of(piece)) is not None
        ]
        seen = [*self._some(taken), *self._some(self._lit()), *self._some(view.visible())]
        return [place for hex_ in seen if self.scene.layout.board.collidepoint(place := view.centre(hex_))]

    def _lit(self) -> list[Hex]:
        """The hexes that are answers."""
        prompt = self.scene.desk.prompt
        return list(marked_places(prompt.lit())) if prompt is not None else []

    def _panes(self) -> list[tuple[int, int]]:
        """A place in each pane."""
        return [
            (rect.x + self.numbers.below(rect.width), rect.y + self.numbers.below(rect.height))
            for rect in self.scene.layout.panes.values()
            if rect.width and rect.height
        ]
