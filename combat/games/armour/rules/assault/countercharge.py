"""Decision on which counterattacking teams charge, and where (L731)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from combat.engine.kernel.decision import Answer, Refusal
from combat.engine.kernel.notation.written_decision import WrittenDecision
from combat.engine.kernel.random_source import RandomSource
from combat.games.armour.rules.answers import PASS, Charge
from combat.games.armour.rules.assault.act_in_assault import some_of
from combat.games.armour.rules.assault.charge_limits import countercharge_refusal
from combat.games.armour.rules.assault.charge_proposals import proposed_charge
from combat.games.armour.rules.assault.contacts import contacts
from combat.games.armour.rules.assault.eligibility import fighter_refusal
from combat.games.armour.rules.state import State, Team


class Countercharge(WrittenDecision[State, Charge]):
    """Which counterattacking teams that are not in contact charge, and where? (L731)

    "pass" is possible if other teams are in contact.
    """

    kind: ClassVar[str] = "countercharge"
    notations = (Charge,)
    declined_with = PASS
    units: tuple[str, ...] = ()
    may_pass: bool = False

    @property
    def passes_with(self) -> Answer | None:
        """Return "pass" if other teams are in contact; otherwise None, since a charge is compulsory."""
        return PASS if self.may_pass else None

    def samples(self, state: State, numbers: RandomSource) -> Iterator[Answer]:
        """Yield random legal charges endlessly, or "pass" where it is allowed."""
        teams = free_teams(state, self.units)
        whole = proposed_charge(state, teams, first=False)
        while True:
            some = proposed_charge(state, some_of(teams, numbers), first=False) or whole
            yield some if some is not None and (not self.may_pass or numbers.below(4)) else PASS

    def refused(self, state: State, charge: Charge) -> Refusal | None:
        """Return the reason why a charge is refused; None if it is legal."""
        return countercharge_refusal(state, self.units, charge)

    def decline_refused(self, state: State) -> Refusal | None:
        """Return the reason why "pass" is refused: no other team is in contact; None if it is allowed."""
        return None if self.may_pass else Refusal("not-an-option", self.rule)


def free_teams(state: State, units: tuple[str, ...]) -> list[Team]:
    """Return the teams of some units that may fight and are not themselves in contact."""
    teams = (team for unit in units for team in state.teams_of(unit))
    return [
        team for team in teams if fighter_refusal(state, team) is None and not contacts(state, team, (), mutual=True)
    ]
