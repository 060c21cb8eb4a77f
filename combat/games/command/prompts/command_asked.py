"""The base of the prompts of COMMAND!."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from combat.engine.kernel.decision import Answer, Decision
from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.drawing.theme import ButtonKind
from combat.engine.stage.widgets.button import Button
from combat.engine.tabletop.prompt import Prompt
from combat.engine.tabletop.thing import HexPlace, PieceId, Thing
from combat.games.command.rules.state import State
from combat.games.command.table.command_desk import CommandDesk
from combat.games.command.words.answers_said import answer as said
from combat.games.command.words.form import Form

D = TypeVar("D", bound=Decision)


class CommandAsked(Prompt[D, State, CommandDesk]):
    """One pending question of a game."""

    def form(self) -> Form | None:
        """What lies beside it: the sums that count for it, and what is to be expected; None for nothing."""
        return None

    def choose(self, choice: str) -> None:
        """A piece on the form was clicked: it takes part, or no longer."""

    def place_meant(self, thing: Thing | None) -> Hex | None:
        """The hex that a click on the ground, or on a piece that lies there, means."""
        if isinstance(thing, HexPlace):
            return thing.hex
        return self.desk.battle.hex_of(thing.id) if isinstance(thing, PieceId) else None

    # -- buttons ------------------------------------------------------------------------------------------------

    def answers(self, value: Answer, key: str = "", kind: ButtonKind = "plain") -> Button:
        """A button that gives an answer, and says it."""
        return self.button(said(self.desk.state, self.decision, value), value, key, kind)

    def numbered(self, values: Iterable[Answer], start: int = 1) -> list[Button]:
        """Buttons with the figures of the keyboard on them, as far as these go."""
        return [
            self.answers(value, str(number) if number < 10 else "")
            for number, value in enumerate(values, start=start)
        ]

    def usual(self, value: Answer) -> Button:
        """The button that Enter presses."""
        return self.answers(value, self.keycap("accept"), "commit")

    # -- the pointer --------------------------------------------------------------------------------------------

    @property
    def piece_meant(self) -> str:
        """The piece under the pointer, else the chosen one."""
        return self.desk.pointer.piece or self.desk.selected

    def refresh(self) -> None:
        """What is chosen for the answer has changed: draw anew whatever shows it."""
        self.desk.changed("chosen")
        self.desk.redraw("board", "body", "prompt", "hand")
