"""Danger overlay: how likely known enemies are to hit the selected man in each hex (9.3, 13.0).

Each hex has a number over hatching that becomes denser and crosses; an M marks a Morale Check without a hit. Colour
alone carries no information.
"""

from __future__ import annotations

import time

import pygame

from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.drawing import pencil, theme
from combat.engine.tabletop.hexes.hatching import crossed
from combat.engine.words import text
from combat.engine.words.line import Spoken
from combat.games.volume1.rules.play import danger
from combat.games.volume1.rules.play.danger import Dangers
from combat.games.volume1.rules.sight.night import is_dark
from combat.games.volume1.rules.state import Man
from combat.games.volume1.table.overlays import sight_key
from combat.games.volume1.table.overlays.danger_drawing import STEPS, DangerDrawing, plate
from combat.games.volume1.table.volume_desk import VolumeDesk
from combat.games.volume1.words import answering_fire, names
from combat.games.volume1.words.promises import planned

AT_ONCE = 0.004
"""Maximum computing time per frame in seconds; an uncached field of view takes most of it."""
NOTHING = Dangers()
"""Shown before the computation is complete."""


class DangerOverlay:
    """Hatching and numbers for one man, cached until something that they depend on changes."""

    def __init__(self, desk: VolumeDesk) -> None:
        self.desk = desk
        self.on = False
        self.strip = pygame.Rect(0, 0, 0, 0)
        """Rectangle of the strip."""
        self.pointed = False
        """Whether the pointer is on the strip, which unfolds it."""
        self._from: tuple[object, ...] = ()
        self._found = Dangers()
        self._left: list[Man] = []
        """Enemies still to be computed."""
        self._drawn = DangerDrawing(desk.view)

    @property
    def man(self) -> Man | None:
        """The friendly man asked about, else the selected one, with the order being considered; None if there is
        neither.
        """
        battle = self.desk.title_desk
        for man in (battle.asked_about, battle.chosen):
            if man is not None and man.side == "friendly" and man.on_board:
                return planned(self.desk.state, man, battle.pointed_marker.order)
        return None

    @property
    def shown(self) -> bool:
        """Whether the overlay is visible."""
        return self.on and not self.desk.title_desk.sight and self.man is not None

    def toggle(self) -> None:
        """Show or hide the overlay; it replaces the line-of-sight overlay. If no man is selected, a notice says so."""
        self.on = not self.on
        if self.on and self.man is None:
            self.on = False
            self.desk.notice.show(text("choose-man-first"))
        if self.on:
            self.desk.title_desk.overlay.hide()
        self.desk.redraw("board", "prompt")

    def show_man(self, man: str) -> None:
        """Select a man and show the danger to him."""
        self.desk.selection.select(man)
        if not self.on:
            self.toggle()

    def press(self, position: tuple[int, int]) -> bool:
        """Handle a click: hide the overlay if the click is on its legend, and return whether it was."""
        if not self.shown or not self.strip.collidepoint(position):
            return False
        self.toggle()
        return True

    # -- computation --------------------------------------------------------------------------------------------

    def found(self) -> Dangers:
        """Return the worst danger in each hex; empty until all enemies are computed, over several frames."""
        man, state = self.man, self.desk.state
        if man is None:
            return NOTHING
        facts = (
            man.id, man.order, state.board, state.clock, state.initiative, state.night, state.flares, state.clouds,
            state.melee, state.effects, *state.men.values(), *state.guns.values(),
        )  # fmt: skip
        if facts != self._from:
            self._from, self._found, self._left = facts, Dangers(), danger.shooters(state)[::-1]
            self._reckon(man)
        return NOTHING if self._left else self._found

    def _reckon(self, man: Man) -> None:
        """Compute one enemy after another within the time limit of a frame."""
        end = time.thread_time() + AT_ONCE
        while self._left:
            danger.worsen(self.desk.state, self._left.pop(), man, self._found)
            if time.thread_time() >= end:
                break
        self.desk.redraw("board")

    def lines(self, hex_: Hex) -> tuple[Spoken, ...]:
        """Return the tooltip lines of a hex: the computation of each number in it, and the effect of a hit."""
        man = self.man
        if man is None or not self.shown:
            return ()
        state, told = self.desk.state, list[Spoken]()
        for worst in self.found().in_hex(hex_):
            told += answering_fire.summed(state.book, answering_fire.in_hex(state, state.men[worst.foe], man, hex_))
        return tuple(told)

    # -- drawing ------------------------------------------------------------------------------------------------

    def forget(self) -> None:
        """Clear the cached drawing."""
        self._drawn.forget()

    def draw_ground(self, surface: pygame.Surface) -> None:
        """Draw the hatching of each hex in danger, denser with the danger."""
        man = self.man
        if not self.shown or man is None:
            self.forget()
            return
        found = self.found()
        self._drawn.draw_strokes(surface, found, pencil.hatch_ink(is_dark(self.desk.state)))
        if self._left and not self.desk.view.apart:
            self._reckon(man)

    def draw_numbers(self, surface: pygame.Surface) -> None:
        """Draw the numbers; the counters are drawn above them."""
        if self.shown:
            self._drawn.draw_numbers(surface, self.found())

    def draw_strip(self, surface: pygame.Surface) -> None:
        """Draw the legend: title, patterns, and the keys that hide the overlay."""
        if not self.shown:
            return
        man, keys, view = self.man, self.desk.app.keys, self.desk.view
        assert man is not None
        size = self.desk.title_desk.people.size
        here = pygame.Rect(0, 0, size, 2 * size)
        here.center = view.centre(man.place)
        message = "danger-title" if self.found() or self._left else "danger-safe"
        who = names.man(self.desk.state, man.id)
        titles = (text(message, man=who), text("danger-title-short", man=who))
        caps = (keys.label("danger"), keys.label("cancel"))
        men = sight_key.men_in_view(self.desk)
        self.strip = sight_key.draw(surface, view, titles, caps, here, entries, men, unfolded=self.pointed)


def entries(size: tuple[int, int]) -> tuple[sight_key.Entry, ...]:
    """Return the legend's entries: pictures of the given size in pixels, with their meanings."""
    limits = (*STEPS, 0)
    check = pygame.Surface(size, pygame.SRCALPHA)
    sign = plate(text("danger-check-sign"), theme.scale())
    check.blit(sign, sign.get_rect(center=check.get_rect().center))
    strokes = [
        (crossed(size, step, theme.HATCH), text(f"danger-step-{step}", percent=limit))
        for step, limit in enumerate(limits, 1)
    ]
    return (*strokes, (check, text("danger-check-only")))
