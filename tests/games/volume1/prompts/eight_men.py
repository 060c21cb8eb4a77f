"""A turn of eight men on an empty meadow, played with mouse or keys while every input is counted."""

from __future__ import annotations

import pygame

from combat.engine.kernel.record import replace
from combat.engine.space.hexes.board import Board
from combat.engine.space.hexes.hex import Hex, label
from combat.games.volume1.rules.play.sequence import new_state
from combat.games.volume1.rules.state import Clock, Man, State
from tests.games.volume1.skirmish import skirmish
from tests.games.volume1.table.sitting import Sitting

SIZE = (24, 20)
EIGHT = 8
WALK = 4
"""Number of hexes that an evading man moves in a turn."""


def meadow(men: int = EIGHT) -> State:
    """Return a state with men of all three teams in a row and no enemies, before the cards of the first turn."""
    book = skirmish(turns=3)
    board = Board.of("wide", *SIZE)
    own = [figure for figure in book.figures.values() if figure.side == "friendly"]
    teams = ("able", "baker", "charlie")
    chosen = [figure for team in teams for figure in [one for one in own if one.team == team][: -(-men // 3)]][:men]
    scenario = replace(
        book.scenario, cup=(), enemy_hexes=(), objectives=(), compass_at=Hex("06.05"), compass_to=Hex("06.04")
    )
    state = new_state(replace(book, board=board, scenario=scenario))
    for place, figure in enumerate(chosen):
        state.men[figure.id] = Man(figure.id, "friendly", figure.team, hex=label(5 + 2 * place, 16), morale="normal")
    state.clock = Clock(1, "friendly-cards")
    return state


def north(hex_: Hex | None, hexes: int = WALK) -> Hex:
    """Return the hex a number of hexes north of another."""
    assert hex_ is not None
    return label(hex_.column, hex_.row - hexes)


class Counted:
    """A battle at the table that counts every click, drag and key press."""

    def __init__(self, state: State | None = None) -> None:
        self.sitting = Sitting(state=state or meadow())
        self.inputs = 0

    @property
    def men(self) -> dict[str, Man]:
        """Return the displayed men by id."""
        return self.sitting.desk.state.men

    def press(self, *chords: str) -> None:
        """Press keys; each counts as one input."""
        for chord in chords:
            self.inputs += 1
            self.sitting.press(chord)
            self.sitting.settle()

    def click(self, at: tuple[int, int]) -> None:
        """Click at a screen point; this counts as one input."""
        self.inputs += 1
        self.sitting.click(at)
        self.sitting.settle()

    def drag(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        """Drag from one screen point to another; this counts as one input."""
        self.inputs += 1
        self.sitting.drag(start, end)
        self.sitting.settle()

    def at(self, hex_: Hex) -> tuple[int, int]:
        """Return the screen point of the middle of a hex in the current view."""
        return self.sitting.scene.view.centre(hex_)

    def all_seen(self) -> None:
        """Zoom out to the whole board; this does not count as an input."""
        view = self.sitting.scene.view
        while view.camera.step > view.camera.least:
            view.zoom(-1)
        view.camera.finish()
        self.sitting.rounds()

    def counter(self, man: str) -> tuple[int, int]:
        """Return the screen point of the middle of a man's counter."""
        place = self.sitting.desk.title_desk.people.place_of(man)
        assert place is not None
        return place.x + place.size // 2, place.y + place.size // 2

    def beside(self, man: str, dx: int, dy: int) -> tuple[int, int]:
        """Return a screen point that lies `dx` and `dy` times twice a counter's size from a man's counter."""
        x, y = self.counter(man)
        far = 2 * self.sitting.desk.title_desk.people.size
        return x + dx * far, y + dy * far

    def shift_drag(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        """Drag from one screen point to another with Shift held; this counts as one input."""
        pygame.key.set_mods(pygame.KMOD_SHIFT)
        try:
            self.drag(start, end)
        finally:
            pygame.key.set_mods(pygame.KMOD_NONE)

    def marker(self, order: str) -> tuple[int, int]:
        """Return the screen point of the middle of an order marker in the tray."""
        return dict(self.sitting.tray._zones)[order].center

    def button(self, kind: str) -> tuple[int, int]:
        """Return the screen point of the middle of the prompt's button of a kind."""
        bar = self.sitting.scene.bar
        bar.refresh()
        return next(button.rect.center for button in bar.buttons if button.kind == kind)

    def shift_click(self, at: tuple[int, int]) -> None:
        """Click at a screen point with Shift held; this counts as one input."""
        pygame.key.set_mods(pygame.KMOD_SHIFT)
        try:
            self.click(at)
        finally:
            pygame.key.set_mods(pygame.KMOD_NONE)
