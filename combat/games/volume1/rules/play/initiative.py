"""Initiative track: teams in play by value, lowest first, and which men have yet to act (4.0, 9.1)."""

from __future__ import annotations

from combat.engine.kernel.asking import Steps
from combat.games.volume1.rules.book import ENEMY_TEAMS, FRIENDLY_TEAMS, Team
from combat.games.volume1.rules.events import InitiativeSet
from combat.games.volume1.rules.rolling import pick
from combat.games.volume1.rules.state import IMPULSES, Man, State


def enemy_teams(state: State) -> list[Team]:
    """Return the enemy teams with men on the board, prisoners included, or in the cup, in a fixed order (9.1b)."""
    present = _present(state) | {state.figure(man).team for man in state.cup}
    return [team for team in ENEMY_TEAMS if team in present]


def friendly_teams(state: State) -> list[Team]:
    """Return the player's teams with men on the board, prisoners included, in a fixed order."""
    present = _present(state)
    return [team for team in FRIENDLY_TEAMS if team in present]


def _present(state: State) -> set[Team]:
    """Return the teams with men on the board; prisoners count, since they may be freed this turn (17.4i)."""
    lineup = state.lineup()
    return {man.team for men in (*lineup.free.values(), lineup.prisoners) for man in men}


def card_values(state: State) -> dict[Team, int]:
    """Return the Initiative Values of this turn's cards, by team."""
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
    """Put the teams on the initiative track, the lowest value first; a die decides ties (9.1)."""
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
    """Return the impulses of this turn in which a man will still act.

    `acted`: he has acted in the present one.
    """
    clock = state.clock
    if clock.phase in ("end", "over"):
        return range(0)
    if clock.phase != "action":
        return range(1, IMPULSES + 1)
    through = acted or man.id in clock.done or place_on_track(state, man) < clock.place
    return range(clock.impulse + through, IMPULSES + 1)


def place_on_track(state: State, man: Man) -> int:
    """Return the index of a man's team on the initiative track; a team not on the track comes last (9.1)."""
    return state.initiative.index(man.team) if man.team in state.initiative else len(state.initiative)
