"""A lab file sets up any position, fixes dice and cards, and shows what the rules do (the contract in the house's design)."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from combat.cli import main

Printed = pytest.CaptureFixture[str]
Ended = dict[str, Any]

DUEL = """
from = { turn = 1, phase = "action", impulse = 2 }
until = { turn = 1, phase = "action", impulse = 3 }
initiative = ["able", "red"]
[board]
size = [12, 10]
[board.hexes]
"05.03" = { terrain = "trees" }
[[friendly]]
name = "Sgt Taylor"
hex = "05.06"
order = "aimed-fire"
spotted = true
weapon = "M3 Grease Gun"
[[enemy]]
name = "Soldat Jung"
hex = "05.03"
order = "hide"
known = true
"""
SHOOTS = DUEL + '[[answer]]\nto = "choose-target"\nvalue = "Soldat Jung"\n'


class Lab:
    """Runs lab texts through the command line."""

    def __init__(self, folder: Path, capsys: Printed) -> None:
        self.folder, self.capsys = folder, capsys

    def json(self, text: str) -> tuple[list[dict[str, Any]], Ended]:
        """The events and the end of a lab that runs through."""
        code, out, err = self.call(text, "--json")
        assert (code, err) == (0, "")
        *events, end = (json.loads(line) for line in out.splitlines())
        assert list(end) == ["end"]
        assert all("event" in event for event in events)
        return events, end["end"]

    def fault(self, text: str) -> str:
        """What is said of a lab that does not."""
        code, _, err = self.call(text, "--json")
        assert code == 2
        return err.rstrip("\n")

    def call(self, text: str, *options: str) -> tuple[int, str, str]:
        (self.folder / "lab.toml").write_text(text, encoding="utf-8")
        code = main(["lab", "lab.toml", *options])
        printed = self.capsys.readouterr()
        return code, printed.out, printed.err


@pytest.fixture
def lab(tmp_path: Path, capsys: Printed, monkeypatch: pytest.MonkeyPatch) -> Lab:
    monkeypatch.chdir(tmp_path)
    return Lab(tmp_path, capsys)


def man(end: Ended, name: str) -> dict[str, Any]:
    """One of the characters at the end."""
    return next(man for man in end["characters"] if man["name"] == name)


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


def test_the_example_of_the_design_is_read(lab: Lab) -> None:
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
    changed = SHOOTS.replace("spotted = true", 'spotted = true\nmorale = "shaken"\nwounds = ["light", "bad-bandaged"]\nammo = "low"')
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
    assert said == 'lab.toml:16: man "Soldat Jong" is unknown; did you mean "Soldat Jung"?; a man of your own needs tq and skills'


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
    from combat.content.library import Library

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


FAULTS = {
    "two men of one name": (DUEL + DUEL[DUEL.index("[[enemy]]") :], 'lab.toml:21: man "Soldat Jung" is there twice'),
    "a man of the other side": (
        DUEL.replace("Soldat Jung", "Pvt Crowe"),
        'lab.toml:16: man "Pvt Crowe" is friendly; put him under [[friendly]]',
    ),
    "a team of the other side": (DUEL + 'team = "baker"\n', 'lab.toml:20: team "baker" is not enemy; its teams are red, yellow, white, blue'),
    "a weapon that is none": (DUEL + 'weapon = "Kar 98"\n', 'lab.toml:20: weapon "Kar 98" is unknown; did you mean "Kar 98k"?'),
    "a move without directions": (
        DUEL.replace('"hide"', '"evade"'),
        'lab.toml:18: order "evade" needs the directions of its move, like "evade 5/6" (9.3)',
    ),
    "an impulse out of the action": (
        DUEL.replace('phase = "action", impulse = 2', 'phase = "end", impulse = 2'),
        "lab.toml:2: the phase end has no impulses; leave impulse out",
    ),
    "an end before the start": (DUEL.replace("impulse = 3", "impulse = 2"), "lab.toml:3: until must be later than from"),
    "a card in two places": (DUEL + "[cards]\nhand = [4, 6]\nplayed = 4\n", "lab.toml:20: friendly card 4 lies in two places"),
    "a card that is none": (DUEL + "[cards]\nhand = [404]\n", "lab.toml:20: there is no friendly card 404"),
    "a strike with no guns": (
        DUEL + '[[strike]]\nweapon = "Kar 98k"\nhexes = ["05.05"]\n',
        'lab.toml:21: "Kar 98k" does not fire from off the board',
    ),
    "a strike of three hexes": (
        DUEL + '[[strike]]\nweapon = "81mm Mortar"\nhexes = ["05.05", "05.06", "05.07"]\n',
        "lab.toml:22: there are 3 hexes; give one, or ten for the faces of a d10",
    ),
    "a strike of odd dice": (
        DUEL + '[[strike]]\nweapon = "81mm Mortar"\nhexes = ["05.05"]\nscatter = "2w6"\n',
        'lab.toml:23: scatter: "2w6" is no dice; write 1d6, 2d6-1, 1d10, or a figure like 3',
    ),
    "smoke off the board": (DUEL + '[[smoke]]\nhex = "13.01"\n', 'lab.toml:21: hex "13.01" is off the board (12 × 10)'),
    "ground off the board": (
        DUEL.replace('"05.03" = { terrain', '"05.13" = { terrain'),
        'lab.toml:8: hex "05.13" is off the board (12 × 10)',
    ),
    "ground that is none": (DUEL.replace('"trees"', '"tress"'), 'lab.toml:8: terrain "tress" is unknown; did you mean "trees"?'),
    "a compass that points nowhere": (
        'compass = "06.03"\ncompass_at = "05.05"\n' + DUEL,
        'lab.toml:1: "06.03" is not straight from the compass at "05.05"; name a hex that is',
    ),
    "a key that is none": ('bord = "farmhouse"\n' + DUEL, 'lab.toml:1: "bord" is not known here; did you mean "board"?'),
    "a decision that is none": (
        DUEL + '[[answer]]\nto = "choose-taget"\nvalue = "Soldat Jung"\n',
        'lab.toml:21: decision "choose-taget" is unknown; did you mean "choose-target"?',
    ),
    "an answer to a die": (
        DUEL + '[[answer]]\nto = "roll"\nvalue = 3\n',
        'lab.toml:21: decision "roll" is unknown',
    ),
    "a habit about no decision": (DUEL + "[habits]\nduck = 'pass'\n", 'lab.toml:21: decision "duck" is unknown; did you mean "duck-back"?'),
    "an optional rule that is none": (
        'options = ["enemy-hold-fire"]\n' + DUEL,
        'lab.toml:1: optional rule "enemy-hold-fire" is unknown; did you mean "enemy-holds-fire"?',
    ),
    "a man off the board": (DUEL.replace('"05.06"', '"13.06"'), 'lab.toml:11: hex "13.06" is off the board (12 × 10)'),
    "a hex that is none": (
        DUEL.replace('"05.06"', '"5.6"'),
        'lab.toml:11: hex: hex "5.6" is not a hex number; write column and row with two digits each, like 12.10',
    ),
    "an order that is none": (DUEL.replace('"hide"', '"hyde"'), 'lab.toml:18: order "hyde" is unknown; did you mean "hide"?'),
    "directions for the player's man": (
        DUEL.replace('"aimed-fire"', '"evade 3/2"'),
        'lab.toml:12: order "evade 3/2" has directions, but the player says where his men go',
    ),
    "both sides in one hex": (
        DUEL.replace('"05.03"\norder', '"05.06"\norder'),
        'lab.toml:17: both sides stand in "05.06"; put it into melee, or say who is held_by whom (15.0, 17.4)',
    ),
    "a melee of one": (
        'melee = ["05.06"]\n' + DUEL,
        'lab.toml:1: men of both sides must stand in "05.06" for a Melee marker (15.0)',
    ),
    "a melee off the board": ('melee = ["13.06"]\n' + DUEL, 'lab.toml:1: hex "13.06" is off the board (12 × 10)'),
    "a melee order outside one": (
        DUEL.replace('"hide"', '"melee"'),
        'lab.toml:18: order "melee" is for a hex with a Melee marker; put "05.03" into melee (15.0)',
    ),
    "a guard who is nobody": (DUEL + 'held_by = "Sgt Tailor"\n', 'lab.toml:20: man "Sgt Tailor" is unknown; did you mean "Sgt Taylor"?'),
    "a guard elsewhere": (
        DUEL + 'held_by = "Sgt Taylor"\n',
        'lab.toml:20: the guard stands in "05.06"; put both into one hex (17.4)',
    ),
    "a guard of his own side": (
        DUEL + 'held_by = "Soldat Jung"\n',
        'lab.toml:20: "soldat-jung" is on his own side; a guard is of the other (17.4)',
    ),
    "a dummy turned over": (
        DUEL.replace("Soldat Jung", "Nobody") + "dummy = true\n",
        "lab.toml:19: a dummy is never known: it is taken off when it is turned over; take out known (12.0)",
    ),
    "wounds that kill": (
        DUEL + 'wounds = ["bad", "bad", "bad"]\n',
        "lab.toml:20: nobody lives with so many wounds; take some out (16.2)",
    ),
    "a target marker without a grenade": (
        DUEL + 'aim = "05.06"\n',
        'lab.toml:20: only a man with a grenade order has this; his order is "hide" (7.09)',
    ),
    "a live grenade without its order": (
        DUEL + 'grenade = "mk-2"\n',
        'lab.toml:20: only a man with a grenade order has this; his order is "hide" (7.09)',
    ),
    "grenade markers on a man elsewhere": (
        DUEL + '[[bomb]]\nhex = "05.05"\nnear = ["Sgt Taylor"]\n',
        'lab.toml:22: "sgt-taylor" does not stand in "05.05", where the grenade lies (14.2)',
    ),
    "a man in the cup who is on the board": (
        'cup = ["soldat-jung"]\n' + DUEL,
        'lab.toml:1: "soldat-jung" stands on the board already; take him out of the cup',
    ),
    "a man in the cup who is no enemy": (
        'cup = ["pvt-crowe"]\n' + DUEL,
        'lab.toml:1: "pvt-crowe" is no enemy\'s id; put ids of enemies and dummies into the cup',
    ),
    "a team twice on the track": (
        DUEL.replace('["able", "red"]', '["able", "able"]'),
        "lab.toml:4: team able is there twice",
    ),
    "one edge for both sides": (
        'enemy_edge = "bottom"\n' + DUEL,
        "lab.toml:1: both sides have the bottom edge; give them two different ones (9.5)",
    ),
    "a turn that never comes": ("turns = 3\n" + DUEL.replace("turn = 1", "turn = 4"), "lab.toml:3: turn 4 never comes in a game of 3 turns; raise turns"),
    "a pure event card on the track": (
        DUEL + "[cards]\nplayed = 51\n",
        "lab.toml:21: card 51 is a pure event card and never lies on the track (5.1.3)",
    ),
    "an effect that does not last": (
        DUEL + '[[effect]]\nkind = "wind"\n',
        'lab.toml:21: effect "wind" happens at once; those that last are weapon-skill, troop-quality, spotting, restrict',
    ),
    "points for nothing known": (
        DUEL + "[points]\nenemy-kiled = 2\n",
        'lab.toml:21: "enemy-kiled" is not allowed; it must be "enemy-killed", "enemy-officer-killed", "enemy-fled", '
        '"enemy-passed", "enemy-captured", "friendly-killed", "friendly-bad-wound", '
        '"friendly-bad-wound-bandaged", "friendly-fled", '
        '"friendly-captured", "friendly-passed" or "papers"',
    ),
    "a flare by day": (DUEL + '[[flare]]\nhex = "05.05"\n', "lab.toml:20: flares burn at night; add a [night] with its range, or take them out"),
    "a night by the die": (DUEL + '[night]\nrange = 2\ndie = "1d6"\n', "lab.toml:22: a lab begins after the die of the night was rolled; give the whole range"),
    "a flare off the board": (DUEL + '[night]\nrange = 2\n[[flare]]\nhex = "55.05"\n', 'lab.toml:23: hex "55.05" is off the board (12 × 10)'),
    "a carrier who is not there": (DUEL + '[night]\nrange = 2\nflares = 1\ncarriers = ["sgt-nobody"]\n', 'lab.toml:23: man "sgt-nobody" is unknown; did you mean "sgt-taylor"?'),
    "a die that has no such face": (DUEL + "[chance]\nd6 = [0]\n", "lab.toml:21: d6: 0 must be at least 1"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_faulty_position_is_a_finding_with_its_line(lab: Lab, fault: str) -> None:
    text, said = FAULTS[fault]
    assert lab.fault(text) == said


def test_a_strike_falls_at_once_or_waits_to_be_called(lab: Lab) -> None:
    strike = '[[strike]]\nweapon = "81mm Mortar"\nhexes = ["09.09"]\nnumber = "1"\nscatter = "0"\n'
    events, end = lab.json(SHOOTS + strike + "[chance]\nd6 = [1]\nd10 = [0, 2, 8, 7, 6]\n")
    assert [event["event"] for event in events][:3] == ["strike-began", "shell-aimed", "shell-scattered"]
    assert end["terrain"] == {"09.09": "crater"}
    events, end = lab.json(SHOOTS + strike + "falls = false\n[chance]\nd10 = [8, 7, 6]\n")
    assert "strike-began" not in {event["event"] for event in events}
    assert "terrain" not in end
