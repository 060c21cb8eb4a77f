"""The menu of a battle in progress: go on, read the briefing, save a copy, settings, keys, leave."""

from __future__ import annotations

import pygame

from combat.engine.stage.drawing import theme
from combat.engine.stage.drawing.fitted_type import closer, fitting
from combat.engine.stage.paper.dialog import lay_slip
from combat.engine.stage.scene import Scene
from combat.engine.stage.stage import Stage
from combat.engine.stage.widgets.button import Button
from combat.engine.stage.widgets.widget import Group
from combat.engine.words import text, translated
from combat.engine.words.line import shown
from combat.games.volume1.scenes import battle_end
from combat.games.volume1.table.panels.top_cells import turn_words
from combat.games.volume1.table.volume_scene import VolumeScene

WIDTH, HEAD, ROW, MARGIN = 400, 108, 44, 26
TALL, LEAST, EDGE = 36, 32, 6
"""Height of a button, the least distance from one to the next, and the slip's from the window, at scale 1."""


class PauseScene(Scene):
    """A slip over the table; Esc goes back to it. A lesson, which has no briefing, has less to offer."""

    overlay, least = True, (600, 330)

    def __init__(self, app: Stage, table: VolumeScene) -> None:
        super().__init__(app)
        self.table, scenario = table, table.session.book.scenario
        save = Button(text("button-save"), self._save, app.keys.label("save"))
        save.reason = "" if table.session.record is not None else text("no-record")
        concede = Button(text("button-concede"), self._concede, "C")
        concede.reason = battle_end.cannot_concede(table)
        restart = Button(text("button-restart"), self._restart, "R")
        restart.reason = battle_end.cannot_restart(table)
        load = Button(text("menu-load"), self._load, "L")
        load.reason = battle_end.cannot_load(table)
        report = Button(text("report-button"), self._report, "P")
        report.tip = (text("report-button-tip"),)
        report.reason = "" if table.session.source is not None else text("no-record")
        study = Button(text("button-study"), self._study, "T")
        study.tip = (text("button-study-tip"),)
        study.reason = battle_end.cannot_study(table)
        self._buttons = [
            Button(text("button-continue"), app.pop, app.keys.label("cancel"), "commit"),
            *([Button(text("button-briefing"), self._briefing, "B")] if scenario.briefing else []),
            Button(text("button-rulebook"), self._rulebook, app.keys.label("help")),
            *([save] if table.session.record is not None or scenario.briefing else []),
            Button(text("menu-settings"), self._settings, "S"),
            Button(text("keys-title"), self._keys, app.keys.label("keys")),
            *([report] if table.session.source is not None or scenario.briefing else []),
            *([load, study, restart, concede] if table.may_end else []),
            Button(text(table.leave_words), self._leave, app.keys.label("quit")),
        ]
        self.group = Group(self._buttons)
        self.group.ends = True
        self._slip = pygame.Rect(0, 0, 0, 0)

    # -- what the buttons do ------------------------------------------------------------------------------------

    def _briefing(self) -> None:
        self.app.replace(self.app.make("scenario", played=self.table.session.begun_with))

    def _rulebook(self) -> None:
        self.app.replace(self.app.make("rulebook"))

    def _settings(self) -> None:
        self.app.replace(self.app.make("settings", over=True))

    def _keys(self) -> None:
        self.app.pop()
        self.table.show_keys()

    def _save(self) -> None:
        self.app.pop()
        self.table.save()

    def _report(self) -> None:
        self.app.replace(self.app.make("report", path=self.table.session.source))

    def _load(self) -> None:
        self.app.pop()
        battle_end.ask_load(self.table)

    def _study(self) -> None:
        self.app.replace(self.app.make("study", desk=self.table.desk))

    def _restart(self) -> None:
        self.app.pop()
        battle_end.ask_restart(self.table)

    def _concede(self) -> None:
        self.app.pop()
        battle_end.ask_concede(self.table)

    def _leave(self) -> None:
        self.app.pop()
        self.table.ask_leave()

    # -- the scene ----------------------------------------------------------------------------------------------

    def resize(self) -> None:
        """The buttons under each other, closer where the window is low, and in two columns where that is not enough."""
        px, (width, height), count = theme.px, self.app.size, len(self._buttons)
        free = height - px(HEAD + MARGIN) - px(2 * EDGE)
        columns = 1 if free >= px(LEAST) * count else 2
        rows = -(-count // columns)
        pitch = min(px(ROW), free // rows)
        wide = min(px(WIDTH) * columns, width - px(2 * EDGE))
        self._slip = pygame.Rect(0, 0, wide, px(HEAD + MARGIN) + pitch * rows)
        self._slip.center = (width // 2, round(height * 0.46))
        self._slip.clamp_ip(pygame.Rect(0, 0, width, height).inflate(-2 * px(EDGE), -2 * px(EDGE)))
        inner = self._slip.inflate(-2 * px(MARGIN), 0)
        across = (inner.width + px(ROW - TALL)) // columns
        for place, button in enumerate(self._buttons):
            x, y = inner.x + place // rows * across, self._slip.y + px(HEAD) + pitch * (place % rows)
            button.rect = pygame.Rect(x, y, across - px(ROW - TALL), min(px(TALL), pitch - px(2)))
        self.invalidate()

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEBUTTONDOWN and not self._slip.collidepoint(event.pos):
            self.app.pop()
            return True
        if self.app.keys.is_(event, "menu"):
            self.app.pop()
            return True
        self.group.handle(event)
        self.dirty |= self.group.dirty
        return True

    def draw(self, surface: pygame.Surface) -> None:
        px, slip = theme.px, self._slip
        lay_slip(surface, slip)
        pygame.draw.rect(surface, theme.mix(theme.FORM, theme.INK, 0.55), slip, 1)
        left, room = slip.x + px(MARGIN), slip.width - 2 * px(MARGIN)
        scenario = self.table.desk.state.book.scenario
        title = translated(scenario.title)
        heading = fitting(title, room, ("heading", 21, 400), ("heading", 18, 400), ("heading", 15, 400))
        heading.draw(surface, title, (left, slip.y + px(44)), theme.INK, room=room)
        when = turn_words(self.table.desk.state)
        small = theme.font("sans", 14)
        small.draw(surface, when, (left, slip.y + px(68)), theme.INK_2)
        told = next((button.tip for button in self._buttons if button.hot or button.focused), ())
        kept = shown(told[0]) if told else text(self.table.kept_words)
        closer(kept, room, 14, 400).draw(surface, kept, (left, slip.y + px(88)), theme.INK_3, room=room)
        self.group.draw(surface)
