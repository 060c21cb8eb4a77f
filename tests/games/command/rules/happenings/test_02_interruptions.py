"""Every trigger of a roll has a rules function (2.5)."""

from __future__ import annotations

from typing import get_args

import pytest

from combat.engine.kernel.load_object import load_object
from combat.games.command.rules.fate.interruptions import INTERRUPTION, INTERRUPTIONS
from combat.games.command.rules.fate_cards import Trigger


@pytest.mark.rule("2.5", "11.6")
def test_every_trigger_but_jammed_interrupts_by_a_function_that_there_is() -> None:
    assert set(INTERRUPTIONS) == set(get_args(Trigger)) - {"", "jammed"}
    made = {trigger: load_object(path, INTERRUPTION) for trigger, path in INTERRUPTIONS.items()}
    assert len(set(made.values())) == 3
