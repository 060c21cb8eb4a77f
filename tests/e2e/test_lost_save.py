"""The folder of saves is deleted during play in a real window; the next answer writes everything again."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from combat.engine.journal import loading
from combat.games.volume1.content.library import load_book
from combat.games.volume1.title import OWN_TITLES
from tests.e2e.screen import Screen
from tests.games.volume1.table.sitting import Sitting

SIZE, SEED = (1280, 720), 11


@pytest.mark.window
def test_a_deleted_folder_of_saves_is_there_again_after_the_next_answer(tmp_path: Path) -> None:
    twin = Sitting(load_book("first-light"), SEED, size=SIZE, painted=True)
    twin.settle()
    place_all = twin.scene.bar.group.widgets[1].rect.center
    with Screen(tmp_path, SIZE) as screen:
        screen.play("first-light", SEED)
        screen.until(lambda: screen.answers() == twin.session.answers, "the set-up begins")
        before = screen.look()
        shutil.rmtree(tmp_path / "data" / "saves")
        screen.click(place_all)
        screen.until(lambda: screen.answers() > twin.session.answers, "the game is written anew")
        (journal,) = (tmp_path / "data" / "saves").iterdir()
        screen.until(
            lambda: len(loading.load(journal, OWN_TITLES).game.entries) > twin.session.answers,
            "the whole game is there",
        )
        middle = (SIZE[0] // 2, 245)
        screen.until(lambda: screen.look().get_at(middle) != before.get_at(middle), "a slip says so")
