"""What a lab file says of itself, and its script: dice, cards and answers, those given so far crossed off."""

from __future__ import annotations

from collections import Counter

import pygame

from combat.engine.stage.drawing import theme
from combat.engine.stage.drawing.lettering import Face, Rgb, Role
from combat.engine.stage.pane import Draw
from combat.engine.stage.widgets.button import Button
from combat.engine.tabletop.panes.prompt_bar import PromptBar
from combat.engine.words import text, translated
from combat.engine.words.prompt_words import PromptWords
from combat.games.volume1.reports.lab_session import LabSession
from combat.games.volume1.rules.state import State
from combat.games.volume1.table import palette
from combat.games.volume1.table.battle_desk import BattleDesk
from combat.games.volume1.table.panels.volume_part import VolumePart
from combat.games.volume1.table.pieces import card_pictures
from combat.games.volume1.table.pieces.faces_from_state import enemy_card_face, friendly_card_face
from combat.games.volume1.table.volume_desk import VolumeDesk

QUEUES = ("d10", "d6", "friendly_cards", "enemy_cards", "cup")
ROW, CHIP, LABEL = 28, 26, 92
"""Height of a row of the script, least width of a chip, and the room for its name, in pixels at scale 1."""
CARD = 232
"""Width of a card seen whole, in pixels at scale 1."""
WORDS = 14.5
"""Size of the words."""
FAULT_TYPES: tuple[tuple[Role, float, int], ...] = (("sans", 14.5, 18), ("condensed", 14, 17), ("condensed", 13, 14))
"""Role, size and line height of the types for a fault, the largest first."""
SCRIPT_SHARE = 0.4
"""How much of the panel's width the script takes."""


class LabBar(PromptBar[State, BattleDesk]):
    """The line under the board: what was told last, and the buttons that go through the file."""

    def __init__(self, desk: VolumeDesk, session: LabSession) -> None:
        super().__init__(desk)
        self.session = session

    def refresh(self) -> None:
        keys, desk, session = self.desk.app.keys, self.desk, self.session
        forward = Button(text("lab-forward"), desk.redo, keys.label("continue"), "commit")
        to_end = Button(text("lab-to-end"), lambda: self._go_to(len(session.steps)), keys.label("to-end"))
        back = Button(text("lab-back"), desk.undo, keys.label("undo"))
        restart = Button(text("lab-restart"), lambda: self._go_to(0), keys.label("to-start"))
        for button in (forward, to_end):
            button.reason = text("lab-at-end") if session.over else ""
        for button in (back, restart):
            button.reason = "" if session.at else text("lab-at-start")
        self.show([forward, to_end, back, restart])

    def _go_to(self, place: int) -> None:
        self.session.go_to(place)
        self.desk.redraw("prompt", "body")

    def line(self) -> PromptWords:
        if self.session.over and self.session.fault:
            return PromptWords(text("lab-stops"), self.session.fault)
        return super().line()


