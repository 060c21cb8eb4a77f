"""Saves of ARMOUR! written before fields of the state were added can be loaded and verified."""

from __future__ import annotations

from pathlib import Path

import pytest

from combat.cli import main
from combat.engine.journal import loading
from combat.games.armour.saves.battle_serializer import SERIALIZER
from combat.games.armour.title import TITLE
from tests.games.armour.tiny_battle import Placed, battle
from tools.packed_saves import saves_in, unpack

SAVES = saves_in(Path(__file__).parent / "old")
PLATOON = Placed("us-sherman-platoon", {"m4-sherman": 1}, ["60,90"])
PANZERS = Placed("de-pz-iv-platoon", {"pz-iv-g": 1}, ["56,60@180"])


@pytest.mark.parametrize("name", SAVES)
def test_an_old_save_is_loaded_and_every_checkpoint_agrees(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    save = unpack(SAVES[name], tmp_path)
    loaded = loading.load(save, {TITLE.id: TITLE})
    assert (loaded.dropped, loaded.notes) == (0, ())
    assert loaded.game.state.phase == "over"
    assert loaded.game.state.spearhead == ""
    assert main(["verify", str(save)]) == 0
    assert "5 checkpoints agree" in capsys.readouterr().out


def test_later_fields_are_written_only_where_they_say_something() -> None:
    state = battle([PLATOON], [PANZERS])
    assert "spearhead" not in SERIALIZER.state_as_plain(state)
    state.spearhead = "attacker"
    plain = SERIALIZER.state_as_plain(state)
    assert plain["spearhead"] == "attacker"
    assert SERIALIZER.state_from_plain(plain, state.book).spearhead == "attacker"
