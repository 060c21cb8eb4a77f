"""What passed unseen is told on the board until the player goes on (4.0)."""

from __future__ import annotations

from combat.players.cautious import CautiousPlayer
from tests.client.sitting import Sitting


def played(pace: str, answers: int) -> Sitting:
    """A battle in which a careful player has given so many answers, or the first slip lies on the board."""
    sitting, player = Sitting(pace="instant" if pace == "instant" else "fast"), CautiousPlayer()
    for _ in range(answers):
        sitting.settle()
        desk = sitting.desk
        if desk.asking is None or desk.missed:
            break
        desk.answer(player.answer(desk.asking.decision, sitting.session.game.state))
    sitting.settle()
    return sitting


def test_at_the_instant_pace_men_seen_wounded_or_killed_are_told_until_the_next_key() -> None:
    sitting = played("instant", 300)
    assert sitting.desk.missed
    sitting.press("Shift+F5")
    assert not sitting.desk.missed


def test_a_click_upon_the_slip_takes_it_away_and_does_nothing_else() -> None:
    sitting = played("instant", 300)
    sitting.rounds()
    answers = sitting.session.answers
    sitting.click(sitting.scene.layers.missed.rect.center)
    assert not sitting.desk.missed
    assert sitting.session.answers == answers


def test_what_was_shown_is_not_told_again() -> None:
    assert not played("fast", 40).desk.missed
