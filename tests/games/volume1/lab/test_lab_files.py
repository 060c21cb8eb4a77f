"""A lab file sets up any position, fixes dice and cards, and shows the results of the rules."""

from __future__ import annotations

import re

import pytest

from tests.games.volume1.lab.lab_calls import DUEL, SHOOTS, Lab, man


def test_a_shot_is_rolled_with_the_dice_given(lab: Lab) -> None:
    events, end = lab.json(SHOOTS + "[chance]\nd10 = [8, 7, 6]\n")
    shots = [event for event in events if event["event"] == "shot-fired"]
    assert [(shot["man"], shot["target"], shot["roll"], shot["result"]) for shot in shots] == [
        ("sgt-taylor", "soldat-jung", roll, "miss") for roll in (8, 7, 6)
    ]
    assert sum(term["value"] for term in shots[0]["ledger"]) == shots[0]["need"]
    assert end["chance_left"] == {}


def test_the_end_has_the_fields_of_the_contract(lab: Lab) -> None:
    _, end = lab.json(SHOOTS + "[chance]\nd10 = [8, 7, 6]\n")
    assert list(end) == ["characters", "vp", "turn", "impulse", "chance_left"]
    assert (end["turn"], end["impulse"], end["vp"]) == (1, 2, 0)
    assert man(end, "Sgt Taylor") == {
        "name": "Sgt Taylor",
        "side": "friendly",
        "hex": "05.06",
        "order": "aimed-fire",
        "morale": "normal",
        "wounds": [],
        "ammo": "full",
        "spotted": True,
        "alert": True,
        "alive": True,
    }
    assert man(end, "Soldat Jung") == {
        "name": "Soldat Jung",
        "side": "enemy",
        "hex": "05.03",
        "order": "hide",
        "morale": "normal",
        "wounds": [],
        "ammo": "full",
        "known": True,
        "alert": True,
        "alive": True,
    }


def test_the_example_of_a_whole_file_is_read(lab: Lab) -> None:
    """It names every key; Jung is out of Taylor's sight there, so neither die nor answer is asked for."""
    said = lab.fault(
        """
        board = "farmhouse"
        compass = "05.03"
        from = { turn = 1, phase = "action", impulse = 2 }
        until = { turn = 1, phase = "action", impulse = 3 }
        initiative = ["blue", "able"]
        [defaults]
        friendly_morale = "normal"
        enemy_morale = "normal"
        enemy_alert = true
        enemy_prepared = true
        [[friendly]]
        name = "Sgt Taylor"
        hex = "05.06"
        order = "aimed-fire"
        spotted = true
        morale = "bold"
        wounds = ["light"]
        ammo = "low"
        [[enemy]]
        name = "Soldat Jung"
        hex = "05.01"
        order = "hide"
        known = true
        alert = true
        [[smoke]]
        hex = "05.03"
        fading = false
        [chance]
        d10 = [7, 0, 9]
        d6 = [3]
        friendly_cards = [4, 46]
        enemy_cards = [37]
        [[answer]]
        to = "choose-target"
        value = "Soldat Jung"
        """
    )
    assert said.splitlines()[0] == 'lab.toml:34: choose-target "Soldat Jung" was never asked for; take it out'
    assert said.count("never asked for") == 5


def test_figures_in_the_file_replace_the_rosters(lab: Lab) -> None:
    changed = SHOOTS.replace('weapon = "M3 Grease Gun"', 'skills = { "M3 Grease Gun" = 3 }\nweapon = "M3 Grease Gun"')
    events, _ = lab.json(changed + "[chance]\nd10 = [8, 7, 6]\n")
    shot = next(event for event in events if event["event"] == "shot-fired")
    assert shot["ledger"][0]["value"] == 3


def test_morale_wounds_and_ammunition_count(lab: Lab) -> None:
    changed = SHOOTS.replace(
        "spotted = true", 'spotted = true\nmorale = "shaken"\nwounds = ["light", "bad-bandaged"]\nammo = "low"'
    )
    events, end = lab.json(changed + "[chance]\nd10 = [8, 7, 6]\n")
    shot = next(event for event in events if event["event"] == "shot-fired")
    assert {term["name"]: term["value"] for term in shot["ledger"]} | {"wounds": -1, "morale": -2} == {
        term["name"]: term["value"] for term in shot["ledger"]
    }
    assert man(end, "Sgt Taylor")["wounds"] == ["light", "bad-bandaged"]
    assert man(end, "Sgt Taylor")["ammo"] == "low"


