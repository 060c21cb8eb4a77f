"""Advice at the table: requested by a key, shown in words and on the board, and removed with the question."""

from __future__ import annotations

import os
import time
from collections.abc import Sequence

import pygame
import pytest

from combat.engine.journal.game_flags import GameFlags
from combat.games.volume1.content.library import load_book
from combat.games.volume1.players.advised import Advised
from combat.games.volume1.players.cautious_player import CautiousPlayer
from combat.games.volume1.table.advice import advice_overlay
from combat.games.volume1.table.advice.advice_overlay import AdviceOverlay
from combat.games.volume1.table.advice.thinking import Thinking
from tests.games.volume1.table.sitting import Sitting


def at_orders() -> Sitting:
    """Return a table at which a small battle waits for its first orders."""
    sitting, player = Sitting(), CautiousPlayer()
    sitting.settle()
    while sitting.asked != "give-orders":
        decision = sitting.session.decision
        assert decision is not None
        sitting.desk.controls.answer(player.answer(decision, sitting.session.view))
        sitting.settle()
    sitting.press("Esc")  # the slip of what has not been seen
    return sitting


class Prepared:
    """An adviser with prepared advice."""

    said: Sequence[tuple[Advised, ...]] = ()

    def __init__(self, game: object, man: str) -> None:
        self.left, self.done = list(self.said), False
        self.stopped = False

    def heard(self) -> tuple[Advised, ...] | None:
        """Return the next prepared advice, or None if none is left."""
        self.done = len(self.left) <= 1
        return self.left.pop(0) if self.left else None

    def stop(self) -> None:
        """Record that the adviser was stopped."""
        self.stopped = True


BEST = Advised("pvt-cragg sneak", 20, 0.7, 5.52, 0.3, 2.0)
NEXT = Advised("pvt-cragg aimed-fire", 20, 0.5, -1.5, 1.0, 2.0)


def advised(monkeypatch: pytest.MonkeyPatch, *said: tuple[Advised, ...]) -> tuple[Sitting, AdviceOverlay]:
    """Return a table that waits for orders and has been asked for advice, and its advice overlay."""
    monkeypatch.setattr(advice_overlay, "Thinking", type("Now", (Prepared,), {"said": said}))
    sitting = at_orders()
    sitting.desk.selection.select("pvt-cragg")
    sitting.press("Ctrl+H")
    overlay = sitting.desk.title_desk.advice
    assert overlay is not None
    return sitting, overlay


def test_both_answers_are_told_with_their_chances_and_how_many_battles_they_come_from(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    sitting, overlay = advised(monkeypatch, (BEST, NEXT))
    sitting.rounds()
    assert list(overlay.told(overlay.found)) == [
        "1. Cragg: Sneak: 70% won, 5.5 VP, 0.3 men lost",
        "2. Cragg: Aimed Fire: 50% won, −1.5 VP, 1.0 men lost",
        "Each was played to the end of 20 battles that may be this one, as far as you know.",
    ]
    even = (BEST, Advised("pvt-cragg evade", 20, 0.65, 5.0, 0.3, 2.0))
    assert "There is little between them." in list(overlay.told(even))


def test_it_goes_with_the_question_with_escape_and_with_a_click(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting, overlay = advised(monkeypatch, (BEST,), (BEST, NEXT))
    sitting.rounds()
    assert overlay.shown
    sitting.press("Esc")
    assert not overlay.shown
    sitting.press("Ctrl+H")
    sitting.rounds()
    assert overlay.shown
    overlay.draw_notes(pygame.display.get_surface() or pygame.Surface((1600, 900)))
    assert overlay.press(overlay._slip.rect.center)
    sitting.press("Ctrl+H")
    sitting.desk.controls.answer("pvt-cragg sneak")
    sitting.settle()
    sitting.rounds()
    assert not overlay.shown


def test_there_is_none_in_a_challenge_and_none_where_nothing_is_to_be_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting, overlay = advised(monkeypatch)
    sitting.rounds()
    assert (overlay.shown, sitting.desk.notice.text) == (False, "There is nothing to choose here.")
    sitting.session.marks = GameFlags(challenge="abc")
    sitting.press("Ctrl+H")
    assert (overlay.shown, sitting.desk.notice.text) == (False, "In a challenge nobody gives advice.")


def test_its_slip_lies_whole_over_the_hand_where_the_board_has_no_room_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting, player = Sitting(load_book("first-light"), 1, "fast", (1280, 720)), CautiousPlayer()
    sitting.app.set_scale(2.0)
    sitting.settle()
    while sitting.asked != "play-card":
        assert sitting.session.decision is not None
        sitting.desk.controls.answer(player.answer(sitting.session.decision, sitting.session.view))
        sitting.settle()
    cards = [Advised(card, 20, 0.5, 1.0, 0.3, 2.0) for card in sitting.desk.state.hand[:2]]
    monkeypatch.setattr(advice_overlay, "Thinking", type("Now", (Prepared,), {"said": (tuple(cards),)}))
    sitting.press("Ctrl+H")
    sitting.rounds(2)
    overlay = sitting.desk.title_desk.advice
    assert overlay is not None
    laid = sitting.layers.float()
    assert laid is not None
    slip = overlay._slip
    assert not sitting.desk.view.camera.open.contains(slip.rect)
    assert slip._setting is not None
    assert slip.rect.height >= slip._setting.height
    assert pygame.Rect((0, 0), sitting.app.size).contains(slip.rect)
    sitting.click((slip.rect.centerx, slip.rect.bottom - 4))
    assert not overlay.shown, "a click upon it is no click upon a card"
    assert sitting.asked == "play-card"


@pytest.mark.skipif("COMBAT_SOAK" not in os.environ, reason="in `make soak`")
def test_it_is_thought_out_in_another_process() -> None:
    sitting = at_orders()
    thinking, found, end = Thinking(sitting.session.game, ""), None, time.monotonic() + 300
    while not thinking.done and time.monotonic() < end:
        found = thinking.heard() or found
        time.sleep(0.05)
    assert thinking.done
    assert found is not None
    assert len(found) == 2
    thinking.stop()
