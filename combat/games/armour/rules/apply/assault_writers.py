"""Writers of assaults."""

from __future__ import annotations

from combat.engine.kernel.record import replace
from combat.engine.space.plane.route import Route
from combat.games.armour.rules.apply.writers import Writers, assault_of, lose_aiming_point, placed
from combat.games.armour.rules.events.assault_events import (
    AssaultChecked,
    AssaultDeclared,
    AssaultEnded,
    AssaultRepulsed,
    AssaultRolled,
    BreakOffBegan,
    ConsolidationDeclared,
    ContactMade,
    CounterattackBegan,
    CounterattackDecided,
    CounterchargeDeclared,
    DefensiveFireEnded,
    RanksClosed,
    StrikeSettled,
    StrikesTaken,
    StrikeTaken,
    TeamBrokeOff,
    TeamCharged,
    TeamConsolidated,
    TeamFellBack,
)
from combat.games.armour.rules.state import State

WRITERS = Writers()
writes = WRITERS.register


def _move(state: State, team: str, route: Route | None) -> None:
    """Move a team to the end of a route; it leaves its foxholes."""
    if route is not None:
        state.teams[team] = replace(placed(state.teams[team], route.end), moved="tactical", dug_in=False)
        lose_aiming_point(state, state.teams[team].unit)


@writes(AssaultDeclared)
def _assault_declared(state: State, event: AssaultDeclared) -> None:
    state.assault = event.assault
    for unit in event.assault.units:
        state.units[unit] = replace(state.units[unit], assaulted=True, hits=0)
    for move in event.assault.charges:
        state.teams[move.team] = replace(state.teams[move.team], assaulted=True, stuck=False)


@writes(CounterchargeDeclared)
def _countercharge_declared(state: State, event: CounterchargeDeclared) -> None:
    state.assault = replace(assault_of(state), charges=event.charges, stage="charge")


@writes(TeamCharged)
def _team_charged(state: State, event: TeamCharged) -> None:
    assault = assault_of(state)
    _move(state, event.team, event.route)
    state.teams[event.team] = replace(state.teams[event.team], stuck=event.stuck)
    state.assault = replace(assault, charges=assault.charges[1:])


@writes(ContactMade)
def _contact_made(state: State, event: ContactMade) -> None:
    assault = assault_of(state)
    state.assault = replace(
        assault, teams=event.teams, defenders=event.defenders, ranks=event.ranks, stalks=event.stalks,
        stage="strike" if assault.round else "fire",
    )  # fmt: skip
    for team in event.teams:
        state.teams[team] = replace(state.teams[team], assaulted=True)


@writes(RanksClosed)
def _ranks_closed(state: State, event: RanksClosed) -> None:
    state.teams[event.team] = placed(state.teams[event.team], event.pose)
    lose_aiming_point(state, state.teams[event.team].unit)
    assault = assault_of(state)
    ranks = tuple(rank for rank in assault.ranks if rank.team != event.team)
    state.assault = replace(assault, ranks=ranks)


@writes(DefensiveFireEnded)
def _defensive_fire_ended(state: State, event: DefensiveFireEnded) -> None:
    state.assault = replace(assault_of(state), stage="strike")


@writes(AssaultRepulsed)
def _assault_repulsed(state: State, event: AssaultRepulsed) -> None:
    state.assault = replace(assault_of(state), stage="repulse", leaving=event.leaving)


@writes(TeamFellBack, TeamBrokeOff)
def _team_left(state: State, event: TeamFellBack | TeamBrokeOff) -> None:
    assault = assault_of(state)
    _move(state, event.team, event.route)
    state.assault = replace(assault, leaving=assault.leaving[1:])


@writes(AssaultRolled)
def _assault_rolled(state: State, event: AssaultRolled) -> None:
    stage = "take" if event.strikes else "check"
    state.assault = replace(assault_of(state), strikes=event.strikes, settled=0, stage=stage)


@writes(StrikeTaken)
def _strike_taken(state: State, event: StrikeTaken) -> None:
    assault = assault_of(state)
    place = next(place for place, each in enumerate(assault.strikes) if not each.target)
    strikes = (*assault.strikes[:place], event.strike, *assault.strikes[place + 1 :])
    state.assault = replace(assault, strikes=strikes)


@writes(StrikesTaken)
def _strikes_taken(state: State, event: StrikesTaken) -> None:
    state.assault = replace(assault_of(state), stage="save")


@writes(StrikeSettled)
def _strike_settled(state: State, event: StrikeSettled) -> None:
    assault = assault_of(state)
    settled = assault.settled + 1
    stage = "check" if settled == len(assault.strikes) else "save"
    state.assault = replace(assault, settled=settled, stage=stage)


@writes(AssaultChecked)
def _assault_checked(state: State, event: AssaultChecked) -> None:
    state.assault = replace(assault_of(state), stage="won" if event.won else "counter")


@writes(CounterattackDecided)
def _counterattack_decided(state: State, event: CounterattackDecided) -> None:
    assault = assault_of(state)
    counter = (*assault.counter, *(event.units if event.counterattacks else ()))
    state.assault = replace(assault, decided=(*assault.decided, *event.units), counter=counter)


@writes(BreakOffBegan)
def _break_off_began(state: State, event: BreakOffBegan) -> None:
    state.assault = replace(
        assault_of(state), stage="leave", leaving=event.leaving, winners=event.winners, victors=event.victors
    )


@writes(CounterattackBegan)
def _counterattack_began(state: State, event: CounterattackBegan) -> None:
    state.assault = event.assault
    for unit in event.assault.units:
        for team in list(state.teams_of(unit)):
            state.teams[team.id] = replace(team, stuck=False)


@writes(ConsolidationDeclared)
def _consolidation_declared(state: State, event: ConsolidationDeclared) -> None:
    state.assault = replace(assault_of(state), moves=event.moves, consolidated=True)


@writes(TeamConsolidated)
def _team_consolidated(state: State, event: TeamConsolidated) -> None:
    assault = assault_of(state)
    _move(state, event.team, event.route)
    if event.dug_in:
        state.teams[event.team] = replace(state.teams[event.team], dug_in=True)
    state.assault = replace(assault, moves=assault.moves[1:])


@writes(AssaultEnded)
def _assault_ended(state: State, event: AssaultEnded) -> None:
    state.assault = None
