"""Cards on the table have tooltips, and the enemy cards of this turn all stay readable (5.1, 9.1)."""

from __future__ import annotations

import itertools
from itertools import product
from typing import Any

import pygame
import pytest

from combat.engine import words
from combat.engine.kernel.record import replace
from combat.engine.play.game_log import LogLine
from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.drawing import theme
from combat.engine.stage.drawing.lettering import SQUEEZE, Font
from combat.engine.stage.paper.rulebook_scene import RulebookScene
from combat.engine.words import text
from combat.engine.words.line import shown
from combat.engine.words.log_entry import LogEntry
from combat.games.volume1.rules.state import Clock, Order
from combat.games.volume1.table import table_layout
from combat.games.volume1.table.panels.hand import hand_first
from combat.games.volume1.table.panels.open_cards import OpenCards, height, laid
from combat.games.volume1.table.pieces.spot_report import SpotReport
from combat.games.volume1.table.pieces.spot_slip import HEIGHT, SpotSlip
from combat.games.volume1.title import TITLE
from combat.games.volume1.words.battle_story import BattleStory, TurnedCard
from tests.games.volume1.table.sitting import Sitting
from tests.games.volume1.tiny_table import Table
from tests.narrowing import the
from tests.sampled import sample


def _turned(turn: int, serial: int, team: str) -> TurnedCard:
    return TurnedCard(1, turn, serial, team, "", "cover", "normal")


def _laid_out(count: int = 4) -> OpenCards:
    """Return the cards of four teams on the table, or so many."""
    sitting = Sitting()
    turn, serials = sitting.desk.state.clock.turn, sorted(sitting.desk.state.book.enemy_cards)
    teams = ("red", "yellow", "white", "blue", "red", "yellow")[:count]
    sitting.desk.title_desk.story.cards = [
        _turned(turn, serial, team) for serial, team in zip(serials, teams, strict=False)
    ]
    found = OpenCards(sitting.desk)
    tray = pygame.Rect(
        0, 0, theme.px(table_layout.MARGIN + table_layout.TRAY_COLUMNS * table_layout.TRAY_PITCH), theme.px(180)
    )
    found.draw(pygame.Surface((1600, 900)), tray)
    return found


@pytest.mark.rule("9.1")
def test_9_1_a_card_of_a_team_with_one_known_man_names_him_too() -> None:
    sitting = Sitting(state=Table("taylor 05.05 hide", "jung 05.03 hide").clock("action", 2).state)
    state, open_ = sitting.desk.state, OpenCards(sitting.desk)
    jung = state.men["soldat-jung"]
    card = _turned(state.clock.turn, 1, jung.team)
    assert open_._folded(card).subject == "Red · Jung"
    state.men[jung.id] = replace(jung, seen=False)
    assert open_._folded(card).subject == "Red", "a man who is not known stays unnamed"


@pytest.mark.rule("9.1", "16.0")
def test_16_0_the_card_of_a_man_who_is_out_of_the_battle_lies_open_no_more() -> None:
    sitting = Sitting(state=Table("taylor 05.05 hide", "jung 05.03 aimed-fire").clock("action", 2).state)
    turn, jung = sitting.desk.state.clock.turn, sitting.desk.state.men["soldat-jung"]
    card, of_team = replace(_turned(turn, 1, "red"), man=jung.id), _turned(turn, 2, "white")
    sitting.desk.title_desk.story.cards = [card, of_team]
    open_ = OpenCards(sitting.desk)
    assert open_.cards() == [card, of_team]
    sitting.desk.state.men[jung.id] = replace(jung, hex=None)
    assert open_.cards() == [of_team]


@pytest.mark.rule("9.1")
def test_9_1_the_cards_of_all_four_teams_lie_side_by_side() -> None:
    boxes = [box for _, box in _laid_out()._boxes]
    assert len(boxes) == 4
    assert all(left.right <= right.left for left, right in itertools.pairwise(boxes))


@pytest.mark.rule("9.1")
def test_9_1_six_cards_turned_in_a_turn_do_not_overlap() -> None:
    boxes = [box for _, box in _laid_out(6)._boxes]
    assert len(boxes) == 6
    assert not any(one.colliderect(other) for one, other in itertools.combinations(boxes, 2))


