"""Set-up, the tally of points and the verdict (22.0)."""

from collections.abc import Iterator
from typing import Unpack

import pytest

from combat.engine.kernel.asking import Steps
from combat.engine.kernel.event import Event
from combat.engine.kernel.game import Game
from combat.engine.kernel.record import replace
from combat.engine.space.hexes.hex import Hex
from combat.games.volume1.rules.apply import apply
from combat.games.volume1.rules.book import Objective, Verdict
from combat.games.volume1.rules.events import BattleConceded, EnemyPlaced, ManPlaced, SquadMustered, WindSet
from combat.games.volume1.rules.play import sequence, set_up, victory
from combat.games.volume1.rules.play.set_up import SetUp
from combat.games.volume1.rules.play.victory import Score
from combat.games.volume1.rules.state import Man, State
from tests.games.volume1.tiny_table import Facts, Table

POINTS = {
    "enemy-killed": 1, "enemy-officer-killed": 3, "enemy-fled": 2, "enemy-passed": -4, "friendly-killed": -5, "friendly-bad-wound": -1,
    "friendly-fled": -2,
}  # fmt: skip
VERDICTS = (Verdict(5, "Fine", "", True), Verdict(1, "Fair", "", True), Verdict(-99, "Foul", "", False))


def tallied(*men: str, **facts: Unpack[Facts]) -> list[tuple[str, int]]:
    """Return the kind and points of each tally line after the fates in the men's words ("jung killed")."""
    fates = {
        words.split()[0]: words.split()[1]
        for words in men
        if words.split()[1] in ("killed", "fled", "passed", "escaped", "dummy")
    }
    setting: Facts = {"points": POINTS, **facts}
    table = Table(*(f"{words.split()[0]} 05.05" if words.split()[0] in fates else words for words in men), **setting)
    for name, fate in fates.items():
        man = table[name]
        table.state.men[man.id] = replace(Man(man.id, man.side, man.team), fate=fate)
    return [(score.kind, score.points) for score in victory.tally(table.state)]


@pytest.mark.rule("22.0", "22.0j")
@pytest.mark.parametrize(
    ("man", "score"),
    [
        ("jung killed", [("enemy-killed", 1)]),
        ("hoffmann killed", [("enemy-officer-killed", 3)]),
        ("jung fled", [("enemy-fled", 2)]),
        ("jung escaped", []),
        ("jung passed", [("enemy-passed", -4)]),
        ("red-1 dummy", []),
        ("crowe killed", [("friendly-killed", -5)]),
        ("crowe fled", [("friendly-fled", -2)]),
        ("crowe 05.05 bad", [("friendly-bad-wound", -1)]),
        ("crowe 05.05 light", []),
    ],
)
def test_22_0_every_fate_counts_what_the_scenario_says(man: str, score: list[tuple[str, int]]) -> None:
    assert tallied(man) == score


@pytest.mark.rule("22.0")
def test_22_0_a_friendly_killed_with_a_bad_wound_counts_once() -> None:
    assert tallied("crowe killed bad") == [("friendly-killed", -5)]


@pytest.mark.rule("22.0")
@pytest.mark.parametrize(
    ("men", "held"),
    [
        (("crowe 05.05 hide",), True),
        (("crowe 05.05 hide rout",), False),
        (("crowe 05.05 hide", "jung 05.06 hide"), False),
        (("jung 05.05 hide",), False),
        (("crowe 01.01 hide",), False),
    ],
)
def test_22_0_an_objective_is_held_by_a_man_who_has_not_routed_with_no_enemy_in_it(
    men: tuple[str, ...], held: bool
) -> None:
    gate = Objective("gate", "The Gate", (Hex("05.05"), Hex("05.06")), 4)
    assert (("objective", 4) in tallied(*men, objectives=(gate,))) is held


@pytest.mark.rule("22.0", "22.0j")
@pytest.mark.parametrize(
    ("points", "title"), [(7, "Fine"), (5, "Fine"), (4, "Fair"), (1, "Fair"), (0, "Foul"), (-120, "Foul")]
)
def test_22_0_the_points_reach_a_line_of_the_table(points: int, title: str) -> None:
    assert victory.verdict(Table("crowe 05.05", verdicts=VERDICTS).state, points).title == title


# -- setting up -----------------------------------------------------------------------------------------------------


def being_set_up(**facts: Unpack[Facts]) -> Table:
    """Return a battle before its set-up."""
    setting: Facts = {
        "cup": ("soldat-jung", "soldat-lang", "dummy-red-1"),
        "enemy_hexes": (Hex("08.02"), Hex("09.04")),
        "deployment": (Hex("01.01"), Hex("01.02")),
        "wind": 0,
        "squads": (("sgt-taylor", "pvt-crowe"),),
        **facts,
    }
    table = Table(**setting)
    table.clock("set-up", turn=0)
    return table


