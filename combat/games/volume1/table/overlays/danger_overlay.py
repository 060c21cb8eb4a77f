"""The danger overlay: how likely the chosen man would be hit in each hex, as the known enemies stand (9.3, 13.0).

A number in each hex, and behind it strokes that grow denser and cross: colour tells nothing that they do not.
"""

from __future__ import annotations

import functools
import time
from collections.abc import Mapping

import pygame

from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.drawing import pencil, shapes, theme
from combat.engine.stage.drawing.lettering import Rgb
from combat.engine.tabletop.overlay.acetate import crossed
from combat.engine.words import text
from combat.engine.words.line import Spoken
from combat.games.volume1.rules.play import danger
from combat.games.volume1.rules.play.danger import Danger
from combat.games.volume1.rules.sight.night import is_dark
from combat.games.volume1.rules.state import Man
from combat.games.volume1.table.overlays import sight_key
from combat.games.volume1.table.volume_desk import VolumeDesk
from combat.games.volume1.words import answering_fire, names
from combat.games.volume1.words.promises import planned

STEPS = (20, 40, 60)
"""Per cent at which the strokes grow denser."""
AT_ONCE = 0.006
"""How long it reckons for one picture, in seconds: an enemy whose field of view is not known yet takes most of it."""
SMALLEST = 30
"""How wide a hex must be for a number, in pixels at scale 1."""


class DangerOverlay:
    """Strokes and numbers on the board for one man; kept until something changes that they are reckoned from."""

    def __init__(self, desk: VolumeDesk) -> None:
        self.desk = desk
        self.on = False
        self.strip = pygame.Rect(0, 0, 0, 0)
        """Where it says that it is on."""
        self._from: tuple[object, ...] = ()
        self._found: dict[Hex, Danger] = {}
        self._left: list[Man] = []
        """The enemies who are still to be reckoned with."""

    @property
    def man(self) -> Man | None:
        """The player's man who is asked about, else the chosen one, as he is planned; None for none."""
        battle = self.desk.battle
        for man in (battle.asked_about, battle.chosen):
            if man is not None and man.side == "friendly" and man.on_board:
                return planned(self.desk.state, man, battle.marker)
        return None

    @property
    def shown(self) -> bool:
        """Whether it lies on the board just now."""
        return self.on and not self.desk.battle.sight and self.man is not None

    def toggle(self) -> None:
        """Lay it on the board in place of a line of sight, or take it away."""
        self.on = not self.on
        if self.on and self.man is None:
            self.on = False
            self.desk.say(text("choose-man-first"))
        if self.on:
            self.desk.battle.overlay.hide()
        self.desk.redraw("board", "prompt")

    def show_man(self, man: str) -> None:
        """Choose a man and show the danger to him."""
        self.desk.select(man)
        if not self.on:
            self.toggle()

    def press(self, position: tuple[int, int]) -> bool:
        """A click upon its strip takes it away."""
        if not self.shown or not self.strip.collidepoint(position):
            return False
        self.toggle()
        return True

    # -- what is reckoned ---------------------------------------------------------------------------------------

    def found(self) -> Mapping[Hex, Danger]:
        """The worst for each hex; reckoned anew only after a change, and where that takes long, picture by picture."""
        man, state = self.man, self.desk.state
        if man is None:
            return {}
        facts = (
            man.id, man.order, state.board, state.clock, state.initiative, state.night, state.flares, state.clouds,
            state.melee, state.effects, *state.men.values(), *state.guns.values(),
        )  # fmt: skip
        if facts != self._from:
            self._from, self._found, self._left = facts, {}, danger.shooters(state)[::-1]
        end = time.thread_time() + AT_ONCE
        while self._left:
            danger.worsen(state, self._left.pop(), man, self._found)
            if time.thread_time() >= end:
                break
        if self._left:
            self.desk.redraw("board")
        return self._found

    def lines(self, hex_: Hex) -> tuple[Spoken, ...]:
        """The sum of the likeliest shot in a hex, with what a hit would bring there."""
        man, worst = self.man, self.found().get(hex_) if self.shown else None
        if man is None or worst is None:
            return ()
        state = self.desk.state
        return answering_fire.summed(state.book, answering_fire.in_hex(state, state.men[worst.foe], man, hex_))

    # -- drawing ------------------------------------------------------------------------------------------------

    def draw_ground(self, surface: pygame.Surface) -> None:
        """The strokes of each hex in sight, denser by steps."""
        if not self.shown:
            return
        view, found = self.desk.view, self.found()
        size, ink = (round(view.hex_width), round(view.hex_height)), pencil.hatch_ink(is_dark(self.desk.state))
        blits = []
        for hex_ in view.visible():
            worst = found.get(hex_)
            if worst is not None:
                x, y = view.centre(hex_)
                stamp = crossed(size, step_of(worst.chance), ink)
                blits.append((stamp, (x - size[0] // 2, y - size[1] // 2)))
        surface.fblits(blits)

    def draw_figures(self, surface: pygame.Surface) -> None:
        """The numbers, below the counters' middle, and the strip."""
        if not self.shown:
            return
        view, found = self.desk.view, self.found()
        blits = []
        for hex_ in view.visible() if view.hex_width >= theme.px(SMALLEST) else ():
            worst = found.get(hex_)
            if worst is not None:
                plate = _plate(names.percent(worst.chance), theme.scale(), theme.CLEAR)
                x, y = view.centre(hex_)
                down = round(view.hex_height * 0.34)
                blits.append((plate, (x - plate.get_width() // 2, y + down - plate.get_height() // 2)))
        surface.fblits(blits)
        self._draw_strip(surface)

    def _draw_strip(self, surface: pygame.Surface) -> None:
        man, keys, view = self.man, self.desk.app.keys, self.desk.view
        assert man is not None
        size = self.desk.battle.people.size
        here = pygame.Rect(0, 0, size, 2 * size)
        here.center = view.centre(man.place)
        message = "danger-title" if self.found() or self._left else "danger-safe"
        title = text(message, man=names.man(self.desk.state, man.id))
        caps = (keys.label("danger"), keys.label("cancel"))
        self.strip = sight_key.draw(surface, view.rect, title, caps, here, entries)


def step_of(chance: float) -> int:
    """How dense the strokes are, from 1 to 4."""
    percent = names.percent(chance)
    return 1 + sum(percent >= step for step in STEPS)


def entries(size: tuple[int, int]) -> tuple[sight_key.Entry, ...]:
    """The strokes with what they mean."""
    limits = (*STEPS, 0)
    return tuple(
        (crossed(size, step, theme.HATCH), text(f"danger-step-{step}", percent=limit))
        for step, limit in enumerate(limits, 1)
    )


@functools.lru_cache(maxsize=128)
def _plate(percent: int, scale: float, ink: Rgb) -> pygame.Surface:
    """A number on a small plate."""
    face, words = theme.font("sans", 13, 700), str(percent)
    size = (round(face.width(words)) + round(8 * scale), round(17 * scale))
    plate = shapes.rounded(size, round(4 * scale), theme.FIELD, ink, max(1.0, scale)).copy()
    face.draw_in(plate, words, plate.get_rect(), ink, align="center")
    return plate
