"""The question which counterattacking teams charge, and where (L731)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from combat.engine.kernel.decision import Answer, Decision, Refusal, Uncountable
from combat.engine.kernel.random_source import RandomSource
from combat.engine.kernel.seats import Seat
from combat.engine.kernel.str_value import as_word, parse_any
from combat.games.armour.rules.answers import PASS, Charge
from combat.games.armour.rules.assault.act_in_assault import some_of
from combat.games.armour.rules.assault.charge_limits import countercharge_refusal
from combat.games.armour.rules.assault.charge_proposals import proposed_charge
from combat.games.armour.rules.assault.contacts import contacts
from combat.games.armour.rules.assault.eligibility import fighter_refusal
from combat.games.armour.rules.state import State, Team


class Countercharge(Decision):
    """Which counterattacking teams that are not in contact charge, and where? (L731)

    "pass" is possible if others are in contact.
    """

    kind: ClassVar[str] = "countercharge"
    seat: Seat = ""
    units: tuple[str, ...] = ()
    may_pass: bool = False

    @property
    def passes_with(self) -> Answer | None:
        return PASS if self.may_pass else None

    def options(self, state: State) -> Iterator[Answer]:
        raise Uncountable(self.kind)

    def samples(self, state: State, numbers: RandomSource) -> Iterator[Answer]:
        teams = free_teams(state, self.units)
        whole = proposed_charge(state, teams, first=False)
        while True:
            some = proposed_charge(state, some_of(teams, numbers), first=False) or whole
            yield some if some is not None and (not self.may_pass or numbers.below(4)) else PASS

    def refusal(self, state: State, answer: Answer) -> Refusal | None:
        if answer == PASS and self.may_pass:
            return None
        try:
            charge = as_word(Charge, answer)
        except ValueError:
            return Refusal("not-an-option", self.rule)
        return countercharge_refusal(state, self.units, charge)

    def read(self, answer: Answer) -> str:
        return parse_any(answer, Charge)


def free_teams(state: State, units: tuple[str, ...]) -> list[Team]:
    """Return the teams of some units that may fight and are not in contact themselves."""
    teams = (team for unit in units for team in state.teams_of(unit))
    return [
        team for team in teams if fighter_refusal(state, team) is None and not contacts(state, team, (), mutual=True)
    ]