class LabPanel(VolumePart):
    """The file's own words on the left, its script on the right."""

    def __init__(self, desk: VolumeDesk, session: LabSession) -> None:
        super().__init__(desk)
        self.session = session
        self._cards: list[tuple[str, int, pygame.Rect]] = []
        """The deck, the number and the chip of each card in the script."""
        self.broken: tuple[str, ...] = ()
        """What is wrong with the file as it was written last; nothing while it can be read."""
        self.hot: tuple[str, int] | None = None
        """The card whose chip is under the pointer: it is seen whole."""

    def move(self, position: tuple[int, int]) -> bool:
        hot = next(((deck, number) for deck, number, box in self._cards if box.collidepoint(position)), None)
        changed, self.hot = hot != self.hot, hot
        return changed

    def float(self) -> tuple[pygame.Rect, Draw] | None:
        """The card under the pointer, over the board, for `Panes.add_float`."""
        box = next((box for deck, number, box in self._cards if (deck, number) == self.hot), None)
        if self.hot is None or box is None:
            return None
        deck, number = self.hot
        width = theme.px(CARD)
        if deck == "enemy_cards":
            piece = card_pictures.enemy(enemy_card_face(self.desk.state, number), width)
        else:
            piece = card_pictures.friendly(friendly_card_face(self.desk.state, number), width)
        whole = pygame.Rect((0, 0), card_pictures.card_size(width))
        whole.midbottom = (box.centerx, self.desk.view.rect.bottom - theme.px(6))
        whole.clamp_ip(self.desk.view.rect.inflate(-theme.px(12), -theme.px(12)))
        return whole.inflate(theme.px(24), theme.px(24)), lambda surface: piece.draw(surface, whole.x, whole.y)

    def draw(self, surface: pygame.Surface) -> None:
        area, px = self.rect, theme.px
        self._cards = []
        if not area.height:
            return
        theme.lay_paper(surface, area, "form")
        words, script = self._halves()
        surface.fill(
            theme.mix(theme.FORM, theme.INK_3, 0.5),
            (script.x - px(16), area.y + px(12), px(1), area.height - px(24)),
        )
        if self.faults():
            self._draw_fault(surface, words)
        else:
            title, named = theme.font("sans", 16, 700), translated(self.session.lab.title)
            title.draw(surface, named, (words.x, words.y + px(20)), theme.INK, room=words.width)
            for line, y in self._lines(words):
                if y < words.bottom:
                    theme.font("sans", WORDS).draw(surface, line, (words.x, y), theme.rgb("#3A3424"))
        self._draw_script(surface, script)

    def faults(self) -> tuple[str, ...]:
        """Why the file cannot be read as it is now, or be gone through to its end."""
        stops = (self.session.fault,) if self.session.over and self.session.fault else ()
        return self.broken or stops

    def _draw_fault(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Its faults, whole, in the place of its words."""
        lines, face, step = self.fault_lines(area)
        title = text("lab-broken" if self.broken else "lab-stops")
        at = (area.x, area.y + theme.px(20))
        theme.font("sans", 16, 700).draw(surface, title, at, theme.MISSING, room=area.width)
        y = area.y + theme.px(22)
        for line in lines:
            y += step
            face.draw(surface, line, (area.x, y), theme.INK)

    def fault_lines(self, area: pygame.Rect | None = None) -> tuple[list[str], Face, int]:
        """The faults in lines, in the largest type in which they find room, and how far the lines are apart."""
        area = self._halves()[0] if area is None else area
        room = area.height - theme.px(26)
        for role, size, step in FAULT_TYPES:
            face = theme.font(role, size, 500)
            lines = face.wrap("\n".join(self.faults()), area.width, paths=True)
            if len(lines) * theme.px(step) <= room:
                break
        return lines[: room // theme.px(step)], face, theme.px(step)

    def _halves(self) -> tuple[pygame.Rect, pygame.Rect]:
        """Where the words stand, and where the script."""
        px, area = theme.px, self.rect
        script = pygame.Rect(area)
        script.width = round(area.width * SCRIPT_SHARE)
        script.right = area.right
        words = pygame.Rect(area.x, area.y, area.width - script.width, area.height)
        return words.inflate(-px(32), -px(8)), script.inflate(-px(32), -px(12))

    def _lines(self, area: pygame.Rect) -> list[tuple[str, int]]:
        """The words, line by line, and where each stands."""
        px, lab, y = theme.px, self.session.lab, area.y + theme.px(20)
        lines = []
        for paragraph in lab.text or (str(self.session.path),):
            y += px(4)
            for line in theme.font("sans", WORDS).wrap(translated(paragraph), area.width, paths=True):
                y += px(18)
                lines.append((line, y))
        return lines

    def _draw_script(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        session, spent = self.session, self.session.given[: self.session.spent]
        used = Counter(given.to for given in spent if given.scripted)
        y = area.y + theme.px(2)
        for queue in QUEUES:
            values = [str(value) for value in session.lab.chance.get(queue, ())]
            if values:
                deck = queue if queue.endswith("_cards") else ""
                name = text(f"lab-{queue.replace('_', '-')}")
                y = self._draw_row(surface, area, y, name, values, used[queue], deck)
        answered = sum(given.scripted for given in spent if given.to not in QUEUES)
        answers = [str(answer.value) for answer in session.lab.answers]
        if answers:
            y = self._draw_row(surface, area, y, text("lab-answers"), answers, answered)
        if y == area.y + theme.px(2):
            theme.font("sans", 14).draw(surface, text("lab-no-script"), (area.x, y + theme.px(18)), theme.INK_3)

    def _draw_row(
        self,
        surface: pygame.Surface,
        area: pygame.Rect,
        y: int,
        name: str,
        values: list[str],
        used: int,
        deck: str = "",
    ) -> int:
        """One queue: its name and its chips, as many lines as they need; returns where the next row begins."""
        px, face = theme.px, theme.font("sans", 14, 600)
        theme.font("sans", 13.5).draw(surface, name, (area.x, y + px(18)), theme.INK_2, room=px(LABEL - 8))
        x = area.x + px(LABEL)
        for place, value in enumerate(values):
            wide = max(px(CHIP), round(face.width(value)) + px(14))
            if x + wide > area.right and x > area.x + px(LABEL):
                x, y = area.x + px(LABEL), y + px(ROW)
            if y + px(ROW) > area.bottom + px(8):
                return y
            box = pygame.Rect(x, y + px(2), wide, px(22))
            self._draw_chip(surface, box, value, place - used)
            if deck and value.isdigit():
                self._cards.append((deck, int(value), box))
            x += wide + px(5)
        return y + px(ROW)

    def _draw_chip(self, surface: pygame.Surface, box: pygame.Rect, value: str, ahead: int) -> None:
        """A value: paler and crossed off when it was given, framed when it is next."""
        px = theme.px
        ink: Rgb = theme.INK_3 if ahead < 0 else theme.INK
        edge = palette.MUST if ahead == 0 else theme.mix(theme.FORM, theme.INK_3, 0.6)
        fill = theme.mix(theme.FORM, theme.INK_3, 0.12) if ahead < 0 else theme.FIELD
        theme.draw_box(surface, box, fill, edge=edge, radius=3, line=2.0 if ahead == 0 else 1.0)
        theme.font("sans", 14, 600).draw_in(surface, value, box, ink, align="center")
        if ahead < 0:
            surface.fill(theme.INK_3, (box.x + px(5), box.centery, box.width - px(10), max(1, px(1))))
