"""Places in messages, log lines and sounds are of each title's own class, which the engine does not know."""

from __future__ import annotations

import pytest

from combat.engine import words
from combat.engine.kernel.record import Record
from combat.engine.space.hexes.hex import NOWHERE, Hex
from combat.engine.space.place import Place
from combat.engine.stage.sound.sound_cue import SoundCue
from combat.engine.words.log_entry import LogEntry


class Spot(Record, Place):
    """Point of a table without a grid."""

    x: int
    y: int

    def __str__(self) -> str:
        return f"{self.x},{self.y}"


def _in_inches(spot: Spot) -> str:
    return f"{spot.x // 254}″ by {spot.y // 254}″"


def test_a_place_is_said_as_its_title_prints_it_and_without_a_printer_by_its_notation() -> None:
    spot = Spot(2540, 508)
    assert words.place_name(spot) == "2540,508"
    with words.places_called(words.printer(Spot, _in_inches)):
        assert words.place_name(spot) == "10″ by 2″"
        assert "10″ by 2″" in words.text("caption", sound="a shot", hex=spot)
    assert "2540,508" in words.text("caption", sound="a shot", hex=spot)


def test_a_printer_leaves_places_of_other_kinds_and_nowhere_to_their_notation() -> None:
    with words.places_called(words.printer(Spot, _in_inches)):
        assert words.place_name(Hex("12.10")) == "12.10"
    with words.places_called(words.printer(Hex, lambda hex_: f"village:{hex_}")):
        assert words.place_name(Hex("12.10")) == "village:12.10"
        assert words.place_name(NOWHERE) == ""


def test_the_printer_of_before_is_back_even_after_a_fault() -> None:
    with words.places_called(words.printer(Spot, _in_inches)):
        with pytest.raises(KeyError), words.places_called(None):
            raise KeyError
        assert words.place_name(Spot(254, 254)) == "1″ by 1″"


def test_a_table_takes_of_a_log_line_and_of_a_sound_the_places_of_its_own_kind() -> None:
    entry = LogEntry("Crowe moves", places=(Spot(1, 2), Hex("12.10"), Spot(3, 4)))
    assert entry.places_of(Spot) == (Spot(1, 2), Spot(3, 4))
    assert entry.places_of(Hex) == (Hex("12.10"),)
    sound = SoundCue("step", at=Spot(1, 2))
    assert (sound.place_of(Spot), sound.place_of(Hex), SoundCue("card").place_of(Spot)) == (Spot(1, 2), None, None)
