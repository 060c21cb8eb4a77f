"""The danger overlay: how likely the chosen man would be hit in each hex, as the known enemies stand (9.3, 13.0).

A number in each hex, with an M where the hit would bring a Morale Check only, and behind it strokes that grow denser
and cross: colour tells nothing that they do not.
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
"""How long it reckons for one picture, in seconds: an enemy whose field of view is not known yet takes most of it."""
NOTHING = Dangers()
"""What is shown before all is reckoned."""


class DangerOverlay:
    """Strokes and numbers on the board for one man; kept until something changes that they are reckoned from."""

    def __init__(self, desk: VolumeDesk) -> None:
        self.desk = desk
        self.on = False
        self.strip = pygame.Rect(0, 0, 0, 0)
        """Where it says that it is on."""
        self.pointed = False
        """Whether the pointer is there: all of it is shown."""
        self._from: tuple[object, ...] = ()
        self._found = Dangers()
        self._left: list[Man] = []
        """The enemies who are still to be reckoned with."""
        self._drawn = DangerDrawing(desk.view)

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
            self.desk.notice.show(text("choose-man-first"))
        if self.on:
            self.desk.battle.overlay.hide()
        self.desk.redraw("board", "prompt")

    def show_man(self, man: str) -> None:
        """Choose a man and show the danger to him."""
        self.desk.selection.select(man)
        if not self.on:
            self.toggle()

    def press(self, position: tuple[int, int]) -> bool:
        """A click upon its strip takes it away."""
        if not self.shown or not self.strip.collidepoint(position):
            return False
        self.toggle()
        return True

    # -- what is reckoned ---------------------------------------------------------------------------------------

    def found(self) -> Dangers:
        """The worst for each hex; nothing of it before all the enemies are reckoned with."""
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
        """Go on with one enemy after the other, for as long as one picture allows it."""
        end = time.thread_time() + AT_ONCE
        while self._left:
            danger.worsen(self.desk.state, self._left.pop(), man, self._found)
            if time.thread_time() >= end:
                break
        self.desk.redraw("board")

    def lines(self, hex_: Hex) -> tuple[Spoken, ...]:
        """The sum of each number in a hex, with what a hit would bring there."""
        man = self.man
        if man is None or not self.shown:
            return ()
        state, told = self.desk.state, list[Spoken]()
        for worst in self.found().in_hex(hex_):
            told += answering_fire.summed(state.book, answering_fire.in_hex(state, state.men[worst.foe], man, hex_))
        return tuple(told)

    # -- drawing ------------------------------------------------------------------------------------------------

    def forget(self) -> None:
        """Let go of what was drawn."""
        self._drawn.forget()

    def draw_ground(self, surface: pygame.Surface) -> None:
        """The strokes of each hex in sight, denser by steps."""
        man = self.man
        if not self.shown or man is None:
            self.forget()
            return
        found = self.found()
        self._drawn.draw_strokes(surface, found, pencil.hatch_ink(is_dark(self.desk.state)))
        if self._left and not self.desk.view.apart:
            self._reckon(man)

    def draw_numbers(self, surface: pygame.Surface) -> None:
        """The numbers, below the counters' middle."""
        if self.shown:
            self._drawn.draw_numbers(surface, self.found())

    def draw_strip(self, surface: pygame.Surface) -> None:
        """What the overlay shows, and how to leave it."""
        if not self.shown:
            return
        man, keys, view = self.man, self.desk.app.keys, self.desk.view
        assert man is not None
        size = self.desk.battle.people.size
        here = pygame.Rect(0, 0, size, 2 * size)
        here.center = view.centre(man.place)
        message = "danger-title" if self.found() or self._left else "danger-safe"
        who = names.man(self.desk.state, man.id)
        titles = (text(message, man=who), text("danger-title-short", man=who))
        caps = (keys.label("danger"), keys.label("cancel"))
        men = sight_key.men_in_view(self.desk)
        self.strip = sight_key.draw(surface, view, titles, caps, here, entries, men, unfolded=self.pointed)


def entries(size: tuple[int, int]) -> tuple[sight_key.Entry, ...]:
    """The strokes and the M with what they mean."""
    limits = (*STEPS, 0)
    check = pygame.Surface(size, pygame.SRCALPHA)
    sign = plate(text("danger-check-sign"), theme.scale())
    check.blit(sign, sign.get_rect(center=check.get_rect().center))
    strokes = [
        (crossed(size, step, theme.HATCH), text(f"danger-step-{step}", percent=limit))
        for step, limit in enumerate(limits, 1)
    ]
    return (*strokes, (check, text("danger-check-only")))
