"""Belt-fed weapons in lab files: counters on the board, crews, answers about them, and their final state (14.3)."""

from __future__ import annotations

import pytest

from tests.games.volume1.lab.lab_calls import Lab

MEN = """
from = { turn = 1, phase = "friendly-orders" }
until = { turn = 1, phase = "enemy-orders" }
[board]
size = [9, 9]
[[friendly]]
name = "Pvt Crowe"
hex = "05.06"
[[friendly]]
name = "Pvt Brubaker"
hex = "05.06"
[[enemy]]
name = "Soldat Stahl"
hex = "05.02"
[[enemy]]
name = "Soldat Roth"
hex = "05.02"
"""
LYING = '[[weapon]]\nweapon = "M1919 Browning"\nhex = "05.06"\n'


def served(operator: str, assistant: str = "", weapon: str = "m1919", more: str = "") -> str:
    """Return the TOML text of a weapon counter with its crew; `more` is added."""
    helped = f'assistant = "{assistant}"\n' if assistant else ""
    return f'[[weapon]]\nweapon = "{weapon}"\noperator = "{operator}"\n{helped}{more}'


def said(*answers: str) -> str:
    """Return the TOML text of answers that give orders."""
    return "".join(f'[[answer]]\nto = "give-orders"\nvalue = "{answer}"\n' for answer in answers)


def test_a_counter_is_taken_by_answers_and_told_of_at_the_end(lab: Lab) -> None:
    answers = said("Pvt Crowe take m1919-1", "Pvt Brubaker take m1919-1", "Pvt Crowe aimed-fire", "commit")
    events, end = lab.json(MEN + LYING + answers)
    assert [event["operator"] for event in events if event["event"] == "weapon-manned"] == ["pvt-crowe"] * 2
    assert end["weapons"] == [
        {"name": "M1919 Browning", "hex": "05.06", "operator": "Pvt Crowe", "assistant": "Pvt Brubaker", "ammo": "full"}
    ]
    assert [man["order"] for man in end["characters"][:2]] == ["aimed-fire", "aimed-fire"]


def test_crews_of_both_sides_are_set_up(lab: Lab) -> None:
    ours = served("Pvt Crowe", "Pvt Brubaker", more='ammo = "low"\n')
    _, end = lab.json(MEN + ours + served("Soldat Stahl", "Soldat Roth", "MG 42") + said("commit"))
    assert [(gun["operator"], gun["ammo"]) for gun in end["weapons"]] == [
        ("Pvt Crowe", "low"),
        ("Soldat Stahl", "full"),
    ]


@pytest.mark.parametrize(
    ("weapon", "what"),
    [
        ('[[weapon]]\nweapon = "m1919"\n', "a weapon lies in a hex or has an operator; give one of the two"),
        ('[[weapon]]\nweapon = "bar"\nhex = "05.06"\n', 'weapon "bar" is not belt-fed (14.3)'),
        ('[[weapon]]\nweapon = "m1991"\nhex = "05.06"\n', 'weapon "m1991" is unknown'),
        ('[[weapon]]\nweapon = "m1919"\nhex = "55.06"\n', "55.06"),
        (LYING + 'assistant = "Pvt Crowe"\n', "an assistant needs an operator"),
        (served("Pvt Temple"), 'man "Pvt Temple" is not in the position; add him'),
        (served("Soldat Nobody", "Soldat Roth", "MG 42"), 'man "Soldat Nobody" is not in the position; add him'),
        (served("Pvt Crowe", "Soldat Roth"), "operator and assistant must be of one side"),
        (served("Pvt Crowe", "Pvt Crowe"), 'man "Pvt Crowe" serves a weapon already'),
        (served("Pvt Crowe") + served("Pvt Crowe"), 'man "Pvt Crowe" serves a weapon already'),
        (served("Soldat Roth", weapon="MG 42"), '"Soldat Roth" does not carry this weapon'),
        (served("Soldat Stahl", weapon="MG 42", more='ammo = "low"\n'), "an enemy’s weapon has his own ammo"),
    ],
)
def test_a_weapon_that_cannot_be(lab: Lab, weapon: str, what: str) -> None:
    fault = lab.fault(MEN + weapon + said("commit"))
    assert what in fault
    assert fault.startswith("lab.toml:")