def test_a_man_of_no_roster_carries_his_own_figures(lab: Lab) -> None:
    own = DUEL.replace("Soldat Jung", "Soldat Niemand") + 'tq = 4\nskills = { "Kar 98k" = 3 }\nteam = "red"\n'
    answer = '[[answer]]\nto = "choose-target"\nvalue = "Soldat Niemand"\n'
    _, end = lab.json(own + answer + "[chance]\nd10 = [8, 7, 6]\n")
    assert man(end, "Soldat Niemand")["known"]


def test_a_man_of_no_roster_without_figures_is_a_finding(lab: Lab) -> None:
    said = lab.fault(DUEL.replace("Soldat Jung", "Soldat Jong"))
    assert (
        said
        == 'lab.toml:16: man "Soldat Jong" is unknown; did you mean "Soldat Jung"?; a man of your own needs tq and skills'
    )


def test_a_decision_that_may_be_passed_is_passed(lab: Lab) -> None:
    """No answer speaks of Duck Back, nor of the shot that Taylor may hold (7.19, 13.0)."""
    events, _ = lab.json(DUEL)
    assert not [event for event in events if event["event"] in ("shot-fired", "order-placed")]


def test_a_decision_that_may_be_passed_is_answered_when_the_answer_is_for_it(lab: Lab) -> None:
    duck = '[[answer]]\nto = "duck-back"\nvalue = "duck-back"\nabout = "Sgt Taylor"\n'
    _, end = lab.json(DUEL + duck)
    assert man(end, "Sgt Taylor")["order"] == "duck-back"


def test_an_unanswered_decision_is_an_error_that_lists_the_legal_answers(lab: Lab) -> None:
    """With two firearms the weapon must be named; the pistol has two rates of fire."""
    both = SHOOTS.replace('weapon = "M3 Grease Gun"\n', "")
    said = lab.fault(both + "[chance]\nd10 = [8, 7, 6]\n")
    assert said == "lab.toml:23: add an [[answer]] to choose-weapon sgt-taylor (rule 13.0); legal: m3, colt-45"


def test_weapons_and_rates_are_answered_in_words_and_numbers(lab: Lab) -> None:
    both = SHOOTS.replace('weapon = "M3 Grease Gun"\n', "")
    more = '[[answer]]\nto = "choose-weapon"\nvalue = "M3 Grease Gun"\n'
    events, _ = lab.json(both + more + "[chance]\nd10 = [8, 7, 6]\n")
    assert {event["weapon"] for event in events if event["event"] == "shot-fired"} == {"m3"}


def test_an_answer_that_is_not_legal_is_an_error_that_lists_the_legal_ones(lab: Lab) -> None:
    both = SHOOTS.replace('weapon = "M3 Grease Gun"\n', "")
    more = '[[answer]]\nto = "choose-weapon"\nvalue = "Panzerfaust"\n'
    said = lab.fault(both + more + "[chance]\nd10 = [8, 7, 6]\n")
    assert said == (
        'lab.toml:22: "Panzerfaust" is no answer to choose-weapon sgt-taylor (rule 13.0); legal: m3, colt-45'
    )


def test_an_answer_that_is_never_asked_for_is_an_error(lab: Lab) -> None:
    said = lab.fault(DUEL + '[[answer]]\nto = "choose-wound"\nvalue = 4\n')
    assert said == 'lab.toml:20: choose-wound "4" was never asked for; take it out'


def test_missing_dice_are_named(lab: Lab) -> None:
    said = lab.fault(SHOOTS + "[chance]\nd10 = [8, 7]\n")
    assert said == "lab.toml:24: d10 has no value left (hit for sgt-taylor, rule 13.0); add one"


def test_a_die_is_missed_at_the_end_of_a_file_without_any(lab: Lab) -> None:
    assert lab.fault(SHOOTS).startswith("lab.toml:22: d10 has no value left")


