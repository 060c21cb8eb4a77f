"""Every call of the table can be carried out: whoever does it is there, and the parser knows its options."""

from __future__ import annotations

import inspect

import pytest

from combat.cli import MENU, calls
from combat.engine.kernel.late_import import named

CALLS = calls.calls_of()


@pytest.mark.parametrize("does", [MENU, *(call.does for call in CALLS)])
def test_a_call_is_carried_out_by_a_function_of_its_options(does: str) -> None:
    (options,) = inspect.signature(named(does)).parameters.values()
    assert options.name == "options"


def test_no_call_stands_twice() -> None:
    names = [call.name for call in CALLS]
    assert len(set(names)) == len(names)
