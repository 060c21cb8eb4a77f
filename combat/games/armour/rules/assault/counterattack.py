"""End of a round of an assault: victory, counterattack or breaking off (L721-L731)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from combat.engine.kernel.asking import Steps, ask
from combat.engine.kernel.decision import Choice
from combat.engine.kernel.seats import Seat
from combat.games.armour.rules.answers import PASS, Charge
from combat.games.armour.rules.assault.assault import Assault, ChargeMove
from combat.games.armour.rules.assault.charge_proposals import proposed_charge
from combat.games.armour.rules.assault.contacts import contacts, may_contact
from combat.games.armour.rules.assault.countercharge import Countercharge, free_teams
from combat.games.armour.rules.assault.eligibility import fighter_refusal
from combat.games.armour.rules.assault.leaving import break_off
from combat.games.armour.rules.distances import holds
from combat.games.armour.rules.events.assault_events import (
    AssaultChecked,
    CounterattackBegan,
    CounterattackDecided,
    CounterchargeDeclared,
)
from combat.games.armour.rules.morale.motivation_test import test
from combat.games.armour.rules.morale.unit_ratings import rating
from combat.games.armour.rules.state import State, Team
from combat.games.armour.rules.two_seats import other_seat

COUNTERATTACK: Final = "counterattack"
BREAK_OFF: Final = "break-off"


class CounterattackOrLeave(Choice):
    """Does a unit that has passed its test counterattack or break off? (L727)"""

    kind: ClassVar[str] = "counterattack"
    seat: Seat = ""


def check_end(state: State, assault: Assault) -> Steps[None]:
    """Yield the event that says whether the assaulting side has won (L721)."""
    yield AssaultChecked(not any(True for _ in resisting(state, assault)))


def resisting(state: State, assault: Assault) -> Iterator[Team]:
    """Yield the defending teams that still fight and are in reach of an assaulting team (L721)."""
    reach = state.book.limits.assault_reach
    assaulters = [state.teams[team] for team in assault.teams if state.teams[team].fights]
    for unit in assault.defenders:
        for team in state.teams_of(unit):
            if team.fights and any(
                holds(state, reach, each, team) and may_contact(state, each, team) for each in assaulters
            ):
                yield team


def win(state: State, assault: Assault) -> Steps[None]:
    """Make all defending units break off from the victors (L721, L733)."""
    yield from break_off(state, assault.defenders, (), fighting(state, assault), assault.units)


def fighting(state: State, assault: Assault) -> tuple[str, ...]:
    """Return the ids of the assaulting teams that still fight."""
    return tuple(team for team in assault.teams if state.teams[team].fights)


def answer(state: State, assault: Assault) -> Steps[None]:
    """Test the next defending unit and ask whether it counterattacks if it passes; after the last one, carry out the
    decisions (L727).
    """
    group = next((each for each in groups(state, assault) if each[0] not in assault.decided), ())
    if not group:
        yield from _act(state, assault)
        return
    fights = (yield from _passes(state, group)) and _can_reach(state, group)
    if fights:
        seat = other_seat(assault.seat)
        question = CounterattackOrLeave("L727", group[0], (COUNTERATTACK, BREAK_OFF), None, seat)
        fights = (yield from ask(question)) == COUNTERATTACK
    yield CounterattackDecided(group, fights)


def groups(state: State, assault: Assault) -> Iterator[tuple[str, ...]]:
    """Yield the remaining defending units as groups of ids; two units that assaulted as one are one group (L699)."""
    alive = tuple(unit for unit in assault.defenders if any(True for _ in state.teams_of(unit)))
    pair = tuple(unit for unit in alive if unit in assault.joined)
    for unit in alive:
        if unit not in pair:
            yield (unit,)
        elif unit == pair[0]:
            yield pair


def _passes(state: State, group: tuple[str, ...]) -> Steps[bool]:
    """Test whether a unit may counterattack; one without a team that could does not test (L727, L733)."""
    if not any(fighter_refusal(state, team) is None for unit in group for team in state.teams_of(unit)):
        return False
    units = [state.units[unit] for unit in group]
    need = min(rating(state, unit, "counterattack") for unit in units)
    led = next((unit for unit in units if unit.headquarters), units[0])
    return (yield from test(state, "counterattack", led, group[0], need, "L727"))


def _can_reach(state: State, group: tuple[str, ...]) -> bool:
    """Return whether a team of some units is in contact or finds a way into it (L731)."""
    able = [team for unit in group for team in state.teams_of(unit) if fighter_refusal(state, team) is None]
    touching = any(contacts(state, team, (), mutual=True) for team in able)
    return touching or proposed_charge(state, able, first=False) is not None


def _act(state: State, assault: Assault) -> Steps[None]:
    """Let the units that do not counterattack break off; without a counterattack the assault is won (L727, L733)."""
    leaving = tuple(unit for unit in assault.defenders if unit not in assault.counter)
    victors = () if assault.counter else assault.units
    yield from break_off(state, leaving, assault.counter, fighting(state, assault), victors)


def begin(state: State, assault: Assault) -> Steps[None]:
    """Swap the roles: the units that counterattack now assault (L731)."""
    seat, units = other_seat(assault.seat), assault.counter
    yield CounterattackBegan(
        Assault(
            seat, units, "answer", assault.round + 1, assault.joined,
            defenders=tuple(unit for unit in assault.units if not state.units[unit].destroyed),
            holes=assault.holes, works=assault.works,
        )
    )  # fmt: skip


def countercharge(state: State, assault: Assault) -> Steps[None]:
    """Ask for the charges of the counterattacking teams; tanks already in contact roll Cross for the ground between
    (L731).
    """
    standing = [
        team
        for unit in assault.units
        for team in state.teams_of(unit)
        if fighter_refusal(state, team) is None and contacts(state, team, (), mutual=True)
    ]
    moves = tuple(ChargeMove(team.id, "") for team in standing if state.card(team).arm == "tank")
    if proposed_charge(state, free_teams(state, assault.units), first=False) is not None:
        question = Countercharge("L731", assault.units[0], assault.seat, assault.units, bool(standing))
        given = yield from ask(question)
        if given != PASS and isinstance(given, Charge):
            moves += tuple(ChargeMove(each.team, str(each.route)) for each in given.parts)
    yield CounterchargeDeclared(moves)
