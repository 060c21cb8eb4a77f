"""Mistaken Target: which teams may exchange their hits, and how often (L639 to L643)."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from combat.engine.kernel.decision import Answer
from combat.engine.kernel.record import replace
from combat.games.armour.rules.answers import PASS, Aim, Allotment, FireOrder, Swap
from combat.games.armour.rules.events.fire_events import HitsSwapped
from combat.games.armour.rules.fire.mistaken_target import MistakenTarget, swapped, swaps
from combat.games.armour.rules.fire.volley import Hit, Volley
from combat.games.armour.rules.state import State
from tests.games.armour.states import shot_of
from tests.games.armour.tiny_battle import Placed, Run, battle, line, run

MG, GUN = "heavy-mg-tripod", "gun-75-mm-m3"


def foot(count: int = 4, *, near: str = "60,90") -> State:
    """Return a battle of two machine guns against riflemen in a row 24 cm north of them."""
    return battle(
        [Placed("de-mg-platoon", {"hmg-team": 2}, [near, "72,90"])],
        [Placed("us-rifle-platoon", {"garand-team": count}, [f"{54 + 6 * place},66" for place in range(count)])],
    )


def struck(state: State, *hits: tuple[int, str], targets: tuple[str, ...] = ("d1-1", "d1-1")) -> Volley:
    """Return a volley of both guns with hits, each given as number of the shot and team."""
    shots = tuple(shot_of(state, MG, f"a1-{number}", target) for number, target in enumerate(targets, 1))
    rolled = tuple(sum(1 for place, _ in hits if place == number) for number in range(len(shots)))
    return Volley("attacker", "a1", shots, stage="swap", rolled=rolled, hits=tuple(Hit(*hit) for hit in hits))


def teams(hits: tuple[Hit, ...]) -> list[str]:
    """Return the ids of the teams that are hit."""
    return [hit.team for hit in hits]


@pytest.mark.rule("L639")
def test_two_teams_exchange_all_their_hits() -> None:
    state = foot()
    volley = struck(state, (0, "d1-1"), (0, "d1-2"), (1, "d1-1"))
    assert teams(swapped(state, volley, Swap("d1-1", "d1-2"))) == ["d1-2", "d1-1", "d1-2"]
    assert teams(swapped(state, volley, Swap("d1-1", "d1-4"))) == ["d1-4", "d1-2", "d1-4"]


def burst(state: State, *answers: Answer) -> Run:
    """Fire at the third stand for three hits on the first three stands.

    Return the run after further answers and dice.
    """
    allotted = Allotment([(0, "d1-1", 1), (0, "d1-2", 1), (0, "d1-3", 1)])
    return run(state, FireOrder([Aim("a1-1", MG, "d1-3")]), "6 6 6 1 1", allotted, *answers)


@pytest.mark.rule("L639")
@pytest.mark.parametrize(("die", "works"), [(2, False), (3, True), (4, True)])
def test_an_exchange_works_on_3_or_more(die: int, works: bool) -> None:
    after = burst(foot(), Swap("d1-1", "d1-4"), die)
    (event,) = after.of(HitsSwapped)
    assert event.swaps is works
    assert teams(event.hits) == (["d1-4", "d1-2", "d1-3"] if works else ["d1-1", "d1-2", "d1-3"])


@pytest.mark.rule("L643")
def test_after_a_failure_no_more_hits_of_the_unit_are_exchanged() -> None:
    assert not isinstance(burst(foot(), Swap("d1-1", "d1-4"), 2).asked, MistakenTarget)


@pytest.mark.rule("L639")
def test_after_a_success_two_other_teams_may_exchange_hits() -> None:
    """With five stands, the third and fifth remain, the second with either; the first and fourth are done."""
    after = burst(foot(5), Swap("d1-1", "d1-4"), 3)
    assert isinstance(after.asked, MistakenTarget)
    offered = [each for each in after.asked.options(after.state) if each != PASS]
    assert offered
    assert not any({"d1-1", "d1-4"} & set(str(each).split()) for each in offered)
    again = burst(foot(5), Swap("d1-1", "d1-4"), 3, Swap("d1-2", "d1-5"), 3)
    assert teams(again.of(HitsSwapped)[-1].hits) == ["d1-4", "d1-5", "d1-3"]


@pytest.mark.rule("L643")
@pytest.mark.parametrize(("at", "offered"), [("60,79.1", False), ("60,79.2", False), ("60,79.3", True)])
def test_a_shooter_at_10_cm_or_less_of_foot_is_not_mistaken(at: str, offered: bool) -> None:
    """The bases are 32 mm deep: from 66 to 79.2 are 13.2 - 3.2 = 10.0 cm."""
    state = foot(2, near=at)
    volley = struck(state, (0, "d1-2"), targets=("d1-2",))
    assert bool(swaps(state, volley)) is offered


@pytest.mark.rule("L643")
@pytest.mark.parametrize(("at", "offered"), [("60,85.65", False), ("60,85.75", False), ("60,85.85", True)])
def test_a_shooter_at_20_cm_or_less_of_tanks_is_not_mistaken(at: str, offered: bool) -> None:
    """Sherman 58 mm, Panzer IV 57 mm: 60 + 2.85 + 20 + 2.9 = 85.75."""
    state = battle(
        [Placed("us-sherman-platoon", {"m4-sherman": 1}, [at])],
        [Placed("de-pz-iv-platoon", {"pz-iv-g": 2}, ["60,60@180", "66,60@180"])],
    )
    shots = (shot_of(state, GUN),)
    volley = Volley("attacker", "a1", shots, stage="swap", rolled=(1,), hits=(Hit(0, "d1-1"),))
    assert bool(swaps(state, volley)) is offered


@pytest.mark.rule("L639")
def test_hits_that_cannot_be_exchanged_legally_stay() -> None:
    """The second gun is too close to the first stand: its hit stays, that of the first gun moves."""
    state = battle(
        [Placed("de-mg-platoon", {"hmg-team": 2}, ["60,90", "54,76"])],
        [Placed("us-rifle-platoon", {"garand-team": 2}, ["54,66", "66,66"])],
    )
    volley = struck(state, (0, "d1-1"), (1, "d1-1"))
    assert teams(swapped(state, volley, Swap("d1-1", "d1-2"))) == ["d1-2", "d1-1"]
    only = struck(state, (1, "d1-1"), targets=("d1-1", "d1-1"))
    assert swaps(state, only) == []


@pytest.mark.rule("L639")
def test_an_exchange_that_leaves_hits_less_even_is_not_offered() -> None:
    """One hit each; only that of the first gun could move, and the first stand would have both."""
    state = battle(
        [Placed("de-mg-platoon", {"hmg-team": 2}, ["60,90", "54,76"])],
        [Placed("us-rifle-platoon", {"garand-team": 2}, ["54,66", "66,66"])],
    )
    assert swaps(state, struck(state, (0, "d1-2"), (1, "d1-1"))) == []


@pytest.mark.rule("L639")
def test_who_could_not_have_been_hit_takes_no_exchanged_hits() -> None:
    """Two hedges of bocage hide the second stand from the gun; a gun is no infantry."""
    state = battle(
        [Placed("de-mg-platoon", {"hmg-team": 1}, ["60,90"])],
        [
            Placed("us-rifle-platoon", {"garand-team": 2}, ["60,66", "72,66"]),
            Placed("us-57-mm-platoon", {"gun-57-mm-m1": 1}, ["54,66@180"]),
        ],
        line("bocage", 10, (64, 70), (90, 70)),
        line("bocage", 10, (64, 72), (90, 72)),
    )
    volley = Volley("attacker", "a1", (shot_of(state, MG),), stage="swap", rolled=(1,), hits=(Hit(0, "d1-1"),))
    assert swaps(state, volley) == []


def headquarters(*, hq: bool = True, independent: bool = False) -> State:
    """Return a battle against three units, of which the first may be a headquarters or independent."""
    state = battle(
        [Placed("de-mg-platoon", {"hmg-team": 1}, ["60,90"])],
        [
            Placed("us-rifle-hq", {"garand-team": 1}, ["60,66"]),
            Placed("us-rifle-platoon", {"garand-team": 1}, ["66,66"]),
            Placed("us-mg-platoon", {"hmg-team": 1}, ["90,66"]),
        ],
    )
    state.units["d1"] = replace(state.units["d1"], headquarters=hq, independent=independent)
    return state


@pytest.mark.rule("L643")
@pytest.mark.parametrize(
    ("hq", "independent", "offered"), [(True, False, True), (False, True, True), (False, False, False)]
)
def test_hits_on_a_headquarters_or_independent_team_go_to_another_unit(
    hq: bool, independent: bool, offered: bool
) -> None:
    """To the platoon near by, not to the machine gun more than 15 cm away."""
    state = headquarters(hq=hq, independent=independent)
    volley = Volley("attacker", "a1", (shot_of(state, MG),), stage="swap", rolled=(1,), hits=(Hit(0, "d1-1"),))
    assert swaps(state, volley) == ([Swap("d1-1", "d2-1")] if offered else [])


@pytest.mark.rule("L643")
def test_hits_that_went_to_another_unit_count_for_its_pin() -> None:
    state = headquarters()
    after = run(
        state, FireOrder([Aim("a1-1", MG, "d1-1")]), "6 6 1 1 1", Allotment([(0, "d1-1", 2)]), Swap("d1-1", "d2-1"), 3
    )
    assert (after.state.units["d1"].hits, after.state.units["d2"].hits) == (0, 2)


@settings(max_examples=40, deadline=None)
@given(hits=st.lists(st.tuples(st.integers(0, 1), st.integers(1, 4)), min_size=1, max_size=8), data=st.data())
def test_exchanges_conserve_hits(hits: list[tuple[int, int]], data: st.DataObject) -> None:
    """L639: each shot keeps its number of hits, no hit strikes a team that the shot could not hit."""
    state = foot()
    volley = struck(state, *((place, f"d1-{team}") for place, team in hits), targets=("d1-1", "d1-4"))
    offered = swaps(state, volley)
    assume(offered)
    swap = data.draw(st.sampled_from(offered))
    after = swapped(state, volley, swap)
    assert Counter(hit.shot for hit in after) == Counter(hit.shot for hit in volley.hits)
    assert after != volley.hits, "an exchange that moves nothing is not offered"
    counts, before = Counter(teams(after)), Counter(teams(volley.hits))
    others = set(before) | set(counts)
    assert all(counts[team] == before[team] for team in others - {swap.first, swap.second})
    assert swapped(state, replace(volley, hits=after), swap) == volley.hits
