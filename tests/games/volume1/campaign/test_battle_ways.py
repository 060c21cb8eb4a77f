"""The next battle of a campaign depends on the result; battles never repeat, and every course ends."""

from __future__ import annotations

import itertools
from random import Random

import pytest

from combat.engine.kernel.record import replace
from combat.games.volume1.campaign.battle_ways import Outcome, ahead, follows, leads_to, lengths, route
from combat.games.volume1.campaign.campaign_state import Campaign, Fought, Report
from combat.games.volume1.content.campaign_plan import Ending, PlannedBattle, Way
from combat.games.volume1.content.plans import load_plan
from tests.games.volume1.campaign.battles import LOST, PLAN, VERDICTS, WON, after, begun, table
from tools.volume1.scenario_table import OURS


def battle(name: str, *ways: Way) -> PlannedBattle:
    """Return a planned battle with its successors."""
    return PlannedBattle("first-light", name, "Monday", ("Go.",), (20, 20), WON, LOST, id=name, ways=ways)


FORKED = replace(
    PLAN,
    battles=(
        battle("start", Way("mill", "won", text="Up."), Way("ford", losses=0), Way("road")),
        battle("mill", Way("end", points=5, held=("wheel",)), Way("road")),
        battle("ford", Way("", "lost"), Way("end")),
        battle("road", Way("end", line=2), Way("")),
        battle("end"),
    ),
)
START, MILL, FORD, ROAD, END = range(5)
DRAWN = Outcome(won=False, points=0, line=3, held=(), losses=1)


@pytest.mark.parametrize(
    ("place", "changes", "there"),
    [
        (START, {"won": True, "losses": 4}, MILL),
        (START, {"losses": 0}, FORD),
        (START, {}, ROAD),
        (MILL, {"points": 5, "held": ("wheel", "dam")}, END),
        (MILL, {"points": 4, "held": ("wheel",)}, ROAD),
        (MILL, {"points": 9}, ROAD),
        (FORD, {}, None),
        (FORD, {"won": True}, END),
        (ROAD, {"line": 2}, END),
        (ROAD, {"line": 1}, END),
        (ROAD, {"line": 3}, None),
        (ROAD, {"line": 0}, None),
        (END, {"won": True}, None),
    ],
)
def test_the_first_way_that_fits_is_taken(place: int, changes: dict[str, object], there: int | None) -> None:
    assert follows(FORKED, place, replace(DRAWN, **changes))[0] == there


def test_a_plan_without_ways_goes_from_battle_to_battle_as_it_always_did() -> None:
    assert route(PLAN, [DRAWN]) == ([0], 1, None)
    assert route(PLAN, [DRAWN] * 2) == ([0, 1], None, None)
    assert route(PLAN, [DRAWN] * 5)[0] == [0, 1], "what was fought beyond the end is left out"


def test_what_can_still_be_come_to_and_in_how_many_battles() -> None:
    assert ahead(FORKED, START) == {START, MILL, FORD, ROAD, END}
    assert ahead(FORKED, FORD) == {FORD, END}
    assert ahead(FORKED, None) == set()
    assert lengths(FORKED, START) == (2, 4)
    assert lengths(FORKED, ROAD) == (1, 2)
    assert lengths(FORKED, None) == (0, 0)


def test_a_campaign_goes_the_way_of_its_battles_and_says_by_which() -> None:
    campaign = after(begun(battles=FORKED.battles), table(), points=99)
    assert campaign.next is FORKED.battles[MILL]
    assert campaign.course[2] is not None
    assert campaign.course[2].text == "Up."
    campaign = after(begun(battles=FORKED.battles), table().die("cragg"), points=-99)
    assert campaign.next is FORKED.battles[ROAD]


def test_a_battle_notes_the_line_of_its_table_and_what_is_held() -> None:
    fought = after(begun(), table(), points=VERDICTS[0].at_least).fought[0]
    assert (fought.line, fought.held) == (1, ())
    assert after(begun(), table(), points=-99).fought[0].line == 2


def test_how_it_ended_decides_which_line_of_the_table_counts() -> None:
    endings = (
        Ending(1, "On the hill", "", True, after=("end",), result="won"),
        Ending(1, "On the road", "", True, after=("road",)),
        Ending(-9999, "Nowhere", "", False),
    )
    plan = replace(FORKED, verdicts=endings)

    def ended(*won: bool) -> str:
        fought = tuple(Fought("first-light", "", "", 9, each, line=3, held=("wheel",)) for each in won)
        return Campaign(plan, begun().soldiers, fought).verdict.title

    assert ended(True, True, True) == "On the hill"
    assert ended(True, True, False) == "Nowhere"
    assert ended(False, True, True) == "On the hill"
    assert ended(True) == "Nowhere", "it did not come to an end there"


def test_losses_are_counted_by_the_reports() -> None:
    fought = Fought("first-light", "", "", 0, won=False, reports=(Report("a", lost="killed"), Report("b")))
    assert fought.outcome.losses == 1


def test_whatever_happens_the_written_campaign_ends_with_days_going_forward() -> None:
    plan = load_plan(OURS, "hedgerow-to-hill")
    fewest, most = lengths(plan, 0)
    goals = [goal for battle in plan.battles for way in battle.ways for goal in way.held]
    for seed in range(300):
        dice, outcomes = Random(seed), list[Outcome]()
        while (place := route(plan, outcomes)[1]) is not None:
            held = tuple(goal for goal in goals if dice.random() < 0.5)
            won = dice.random() < 0.5
            outcomes.append(Outcome(won, dice.randrange(-5, 20), dice.randrange(1, 6), held, dice.randrange(4)))
            assert len(outcomes) <= most
            assert place in ahead(plan, 0)
        fought = route(plan, outcomes)[0]
        assert fewest <= len(fought) <= most
        assert all(there in leads_to(plan, here) for here, there in itertools.pairwise(fought))
        dates = [plan.battles[place].date for place in fought]
        assert all(one < other for one, other in itertools.pairwise(dates)) or not any(dates)
