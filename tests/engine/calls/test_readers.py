"""Values of options are parsed completely, or refused with a hint at valid ones."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from datetime import date

import pytest

from combat.engine.calls import options


@pytest.mark.parametrize(
    ("read", "text", "value"),
    [
        (options.number(1), "1", 1),
        (options.number(0), "000012", 12),
        (options.size, "640x360", (640, 360)),
        (options.size, "3840×2160", (3840, 2160)),
        (options.scale, "0.75", 0.75),
        (options.scale, "3", 3.0),
        (options.a_day, "2026-02-28", date(2026, 2, 28)),
    ],
)
def test_what_can_be_meant_is_read(read: Callable[[str], object], text: str, value: object) -> None:
    assert read(text) == value


@pytest.mark.parametrize(
    ("read", "text", "remedy"),
    [
        (options.number(1), "0", "1"),
        (options.number(1), "-3", "1"),
        (options.number(1), "1.5", "1"),
        (options.number(1), "9" * 19, "1"),
        (options.number(1), "١", "1"),
        (options.size, "639x360", "640"),
        (options.size, "640x359", "360"),
        (options.size, "640", "640"),
        (options.size, "99999x99999", "640"),
        (options.scale, "0.5", "0.75"),
        (options.scale, "nan", "0.75"),
        (options.scale, "inf", "0.75"),
        (options.a_day, "2026-02-30", "2026-02-30"),
        (options.a_day, "yesterday", "yesterday"),
    ],
)
def test_what_cannot_is_refused_in_one_line_that_names_it_or_what_would_do(
    read: Callable[[str], object], text: str, remedy: str
) -> None:
    with pytest.raises(argparse.ArgumentTypeError) as refused:
        read(text)
    said = str(refused.value)
    assert "\n" not in said
    assert text in said
    assert remedy in said
