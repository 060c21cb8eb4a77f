"""The line under the board: what is asked or what happens, and the buttons that answer it."""

from __future__ import annotations

from typing import Any, TypeVar

import pygame

from combat.engine.kernel.copied import Copied
from combat.engine.stage.drawing import theme
from combat.engine.stage.drawing.lettering import Face, Rgb
from combat.engine.stage.widgets.button import Button
from combat.engine.stage.widgets.widget import Group
from combat.engine.tabletop.desk import Desk
from combat.engine.tabletop.panes.part import Part, Tip
from combat.engine.tabletop.title_desk import TitleDesk
from combat.engine.words import text
from combat.engine.words.line import Line, rule_of, shown
from combat.engine.words.prompt_words import PromptWords

S = TypeVar("S", bound=Copied)
B = TypeVar("B", bound=TitleDesk[Any])

TEXT_LEAST, TITLE_LEAST = 320, 180
"""Pixels at scale 1 that are kept for the question, and for no more than what it is about."""
FITS = ((False, TEXT_LEAST), (True, TEXT_LEAST), (True, TITLE_LEAST))
"""Whether buttons are bare of their keys, and what is kept for the question: tried in turn until all buttons find room;
those that find none in the last are left to their keys."""
WORDS_LEAST = 150
"""Pixels at scale 1 beside the title below which a question that is longer stands under it."""
ROWS = 2
"""Lines at most; of a question that is longer its last sentences are left to the tooltip."""


