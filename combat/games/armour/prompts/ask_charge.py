"""Base of the prompts for charges: the game proposes the routes of a unit's teams, which the player accepts or
changes (L699, L731).
"""

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
from combat.games.armour.rules.assault.charge_proposals import proposed_charge, proposed_route
from combat.games.armour.rules.assault.eligibility import nearest_enemies
from combat.games.armour.rules.state import Team, Unit
from combat.games.armour.standing.charge_forecast import ChargeForecast, forecast
from combat.games.armour.table.armour_hub import ArmourHub
from combat.games.armour.words import armour_names as names

D = TypeVar("D", bound=Decision)


class AskCharge(ArmourAsked[D]):
    """Prompt for a charge: all teams of the chosen unit that can, charge; a click on one removes or adds it."""

    alone = True
    first: bool
    """Whether it is the first charge of an assault, not one of a counterattack."""

    def __init__(self, desk: ArmourHub, decision: D) -> None:
        super().__init__(desk, decision)
        self.left_out = set[str]()
        """Teams that stay where they are."""
        self.wanted = dict[str, str]()
        """The enemy that a team is to charge, where that was chosen."""
        self._made: tuple[object, Charge | None] | None = None
        self._foreseen: tuple[Charge, ChargeForecast] | None = None

    def actors(self, unit: Unit) -> Sequence[str]:
        """Return the ids of a unit's teams that may charge."""
        return [team.id for team in self.chargers(unit)]

    @abstractmethod
    def chargers(self, unit: Unit) -> list[Team]:
        """Return the teams of a unit that may charge."""

    def charging(self) -> list[Team]:
        """Return the teams of the chosen unit that should charge, without removed ones; empty if no own unit is
        chosen.
        """
        unit = self.desk.title_desk.unit
        own = unit is not None and unit.seat == self.decision.seat
        return (
            [team for team in self.chargers(unit) if team.id not in self.left_out] if own and unit is not None else []
        )

    @property
    def charge(self) -> Charge | None:
        """Return the planned charge; None if no team can reach an enemy. Cached."""
        teams = self.charging()
        key = tuple(team.id for team in teams), tuple(sorted(self.wanted.items()))
        if self._made is None or self._made[0] != key:
            made = proposed_charge(self.state, teams, first=self.first, wanted=self.wanted) if teams else None
            self._made = key, made
        return self._made[1]

    @property
    def forecast(self) -> ChargeForecast | None:
        """Return the expected defensive fire at the charge; None without a charge, or in a counterattack. Cached."""
        charge = self.charge
        if charge is None or not self.first:
            return None
        if self._foreseen is None or self._foreseen[0] != charge:
            self._foreseen = charge, forecast(self.state, charge)
        return self._foreseen[1]

    @property
    def ways(self) -> tuple[ChargeRoute, ...]:
        """Return the planned routes; empty without a charge."""
        charge = self.charge
        return () if charge is None else charge.parts

    def lit(self) -> Mapping[Thing[Pose], Mark]:
        """Return the teams that may charge, marked as legal."""
        return {PieceId(team.id): "legal" for unit in self.units() for team in self.chargers(unit)}

    def click(self, thing: Thing[Pose]) -> bool:
        """Select a team, remove the selected one from the charge or add it, or send it against the clicked enemy.

        Returns whether the click was used.
        """
        if not isinstance(thing, PieceId) or thing.id not in self.state.teams:
            return False
        chosen = self.desk.selection.piece
        if not self.is_own(thing):
            return self._aim(chosen, thing.id)
        if chosen == thing.id and self.charger is not None:
            self.left_out ^= {thing.id}
        self.desk.selection.select(thing.id)
        self._changed()
        return True

    @property
    def charger(self) -> Team | None:
        """Return the selected team if it may charge; otherwise None."""
        unit, chosen = self.desk.title_desk.unit, self.desk.selection.piece
        if unit is None or unit.seat != self.decision.seat:
            return None
        return next((team for team in self.chargers(unit) if team.id == chosen), None)

    def _aim(self, chosen: str, enemy: str) -> bool:
        """Send the chosen team against an enemy, or show that it finds no way to it."""
        team = self.charger
        if team is None or not self.state.teams[enemy].on_table:
            return False
        if proposed_route(self.state, team, (), first=self.first, only=enemy) is None:
            about = {"team": names.team(self.state, chosen), "enemy": names.team(self.state, enemy)}
            self.desk.notice.show(text("charge-no-way", **about))
            return True
        self.wanted[chosen] = enemy
        self.left_out.discard(chosen)
        self._changed()
        return True

    def _next_target(self) -> None:
        """Send the chosen team against the next enemy that it can reach."""
        team = self.charger
        if team is None:
            return
        enemies = [enemy.id for enemy in nearest_enemies(self.state, team)]
        now = self.wanted.get(team.id, "")
        after = enemies.index(now) + 1 if now in enemies else 0
        for enemy in (*enemies[after:], *enemies[:after]):
            if enemy != now and proposed_route(self.state, team, (), first=self.first, only=enemy) is not None:
                self._aim(team.id, enemy)
                return

    def take_back(self) -> bool:
        """Undo all changes to the proposed charge; return whether there were any."""
        changed = bool(self.left_out or self.wanted)
        self.left_out, self.wanted = set(), {}
        self._changed()
        return changed

    def _leave_out(self) -> None:
        self.left_out ^= {self.desk.selection.piece}
        self._changed()

    def _changed(self) -> None:
        self.desk.redraw("board", "prompt", "unit")

    def chief(self, unit: Unit) -> str:
        """Return the id of the team that represents a unit: its leader if it may charge, else the first that may."""
        able = [team.id for team in self.chargers(unit)]
        return unit.leader if unit.leader in able or not able else able[0]

    def charge_buttons(self, done: Answer | None, label: str) -> list[Button]:
        """Return the buttons: charge as planned, changes to the charge, and the answer `done`, labelled `label`,
        unless None.
        """
        found = list[Button]()
        charge = self.charge
        if charge is not None:
            found.append(self.button(text("charge-go"), charge, "Enter", "commit"))
        if done is not None:
            key = "Ctrl+Enter" if found or self.units() else "Enter"
            found.append(self.button(label, done, key, "plain" if found else "commit"))
        team = self.charger
        if team is not None and (charge is not None or team.id in self.left_out):
            stays = team.id in self.left_out
            found.append(Button(text("charge-along" if stays else "charge-leave"), self._leave_out, "H"))
            found.append(Button(text("charge-other"), self._next_target, "E"))
        return found

    def line(self) -> PromptWords:
        """Return the prompt line with the number of charging teams, or that none can charge."""
        said, units = super().line(), self.units()
        if not self.ways:
            return said if units else PromptWords(said.title, text("charge-nobody"), rule=said.rule)
        return PromptWords(said.title, text("charge-laid", count=len(self.ways)), rule=said.rule)

    def units(self) -> Sequence[Unit]:
        """Return the units with teams that may charge."""
        return [unit for unit in self.state.living(self.decision.seat) if self.chargers(unit)]
