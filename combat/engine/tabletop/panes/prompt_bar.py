"""Prompt bar under the board: the question or last event, and the buttons that answer."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING, Any, TypeVar

import pygame

from combat.engine.kernel.copyable import Copyable
from combat.engine.kernel.load_object import load_object
from combat.engine.stage.drawing import theme
from combat.engine.stage.drawing.drawing_guard import GUARD
from combat.engine.stage.widgets.button import Button
from combat.engine.stage.widgets.menu_row import MenuRow
from combat.engine.stage.widgets.widget import Group
from combat.engine.tabletop.desk import Desk
from combat.engine.tabletop.panes import prompt_plan, prompt_text
from combat.engine.tabletop.panes.gathered import last_row
from combat.engine.tabletop.panes.table_pane import TablePane, Tip
from combat.engine.tabletop.prompt_base import AnswerButton
from combat.engine.tabletop.thing import Thing
from combat.engine.tabletop.title_desk import TitleDesk
from combat.engine.words import text
from combat.engine.words.line import Line, rule_of, shown
from combat.engine.words.prompt_words import PromptWords
from combat.engine.words.refused import undo_refusal
from combat.engine.words.rulebook import cited

if TYPE_CHECKING:
    from combat.engine.stage.paper.context_menu import ContextMenu
    from combat.engine.tabletop.panes.prompt_text import PromptText

P = TypeVar("P", bound=Hashable)
S = TypeVar("S", bound=Copyable)
B = TypeVar("B", bound=TitleDesk[Any, Any])

CONTEXT_MENU = "combat.engine.stage.paper.context_menu:ContextMenu"
"""The context menu for hidden buttons; imported on demand."""
NUMBERS = tuple("123456789")
"""Number keys of answers."""


class PromptBar(TablePane[S, B, P]):
    """Title, text and buttons; a notice replaces the text for a few seconds."""

    def __init__(self, desk: Desk[S, B, P]) -> None:
        super().__init__(desk)
        self.group = Group()
        self.group.say_why = desk.notice.show
        self.buttons: list[Button] = []
        """All buttons, including those hidden behind "More…"."""
        self.more = Button(text("button-more"), self.show_more, desk.app.keys.label("more"))
        self._room = pygame.Rect(0, 0, 0, 0)
        self._made: tuple[object, ...] = ()
        self._asked: object = None
        """Type of the last question."""
        self._kept: tuple[object, int] = (None, 1)
        """The key of consecutive similar questions, and the number of lines kept for them."""
        self._doubled = set[tuple[int, float]]()
        """Widths and scales at which the buttons have needed a line of their own."""
        self._rule_box, self._number = pygame.Rect(0, 0, 0, 0), ""
        """The rule number and its area."""
        self._meant: Thing[P] | None = None
        """The thing that the hovered button's answer plays or takes."""

    def refresh(self) -> None:
        """Create the buttons of the current question, or those to skip or to show the end, unless they are
        unchanged.
        """
        prompt, mirror = self.desk.prompt, self.desk.mirror
        if prompt is not None:
            buttons = GUARD.ask(prompt.buttons, [])
            for button in buttons:
                button.reason = button.reason or self.desk.controls.blocked
            buttons.append(self._undo())
        elif mirror.busy and not mirror.still:
            label = text("button-next-step" if mirror.waiting else "button-skip")
            buttons = [Button(label, self.desk.animation.skip, self.desk.app.keys.label("continue"))]
        elif self.desk.over:
            buttons = [Button(text("end-show"), self.desk.show_end, self.desk.app.keys.label("accept"), "commit")]
        else:
            buttons = []
        self.show(buttons)

    def show(self, buttons: list[Button]) -> None:
        """Replace the buttons; if labels, keys and tips are the same, replace only the callbacks."""
        made = (self.desk.prompt, tuple((button.label, button.key, button.advice) for button in buttons))
        if made == self._made:
            for there, button in zip(self.buttons, buttons, strict=True):
                there.on_use = button.on_use
            return
        self._made = made
        for button in buttons if self.desk.prompt is not None else ():
            button.offered = self.desk.app.keys.label("offer")
        place = next((n for n, old in enumerate(self.buttons) if old is self.group.hovered), None)
        self.buttons = buttons
        self._lay_out()
        if place is not None and place < len(buttons) and buttons[place] in self.group.widgets:
            buttons[place].hot = True
            self.group.hovered = buttons[place]

    def rows(self, width: int) -> int:
        """Return the number of lines needed to show the question at a width, as used by `prompt_plan.height`.

        Once the buttons have needed a line below the question, they keep it at that width, so that bar and board do not
        move. Consecutive questions of one kind keep the height of the longest.
        """
        self.refresh()
        if self.desk.prompt is not None:
            self._asked = type(self.desk.prompt.decision)
        state, needed = (self._asked, width, theme.scale()), self._needed(width)
        if needed > 1:
            self._doubled.add((width, theme.scale()))
        usual = prompt_plan.USUAL if (width, theme.scale()) in self._doubled else 1
        self._kept = state, max(needed, self._kept[1] if state == self._kept[0] else usual)
        return self._kept[1]

    def _needed(self, width: int) -> int:
        line, full, pinned = self.line(), self._widths()[0], self._pinned_width()
        for rows in (prompt_plan.rows_for(width, [*full, pinned] if pinned else full), 2):
            rect = pygame.Rect(0, 0, width, prompt_plan.height(rows))
            lines = self._lines(line, self._plan(rect, line))
            if lines <= prompt_text.USUAL:
                return rows
        return lines

    def _plan(self, rect: pygame.Rect, line: PromptWords) -> prompt_plan.PromptPlan:
        """Return the layout in a rectangle; beside the question, buttons drop keys for which its text lacks room."""
        full, bare = self._widths()
        beside = rect.height < prompt_plan.height(prompt_plan.USUAL)
        least = 1 if beside else len(full)
        plans = [
            prompt_plan.prompt_plan(rect, full, bare, self.more.width(), self._pinned_width(), keyed)
            for keyed in (range(len(full), least - 1, -1) or (0,))
        ]
        return next((plan for plan in plans if self._lines(line, plan) <= prompt_text.USUAL), plans[0])

    def _lines(self, line: PromptWords, plan: prompt_plan.PromptPlan) -> int:
        """Return how many lines the question needs in a layout."""
        return self._setting(line, plan.text.width - self._rule_width(line), prompt_text.USUAL).lines

    def _undo(self) -> Button:
        button = Button(text("button-undo"), self.desk.controls.undo, self.desk.app.keys.label("undo"))
        history, together = self.desk.session.history, self.desk.controls.undone_together()
        button.tip = (text("undo-together", count=together),) if together > 1 else ()
        button.reason = self.desk.controls.blocked or ("" if history.barrier is None else undo_refusal(history.barrier))
        return button

    @property
    def _pinned(self) -> Button | None:
        """The undo button, which keeps its place at the right end from question to question; None without one."""
        return self.buttons[-1] if self.desk.prompt is not None and self.buttons else None

    def _pinned_width(self) -> int:
        return self._pinned.width(bare=False) if self._pinned is not None else 0

    def _rule_width(self, line: PromptWords) -> int:
        """Return the width of the rule number at the end of the line."""
        number = self._rule(line)
        return round(theme.font("sans", 13).width(number)) + theme.px(12) if number else 0

    def _setting(self, line: PromptWords, width: int, rows: int) -> PromptText:
        """Return the question or event, laid out for a width."""
        message = shown(self.desk.notice.text)
        return prompt_text.prompt_text(line.title, message or line.text, width, rows, 600 if message else 400)

    def _widths(self) -> tuple[list[int], list[int]]:
        """Return the widths of the buttons except the pinned one, with and without their keys."""
        others = self.buttons[:-1] if self._pinned is not None else self.buttons
        full = [button.width(bare=False) for button in others]
        return full, [button.width(bare=not _numbered(button)) for button in others]

    def _lay_out(self) -> None:
        self.more.label, self.more.key = text("button-more"), self.desk.app.keys.label("more")
        pinned = self._pinned
        plan = self._plan(self.rect, self.line())
        self._room, shown = plan.text, self.buttons[: len(plan.buttons)]
        for button, place, bare in zip(shown, plan.buttons, plan.bare, strict=True):
            button.bare, button.rect = bare and not _numbered(button), place
        self.more.rect = plan.more
        if pinned is not None:
            pinned.bare, pinned.rect = False, plan.pinned
        ends = [*([self.more] if plan.more.width else []), *([pinned] if pinned is not None else [])]
        self.group.replace([*shown, *ends])

    @property
    def left_out(self) -> list[Button]:
        """Return the buttons that do not fit and are listed by "More…"."""
        return [button for button in self.buttons if button not in self.group.widgets]

    def show_more(self) -> None:
        """Open a menu with the buttons that do not fit, if any."""
        rows = [MenuRow(button.label, button.use, button.key, button.reason) for button in self.left_out]
        if rows:
            menu = load_object(CONTEXT_MENU, lambda: ContextMenu)
            self.desk.app.push(menu(self.desk.app, rows, self.more.rect.topleft, begin=True))

    def place(self, rect: pygame.Rect) -> None:
        """Set the pane's rectangle; called after every change of size or scale."""
        super().place(rect)
        self._lay_out()

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the whole pane."""
        self.refresh()
        px, area, line = theme.px, self.rect, self.line()
        theme.lay_paper(surface, area, "prompt")
        surface.fill(theme.FRAME_EDGE, (area.x, area.bottom - px(2), area.width, px(2)))
        right = self._draw_rule(surface, self._rule(line), self._room.right, area.y + px(24))
        room = pygame.Rect(self._room.x, self._room.y, right - self._room.x, self._room.height)
        self._draw_question(surface, line, room)
        self.group.draw(surface)

    def _draw_question(self, surface: pygame.Surface, line: PromptWords, room: pygame.Rect) -> None:
        """Draw title and text, beside or below each other."""
        px, told = theme.px, theme.MISSING if self.desk.notice.refused else theme.COMMIT
        ink = told if self.desk.notice.text else theme.rgb("#3A3424")
        lines = prompt_text.USUAL + max(0, (room.height - px(prompt_plan.LINE)) // px(prompt_plan.FURTHER))
        setting, step = self._setting(line, room.width, lines), px(prompt_plan.FURTHER)

        def base(count: int) -> int:
            return room.y + (room.height - step * count) // 2 + px(13 if count > 1 else 14)

        x, y = room.x, base(len(setting.title)) if setting.beside else base(setting.lines)
        for row in setting.title:
            wide = setting.title_face.draw(surface, row, (x, y), theme.INK, room=room.width)
            y += step
        if setting.beside:
            x, y = x + round(wide) + px(prompt_text.APART), base(len(setting.words))
        for row in setting.words:
            setting.words_face.draw(surface, row, (x, y), ink, room=room.right - x)
            y += step

    def _draw_rule(self, surface: pygame.Surface, number: str, right: int, baseline: int) -> int:
        """Draw the rule number at the end of the line; return the right edge for the text."""
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
        if self.desk.notice.text:
            return rule_of(self.desk.notice.text)
        return line.rule or (cited(self.desk.prompt.decision.rule) if self.desk.prompt is not None else "")

    def rule_at(self, position: tuple[int, int]) -> str:
        """Return the rule number at a point, or "" if there is none."""
        return self._number if self._rule_box.collidepoint(position) else ""

    def line(self) -> PromptWords:
        """Return the question, or if there is none the last event."""
        if self.desk.prompt is not None:
            line = GUARD.ask(self.desk.prompt.line, PromptWords(""))
            return (
                PromptWords(line.title, shown(self.desk.controls.blocked), line.rule)
                if self.desk.controls.blocked
                else line
            )
        if not self.desk.story.lines:
            return PromptWords(GUARD.ask(self.desk.table.heading, "", self.desk.state))
        entry = last_row(self.desk.story.lines)
        result = "" if self.desk.presenter.rolling else entry.result
        return PromptWords(entry.head, " · ".join(part for part in (entry.sum, result) if part))

    def place_of(self, kind: str, name: str) -> pygame.Rect | None:
        """Return the area of a button, found by key ("button") or answer ("answer"), or None if there is no such
        button.

        For a button that does not fit, return the area of "More…".
        """
        if kind not in ("answer", "button"):
            return None
        key = self.desk.app.keys.label(name) if name in self.desk.app.keys.bindings else name
        shown = [one for one in self.buttons if (_gives(one, name) if kind == "answer" else one.key == key)]
        if not shown:
            return None
        return shown[0].rect if shown[0] in self.group.widgets else self.more.rect

    def move(self, position: tuple[int, int]) -> bool:
        """Report the thing of the hovered button's answer to the title.

        Always return False, as the bar itself need not be redrawn.
        """
        found = next((button for button in self.group.widgets if button.rect.collidepoint(position)), None)
        meant = found.means if isinstance(found, AnswerButton) else None
        if meant != self._meant:
            self._meant = meant
            self.desk.title_hooks.answer_pointed(meant)
        return False

    def tip(self, position: tuple[int, int]) -> Tip | None:
        """Return the tooltip for a point, or None if there is none."""
        found = self.group.hovered
        if found is not None and found.rect.collidepoint(position):
            return self._advice(found) if isinstance(found, Button) else None
        if self.desk.prompt is None:
            return None
        line, hint = self.line(), self.desk.prompt.hint()
        words = f"{line.title} {shown(self.desk.notice.text) or line.text}".strip()
        asked = Line(words) if self.desk.notice.text else Line(words, line.rule)
        return Tip("prompt", (asked, hint) if hint and hint not in words else (asked,), pygame.Rect(position, (1, 1)))

    def _advice(self, button: Button) -> Tip | None:
        """Return the tooltip of a button, with its key if it is not on the button."""
        key = button.key if button.bare else ""
        lines = button.advice or ((button.label,) if key else ())
        return Tip(("button", button.key, button.advice), lines, button.rect, key) if lines else None


def _gives(button: Button, answer: str) -> bool:
    """Return whether a button gives an answer."""
    return isinstance(button, AnswerButton) and button.gives == answer


def _numbered(button: Button) -> bool:
    """Return whether a button has a number key, which it always shows, as hints speak of number keys in general."""
    return button.key in NUMBERS