class PromptBar(Part[S, B]):
    """Title, text and buttons; a refusal takes the place of the text for a while."""

    def __init__(self, desk: Desk[S, B]) -> None:
        super().__init__(desk)
        self.group = Group()
        self.buttons: list[Button] = []
        """All that can be pressed by key, also those that find no room on the line."""
        self._made: tuple[object, ...] = ()
        self._rule_box, self._number = pygame.Rect(0, 0, 0, 0), ""
        """The number that leads to the rulebook, and where it stands."""

    def refresh(self) -> None:
        """Makes the buttons of the pending question, unless they are there already."""
        asking, mirror = self.desk.asking, self.desk.mirror
        if asking is not None:
            buttons = asking.buttons()
            if self.desk.session.undo_barrier is None:
                buttons.append(Button(text("button-undo"), self.desk.undo, self.desk.app.keys.label("undo")))
        elif mirror.busy:
            label = text("button-continue" if mirror.waiting else "button-skip")
            buttons = [Button(label, self.desk.skip, self.desk.app.keys.label("continue"))]
        elif self.desk.over:
            buttons = [Button(text("end-show"), self.desk.show_end, self.desk.app.keys.label("accept"), "commit")]
        else:
            buttons = []
        self.show(buttons)

    def show(self, buttons: list[Button]) -> None:
        """Puts other buttons in the place of those that are there, if they are others."""
        made = (self.desk.asking, tuple((button.label, button.key, button.advice) for button in buttons))
        if made == self._made:
            return
        self._made = made
        place = next((n for n, old in enumerate(self.group.widgets) if old is self.group.hovered), None)
        self.buttons = buttons
        self._lay_out()
        if place is not None and place < len(self.group.widgets):
            buttons[place].hot = True
            self.group.hovered = buttons[place]

    def _lay_out(self) -> None:
        fitting = 0
        for bare, kept in FITS:
            fitting = self._line_up(bare, self.rect.x + theme.px(kept))
            if fitting == len(self.buttons):
                break
        self.group.replace(self.buttons)
        del self.group.widgets[fitting:]

    def _line_up(self, bare: bool, least: int) -> int:
        """Places the buttons from the right; returns how many of them leave free what lies left of `least`."""
        right, fitting = self.rect.right - theme.px(8), 0
        for button in self.buttons:
            button.bare = bare
            right = button.place(right, self.rect.y + theme.px(4)).left - theme.px(8)
            fitting += right >= least
        return fitting

    def place(self, rect: pygame.Rect) -> None:
        super().place(rect)
        self._lay_out()

    def draw(self, surface: pygame.Surface) -> None:
        self.refresh()
        px, area = theme.px, self.rect
        theme.lay_paper(surface, area, "prompt")
        surface.fill(theme.FRAME_EDGE, (area.x, area.bottom - px(2), area.width, px(2)))
        left = min((button.rect.left for button in self.group.widgets), default=area.right) - px(12)
        line = self.line()
        baseline = area.y + px(24)
        left = self._draw_rule(surface, self._rule(line), left, baseline)
        x = area.x + px(16)
        told = theme.MISSING if self.desk.refused else theme.COMMIT
        message = shown(self.desk.message)
        words, ink = (message, told) if message else (line.text, theme.rgb("#3A3424"))
        title = theme.font("sans", 17, 700)
        beside = left - x - round(title.width(line.title)) - px(8)
        if words and beside < px(WORDS_LEAST) and theme.font("sans", 16).width(words) > beside:
            theme.font("sans", 14.5, 700).draw(surface, line.title, (x, baseline - px(8)), theme.INK, room=left - x)
            self._draw_under(surface, words, (x, baseline + px(8)), left - x, ink)
        else:
            x += round(title.draw(surface, line.title, (x, baseline), theme.INK, room=left - x)) + px(8)
            self._draw_words(surface, words, (x, baseline), left - x, ink)
        self.group.draw(surface)

    def _draw_words(self, surface: pygame.Surface, words: str, at: tuple[int, int], room: int, ink: Rgb) -> None:
        """On the line, or in two smaller lines where one is too short for them."""
        weight, (x, baseline) = 600 if self.desk.message else 400, at
        face = theme.font("sans", 16, weight)
        if face.fit(words, room)[0] == words:
            face.draw(surface, words, at, ink, room=room)
            return
        small = theme.font("sans", 13.5, weight)
        first, *rest = small.wrap(whole_sentences(small, words, room), room)
        if not rest:
            small.draw(surface, first, at, ink, room=room)
            return
        small.draw(surface, first, (x, baseline - theme.px(8)), ink, room=room)
        small.draw(surface, " ".join(rest), (x, baseline + theme.px(7)), ink, room=room)

    def _draw_under(self, surface: pygame.Surface, words: str, at: tuple[int, int], room: int, ink: Rgb) -> None:
        """Below the title, as many sentences as one small line holds."""
        small = theme.font("sans", 13.5, 600 if self.desk.message else 400)
        small.draw(surface, whole_sentences(small, words, room, 1), at, ink, room=room)

    def _draw_rule(self, surface: pygame.Surface, number: str, right: int, baseline: int) -> int:
        """The number of what is asked or refused, at the end of the line; returns where the text must end."""
        face, self._number = theme.font("sans", 13), number
        self._rule_box = pygame.Rect(0, 0, 0, 0)
        if not number:
            return right
        wide = round(face.draw(surface, number, (right, baseline), theme.INK_3, align="right"))
        surface.fill(
            theme.mix(theme.PROMPT, theme.INK_3, 0.6), (right - wide, baseline + theme.px(3), wide, theme.px(1))
        )
        self._rule_box = pygame.Rect(right - wide, baseline - theme.px(15), wide, theme.px(22))
        return right - wide - theme.px(12)

    def _rule(self, line: PromptWords) -> str:
        if self.desk.message:
            return rule_of(self.desk.message)
        return line.rule or (self.desk.asking.decision.rule if self.desk.asking is not None else "")

    def rule_at(self, position: tuple[int, int]) -> str:
        return self._number if self._rule_box.collidepoint(position) else ""

    def line(self) -> PromptWords:
        """What is asked, or what was told last."""
        if self.desk.asking is not None:
            return self.desk.asking.line()
        if not self.desk.story.lines:
            return PromptWords(self.desk.table.heading(self.desk.state))
        entry = self.desk.story.lines[-1].entry
        result = "" if self.desk.told.rolling else entry.result
        return PromptWords(entry.head, " · ".join(part for part in (entry.sum, result) if part))

    def tip(self, position: tuple[int, int]) -> Tip | None:
        found = self.group.hovered
        if found is not None and found.rect.collidepoint(position):
            return self._advice(found) if isinstance(found, Button) else None
        if self.desk.asking is None:
            return None
        line, hint = self.line(), self.desk.asking.hint()
        words = f"{line.title} {shown(self.desk.message) or line.text}".strip()
        asked = Line(words) if self.desk.message else Line(words, line.rule)
        return Tip("prompt", (asked, hint) if hint else (asked,), pygame.Rect(position, (1, 1)))

    def _advice(self, button: Button) -> Tip | None:
        """What is to be known of a button, and its key where it does not stand on it."""
        key = button.key if button.bare else ""
        lines = button.advice or ((button.label,) if key else ())
        return Tip(("button", button.key, button.advice), lines, button.rect, key) if lines else None


def whole_sentences(face: Face, words: str, room: int, rows: int = ROWS) -> str:
    """As many sentences of a text as fit into the lines that there are, the first in any case."""
    while len(face.wrap(words, room)) > rows and ". " in words.rstrip("."):
        words = words.rstrip(".").rpartition(". ")[0] + "."
    return words
