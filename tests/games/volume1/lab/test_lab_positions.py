"""Every field of a lab file works in every phase in which the position may begin."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.volume1.content.checked import check
from tests.games.volume1.lab.lab_calls import Lab, man

PAIR = """
board = { size = [12, 10] }
[[friendly]]
name = "Sgt Taylor"
hex = "05.09"
order = "hide"
spotted = true
[[enemy]]
name = "Soldat Jung"
hex = "05.02"
order = "hide"
known = true
"""


PHASES = {
    "friendly-cards": 'cards = { hand = [6] }\nhabits = { give-orders = "commit" }\nchance = { enemy_cards = [10] }\n',
    "friendly-orders": 'habits = { give-orders = "commit" }\nchance = { enemy_cards = [10] }\n',
    "enemy-orders": "chance = { enemy_cards = [10] }\n",
    "action": "",
    "end": "",
}


@pytest.mark.parametrize("phase", PHASES)
def test_a_position_begins_in_any_phase_and_runs_to_the_end_of_the_turn(lab: Lab, phase: str) -> None:
    events, end = lab.json(f'from = {{ turn = 3, phase = "{phase}" }}\n{PHASES[phase]}{PAIR}')
    assert events[-1]["event"] != "game-ended"
    assert "turn-cleared" in [event["event"] for event in events]
    assert end["turn"] == 3


def test_a_habit_answers_until_the_script_does(lab: Lab) -> None:
    """The order asked for in turn 4 is the script's, the commits are the habit's."""
    text = """
    from = { turn = 3, phase = "friendly-orders" }
    until = { turn = 3, phase = "enemy-orders" }
    habits = { give-orders = "commit" }
    """
    answer = '[[answer]]\nto = "give-orders"\nvalue = "Sgt Taylor sneak"\n'
    _, end = lab.json(text + PAIR + answer)
    assert man(end, "Sgt Taylor")["order"] == "sneak"
    _, end = lab.json(text + PAIR)
    assert man(end, "Sgt Taylor")["order"] == "hide"


def test_a_habit_that_is_not_legal_now_is_not_used(lab: Lab) -> None:
    text = 'from = { turn = 3, phase = "friendly-orders" }\nhabits = { give-orders = "Sgt Taylor fly" }\n' + PAIR
    assert "add an [[answer]] to give-orders" in lab.fault(text)


def test_a_prisoner_has_a_guard(lab: Lab) -> None:
    """17.4: he is nobody's target and counts as captured."""
    text = PAIR.replace('hex = "05.02"\norder = "hide"', 'hex = "05.09"\nheld_by = "Sgt Taylor"')
    _, end = lab.json("points = { enemy-captured = 2 }\n" + text)
    assert man(end, "Soldat Jung")["held_by"] == "Sgt Taylor"
    assert end["vp"] == 2


def test_a_melee_goes_on(lab: Lab) -> None:
    """15.0: who stands under a Melee marker with that order fights."""
    text = 'melee = ["05.02"]\nuntil = { turn = 1, phase = "action", impulse = 3 }\n' + PAIR.replace(
        '"hide"', '"melee"'
    )
    events, _ = lab.json(text.replace("05.09", "05.02") + "[chance]\nd10 = [9, 9]\n")
    assert [event["man"] for event in events if event["event"] == "blow-struck"] == ["sgt-taylor", "soldat-jung"]


def test_a_live_grenade_goes_off_in_the_end_phase(lab: Lab) -> None:
    """14.2: damage rolls for the man near it, then the Morale Check, then smoke."""
    text = 'from = { turn = 1, phase = "end" }\n' + PAIR
    bomb = '[[bomb]]\nhex = "05.09"\nthrown_from = "05.06"\nnear = ["Sgt Taylor"]\n[chance]\nd10 = [9, 9, 9, 0]\n'
    events, _ = lab.json(text + bomb)
    kinds = [event["event"] for event in events]
    assert kinds.count("fragment-rolled") == 3
    assert {"grenade-exploded", "smoke-rose"} <= set(kinds)


def test_what_a_card_does_this_turn_counts(lab: Lab) -> None:
    """5.1.1: one more on Weapon Skill, and a man who may only hide."""
    text = 'from = { turn = 1, phase = "friendly-orders" }\nuntil = { turn = 1, phase = "enemy-orders" }\n' + PAIR
    only = '[[effect]]\nkind = "restrict"\nteam = "able"\norder = "hide"\nman = "Sgt Taylor"\n'
    answer = '[[answer]]\nto = "give-orders"\nvalue = "Sgt Taylor sneak"\n'
    assert '"Sgt Taylor sneak" is no answer' in lab.fault(text + only + answer)


def test_a_restriction_needs_its_man(lab: Lab) -> None:
    said = lab.fault(PAIR + '[[effect]]\nkind = "restrict"\nteam = "able"\norder = "hide"\n')
    assert said == 'lab.toml:14: effect "restrict" needs "man", the one on whom it fell'


def test_men_come_from_the_cup(lab: Lab) -> None:
    """22.0: card 51 rolls on the friendly event table; here the enemy's, which brings a man onto his edge."""
    from combat.games.volume1.content.library import Library

    events = Library().parts().enemy_events
    roll = next(n for n, entry in enumerate(events) if [effect.kind for effect in entry.effects] == ["reinforce"])
    cards = Library().parts().friendly_cards
    card = next(
        card.number
        for card in cards.values()
        if card.kind == "event" and any((effect.kind, effect.side) == ("event", "enemy") for effect in card.effects)
    )
    text = 'from = { turn = 1, phase = "friendly-cards" }\nuntil = { turn = 1, phase = "friendly-orders" }\n'
    text += 'cup = ["soldat-weiss", "dummy-white-1"]\n' + PAIR
    chance = f'[chance]\nfriendly_cards = [{card}, 6]\nd10 = [{roll}, 0, 7]\ncup = ["Soldat Weiss"]\n'
    told, _ = lab.json(text + chance)
    assert [event["man"] for event in told if event["event"] == "reinforced"] == ["soldat-weiss"]


def test_objectives_and_fates_are_priced(lab: Lab) -> None:
    text = '[[objective]]\nid = "ford"\ntitle = "The Ford"\nhexes = ["05.09"]\npoints = 4\n'
    _, end = lab.json(PAIR + text)
    assert end["vp"] == 4


def test_a_folder_of_lab_files_is_checked_whole(lab: Lab, tmp_path: Path) -> None:
    """`combat check` knows them by their folder, as it does scenarios."""

    (tmp_path / "lab").mkdir()
    (tmp_path / "lab" / "off.toml").write_text(PAIR.replace("05.09", "13.09"), encoding="utf-8")
    (tmp_path / "lab" / "on.toml").write_text(PAIR, encoding="utf-8")
    assert [str(finding) for finding in check([tmp_path])] == ['lab/off.toml:5: hex "13.09" is off the board (12 × 10)']
