"""Notes under the dice on the board (2.0)."""

from __future__ import annotations

import pygame
import pytest

from combat.engine.kernel.record import replace
from combat.engine.play.mirror import Showing
from combat.engine.space.hexes.hex import Hex
from combat.engine.tabletop.map.camera import EASE
from combat.engine.tabletop.motion import Motion
from combat.games.volume1.motion.man_motions import Move
from combat.games.volume1.prompts.ask_card import AskPlayDiscard
from combat.games.volume1.rules.decisions import PASS, PlayDiscard
from combat.games.volume1.rules.events import CheckMade, GroundStruck, ManMoved, OrdersCommitted
from combat.games.volume1.table.overlays import dice_on_board
from combat.games.volume1.title import TITLE
from combat.games.volume1.words.battle_story import BattleStory, Throw
from tests.games.volume1.table.sitting import Sitting
from tests.games.volume1.tiny_table import Table
from tests.narrowing import the


def _said(kind: str, man: str, roll: int, need: int, confirm: int | None, second: int | None, hit: bool) -> str:
    desk = Sitting().desk
    throw = Throw(0, man, Hex("05.08"), None, kind, need, (), confirm=confirm, confirm_roll=second)
    throw.dice.append((roll, hit))
    return dice_on_board._label(desk, throw)


def test_a_plain_roll_says_what_was_needed() -> None:
    assert _said("mc", "pvt-cragg", 3, 5, None, None, True) == "Needed 5 or less: passed"


@pytest.mark.rule("5.1.2")
def test_5_1_2_while_a_card_is_offered_the_dice_on_the_board_are_those_of_the_roll_that_it_could_change() -> None:
    """Jung has spotted Cragg with a 3; the card is about his look at Taylor, a 4."""
    desk = Sitting(
        state=Table("taylor 05.05 hide", "cragg 05.07 hide", "jung 05.03 hide").clock("action", 1).state
    ).desk
    last = Throw(0, "soldat-jung", Hex("05.07"), Hex("05.03"), "spotting", 10, (), target="pvt-cragg")
    last.dice.append((3, True))
    desk.title_desk.story.throw = last
    asked = PlayDiscard("5.1.2", "soldat-jung", (PASS,), PASS, "re-roll", 4, 8, 0.1, "sgt-taylor", "spotting")
    desk.prompt = AskPlayDiscard(desk, asked)
    shown = dice_on_board.lying(desk)
    assert shown is not None
    assert (shown.at, shown.dice, dice_on_board._label(desk, shown)) == (
        "05.05", [(4, True)], "Needed 8 or less: spotted",
    )  # fmt: skip
    desk.prompt = AskPlayDiscard(desk, replace(asked, of="hit"))
    assert dice_on_board.lying(desk) is None, "shots at another man are swept off"
    desk.prompt = AskPlayDiscard(desk, replace(asked, of="hit", about="pvt-cragg"))
    assert dice_on_board.lying(desk) is last, "the burst asked about stays"


@pytest.mark.rule("2.0")
def test_2_0_a_natural_0_says_how_it_was_confirmed() -> None:
    assert _said("shot", "pvt-cragg", 0, -1, 4, 3, True) == (
        "Rule of 0: a 0, to be confirmed by a TQC of 4 or less; rolled 3: hit"
    )
    assert _said("spotting", "pvt-cragg", 0, -2, 3, 8, False) == (
        "Rule of 0: a 0, to be confirmed by a TQC of 3 or less; rolled 8: not spotted"
    )


@pytest.mark.rule("2.0")
def test_2_0_a_natural_0_that_no_check_can_confirm_says_so() -> None:
    assert "the confirming TQC is below 0" in _said("shot", "pvt-cragg", 0, -9, -3, None, False)


@pytest.mark.rule("19.0d")
def test_19_0d_a_wound_morale_check_says_what_it_did_to_his_morale_and_no_need_that_would_have_spared_him() -> None:
    throw = Throw(0, "pvt-cragg", Hex("05.08"), None, "wmc", 4, (), said="Morale −1 state")
    throw.dice.append((3, False))
    assert dice_on_board._label(Sitting().desk, throw) == "Wound Morale Check: Morale −1 state"


@pytest.mark.rule("8.2")
def test_8_2_the_dice_of_an_unknown_man_give_no_value_away() -> None:
    sitting = Sitting()
    unknown = next(man for man in sitting.desk.state.book.figures.values() if man.side == "enemy")
    for kind in ("spotting", "mc", "shot"):
        label = _said(kind, unknown.id, 0, -2, 3, 1, True)
        assert not any(sign.isdigit() for sign in label)


def test_a_label_beside_a_man_at_the_edge_stays_inside_the_board() -> None:
    sitting = Sitting()
    view = sitting.desk.view.rect
    for side in ("topleft", "bottomright"):
        row = pygame.Rect(0, 0, 40, 40)
        setattr(row, side, getattr(view, side))
        chip = dice_on_board.note(
            sitting.app.surface, "Rule of 0: a 0, to be confirmed by a TQC of 5 or less; rolled 3: hit", row, view
        )
        assert view.contains(chip)


def test_the_dice_of_a_man_are_taken_up_before_the_ground_is_rolled_for() -> None:
    story, state = the(BattleStory, TITLE.game_log()), Sitting().desk.state
    for event in (GroundStruck("mortar-81", Hex("05.05"), "crater", 2, 1, True), OrdersCommitted()):
        story.throw = Throw(0, "pvt-cragg", Hex("05.08"), None, "frag", 4, ())
        story.tell(0, state, event)
        assert story.throw is None


def test_what_a_die_will_show_is_not_told_while_it_rolls() -> None:
    sitting = Sitting()
    sitting.press("F")
    desk = sitting.desk
    event = CheckMade("pvt-cragg", "mc", "close-call", (), 5, 3, True, "19.0")
    desk.presenter.happened(0, desk.state, event)
    desk.prompt, desk.mirror.showing = None, Showing(event, Motion(desk, event, 1.0, wait=False), 0.2)
    assert desk.presenter.rolling
    assert "passed" not in sitting.scene.bar.line().text
    desk.mirror.showing.passed = 0.9
    assert not desk.presenter.rolling
    assert "passed" in sitting.scene.bar.line().text


def test_what_happens_out_of_view_is_shown_until_the_camera_has_seen_it() -> None:
    sitting = Sitting(size=(900, 700))
    sitting.press("F")
    desk = sitting.desk
    sitting.show("01.01")
    moved = ManMoved("pvt-cragg", Hex("12.09"), Hex("12.10"), "7.06")
    assert Move(desk, moved, 0.1, wait=False).duration > EASE
    desk.view.camera.finish()
    assert Move(desk, moved, 0.1, wait=False).duration == 0.1
