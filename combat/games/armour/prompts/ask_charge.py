"""Charges into contact: the ways that the game proposes for a unit are laid out, and taken or not (L699, L731)."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import TypeVar

from combat.engine.kernel.decision import Answer, Decision
from combat.engine.space.plane.pose import Pose
from combat.engine.stage.widgets.button import Button
from combat.engine.tabletop.overlay.place_mark import Mark
from combat.engine.tabletop.thing import PieceId, Thing
from combat.engine.words import text
from combat.engine.words.prompt_words import PromptWords
from combat.games.armour.prompts.armour_asked import ArmourAsked
from combat.games.armour.rules.answers import Charge, ChargeRoute
from combat.games.armour.rules.assault.charge_proposals import proposed_charge
from combat.games.armour.rules.state import Team, Unit
from combat.games.armour.table.armour_hub import ArmourHub

D = TypeVar("D", bound=Decision)


class AskCharge(ArmourAsked[D]):
    """The chosen unit charges with every team that finds a way; a click on one of them takes it out or in again."""

    first: bool
    """Whether it is the first charge of an assault, not one of a counterattack."""

    def __init__(self, desk: ArmourHub, decision: D) -> None:
        super().__init__(desk, decision)
        self.left_out = set[str]()
        """Teams that stay where they are."""
        self._made: tuple[object, Charge | None] | None = None

    @abstractmethod
    def chargers(self, unit: Unit) -> list[Team]:
        """Return the teams that may charge with a unit."""

    @property
    def charge(self) -> Charge | None:
        """Return the charge that is laid out; None if no team of the chosen unit finds a way."""
        unit = self.desk.title_desk.unit
        if unit is None or unit.seat != self.decision.seat:
            return None
        key = unit.id, frozenset(self.left_out)
        if self._made is None or self._made[0] != key:
            teams = [team for team in self.chargers(unit) if team.id not in self.left_out]
            self._made = key, proposed_charge(self.state, teams, first=self.first) if teams else None
        return self._made[1]

    @property
    def ways(self) -> tuple[ChargeRoute, ...]:
        """Return the ways that are laid out."""
        charge = self.charge
        return () if charge is None else charge.parts

    def lit(self) -> Mapping[Thing[Pose], Mark]:
        """Return the teams that may charge."""
        return {PieceId(team.id): "legal" for unit in self.units() for team in self.chargers(unit)}

    def click(self, thing: Thing[Pose]) -> bool:
        """Choose a unit, or let a team of the chosen one stay or charge after all."""
        if not isinstance(thing, PieceId) or not self.is_own(thing):
            return False
        before = self.desk.title_desk.unit
        if before is not None and self.team(thing).unit == before.id and self.desk.selection.piece == thing.id:
            self.left_out ^= {thing.id}
        self.desk.selection.select(thing.id)
        self.desk.redraw("board", "prompt", "unit")
        return True

    def chief(self, unit: Unit) -> str:
        """Return the team by which a unit is chosen: one that may charge."""
        able = [team.id for team in self.chargers(unit)]
        return unit.leader if unit.leader in able or not able else able[0]

    def charge_buttons(self, done: Answer | None, label: str) -> list[Button]:
        """Return the buttons: charge as laid out, or the answer that ends the question."""
        found = list[Button]()
        charge = self.charge
        if charge is not None:
            found.append(self.button(text("charge-go"), charge, "Enter", "commit"))
        if done is not None:
            found.append(self.button(label, done, "Ctrl+Enter", "plain" if found else "commit"))
        return found

    def line(self) -> PromptWords:
        """Return the prompt with what is laid out."""
        said, units = super().line(), self.units()
        if not self.ways:
            return said if units else PromptWords(said.title, text("charge-nobody"), rule=said.rule)
        return PromptWords(said.title, text("charge-laid", count=len(self.ways)), rule=said.rule)

    def units(self) -> Sequence[Unit]:
        """Return the units with teams that may charge."""
        return [unit for unit in self.state.living(self.decision.seat) if self.chargers(unit)]
