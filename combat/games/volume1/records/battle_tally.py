"""Result of a battle in numbers, computed from its last state (16.0, 17.4, 22.0)."""

from __future__ import annotations

from combat.engine.kernel.record import Record
from combat.games.volume1.rules.play import victory
from combat.games.volume1.rules.state import State


class BattleTally(Record):
    """Numbers of a finished battle, for summaries and honours."""

    won: int
    """1 or 0."""
    men: int
    """Friendly men who took part, including comrades who waited on the board."""
    killed: int
    captured: int
    fled: int
    wounded: int
    """Wounded friendly men who were neither killed nor captured."""
    enemies_killed: int
    enemies_captured: int
    enemies_fled: int
    officers_captured: int
    papers: int
    """Papers carried to safety (7.15)."""
    rescued: int
    """Comrades brought to safety."""
    turns_left: int

    @property
    def lost(self) -> int:
        """Number of friendly men killed, captured or fled."""
        return self.killed + self.captured + self.fled

    @property
    def overcome(self) -> int:
        """Number of enemies killed, captured or fled."""
        return self.enemies_killed + self.enemies_captured + self.enemies_fled


def tally_of(state: State) -> BattleTally:
    """Return the numbers of a battle, from its last state."""
    ours = [man for man in state.men.values() if man.side == "friendly"]
    theirs = [man for man in state.men.values() if man.side == "enemy"]
    our_fates, their_fates = ([victory.fate_of(man) for man in men] for men in (ours, theirs))
    scenario = state.book.scenario
    captured = [man for man in theirs if victory.fate_of(man) == "captured"]
    return BattleTally(
        won=int(victory.verdict(state, state.points).won and not state.conceded),
        men=len(ours),
        killed=our_fates.count("killed"),
        captured=our_fates.count("captured"),
        fled=our_fates.count("fled"),
        wounded=sum(bool(man.wounds) and victory.fate_of(man) not in ("killed", "captured") for man in ours),
        enemies_killed=their_fates.count("killed"),
        enemies_captured=len(captured),
        enemies_fled=their_fates.count("fled"),
        officers_captured=sum(state.figure(man.id).officer for man in captured),
        papers=sum(1 for papers in state.papers if papers.man and victory.is_safe(state.men[papers.man])),
        rescued=sum(victory.is_home(state, comrade) for comrade in scenario.comrades),
        turns_left=max(0, scenario.turns - state.clock.turn),
    )
