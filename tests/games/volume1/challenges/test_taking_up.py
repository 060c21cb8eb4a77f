"""The game of a challenge: the same everywhere, described in any language, or refused (22.0)."""

from __future__ import annotations

from datetime import date, timedelta
from pathlib import Path

import pytest

from combat.engine import words
from combat.engine.challenges.challenge import ChallengeError
from combat.engine.challenges.day_seeds import is_of_its_day, seed_of
from combat.engine.challenges.taking_up import book_of, fingerprint, of_day, of_scenario
from combat.engine.content import layers
from combat.engine.content.layers import Layer
from combat.engine.kernel.record import replace
from combat.games.volume1.challenges.battle_challenges import CHALLENGES
from combat.games.volume1.content.library import load_book

DAY = date(2026, 11, 22)


def test_a_days_battle_is_the_same_in_every_language_and_with_any_pack(tmp_path: Path) -> None:
    plain = of_day(CHALLENGES, DAY)
    pack = tmp_path / "assets" / "men"
    pack.mkdir(parents=True)
    shipped = layers.shipped("volume1").path("assets/men/americans.toml").read_text(encoding="utf-8")
    (pack / "americans.toml").write_text(shipped.replace("tq = 5", "tq = 6"), encoding="utf-8")
    before = words.language()
    layers.use([Layer(tmp_path, "brave", "1.0")])
    try:
        words.use("de")
        assert of_day(CHALLENGES, DAY) == plain
        assert book_of(CHALLENGES, plain).packs == ()
    finally:
        layers.use([])
        words.use(before)
    assert plain.day == DAY.isoformat()
    assert is_of_its_day(plain)


def test_other_days_have_other_battles_and_dice() -> None:
    seeds = {seed_of(what, DAY + timedelta(days=ahead)) for what in ("battle", "dice") for ahead in range(400)}
    assert len(seeds) == 800
    assert not is_of_its_day(replace(of_day(CHALLENGES, DAY), day=(DAY + timedelta(days=1)).isoformat()))


@pytest.mark.rule("22.0")
def test_22_0_a_challenge_of_a_scenario_keeps_the_rules_that_are_chosen() -> None:
    challenge = of_scenario(CHALLENGES, "first-light", ("prisoners-wanted",), 5)
    book = book_of(CHALLENGES, challenge)
    assert book == load_book("first-light", ("prisoners-wanted",))
    assert challenge.options == book.chosen


def test_words_make_no_other_battle_and_figures_do() -> None:
    book = load_book("first-light")
    scenario = book.scenario
    assert fingerprint(
        CHALLENGES, replace(book, scenario=replace(scenario, title="Dawn", briefing=("Go.",), id="x"))
    ) == fingerprint(CHALLENGES, book)
    assert fingerprint(CHALLENGES, replace(book, scenario=replace(scenario, turns=scenario.turns + 1))) != fingerprint(
        CHALLENGES, book
    )


def test_what_is_another_battle_here_is_refused() -> None:
    challenge = of_scenario(CHALLENGES, "first-light", (), 5)
    with pytest.raises(ChallengeError, match="another game"):
        book_of(CHALLENGES, replace(challenge, content="0000000000"))
    with pytest.raises(ChallengeError, match="no “pond”"):
        book_of(CHALLENGES, replace(challenge, scenario="pond"))
