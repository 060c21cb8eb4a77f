"""Ways in which the game ends (4.4, 4.5)."""

from __future__ import annotations

from combat.engine.kernel.asking import Steps
from combat.engine.kernel.seats import Seat
from combat.games.command.rules.events.end_events import Ended
from combat.games.command.rules.play import victory
from combat.games.command.rules.state import State
from combat.games.command.rules.two_sides import SIDES, other_side

SURRENDER, WIPED_OUT, EXITED = "surrender", "wiped-out", "exited"
SUDDEN_DEATH, FIVE_OBJECTIVES, CONCEDED = "sudden-death", "five-objectives", "conceded"
ENDS = (SURRENDER, WIPED_OUT, EXITED, SUDDEN_DEATH, FIVE_OBJECTIVES, CONCEDED)
"""Values of `State.ended`."""


class GameOver(Exception):
    """Exception that ends the game; caught by `play`, which reports it. `losers` is empty if points decide."""

    def __init__(self, how: str, losers: tuple[Seat, ...] = (), winner: Seat = "") -> None:
        super().__init__(how)
        self.how, self.losers, self.winner = how, losers, winner


def check(state: State) -> None:
    """Raise GameOver if a side has surrendered or has no unit on the map; called after eliminations (4.4)."""
    surrendered = tuple(side for side in SIDES if has_surrendered(state, side))
    wiped_out = tuple(side for side in SIDES if not any(state.on_map(side)))
    losers = tuple(side for side in SIDES if side in surrendered or side in wiped_out)
    if losers:
        raise GameOver(SURRENDER if surrendered else WIPED_OUT, losers)


def has_surrendered(state: State, side: Seat) -> bool:
    """Return whether a unit is on a side's surrender space (4.4)."""
    track, space = state.casualties[side], state.surrender[side]
    return len(track) >= space and bool(track[space - 1])


def losses(state: State, side: Seat) -> int:
    """Return the number of units on a side's casualty track, to be compared with its surrender space (4.4, 5.1)."""
    return sum(bool(unit) for unit in state.casualties.get(side, ()))


def check_exit(state: State, side: Seat) -> None:
    """Raise GameOver if a side has no unit left on the map after an exit (4.4c)."""
    if not any(state.on_map(side)):
        raise GameOver(EXITED)


def finish(state: State, over: GameOver) -> Steps[None]:
    """End the game and yield its result; if points decide, open and score secret chits first (4.5).

    Chits that a late event opened are scored too (4.6).
    """
    winner = over.winner
    if over.losers:
        winner = other_side(over.losers[0]) if len(over.losers) == 1 else state.initiative
    elif not winner:
        for side in SIDES:
            for chit in state.secrets[side]:
                yield from victory.open_chit(state, chit, side)
        for chit in state.owed:
            yield from victory.pay_chit(state, chit)
        winner = victory.leader_on_points(state)
    yield Ended(winner, over.how)
