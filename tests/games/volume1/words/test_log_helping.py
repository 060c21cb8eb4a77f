"""The log of medics, searchers, carried men and Papers (7.14, 7.15, 7.18, 16.1)."""

from __future__ import annotations

import pytest

from combat.engine.space.hexes.hex import Hex
from combat.engine.words.log_entry import LogEntry
from combat.games.volume1.rules.decisions import ChooseBandage, ChooseWhom, PlayDiscard
from combat.games.volume1.rules.men import wounds
from combat.games.volume1.rules.orders import helping
from combat.games.volume1.rules.state import State
from combat.games.volume1.words import log, relations
from combat.games.volume1.words.volume_words import WORDS
from tests.games.volume1.tiny_table import Story, Table


def told(state: State, story: Story, *kinds: str) -> list[LogEntry]:
    """Return the log entries of the events of these kinds."""
    entries = [log.entry(state, event) for event in story if event.kind in kinds]
    return [entry for entry in entries if entry is not None]


@pytest.mark.rule("16.1")
def test_16_1_a_bandage_is_told_with_the_sum_of_its_check() -> None:
    table = Table("goldstein 05.05 medical-aid light", "miller 05.05 hide evac").about("goldstein", "miller")
    check, bandage = told(table.state, table.end_turn(d10=[3]), "check-made", "wound-bandaged")
    assert (check.head, check.result, check.die) == ("Goldstein: Medical Aid", "passed", 3)
    assert check.sum == "TQ 5 −1 wounds = 4"
    assert (bandage.head, bandage.result, bandage.tone) == ("Goldstein bandages Miller", "Bad Wound, bandaged", "good")


@pytest.mark.rule("7.15")
def test_7_15_papers_are_told_when_they_are_found_and_when_they_fall() -> None:
    table = Table("crowe 05.05 search", "miller 05.05 guard", "hoffmann 05.05").take("hoffmann", "miller")
    story = table.about("crowe", "hoffmann").end_turn(d10=[0])
    (found,) = told(table.state, story, "papers-taken")
    assert (found.head, found.tone) == ("Crowe takes the Papers of Hoffmann", "good")
    (lost,) = told(table.state, table.play(wounds.die(table.state, "pvt-crowe", "kia", "16.0")), "papers-dropped")
    assert (lost.head, lost.tone, lost.places_of(Hex)) == (
        "The Papers of Hoffmann are dropped in 05.05",
        "bad",
        ("05.05",),
    )


@pytest.mark.rule("7.18")
@pytest.mark.parametrize(
    ("order", "head"),
    [("carry", "Crowe carries Miller"), ("medical-aid", "Crowe treats Miller"), ("search", "Crowe searches Miller")],
)
def test_7_18_whom_an_order_is_about_is_told(order: str, head: str) -> None:
    table = Table(f"crowe 05.05 {order}", "miller 05.05 idle")
    story = table.play(helping.begin(table.state, "pvt-crowe", order, "pvt-miller"))
    (entry,) = told(table.state, story, "whom-chosen")
    assert entry.head == head


@pytest.mark.rule("7.14")
def test_7_14_the_questions_name_the_men_the_chance_and_the_card() -> None:
    table = Table("goldstein 05.05 idle light", "miller 05.05 hide evac", "crowe 05.05 hide bad", hand=(42,))
    whom = WORDS.ask(table.state, ChooseWhom("7.14", "pvt-goldstein", ("pvt-miller", "pvt-crowe"), why="medical-aid"))
    assert whom.title == "Goldstein."
    assert whom.text == "Whom does he treat? He needs 4 or less at the end of the turn, 50%."
    wound = WORDS.ask(table.state, ChooseBandage("7.14", "pvt-goldstein", ("light", "bad"), patient="pvt-miller"))
    assert wound.title == "Goldstein bandages Miller."
    card = WORDS.ask(
        table.state, PlayDiscard("5.1.2", "pvt-goldstein", (42, "pass"), "pass", "pass", chance=0.5, of="medical")
    )
    assert card.text == (
        "Discard “Medical Marvel” to pass Goldstein’s Medical Aid check automatically? "
        "Without a card he succeeds 50% of the time."
    )


@pytest.mark.rule("7.18")
def test_7_18_the_order_line_and_the_refusals_name_the_other_man() -> None:
    table = Table(
        "crowe 05.05 carry", "miller 05.05 carry evac", "goldstein 05.06 medical-aid", "taylor 05.06 idle light"
    )
    table.about("crowe", "miller").about("goldstein", "taylor").clock("friendly-orders")
    lines = [relations.order(table.state, table[name]) for name in ("crowe", "miller", "goldstein", "taylor")]
    assert lines == ["Carries Miller", "Carried by Crowe", "Treats Taylor", ""]
    assert list(relations.of_others(table.state, table["taylor"])) == ["treated by Goldstein"]
    assert table.refused("miller", "hide") == ("is-carried", "7.18")