def test_unused_dice_and_cards_are_named(lab: Lab) -> None:
    said = lab.fault(SHOOTS + "[chance]\nd10 = [8, 7, 6, 5]\nd6 = [1]\nfriendly_cards = [4]\nenemy_cards = [37]\n")
    assert said.splitlines() == [
        "lab.toml:24: d10 5 was never asked for; take it out",
        "lab.toml:25: d6 1 was never asked for; take it out",
        "lab.toml:26: friendly_cards 4 was never asked for; take it out",
        "lab.toml:27: enemy_cards 37 was never asked for; take it out",
    ]


def test_what_happened_before_a_fault_is_told(lab: Lab) -> None:
    _, out, _ = lab.call(SHOOTS + "[chance]\nd10 = [8, 7]\n", "--json")
    assert sum('"shot-fired"' in line for line in out.splitlines()) == 2


def test_cards_fall_as_they_are_given(lab: Lab) -> None:
    """16.0: a hit draws a wound card; 46 is a Bad Wound marked Evac."""
    events, end = lab.json(SHOOTS + "[chance]\nd10 = [0, 9, 9, 9]\nfriendly_cards = [46]\n")
    assert ("man-wounded", 46) in [(event["event"], event.get("card")) for event in events]
    assert man(end, "Soldat Jung")["wounds"] == ["bad-evac"]


def test_a_kia_card_kills(lab: Lab) -> None:
    from combat.games.volume1.content.library import Library

    killing = next(number for number, card in Library().parts().friendly_cards.items() if card.wound == "kia")
    events, end = lab.json(SHOOTS + f"[points]\nenemy-killed = 2\n[chance]\nd10 = [0]\nfriendly_cards = [{killing}]\n")
    assert events[-1]["event"] != "shot-fired"
    jung = man(end, "Soldat Jung")
    assert (jung["alive"], jung["hex"], end["vp"]) == (False, None, 2)


def test_by_default_it_runs_to_the_end_of_the_turn(lab: Lab) -> None:
    short = re.sub("until.*\n", "", DUEL).replace('order = "aimed-fire"', 'order = "hide"')
    events, end = lab.json(short)
    assert end["turn"] == 1
    assert "turn-cleared" in [event["event"] for event in events]
    impulses = [event["impulse"] for event in events if event["event"] == "impulse-began"]
    assert impulses == [3, 4]


def test_it_stops_before_the_moment_named(lab: Lab) -> None:
    events, end = lab.json(DUEL)
    assert end["impulse"] == 2
    assert all(event["event"] != "impulse-began" for event in events)


def test_it_can_begin_with_the_cards_and_the_orders(lab: Lab) -> None:
    """5.1, 7.0, 9.1: a card is played, orders are given, the enemy's card gives his order and the track is set."""
    text = """
    from = { turn = 1, phase = "friendly-cards" }
    until = { turn = 1, phase = "action" }
    board = { size = [12, 10] }
    cards = { hand = [4, 6] }
    [[friendly]]
    name = "Sgt Taylor"
    hex = "05.09"
    [[enemy]]
    name = "Soldat Jung"
    hex = "05.02"
    known = true
    [[answer]]
    to = "play-card"
    value = 6
    [[answer]]
    to = "give-orders"
    value = "Sgt Taylor sneak"
    [[answer]]
    to = "give-orders"
    value = "commit"
    [chance]
    enemy_cards = [10]
    """
    events, end = lab.json(text)
    assert man(end, "Sgt Taylor")["order"] == "sneak"
    track = next(event for event in events if event["event"] == "initiative-set")
    assert track["order"] == ["red", "able"]
    assert dict(map(tuple, track["values"])) == {"red": 3, "able": 4}


def test_the_cards_that_lie_set_the_track(lab: Lab) -> None:
    """9.1's example: with #6 played, Red shows #44, so Able (4) acts before Red (63)."""
    text = DUEL.replace('initiative = ["able", "red"]', "cards = { played = 6, enemy = { red = 44 } }")
    events, _ = lab.json(text)
    assert [event["man"] for event in events if event["event"] == "man-activated"] == ["sgt-taylor", "soldat-jung"]
    turned = text.replace("red = 44", "red = 10")
    events, _ = lab.json(turned)
    assert [event["man"] for event in events if event["event"] == "man-activated"] == ["soldat-jung", "sgt-taylor"]


