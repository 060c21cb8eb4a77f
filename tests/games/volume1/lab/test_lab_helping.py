"""Lab files with medics, searchers, carried men and Papers (7.14, 7.15, 7.18, 16.1)."""

from __future__ import annotations

import pytest

from tests.games.volume1.lab.lab_calls import Lab, man

BOARD = "board = { size = [12, 10] }\n"
MEDIC = (
    BOARD
    + """
[[friendly]]
name = "Pvt Goldstein"
hex = "05.09"
order = "medical-aid"
whom = "Pvt Miller"
[[friendly]]
name = "Pvt Miller"
hex = "05.09"
order = "hide"
wounds = ["light", "evac"]
"""
)
CARRIED = (
    BOARD
    + """
[[friendly]]
name = "Pvt Crowe"
hex = "05.09"
[[friendly]]
name = "Pvt Miller"
hex = "05.09"
carried_by = "Pvt Crowe"
wounds = ["evac"]
papers = ["Lt Hoffmann"]
[[enemy]]
name = "Lt Hoffmann"
hex = "05.02"
fallen = true
"""
)
SEARCH = (
    BOARD
    + """
searches = ["fallen-officer"]
points = { papers = 3 }
[[friendly]]
name = "Pvt Crowe"
hex = "05.02"
order = "search"
whom = "Lt Hoffmann"
[[enemy]]
name = "Lt Hoffmann"
hex = "05.02"
fallen = true
"""
)


@pytest.mark.rule("7.14")
@pytest.mark.rule("16.1")
def test_a_medic_bandages_the_wound_that_the_script_names(lab: Lab) -> None:
    chance = '[chance]\nd10 = [3]\n[[answer]]\nto = "choose-bandage"\nvalue = "bad-evac"\n'
    events, end = lab.json('from = { phase = "end" }\n' + MEDIC + chance)
    assert [event["place"] for event in events if event["event"] == "wound-bandaged"] == [1]
    assert man(end, "Pvt Miller")["wounds"] == ["light", "bad-evac-bandaged"]


@pytest.mark.rule("7.18")
def test_a_carried_man_goes_with_his_carrier_and_so_do_his_papers(lab: Lab) -> None:
    move = '[[answer]]\nto = "choose-move"\nvalue = "05.08"\n'
    text = 'from = { impulse = 2 }\nuntil = { phase = "action", impulse = 3 }\n' + CARRIED + move
    _, end = lab.json(text)
    miller = man(end, "Pvt Miller")
    assert (miller["hex"], miller["carried_by"], miller["papers"]) == ("05.08", "Pvt Crowe", ["Lt Hoffmann"])
    assert man(end, "Pvt Crowe")["order"] == "carry"


@pytest.mark.rule("7.15")
def test_a_fallen_officer_is_searched(lab: Lab) -> None:
    _, end = lab.json('from = { phase = "end" }\n' + SEARCH + "[chance]\nd10 = [0]\n")
    assert (man(end, "Pvt Crowe")["papers"], end["vp"]) == (["Lt Hoffmann"], 3)
    assert man(end, "Lt Hoffmann")["alive"] is False


@pytest.mark.rule("7.15")
def test_papers_lie_on_the_ground(lab: Lab) -> None:
    lying = '[[papers]]\nof = "Lt Hoffmann"\nhex = "07.07"\n'
    text = SEARCH.replace('order = "search"\nwhom = "Lt Hoffmann"\n', 'order = "hide"\n') + lying
    _, end = lab.json('from = { phase = "end" }\n' + text)
    assert (end["papers"], end["vp"]) == ({"Lt Hoffmann": "07.07"}, 0)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        (MEDIC.replace('whom = "Pvt Miller"\n', ""), 'order "medical-aid" needs "whom", the man it is about'),
        (MEDIC.replace('"medical-aid"', '"sneak"'), 'order "sneak" is about nobody; give whom with medical-aid'),
        (MEDIC.replace('whom = "Pvt Miller"', 'whom = "Pvt Millar"'), 'did you mean "Pvt Miller"?'),
        (CARRIED.replace('hex = "05.09"\ncarried', 'hex = "05.08"\ncarried'), "put both into one hex (7.18)"),
        (CARRIED.replace('papers = ["Lt', 'papers = ["Hptm'), 'man "Hptm Hoffmann" is unknown'),
    ],
)
def test_what_cannot_be_is_told(lab: Lab, text: str, fault: str) -> None:
    assert fault in lab.fault(text)
