"""Replay controls: a timeline with turns and steps, and the pace."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Hashable
from typing import Any, Protocol, TypeVar

import pygame

from combat.engine.kernel.copyable import Copyable
from combat.engine.play.replays.replay_session import ReplaySession
from combat.engine.stage.drawing import theme
from combat.engine.stage.settings import PACES
from combat.engine.stage.widgets.button import Button
from combat.engine.stage.widgets.choice import Choice, Slider
from combat.engine.stage.widgets.widget import Group
from combat.engine.tabletop.desk import Desk
from combat.engine.tabletop.panes.prompt_bar import PromptBar
from combat.engine.tabletop.panes.table_pane import TablePane, Tip
from combat.engine.tabletop.title_desk import TitleDesk
from combat.engine.words import capital, text
from combat.engine.words.prompt_words import PromptWords

P = TypeVar("P", bound=Hashable)
S = TypeVar("S", bound=Copyable)
B = TypeVar("B", bound=TitleDesk[Any, Any])

PACE, PACE_LEAST = 380, 700
"""Width of the pace choice, and least width of the strip to show it, at scale 1."""
GROOVE = 24
"""Height of the upper part with the timeline; the turn numbers are below, at scale 1."""
NUMBER_ROOM = 16
"""Least distance of two turn numbers in pixels at scale 1."""


class Replaying(Protocol[S, B, P]):
    """The replay scene, as needed by its bar and strip."""

    playing: bool
    session: ReplaySession[S, Any]

    @property
    def desk(self) -> Desk[S, B, P]:
        """Return the desk of the replayed game."""

    def toggle_play(self) -> None:
        """Start or stop automatic playback."""

    def step(self, step: int) -> None:
        """Step to the next (1) or previous (-1) event."""

    def go_to(self, place: int) -> None:
        """Show the state after `place` events."""

    def play_on(self) -> None:
        """Open the dialog that continues from here as a new game."""


class ReplayBar(PromptBar[S, B, P]):
    """Prompt bar of a replay: the last event, and buttons that step through the game."""

    def __init__(self, scene: Replaying[S, B, P]) -> None:
        super().__init__(scene.desk)
        self.scene = scene

    def refresh(self) -> None:
        """Create the buttons that play and step, and replace the current ones if they differ."""
        keys, scene, session = self.desk.app.keys, self.scene, self.scene.session
        label = text("replay-pause" if scene.playing else "replay-play")
        play = Button(label, scene.toggle_play, keys.label("continue"), "commit")
        on = Button(text("lab-forward"), lambda: scene.step(1), keys.label("step-on"))
        back = Button(text("lab-back"), lambda: scene.step(-1), keys.label("step-back"))
        take_up = Button(text("replay-take-up"), scene.play_on, keys.label("commit"))
        on.reason = text("lab-at-end") if session.over else ""
        back.reason = "" if session.at else text("lab-at-start")
        take_up.reason = text("replay-no-more") if self.desk.over else ""
        self.show([play, on, back, take_up])

    def line(self) -> PromptWords:
        """Return the fault that stopped the replay, else the question or the last event."""
        session = self.scene.session
        if session.over and session.fault:
            return PromptWords(text("lab-stops"), session.fault)
        return super().line()


class Course(Slider):
    """Slider with its groove in the upper part, so that numbers fit below the groove."""

    @property
    def track(self) -> pygame.Rect:
        """Return the area in which the slider's knob moves."""
        across = theme.px(8)
        return pygame.Rect(self.rect.x + across, self.rect.y, self.rect.width - 2 * across, theme.px(GROOVE))


class ReplayStrip(TablePane[S, B, P]):
    """Timeline with a long tick for each turn and a short one for each step."""

    def __init__(self, scene: Replaying[S, B, P]) -> None:
        super().__init__(scene.desk)
        self.session = session = scene.session
        self.slider = Course(0, (0, max(1, len(session.steps))), 1, lambda place: scene.go_to(round(place)))
        paces = [text(f"pace-{pace}") for pace in PACES]
        self.pace = Choice(paces, 0, lambda place: self.desk.animation.set_pace(PACES[place]))
        self.group = Group([self.slider, self.pace])

    def place(self, rect: pygame.Rect) -> None:
        """Set the pane's rectangle; called after every change of size or scale."""
        super().place(rect)
        px, line = theme.px, rect.inflate(-theme.px(16), 0)
        self.pace.rect = pygame.Rect(line.right, line.y, 0, 0)
        if line.width >= px(PACE_LEAST):
            self.pace.rect = pygame.Rect(line.right - px(PACE), rect.y + px(9), px(PACE), px(28))
            line.width -= px(PACE + 12)
        self.group.replace([self.slider, self.pace] if self.pace.rect.width else [self.slider])
        self.slider.rect = pygame.Rect(line.x, rect.y + px(2), line.width, rect.height - px(2))

    def on_language(self) -> None:
        """Create stored texts again after a change of language."""
        self.pace.labels = tuple(text(f"pace-{pace}") for pace in PACES)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the whole pane."""
        theme.lay_paper(surface, self.rect, "form")
        self.slider.value = self.session.at
        self.pace.chosen = PACES.index(self.desk.app.settings.pace)
        self._draw_ticks(surface)
        self.group.draw(surface)

    def _x(self, place: int) -> int:
        track = self.slider.track
        return track.left + round(track.width * place / self.slider.ends[1])

    def _draw_ticks(self, surface: pygame.Surface) -> None:
        px, track = theme.px, self.slider.track
        top = track.centery + px(3)
        faint = theme.mix(theme.FORM, theme.INK_3, 0.55)
        for place, moment in self.session.moments:
            if moment.step:
                surface.fill(faint, (self._x(place), top, px(1), px(6)))
        free = track.left - px(NUMBER_ROOM)
        for place, turn in self.session.turns():
            x = self._x(place)
            surface.fill(theme.INK_2, (x, top, px(1), px(10)))
            if turn and x - free >= px(NUMBER_ROOM):
                told = place <= self.session.at
                face = theme.font("sans", 13, 700 if told else 400)
                face.draw(surface, str(turn), (x, self.rect.bottom - px(5)), theme.INK, align="center")
                free = x

    def tip(self, position: tuple[int, int]) -> Tip | None:
        """Return the tooltip for a point, or None if there is none."""
        if not self.slider.rect.collidepoint(position):
            return None
        track = self.slider.track
        place = round((position[0] - track.left) / max(1, track.width) * self.slider.ends[1])
        here = bisect_right(self.session.moments, place, key=lambda known: known[0]) - 1
        moment = self.session.moments[max(0, here)][1]
        keys = self.desk.app.keys
        advice = text("replay-advice", on=keys.named("turn-on"), back=keys.named("turn-back"))
        return Tip(("course", here), (capital(self.desk.table.moment(moment)), advice), self.slider.rect)