@pytest.mark.rule("22.0", "9.3.1", "22.0.4", "22.0.5")
def test_22_0_wind_enemies_from_the_cup_and_the_squad_come_before_the_players_men() -> None:
    table = being_set_up()
    placed = ("taylor 01.01", "crowe 01.02", "ready")
    story = table.play(set_up.set_up(table.state), *placed, d6=[3], cup=["dummy-red-1", "soldat-lang"])
    assert (story.one(WindSet).direction, table.state.cup) == (3, frozenset({"soldat-jung"}))
    assert [(event.man, event.hex) for event in story.all(EnemyPlaced)] == [
        ("dummy-red-1", "08.02"),
        ("soldat-lang", "09.04"),
    ]
    assert not table["lang"].seen and not table["taylor"].seen


@pytest.mark.rule("22.0", "22.0.6")
@pytest.mark.parametrize(("die", "man"), [(1, "sgt-taylor"), (6, "cpl-stinson")])
def test_22_0_six_squads_are_rolled_for(die: int, man: str) -> None:
    squads = tuple(
        (name,) for name in ("sgt-taylor", "sgt-mayfield", "pvt-crowe", "pvt-cragg", "cpl-thomas", "cpl-stinson")
    )
    table = being_set_up(squads=squads, wind=1, enemy_hexes=())
    name = man.partition("-")[2]
    mustered = table.play(set_up.set_up(table.state), f"{name} 01.01", "ready", d6=[die]).one(SquadMustered)
    assert (mustered.men, mustered.roll) == ((man,), die)


@pytest.mark.rule("22.0", "22.0h")
def test_22_0_men_are_moved_about_in_the_set_up_area_until_the_player_is_ready() -> None:
    table = being_set_up(wind=1, enemy_hexes=())
    story = table.play(set_up.set_up(table.state), "taylor 01.01", "crowe 01.01", "taylor 01.02", "ready")
    assert [(event.man, event.hex) for event in story.all(ManPlaced)][-1] == ("sgt-taylor", "01.02")


@pytest.mark.rule("22.0", "22.0h")
@pytest.mark.parametrize(
    ("answer", "why"),
    [
        ("sgt-taylor 05.05", "outside-set-up"), ("sgt-taylor 99.99", "off-board"), ("soldat-lang 01.01", "not-yours"),
        ("ready", "men-not-placed"), ("", "not-an-option"), ("sgt-taylor 5.5", "not-an-option"),
    ],
)  # fmt: skip
def test_22_0_a_man_is_refused_any_other_place_with_the_reason(answer: str, why: str) -> None:
    table = being_set_up(wind=1, enemy_hexes=())
    game: Game[State] = Game(table.state, sequence.play, apply)
    assert isinstance(game.decision, SetUp)
    refusal = game.decision.refusal(game.state, answer)
    assert refusal is not None and (refusal.message, refusal.rule) == (why, "22.0")


@pytest.mark.rule("22.0", "8.1a", "22.0b", "22.0c", "22.0e", "22.0h")
def test_22_0_morale_alarm_and_sight_start_as_the_scenario_says() -> None:
    table = being_set_up(
        wind=1,
        enemy_hexes=(Hex("08.02"),),
        friendly_morale="bold",
        enemy_morale="cautious",
        enemy_alert=False,
        friendly_hidden=False,
    )
    table.play(set_up.set_up(table.state), "taylor 01.01", "crowe 01.01", "ready", cup=["soldat-lang"])
    assert (table["taylor"].morale, table["taylor"].seen) == ("bold", True)
    assert (table["lang"].morale, table["lang"].alert, table["lang"].seen) == ("cautious", False, False)


@pytest.mark.rule("22.0")
@pytest.mark.parametrize(
    ("enemies", "given_away"),
    [(0, 0), (1, -1), (4, -4), (6, -6)],
)
def test_22_0_a_conceded_battle_keeps_no_more_points_than_its_worst_line(enemies: int, given_away: int) -> None:
    """Rulings, 22.0: of VERDICTS the last line holds below 1 point."""
    men = ("jung", "hoffmann", "winter", "wolff", "berger", "bach")[:enemies]
    table = Table("crowe 05.05", *(f"{name} 05.01" for name in men), points={"enemy-killed": 1}, verdicts=VERDICTS)
    for name in men:
        man = table[name]
        table.state.men[man.id] = man.__class__(man.id, man.side, man.team, fate="killed")
    events = list(drive(sequence.concede(table.state), table.state))
    assert isinstance(events[0], BattleConceded)
    assert victory.tally(table.state)[-1] == Score("conceded", "", given_away)
    assert table.state.points == victory.points(table.state) <= 0
    assert (table.state.verdict, table.state.clock.phase) == ("Foul", "over")


@pytest.mark.rule("22.0")
def test_22_0_losses_count_in_a_conceded_battle() -> None:
    table = Table("crowe 05.05", "cragg 05.06", points=POINTS, verdicts=VERDICTS)
    man = table["cragg"]
    table.state.men[man.id] = man.__class__(man.id, man.side, man.team, fate="killed")
    list(drive(sequence.concede(table.state), table.state))
    assert table.state.points == -5
    assert victory.tally(table.state)[-1] == Score("conceded", "", 0)
    assert victory.verdict(table.state, table.state.points).title == "Foul"


def drive(steps: Steps[None], state: State) -> Iterator[Event]:
    """Apply the events of steps that ask nothing, and yield each event."""
    for event in steps:
        assert isinstance(event, Event)
        apply(state, event)
        yield event
