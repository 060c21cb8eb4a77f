"""Lines of shots and throws, dice, and the numbers of a move do not cover faces."""

from __future__ import annotations

import pygame
import pytest

from combat.engine.kernel.record import replace
from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.drawing import pencil, theme
from combat.games.volume1.table.overlays import dice_on_board
from combat.games.volume1.table.pieces import lines_past_men
from combat.games.volume1.table.volume_desk import VolumeDesk
from combat.games.volume1.words.battle_story import Throw
from tests.games.volume1.table.sitting import Sitting

FROM, TO = Hex("04.06"), Hex("09.06")


@pytest.fixture(scope="module")
def crowd() -> VolumeDesk:
    """Return a table's desk with four men in a row, two others between them, and enemies around the last."""
    sitting = Sitting()
    desk = sitting.desk
    places = {"sgt-taylor": FROM, "pvt-cragg": Hex("06.06"), "cpl-thomas": Hex("07.06"), "pvt-peters": TO}
    ring = [Hex("09.07"), Hex("10.06"), Hex("09.05"), Hex("08.06")]
    men = [man for man in desk.state.men.values() if man.side == "enemy" and man.hex is not None][: len(ring)]
    for id_, hex_ in (*places.items(), *zip((man.id for man in men), ring, strict=True)):
        desk.state.men[id_] = replace(desk.state.men[id_], hex=hex_)
    sitting.show("07.06")
    return desk


def faces(desk: VolumeDesk) -> list[pygame.Rect]:
    """Return the rectangles of all counters."""
    return [box for there in lines_past_men.boxes(desk).values() for box in there]


def test_13_0_the_line_of_a_shot_crosses_no_counter(crowd: VolumeDesk, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[tuple[tuple[float, float], tuple[float, float]]] = []
    monkeypatch.setattr(pencil, "clear_line", lambda _, start, end, ink: drawn.append((start, end)))
    lines_past_men.draw_shot(pygame.Surface((9, 9)), crowd, FROM, TO, theme.CLEAR)
    assert len(drawn) >= 3, "from the shooter, between third men, to the target"
    for box in faces(crowd):
        inner = box.inflate(-4, -4)
        assert not any(inner.clipline(*piece) for piece in drawn)


def test_7_11_the_bow_of_a_throw_lies_on_no_counter_and_goes_round_third_men(crowd: VolumeDesk) -> None:
    dots = lines_past_men.dots_of_throw(crowd, FROM, TO)
    assert len(dots) > 12
    assert not any(box.collidepoint(dot) for box in faces(crowd) for dot in dots)


@pytest.mark.parametrize("dice", (1, 3))
def test_dice_lie_on_none_of_those_whom_the_roll_is_about(crowd: VolumeDesk, dice: int) -> None:
    throw = Throw(0, "sgt-taylor", TO, FROM, "shot", 4, (), target="pvt-peters")
    throw.dice.extend([(3, True)] * dice)
    lie = dice_on_board._lie(crowd, throw)
    assert lie.collidelist(dice_on_board.actors(crowd, throw)) == -1
    assert lie.collidelist(faces(crowd)) == -1
    assert crowd.view.rect.contains(lie)


def test_dice_lie_beneath_no_slip_while_other_ground_is_free(crowd: VolumeDesk) -> None:
    throw = Throw(0, "sgt-taylor", TO, FROM, "shot", 4, (), target="pvt-peters")
    throw.dice.append((3, True))
    slip = dice_on_board._lie(crowd, throw)
    crowd.view.laid["slip"] = slip
    lie = dice_on_board._lie(crowd, throw)
    assert not lie.colliderect(slip)
    assert lie.collidelist([*dice_on_board.actors(crowd, throw), *faces(crowd)]) == -1
    del crowd.view.laid["slip"]


def test_the_number_of_a_step_lies_beside_whoever_stands_there_and_not_on_his_name(crowd: VolumeDesk) -> None:
    assert lines_past_men.free_spot(crowd, Hex("02.02")) == crowd.view.centre(Hex("02.02"))
    x, y = lines_past_men.free_spot(crowd, TO)
    (box,) = lines_past_men.boxes(crowd)[TO]
    disc = pygame.Rect(0, 0, 2 * theme.px(17), 2 * theme.px(17))
    disc.center = (x, y)
    name = pygame.Rect(*box.topleft, box.width, round(box.width * 0.24))
    assert not disc.colliderect(name)
    assert disc.clip(box).width < box.width * 0.3
