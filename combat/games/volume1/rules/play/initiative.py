"""The initiative track: every team in play by its value, lowest first, and who is still to act by it (4.0, 9.1)."""

from __future__ import annotations

from combat.engine.kernel.asking import Steps
from combat.games.volume1.rules.book import ENEMY_TEAMS, FRIENDLY_TEAMS, Team
from combat.games.volume1.rules.events import InitiativeSet
from combat.games.volume1.rules.rolling import pick
from combat.games.volume1.rules.state import IMPULSES, Man, State


def enemy_teams(state: State) -> list[Team]:
    """The enemy teams with men on the board, prisoners too, or in the cup, in their fixed order (9.1b)."""
    present = _present(state) | {state.figure(man).team for man in state.cup}
    return [team for team in ENEMY_TEAMS if team in present]


def friendly_teams(state: State) -> list[Team]:
    """The player's teams with men on the board, prisoners too."""
    present = _present(state)
    return [team for team in FRIENDLY_TEAMS if team in present]


def _present(state: State) -> set[Team]:
    """The teams of both sides with men on the board: a prisoner may be free before the turn is over (17.4i)."""
    lineup = state.lineup()
    return {man.team for men in (*lineup.free.values(), lineup.prisoners) for man in men}


def card_values(state: State) -> dict[Team, int]:
    """The Initiative Values of this turn's cards."""
    values: dict[Team, int] = {}
    card = state.book.friendly_cards[state.played] if state.played is not None else None
    if card is not None and card.initiative is not None:
        printed = dict(zip(FRIENDLY_TEAMS, card.initiative, strict=True))
        values |= {team: printed[team] for team in friendly_teams(state)}
    for team in enemy_teams(state):
        if team in state.enemy_cards:
            values[team] = state.book.enemy_cards[state.enemy_cards[team]].initiative
    return values


def set_track(state: State) -> Steps[None]:
    """Set the teams on the track; two of one side with the same value are told apart by a die (9.1)."""
    values = card_values(state)
    order: list[Team] = []
    for value in sorted(set(values.values())):
        tied = [team for team in values if values[team] == value]
        while tied:
            team = yield from pick(tied, "initiative-tie", "9.1")
            order.append(team)
            tied.remove(team)
    yield InitiativeSet(tuple(order), tuple(values.items()))


def acts_in(state: State, man: Man, *, acted: bool = False) -> range:
    """The impulses of this turn in which he is still to act; `acted`: in the present one he is at it already."""
    clock = state.clock
    if clock.phase in ("end", "over"):
        return range(0)
    if clock.phase != "action":
        return range(1, IMPULSES + 1)
    through = acted or man.id in clock.done or place_on_track(state, man) < clock.place
    return range(clock.impulse + through, IMPULSES + 1)


def place_on_track(state: State, man: Man) -> int:
    """Which place his team has on the initiative track, from 0; a team that is not on it comes last (9.1)."""
    return state.initiative.index(man.team) if man.team in state.initiative else len(state.initiative)
