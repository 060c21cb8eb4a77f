"""Prompt for secret notes before deployment: which units wait in ambush or in reserve (A35, A36, A40)."""

from __future__ import annotations

from collections.abc import Sequence

from combat.engine.space.plane.pose import Pose
from combat.engine.stage.widgets.button import Button
from combat.engine.tabletop.desk import Desk
from combat.engine.words import text
from combat.games.armour.prompts.armour_asked import ArmourAsked
from combat.games.armour.rules.answers import DONE
from combat.games.armour.rules.hidden.hide_units import (
    HideUnits,
    hiding_refusal,
    named_reserves,
    reserve_points,
)
from combat.games.armour.rules.hidden.hiding import AMBUSH, RESERVE, Hiding
from combat.games.armour.rules.hidden.off_table import unseen_units
from combat.games.armour.rules.state import State, Unit
from combat.games.armour.table.armour_desk import ArmourDesk


class AskHide(ArmourAsked[HideUnits]):
    """Prompt for `HideUnits`: a key or button moves the selected unit to ambush or reserve, or back; another answers
    with the notes.
    """

    letters = True

    def __init__(self, desk: Desk[State, ArmourDesk, Pose], decision: HideUnits) -> None:
        super().__init__(desk, decision)
        self.lists: dict[str, list[str]] = {AMBUSH: [], RESERVE: []}
        """The ids of the units that are chosen so far."""

    def units(self) -> Sequence[Unit]:
        """Return the units that may wait off the table: the seat's, without its named reserves."""
        named = {unit.id for unit in named_reserves(self.state, self.decision.seat)}
        units = unseen_units(self.state, self.decision.seat)
        return [unit for unit in units if unit.id not in named]

    def begin(self) -> None:
        """Select the first unit."""
        self.desk.selection.select(self.chief(self.units()[0]))

    def standing(self, unit: Unit) -> str:
        """Return where a unit is noted to wait: "ambush", "reserve", or "" if it is deployed.

        Transports and observers are in reserve with their unit.
        """
        if unit.id in self.lists[AMBUSH]:
            return AMBUSH
        named = {each.id for each in named_reserves(self.state, self.decision.seat)}
        return RESERVE if {unit.id, unit.parent} & {*self.lists[RESERVE], *named} else ""

    @property
    def _unit(self) -> Unit | None:
        unit = self.desk.title_desk.unit
        return unit if unit is not None and any(each.id == unit.id for each in self.units()) else None

    def toggle(self, where: str) -> None:
        """Note the selected unit as in ambush or reserve (`where`), or remove the note; show the reason if that is
        refused.
        """
        unit = self._unit
        if unit is None:
            return
        lists = {name: [each for each in units if each != unit.id] for name, units in self.lists.items()}
        if unit.id not in self.lists[where]:
            lists[where].append(unit.id)
        else:
            split = [each.id for each in self.units() if each.parent == unit.id]
            lists[where] = [each for each in lists[where] if each not in split]
        if any(lists.values()):
            refused = hiding_refusal(self.state, self.decision.seat, Hiding(lists[AMBUSH], lists[RESERVE]))
            if refused is not None:
                self.desk.notice.show(self.said(refused))
                return
        self.lists = lists
        self.desk.redraw("prompt", "units")

    def buttons(self) -> list[Button]:
        """Return the buttons: answer with the notes; ambush and reserve, each with how much of it is used."""
        side = self.state.book.mission.side(self.decision.seat)
        ambush, reserve = self.lists[AMBUSH], self.lists[RESERVE]
        answer = Hiding(ambush, reserve) if ambush or reserve else DONE
        found = [self.button(text("hide-done"), answer, "Ctrl+Enter", "commit")]
        if side.ambush:
            count = sum(1 for unit in ambush if not self.state.units[unit].parent)
            label = text("hide-ambush", count=count, most=side.ambush)
            found.append(Button(label, lambda: self.toggle(AMBUSH), "A"))
        if side.reserves is not None and side.reserves.share:
            points = sum(self.state.units[unit].points for unit in reserve)
            label = text("hide-reserve", points=points, most=reserve_points(self.state, self.decision.seat))
            found.append(Button(label, lambda: self.toggle(RESERVE), "R"))
        return found
