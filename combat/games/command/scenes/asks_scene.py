"""Settings list: for each action, whether the player is asked always, only if it could matter, or never."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import pygame

from combat.engine.stage.drawing import theme
from combat.engine.stage.paper.typed_list_scene import TypedListScene
from combat.engine.stage.widgets.button import Button
from combat.engine.words import capital, text
from combat.games.command.rules.actions.boosts import INITIATIVE
from combat.games.command.standing.habits import NEXT_ROLL, REROLL, SET_OFF
from combat.games.command.table.command_settings import GROUPS, wish_of
from combat.games.command.words import command_names as names

HEAD, SINGLE = 26, 20
"""Height of a heading, and reduction of a row's height, in pixels at scale 1."""
FIRST = {actions[0]: group for group, actions in GROUPS.items()}
"""Group of each action that starts one."""
OWN_WORDS = {REROLL: "asks-reroll", NEXT_ROLL: "asks-next-roll", SET_OFF: "asks-set-off", INITIATIVE: "term-initiative"}
"""Message ids of entries that are no action of a card."""


class AsksScene(TypedListScene[str]):
    """List with a row per action under group headings; Enter or a click selects the next value."""

    title, note, empty, width = "asks-title", "asks-note", "asks-title", 620

    def rows(self) -> Iterable[str]:
        """Return the rows from top to bottom."""
        return [action for actions in GROUPS.values() for action in actions]

    def key(self, row: str) -> str:
        """Return the identity of a row, by which it stays selected when the list is reloaded."""
        return row

    def buttons(self) -> Sequence[Button]:
        """Return the buttons for the selected row, from the right."""
        return [
            Button(text("asks-next"), self.open_chosen, "Enter", "commit"),
            Button(text("asks-group"), self._as_group, "G"),
            Button(text("asks-usual"), self._reset, "R"),
        ]

    def refusals(self, row: str | None) -> Sequence[str]:
        """Return "" for each button, since none is ever disabled."""
        return ["", "", ""]

    # -- input ------------------------------------------------------------------------------------------------------

    def open(self, row: str) -> None:
        """Set the action to its next value, on Enter or a second click."""
        wish = wish_of(row)
        values, now = wish.values, self.app.settings.wish(wish)
        self._set([row], values[(values.index(now) + 1) % len(values)])

    def _as_group(self) -> None:
        """Set the whole group to the value of the selected action."""
        row = self.row
        if row is not None:
            group = next(actions for actions in GROUPS.values() if row in actions)
            self._set(group, self.app.settings.wish(wish_of(row)))

    def _reset(self) -> None:
        for row in self.rows():
            self._set([row], wish_of(row).usual)

    def _set(self, actions: Iterable[str], value: str) -> None:
        for action in actions:
            self.app.settings.wishes[wish_of(action).name] = value
        self.invalidate()

    def leave(self) -> None:
        """Save the settings when the screen closes; show a warning if that fails."""
        if fault := self.app.settings.save():
            self.app.warn(text("settings-not-kept", cause=fault))
        super().leave()

    # -- drawing ----------------------------------------------------------------------------------------------------

    def above(self, row: str) -> int:
        """Return the extra height in pixels above a row: that of a group heading above the first row of a group."""
        return theme.px(HEAD) if row in FIRST else 0

    def below(self, row: str) -> int:
        """Return the negative extra height of a row, which has a single line."""
        return -theme.px(SINGLE)

    def draw_above(self, surface: pygame.Surface, box: pygame.Rect, row: str) -> None:
        """Draw the group heading above a row."""
        head = text(f"asks-group-{FIRST[row].replace('_', '-')}")
        at = (box.x + theme.px(16), box.bottom - theme.px(6))
        theme.font("condensed", 15, 700).draw(surface, head, at, theme.INK_3, room=box.width - theme.px(32))

    def draw_row(self, surface: pygame.Surface, box: pygame.Rect, row: str) -> None:
        """Draw a row: the name of the action and its current value."""
        px = theme.px
        wish, base = wish_of(row), box.y + px(24)
        value = self.app.settings.wish(wish)
        ink = theme.INK_2 if value == wish.usual else theme.COMMIT
        said = text(wish.words[value])
        face = theme.font("sans", 15, 500)
        wide = round(face.draw(surface, said, (box.right - px(16), base), ink, align="right"))
        name = capital(text(OWN_WORDS[row])) if row in OWN_WORDS else names.use(row)
        room = box.width - px(48) - wide
        theme.font("sans", 15).draw(surface, name, (box.x + px(28), base), theme.INK, room=room)