def test_the_track_of_the_file_holds_whatever_the_cards_say(lab: Lab) -> None:
    text = """
    from = { turn = 1, phase = "enemy-orders" }
    until = { turn = 1, phase = "action", impulse = 2 }
    initiative = ["able", "red"]
    board = { size = [12, 10] }
    cards = { played = 6 }
    [[friendly]]
    name = "Sgt Taylor"
    hex = "05.09"
    order = "hide"
    spotted = true
    [[enemy]]
    name = "Soldat Jung"
    known = true
    hex = "05.02"
    morale = "shaken"
    [chance]
    enemy_cards = [10]
    """
    events, _ = lab.json(text)
    assert next(event for event in events if event["event"] == "initiative-set")["order"] == ["able", "red"]
    assert next(event for event in events if event["event"] == "man-activated")["man"] == "sgt-taylor"


@pytest.mark.parametrize(
    ("compass", "end"),
    [
        ("", "05.04"),
        ('compass = "05.03"', "05.04"),
        ('compass = "06.05"\ncompass_at = "05.05"', "06.05"),
        ('compass = "07.06"\ncompass_at = "05.05"', "06.05"),
    ],
)
def test_the_compass_turns_an_enemys_move(lab: Lab, compass: str, end: str) -> None:
    """9.3: direction 1 leads to where the compass points, straight up unless said."""
    text = f"""
    {compass}
    until = {{ turn = 1, phase = "action", impulse = 2 }}
    board = {{ size = [12, 10] }}
    [[friendly]]
    name = "Sgt Taylor"
    hex = "12.10"
    order = "hide"
    spotted = true
    [[enemy]]
    name = "Soldat Jung"
    known = true
    hex = "05.05"
    order = "evade 1"
    """
    _, ended = lab.json(text)
    assert man(ended, "Soldat Jung")["hex"] == end


def test_an_enemy_leaves_over_his_edge(lab: Lab) -> None:
    """9.5: a man in Rout who leaves over the enemy's edge has fled."""
    text = """
    until = { turn = 1, phase = "action", impulse = 2 }
    board = { size = [5, 5] }
    points = { enemy-fled = 3 }
    [[friendly]]
    name = "Sgt Taylor"
    hex = "05.05"
    order = "hide"
    spotted = true
    [[enemy]]
    name = "Soldat Jung"
    known = true
    hex = "03.01"
    morale = "rout"
    order = "sprint 1"
    """
    events, end = lab.json(text)
    assert [(event["edge"], event["fate"]) for event in events if event["event"] == "man-left"] == [("top", "fled")]
    assert (man(end, "Soldat Jung")["alive"], man(end, "Soldat Jung")["hex"], end["vp"]) == (True, None, 3)


def test_without_json_the_log_is_read(lab: Lab) -> None:
    code, out, err = lab.call(SHOOTS + "[chance]\nd10 = [8, 7, 6]\n")
    assert (code, err) == (0, "")
    assert "Taylor" in out
    assert "[13.0]" in out
    assert "Soldat Jung" in out.splitlines()[-1]


def test_a_name_may_be_written_with_the_apostrophe_of_the_keyboard(lab: Lab) -> None:
    for name in ("Pvt O'Connell", "Pvt O’Connell"):
        told = SHOOTS.replace("Sgt Taylor", name).replace("M3 Grease Gun", "M1 Garand")
        events, end = lab.json(told + "[chance]\nd10 = [8]\n")
        assert {event["man"] for event in events if event["event"] == "shot-fired"} == {"pvt-oconnell"}
        assert end["characters"][0]["name"] == name


def test_a_strike_falls_at_once_or_waits_to_be_called(lab: Lab) -> None:
    strike = '[[strike]]\nweapon = "81mm Mortar"\nhexes = ["09.09"]\nnumber = "1"\nscatter = "0"\n'
    events, end = lab.json(SHOOTS + strike + "[chance]\nd6 = [1]\nd10 = [0, 2, 8, 7, 6]\n")
    assert [event["event"] for event in events][:3] == ["strike-began", "shell-aimed", "shell-scattered"]
    assert end["terrain"] == {"09.09": "crater"}
    events, end = lab.json(SHOOTS + strike + "falls = false\n[chance]\nd10 = [8, 7, 6]\n")
    assert "strike-began" not in {event["event"] for event in events}
    assert "terrain" not in end
