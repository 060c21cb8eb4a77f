"""The rules work in any position: close quarters, routs, prisoners, grenades and empty magazines."""

from __future__ import annotations

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.kernel.event import Event
from combat.engine.kernel.game import Checkpoint, Entry, Game
from combat.engine.kernel.record import replace
from combat.engine.play.runner import run
from combat.engine.space.hexes.hex import Hex
from combat.games.volume1.players.random_player import RandomPlayer
from combat.games.volume1.rules.apply import apply
from combat.games.volume1.rules.book import MORALE_STATES, Barrage, Dice
from combat.games.volume1.rules.fighting import encounter
from combat.games.volume1.rules.play import sequence
from combat.games.volume1.rules.state import State
from tests.games.volume1.tiny_table import Table

SIZE = (6, 6)
OURS = ("taylor", "cragg", "crowe", "johnson", "miller", "thomas", "goldstein")
THEIRS = ("hoffmann", "jung", "lang", "stahl", "wolff", "krause", "brandt", "red-1", "white-1")
GROUND = (
    "trees",
    "rocks",
    "building",
    "hedgerow",
    "long-grass",
    "depression",
    "stream",
    "field",
    "smoke",
    "1",
    "2 trees",
)
ALL_OVER = tuple(map(Hex, ("01.01", "02.03", "03.03", "03.04", "03.05", "04.02", "04.03", "04.04", "05.02", "06.06")))
NO_GUNS: tuple[Barrage, ...] = ()
GUNS = (
    Barrage("ours", "Ours", "friendly", "mortar-81", ALL_OVER, Dice(1, 6), Dice(1, 6, -3), calls=2),
    Barrage("theirs", "Theirs", "enemy", "howitzer-105", ALL_OVER, Dice(1, 6), Dice(1, 6, -3)),
)
STATES = ("", "light", "bad", "light bad", "evac", "bandaged-bad", "low-ammo", "no-ammo")


def hexes(first: int, last: int) -> st.SearchStrategy[str]:
    """Return a strategy for hexes in some columns of the small board."""
    return st.builds(lambda column, row: f"{column:02d}.{row:02d}", st.integers(first, last), st.integers(1, SIZE[1]))


@st.composite
def positions(draw: st.DrawFn) -> Table:
    """Draw a random position, with the player's men on the left and enemies on the right.

    They are often in adjacent hexes or in one, with any morale and wounds.
    """
    words = []
    for names, seen, columns in ((OURS, ("", "hidden"), (1, 4)), (THEIRS, ("", "unknown"), (3, 6))):
        for name in draw(st.lists(st.sampled_from(names), min_size=1, max_size=5, unique=True)):
            facts = [draw(st.sampled_from(choice)) for choice in (MORALE_STATES, STATES, seen)]
            if names is THEIRS:
                facts.append(draw(st.sampled_from(("", "waiting"))))
            if name[-1].isdigit():
                facts = ["unknown"]
            words.append(" ".join((name, draw(hexes(*columns)), *facts)))
    ground = draw(st.dictionaries(hexes(1, 6), st.sampled_from(GROUND), max_size=10))
    table = Table(
        *words, size=SIZE, ground="; ".join(f"{hex_} {what}" for hex_, what in ground.items()), turns=2, printed=True,
        enemy_prepared=draw(st.booleans()), large_battle=draw(st.booleans()), cup=("soldat-voigt",),
        artillery=draw(st.sampled_from((NO_GUNS, GUNS))), searches=("captured-officer", "fallen-officer"),
        chosen=draw(st.sampled_from(((), ("steady-in-cover", "enemy-holds-fire")))),
    )  # fmt: skip
    captured(table, draw(st.sampled_from(("", "theirs", "ours"))))
    return gunned(table, draw(st.sampled_from(("", "counter", "crew", "apart")))).clock("friendly-cards")


def captured(table: Table, whose: str) -> None:
    """Make the last man of a side a prisoner of the other side's first man, unless a rule forbids the guard.

    `whose` is the prisoner's side: "ours", "theirs", or "" for no prisoner.
    """
    ours = table.state.on_board("friendly")
    theirs = [man for man in table.state.on_board("enemy") if not table.figures[man.id].dummy]
    if not whose or not theirs:
        return
    guard, man = (ours[0], theirs[-1]) if whose == "theirs" else (theirs[0], ours[-1])
    if guard.morale not in ("rout", "berserk") and (man not in ours or len(ours) > 1):
        held = replace(man, hex=guard.hex, held_by=guard.id, seen=True, alert=True)
        table.state.men[man.id] = held


def gunned(table: Table, how: str) -> Table:
    """Give machine guns to the player's first two men, and to Stahl and another enemy if both are there; return the
    table.

    `how`: "crew" puts both men into one hex, "apart" leaves them where they are, "counter" lays one gun, without a
    crew, in the hex of the player's first man, "" does nothing.
    """
    ours = [man.id.partition("-")[2] for man in table.state.on_board("friendly")]
    theirs = [man.id.partition("-")[2] for man in table.state.on_board("enemy") if not table.figures[man.id].dummy]
    if how == "counter":
        return table.gun(hex=str(table[ours[0]].hex))
    if how and "stahl" in theirs and len(theirs) > 1:
        mate = next(name for name in theirs if name != "stahl")
        table.gun("stahl", mate)
        if how == "crew":
            table.state.men[table[mate].id] = replace(table[mate], hex=table["stahl"].hex)
    if how and len(ours) > 1:
        table.gun(ours[0], ours[1])
        if how == "crew":
            table.state.men[table[ours[1]].id] = replace(table[ours[1]], hex=table[ours[0]].hex)
    return table


class Settled:
    """Observer that asserts at each checkpoint that no encounter is left to resolve (15.0, 17.4)."""

    def answered(self, entry: Entry) -> None:
        """Ignore an answer."""
        pass

    def taken_back(self, answers: int) -> None:
        """Ignore an undo."""
        pass

    def passed(self, checkpoint: Checkpoint[State], event: Event) -> None:
        """Assert that the checkpoint's state has no encounter to resolve."""
        assert next(encounter.resolve_encounters(checkpoint.state.copy()), None) is None


@settings(max_examples=120, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
@given(table=positions(), seed=st.integers(0, 10_000))
def test_any_position_is_played_to_the_end_and_from_its_last_checkpoint_again(table: Table, seed: int) -> None:
    game: Game[State] = Game(table.state, sequence.play, apply, Settled())
    everyone = set(game.state.men) | game.state.cup
    run(game, SeededChance(seed), RandomPlayer(seed), limit=20_000)
    assert game.over
    state = game.state
    assert set(state.men) | state.cup == everyone
    assert not any(man.fate and man.hex for man in state.men.values())
    assert all(papers.hex or state.men[papers.man].fate != "killed" for papers in state.papers)
    middle = game.checkpoints[len(game.checkpoints) // 2]
    again: Game[State] = Game(middle.state.copy(), sequence.play, apply, history=game.entries[: middle.answers])
    again.replay(game.entries[middle.answers :])
    assert (again.state.men, again.state.discards, again.state.clock) == (state.men, state.discards, state.clock)