@pytest.mark.rule("9.1")
@pytest.mark.parametrize(("count", "wide"), [(5, 420), (8, 420), (12, 420), (12, 560), (16, 700)])
def test_9_1_many_cards_lie_as_slips_beside_and_under_each_other(count: int, wide: int) -> None:
    Sitting()
    tray = pygame.Rect(700, 650, wide, 180)
    boxes = laid(count, tray)
    assert len(boxes) == count
    assert all(tray.contains(box) for box in boxes)
    assert not any(one.colliderect(other) for one, other in itertools.combinations(boxes, 2))
    assert all(box.width >= 120 for box in boxes)


@pytest.mark.rule("9.1")
def test_9_1_a_low_tray_is_scrolled_to_the_slips_below() -> None:
    Sitting()
    high = height(12, 420)
    assert high > 100
    boxes = laid(12, pygame.Rect(0, 0, 420, high))
    assert not any(one.colliderect(other) for one, other in itertools.combinations(boxes, 2))
    assert max(box.bottom for box in boxes) <= high


@pytest.mark.rule("9.1")
@pytest.mark.parametrize("language", ["en", "es", "de"])
def test_9_1_a_slip_says_whose_card_it_is_and_the_order_that_is_used(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    words.use(language)
    sitting = _spread((1280, 720), 1.0, hand=False)
    written: list[str] = []
    draw = Font.draw

    def noted(self: Font, target: pygame.Surface, said: str, *place: Any, **how: Any) -> float:
        assert self.fit(said, how.get("room"))[0] == said, "nothing is cut off"
        written.append(said)
        return draw(self, target, said, *place, **how)

    monkeypatch.setattr(Font, "draw", noted)
    for card, box in sitting.tray.open._boxes:
        written.clear()
        face = sitting.tray.open._folded(card)
        SpotSlip(face, box.height / HEIGHT).paint(pygame.Surface(box.size))
        assert face.subject in written
        assert face.cover_rows[2].order in written
        assert str(face.initiative) in written


@pytest.mark.rule("9.3", "7.19")
@pytest.mark.parametrize(
    ("order", "said"), [(Order("aimed-fire"), ""), (Order("duck-back"), "Duck Back"), (Order("sneak", (2,)), "Sneak 2")]
)
def test_9_3_a_card_says_the_order_that_its_man_has_by_now(order: Order, said: str) -> None:
    """Card 10 gives Aimed Fire to a man of normal morale in cover; what he has been given since is on his counter."""
    sitting = Sitting(state=Table("taylor 05.05 hide", "jung 05.03 aimed-fire").clock("action", 2).state)
    turn, jung = sitting.desk.state.clock.turn, sitting.desk.state.men["soldat-jung"]
    sitting.desk.state.men[jung.id] = replace(jung, order=order)
    open_ = OpenCards(sitting.desk)
    face = open_._folded(replace(_turned(turn, 10, "red"), man=jung.id))
    slip = SpotSlip(face, 1.0).used()
    assert face.in_force == said
    assert slip == ((said, "", "") if said else ("Aimed Fire", "G", ""))
    plain, bare = pygame.Surface((300, 300)), pygame.Surface((300, 300))
    SpotReport(face, 1.5).paint(plain)
    SpotReport(replace(face, in_force=""), 1.5).paint(bare)
    assert (pygame.image.tobytes(plain, "RGB") != pygame.image.tobytes(bare, "RGB")) is bool(said)


@pytest.mark.rule("9.3", "7.19")
@pytest.mark.parametrize("language", words.languages())
def test_9_3_every_order_in_force_is_whole_on_its_card_in_every_language(language: str) -> None:
    sitting = Sitting(state=Table("taylor 05.05 hide", "jung 05.03 aimed-fire").clock("action", 2).state)
    state, jung = sitting.desk.state, sitting.desk.state.men["soldat-jung"]
    card = replace(_turned(state.clock.turn, 10, "red"), man=jung.id)
    words.use(language)
    try:
        for order in state.book.charts.orders:
            state.men[jung.id] = replace(jung, order=Order(order))
            face = OpenCards(sitting.desk)._folded(card)
            said = SpotReport(face, 1.5).order_in_force(71 * 1.5)
            assert said is None or said[1].width(said[0]) * SQUEEZE <= 71 * 1.5, said[0]
    finally:
        words.use("en")


@pytest.mark.rule("9.1")
def test_9_1_a_slip_names_the_line_of_a_rout_and_of_a_card_that_nobody_has_used() -> None:
    sitting = _spread((1280, 720), 1.0, hand=False)
    face = sitting.tray.open._folded(sitting.tray.open.cards()[0])
    assert SpotSlip(replace(face, lit=("rout", 0)), 1.0).used() == (face.rout, "", "")
    assert SpotSlip(replace(face, lit=None), 1.0).used()[0] == f"{face.rout} · {face.berserk}"


@pytest.mark.rule("9.1")
def test_9_1_a_card_under_the_pointer_rises_whole_and_is_explained() -> None:
    found = _laid_out()
    card, box = found._boxes[1]
    assert found.move(box.center)
    raised, tip = found.float(), found.tip()
    assert raised is not None
    assert raised[0].height > 1.5 * box.height
    assert tip is not None
    assert str(card.serial) in shown(tip.lines[0])
    assert text("log-enemy-card-why-c", reach=4) in tip.lines


@pytest.mark.rule("9.1")
def test_9_1_after_a_resume_the_cards_of_the_turn_lie_there_again() -> None:
    earlier, now = (the(BattleStory, TITLE.game_log()) for _ in range(2))
    earlier.cards = [_turned(1, 3, "red"), _turned(2, 5, "blue")]
    now.prepend(earlier, 9)
    assert [card.serial for card in now.cards_of(2)] == [5]


@pytest.mark.rule("9.1")
def test_9_1_a_card_of_an_enemy_who_was_turned_face_up_since_the_resume_is_his() -> None:
    earlier, now = (the(BattleStory, TITLE.game_log()) for _ in range(2))
    earlier.cards = [replace(_turned(1, 3, "red"), man="red-2")]
    now.rename("red-2", "soldat-hahn")
    now.prepend(earlier, 9)
    assert [card.man for card in now.cards_of(1)] == ["soldat-hahn"]


@pytest.mark.rule("4.0.1a")
@pytest.mark.parametrize(("key", "hand"), [("Enter", 4), ("X", 3)])
def test_4_0_1a_with_planned_cards_at_hand_the_player_draws_or_does_not(key: str, hand: int) -> None:
    table = Table("taylor 05.05 idle").clock("friendly-cards")
    table.state.aside, table.state.deck = (1, 2, 3), table.state.deck - {1, 2, 3}
    sitting = Sitting(state=table.state)
    sitting.settle()
    assert sitting.asked == "draw-card"
    sitting.press(key)
    sitting.settle()
    assert (sitting.asked, len(sitting.desk.state.hand)) == ("play-card", hand)


@pytest.mark.rule("5.1")
def test_5_1_f1_on_a_card_of_the_hand_explains_its_stamp_its_figures_and_its_red_strip() -> None:
    sitting = Sitting()
    sitting.press("F", "Ctrl+Enter")
    number, box = sitting.hand.boxes()[0]
    sitting.point((box.centerx, box.y + 20))
    sitting.press("F1")
    shown = sitting.app.top
    assert isinstance(shown, RulebookScene)
    card = sitting.desk.state.book.friendly_cards[number]
    assert shown.topics[0].title == card.title
    assert shown.topics[0].text == text(f"help-card-{card.kind}")
    assert any(text(f"wound-{card.wound}") in line for line in shown.topics[0].lines)


@pytest.mark.rule("5.1.2")
def test_5_1_2_a_card_lifted_by_key_is_seen_though_the_pointer_rests_where_one_lay_that_was_played() -> None:
    sitting = Sitting()
    sitting.press("F", "Ctrl+Enter")
    sitting.hand.hot = max(sitting.desk.state.book.friendly_cards) + 1
    assert sitting.hand.float() is None
    sitting.press("1")
    assert sitting.hand.float() is not None


@pytest.mark.rule("9.1")
def test_9_1_cards_that_lie_under_the_hand_do_not_rise() -> None:
    sitting = Sitting()
    tray = sitting.tray
    sitting.press("F", "Ctrl+Enter")
    assert sitting.asked == "play-card"
    turn, serial = sitting.desk.state.clock.turn, min(sitting.desk.state.book.enemy_cards)
    sitting.desk.title_desk.story.cards = [_turned(turn, serial, "red")]
    tray.place(pygame.Rect(0, 700, 600, 180))
    tray.open.draw(pygame.Surface((1600, 900)), tray.rect)
    position = tray.open._boxes[0][1].center
    tray.move(position)
    assert tray.float() is not None
    sitting.scene.lay_out()
    tray.move(position)
    assert tray.float() is None
    assert tray.explained() == []


def _spread(size: tuple[int, int], scale: float, hand: bool) -> Sitting:
    """Nine enemy cards lie open in a strip; the hand is empty or not."""
    sitting = Sitting(size=size)
    sitting.press("F", "Ctrl+Enter", "1", "Enter")
    sitting.app.set_scale(scale)
    desk = sitting.desk
    if not hand:
        desk.state.hand = ()
    turn, serials = desk.state.clock.turn, sorted(desk.state.book.enemy_cards)
    desk.title_desk.story.cards = [_turned(turn, serial, "red") for serial in serials[:9]]
    desk.prompt, desk._ask = None, lambda: None  # type: ignore[method-assign]
    sitting.scene.lay_out()
    sitting.rounds()
    return sitting


@pytest.mark.rule("9.1")
def test_9_1_with_an_empty_hand_the_enemys_cards_have_the_whole_strip() -> None:
    full, empty = _spread((1600, 900), 1.0, hand=True), _spread((1600, 900), 1.0, hand=False)
    assert empty.tray.rect.width > 1.4 * full.tray.rect.width
    assert empty.tray.rect.width > empty.scene.view.rect.width - 4
    assert not empty.hand.rect.width


@pytest.mark.rule("9.1")
@pytest.mark.parametrize(("size", "scale"), sample(list(product([(1280, 720), (1920, 1080)], [0.75, 1.0, 1.75])), 2))
def test_9_1_every_open_card_is_read_whole_under_the_pointer_and_in_the_window(
    size: tuple[int, int], scale: float
) -> None:
    sitting = _spread(size, scale, hand=False)
    window = sitting.app.surface.get_rect()
    if "tray" in sitting.scene.layout.away:  # in a compact window they lie behind their tab
        sitting.press("F3")
    boxes = list(sitting.tray.open._boxes)
    assert len(boxes) == 9
    for place, (card, box) in enumerate(boxes):
        beside = [after for _, after in boxes[place + 1 : place + 2] if after.y == box.y]
        edge = beside[0].left if beside else box.right
        sitting.point(((box.left + edge) // 2, box.centery))
        assert sitting.tray.open.hot == card
        raised = sitting.tray.open._raised()
        assert raised is not None
        assert window.contains(raised)
        assert raised.width > box.width or raised.height > window.height * 0.9


def test_5_0_cards_beside_the_orders_lie_folded_side_by_side_and_are_cut_at_no_edge() -> None:
    sitting = Sitting(size=(1280, 720))
    sitting.app.set_scale(0.8)
    sitting.press("F", "Ctrl+Enter", "1", "Enter")
    sitting.settle()
    assert sitting.asked == "give-orders"
    boxes = [box for _, box in sitting.hand.boxes()]
    assert len(boxes) == 3
    assert all(sitting.hand.rect.contains(box) for box in boxes)
    assert not any(one.colliderect(other) for one, other in itertools.pairwise(boxes))


@pytest.mark.parametrize("scale", [0.75, 1.0, 1.75])
def test_5_0_a_card_of_the_hand_is_read_enlarged_and_in_the_window(scale: float) -> None:
    sitting = Sitting(size=(1280, 720))
    sitting.press("F", "Ctrl+Enter")
    sitting.app.set_scale(scale)
    sitting.rounds()
    for card, box in sitting.hand.boxes():
        sitting.point((box.left + theme.px(20), box.top + theme.px(20)))
        assert sitting.hand.hot == card
        whole = sitting.hand._whole(box)
        assert sitting.app.surface.get_rect().contains(whole)
        assert whole.width > box.width


ROW = 34
"""Height of a row of buttons in pixels at scale 1."""


@pytest.mark.rule("5.1")
@pytest.mark.parametrize(
    ("size", "scale"), [((1280, 720), 1.0), ((1280, 720), 1.75), ((1600, 900), 1.0), ((1920, 1080), 1.25)]
)
def test_5_1_cards_of_which_one_is_to_be_chosen_lie_whole_side_by_side_and_the_board_stays(
    size: tuple[int, int], scale: float
) -> None:
    sitting = Sitting(size=size)
    sitting.app.set_scale(scale)
    sitting.press("F", "Ctrl+Enter")
    sitting.settle()
    sitting.rounds(2)
    assert sitting.asked == "play-card"
    hand, board = sitting.hand, sitting.scene.layout.board
    boxes = [box for _, box in hand.boxes()]
    assert len(boxes) > 2
    assert all(hand.rect.contains(box) for box in boxes)
    assert not any(one.colliderect(other) for one, other in itertools.pairwise(boxes))
    sitting.press("1", "Enter")
    sitting.settle()
    sitting.rounds(2)
    assert sitting.asked == "give-orders"
    now = sitting.scene.layout.board
    assert now.topleft == board.topleft
    assert now.width == board.width
    assert 0 <= board.bottom - now.bottom <= theme.px(ROW), "a second row of buttons, before their keys go"


@pytest.mark.rule("20.0")
def test_20_0_the_hand_gives_way_to_shells_that_fall_while_cards_are_laid() -> None:
    sitting = Sitting()
    desk, clock = sitting.desk, Clock(2, "friendly-cards")
    desk.state.clock, desk.prompt = clock, None
    drawn, struck = LogEntry("drawn"), LogEntry("struck", places=(Hex("05.05"),))
    desk.story.lines.append(LogLine(0, replace(clock.moment, turn=1), struck))
    desk.story.lines.append(LogLine(0, clock.moment, drawn))
    sitting.scene.lay_out()
    whole = sitting.scene.layout.panes["hand"].height
    desk.story.lines.append(LogLine(0, clock.moment, struck))
    desk.story.lines.append(LogLine(0, clock.moment, drawn))
    assert not hand_first(desk)
    desk.redraw("prompt")
    sitting.scene._take_stale()
    assert sitting.scene.layout.panes["hand"].height < whole


@pytest.mark.rule("9.1")
@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 1.0), ((1280, 720), 1.75), ((1920, 1080), 1.75)])
def test_9_1_a_raised_card_and_its_note_cover_neither_prompt_nor_track(size: tuple[int, int], scale: float) -> None:
    sitting = _spread(size, scale, hand=False)
    if "tray" in sitting.scene.layout.away:
        sitting.press("F3")
    tooltip, panes = sitting.scene.tooltip, sitting.scene.layout.panes
    tooltip.delay = 0.0
    for _, box in sitting.tray.open._boxes:
        sitting.point(box.center)
        sitting.rounds(2)
        raised = sitting.tray.open._raised()
        assert raised is not None
        assert tooltip.float() is not None
        for laid_over in (raised, tooltip._area):
            assert not laid_over.colliderect(panes["track"])
        assert not raised.colliderect(panes["prompt"])
        sitting.point((1, 1))
        assert sitting.tray.float() is None


@pytest.mark.rule("9.1")
def test_9_1_a_raised_card_lies_down_with_the_next_answer_or_card_and_when_the_pointer_leaves_the_window() -> None:
    sitting = _spread((1600, 900), 1.0, hand=False)
    tray, story = sitting.tray, sitting.desk.title_desk.story
    at = tray.open._boxes[2][1].center
    sitting.point(at)
    assert tray.float() is not None
    story.cards = [
        *story.cards,
        _turned(sitting.desk.state.clock.turn, sorted(sitting.desk.state.book.enemy_cards)[12], "red"),
    ]
    sitting.desk.redraw("body")
    sitting.rounds()
    assert tray.float() is None, "another card was turned"
    sitting.point((at[0] + 1, at[1]))
    assert tray.float() is not None
    pygame.event.post(pygame.event.Event(pygame.WINDOWLEAVE))
    sitting.rounds()
    assert tray.float() is None, "nobody points at it"
    sitting.point(at)
    assert tray.float() is not None
    tray.open._raised_at = (tray.open._raised_at[0] - 1, tray.open._raised_at[1])
    assert tray.float() is None, "an answer was given since"
