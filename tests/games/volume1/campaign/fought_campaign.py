"""The shipped campaign, saved after a cautious bot has played its first battle."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.journal import journal
from combat.engine.play.runner import run
from combat.games.volume1.campaign import course, diary
from combat.games.volume1.campaign.campaign_state import Campaign
from combat.games.volume1.campaign.diary import Diary
from combat.games.volume1.campaign.muster import next_book
from combat.games.volume1.content.library import Library
from combat.games.volume1.content.plans import load_plan
from combat.games.volume1.players.cautious_player import CautiousPlayer
from combat.games.volume1.rules.play.sequence import new_game
from combat.games.volume1.title import TITLE

_FOUGHT: dict[str, bytes] = {}


def _fought(campaign: Campaign) -> bytes:
    """Return the journal of its first battle, which is fought but once."""
    what = repr(campaign)
    if what not in _FOUGHT:
        game = new_game(next_book(campaign, Library()))
        with TemporaryDirectory() as folder:
            record = journal.begin(TITLE, game, pytest.fail, Path(folder) / "battle.combat")
            run(game, SeededChance(3), CautiousPlayer())
            record.close()
            _FOUGHT[what] = record.path.read_bytes()
    return _FOUGHT[what]


def fought_campaign() -> tuple[Diary, Path]:
    """Return the campaign after its first battle, and the path of the battle's save."""
    kept = diary.begin(load_plan(Library(), "hedgerow-to-hill"))
    path = course.announce(kept, "battle")
    path.write_bytes(_fought(kept.campaign))
    assert course.take_in_battle(kept)
    return kept, path
