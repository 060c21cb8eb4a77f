"""The proof of a challenge of ARMOUR! replays it with the steady bot's answers, also after it was interrupted."""

from __future__ import annotations

from pathlib import Path

import pytest

from combat.engine.challenges.challenge import Challenge
from combat.engine.challenges.challenge_code import code_of
from combat.engine.challenges.challenge_result import proof_of, result_in
from combat.engine.challenges.opponents import seats_of
from combat.engine.challenges.taking_up import fingerprint
from combat.engine.chance.split_mix import SplitMix
from combat.engine.journal import loading
from combat.engine.journal.faults import SaveError
from combat.engine.stage.app import App
from combat.games.armour.challenges.seat_challenges import CHALLENGES, VERDICTS, Matched
from combat.games.armour.rules.book import Book
from combat.games.armour.rules.two_seats import ATTACKER
from combat.games.armour.scenes.armour_games import begun, taken_up
from combat.games.armour.table.armour_scene import ArmourScene
from combat.games.armour.title import TITLE
from tests.games.armour.conforming import small_book
from tests.games.armour.table.armour_window import armour_application

SEED = 7


def as_challenge(book: Book) -> Challenge[Matched]:
    """Return a challenge of the book's mission for the attacker."""
    return Challenge(SEED, book.mission.id, None, (), fingerprint(CHALLENGES, book), seat=ATTACKER)


def play(app: App, scene: ArmourScene, most: int) -> None:
    """Answer at random at the table for one seat, until there are `most` answers; the bot has the other seat."""
    app.settings.pace = "instant"
    app.push(scene)
    for _ in range(4000):
        app.round(0.05)
        prompt = scene.desk.prompt
        if scene.desk.over or app.top is not scene or scene.session.answers >= most:
            return
        if prompt is not None:
            state, numbers = scene.desk.state, SplitMix(scene.session.answers)
            scene.desk.controls.answer(next(prompt.decision.samples(state, numbers)))


def test_an_honest_game_is_proved_and_one_with_another_seed_is_not(tmp_path: Path) -> None:
    book = small_book(1)
    made = as_challenge(book)
    code, path = code_of(CHALLENGES, made), tmp_path / "honest.combat"
    assert seats_of(TITLE, made)[ATTACKER] == "person"
    with armour_application() as app:
        play(app, begun(app, book, SEED, path, seat=ATTACKER, challenge=code), 12)
        app.pop()
        play(app, taken_up(app, loading.load(path, {TITLE.id: TITLE})), 10_000)
    result = result_in(CHALLENGES, proof_of(CHALLENGES, path))
    assert result.challenge == made
    assert result.verdict < len(VERDICTS)
    forged = tmp_path / "forged.combat"
    forged.write_bytes(path.read_bytes().replace(f'"seed":"{SEED}"'.encode(), b'"seed":"8"', 1))
    with pytest.raises(SaveError):
        result_in(CHALLENGES, proof_of(CHALLENGES, forged))
