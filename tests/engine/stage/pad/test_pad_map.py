"""Assignment of the gamepad's buttons, and changes by the player."""

from __future__ import annotations

from combat.engine.stage.keys import Keymap
from combat.engine.stage.pad.pad_map import BINDABLE, CROSS, DEFAULTS, FIXED, ON_PAPER
from combat.games.volume1.table.battle_keys import KEYS


def test_no_button_means_two_things_at_once_and_each_means_something() -> None:
    keys = Keymap({}, KEYS)
    assert {action: rivals for action in KEYS.defaults if (rivals := keys.pad.rivals(action))} == {}
    used = [button for bound in DEFAULTS.values() for button in bound]
    assert sorted(used) == sorted((FIXED | BINDABLE) - {"P1", "P2", "P3", "P4"})
    assert set(DEFAULTS) <= set(KEYS.defaults)


def test_what_leads_through_sheets_is_not_to_be_changed() -> None:
    assert {"A", "B", *CROSS} == FIXED
    assert not FIXED & BINDABLE
    assert {"Enter", "Esc", "Up", "Down", "Left", "Right", "Tab"} <= set(ON_PAPER.values())


def test_a_changed_button_tells_what_else_it_means_where_both_are_there() -> None:
    keys = Keymap({}, KEYS)
    keys.change_buttons({"sight": ("Y",), "hold-fire": ("P1",), "serve": ("P1",)})
    assert keys.pad.rivals("sight") == {"Y": "recap"}
    assert keys.pad.rivals("recap") == {"Y": "sight"}
    assert keys.pad.rivals("serve") == {}  # while orders are given nobody fires
    assert keys.pad.actions("P1") == ("hold-fire", "serve")
    keys.change_buttons({})
    assert keys.pad.rivals("recap") == {}
