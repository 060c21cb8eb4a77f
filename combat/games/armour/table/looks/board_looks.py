"""Which looks the player has switched on, and whom they are about."""

from __future__ import annotations

from typing import Final

from combat.engine.kernel.record import replace
from combat.engine.space.plane.pose import Pose
from combat.games.armour.rules.state import Team
from combat.games.armour.table.armour_hub import ArmourHub
from combat.games.armour.table.stepwise_prompt import StepwisePrompt

SIGNS, SIGHT, RANGES, DANGER, COMMAND, GOALS, TAPE = (
    "signs", "sight", "ranges", "danger", "command-ring", "goals", "tape",
)  # fmt: skip
SWITCHES: Final = (SIGHT, RANGES, DANGER, COMMAND, GOALS, TAPE, SIGNS)
"""Actions of the looks in the order of the rail."""
ALONE: Final = (SIGHT, RANGES, DANGER, TAPE)
"""Looks of which one is shown at a time."""


class BoardLooks:
    """The switches of the rail, each by its key, a click, or a row of a context menu."""

    def __init__(self, desk: ArmourHub) -> None:
        self._desk = desk
        self._on = set[str]()
        self._about = ""
        """The team that was pointed at when a look was switched on; "" for the selected one."""
        self._passed = ""
        """The team that the pointer rested on when another one was chosen."""
        self.spot: Pose | None = None
        """Where the team is imagined to stand; None for where it does."""
        self.start: Pose | None = None
        """Where the tape measure begins."""

    def is_on(self, action: str) -> bool:
        """Return whether a look is switched on."""
        return action in self._on

    @property
    def shown(self) -> str:
        """Return the look that is shown alone; "" for none."""
        return next((each for each in ALONE if each in self._on), "")

    @property
    def subject(self) -> Team | None:
        """Return the team that looks are about, where it stands, is going to, or is imagined; None for none."""
        state, prompt = self._desk.state, self._desk.prompt
        team = state.teams.get(self._about or self._desk.selection.piece)
        if team is None and self.spot is not None:
            team = next(iter(state.on_table(self._desk.title_desk.teams.own_seat)), None)
        if team is None:
            return None
        planned = prompt.end_of(team.id) if isinstance(prompt, StepwisePrompt) else None
        pose = self.spot or planned or (team.pose if team.on_table else None)
        if pose is None:
            return None
        return replace(team, pose=pose, moved=team.moved if pose == team.pose else team.moved or "tactical")

    # -- switches -----------------------------------------------------------------------------------------------

    def toggle(self, action: str) -> None:
        """Switch a look on or off; one that is about a team begins with that under the pointer, else the chosen one."""
        pointed = self._pointed()
        if action in self._on and not (action in (SIGHT, RANGES, DANGER) and pointed not in ("", self._about)):
            self.hide(action)
            return
        if action in ALONE:
            self._on -= set(ALONE)
            self._about, self.spot, self.start = pointed, None, self._desk.input.aim
        self._on.add(action)
        self._changed()

    def show_at(self, action: str, team: str, spot: Pose | None = None) -> None:
        """Show a look about a team, as if it stood elsewhere."""
        self._on = self._on - set(ALONE) | {action}
        self._about, self.spot = team, spot
        self._changed()

    def measure_from(self, place: Pose) -> None:
        """Begin to measure at a place."""
        self._on = self._on - set(ALONE) | {TAPE}
        self.start = place
        self._changed()

    def look_here(self) -> None:
        """Show what the chosen team would see from the place under the pointer or cursor."""
        here = self._desk.input.aim
        if here is not None:
            self.show_at(SIGHT, self._about if self.is_on(SIGHT) else "", here)

    def hide(self, action: str) -> None:
        """Switch a look off."""
        self._on.discard(action)
        self._about, self.spot = "", None
        self._changed()

    def cancel(self) -> bool:
        """Switch off the look that is shown alone, else the command ring; return whether there was one."""
        shown = self.shown or (COMMAND if COMMAND in self._on else "")
        if shown:
            self.hide(shown)
        return bool(shown)

    def chose(self) -> None:
        """Let looks be about the team that has just been chosen, and not about the one that the pointer rests on."""
        self._about, self.spot, self._passed = "", None, self._desk.input.pointer.piece

    def _pointed(self) -> str:
        piece = self._desk.input.pointer.piece
        return piece if piece != self._passed and piece in self._desk.state.teams else ""

    def _changed(self) -> None:
        self._desk.redraw("board", "rail", "prompt")
        self._desk.view.touch()
