"""Carried men, Papers and bandages at the table (7.14, 7.15, 7.18)."""

from __future__ import annotations

import pygame
import pytest

from combat.engine.kernel.record import replace
from combat.engine.space.hexes.hex import Hex
from combat.engine.tabletop.thing import PieceId, marked_pieces
from combat.engine.words.line import shown
from combat.games.volume1.motion import event_timing
from combat.games.volume1.prompts.ask_whom import AskBandage, AskWhom
from combat.games.volume1.rules import events as ev
from combat.games.volume1.rules.decisions import ChooseBandage, ChooseWhom
from combat.games.volume1.rules.orders.give_orders import GiveOrders
from combat.games.volume1.rules.state import Order, Papers, Wound
from combat.games.volume1.table.panels import help_topics
from combat.games.volume1.table.pieces import counters
from combat.games.volume1.table.pieces.faces_from_state import chips
from combat.games.volume1.table.pieces.men_on_board import piles
from combat.games.volume1.words.volume_words import WORDS
from tests.games.volume1.table.sitting import Sitting
from tests.games.volume1.tiny_table import Table

MEN = ("sgt-taylor", "pvt-cragg", "cpl-thomas", "pvt-peters")


def together(hexes: tuple[str, ...] = ("05.08",) * 4) -> Sitting:
    """Return a sitting that asks for orders, with all men set up in the given hexes and a card played."""
    sitting = Sitting()
    for man, hex_ in zip(MEN, hexes, strict=True):
        sitting.desk.controls.answer(f"{man} {hex_}")
    sitting.press("Ctrl+Enter", "1", "Enter")
    assert isinstance(sitting.desk.prompt and sitting.desk.prompt.decision, GiveOrders)
    return sitting


def asks_whom(sitting: Sitting) -> AskWhom:
    """Return the pending prompt; fail unless it asks for a man."""
    prompt = sitting.desk.prompt
    assert isinstance(prompt, AskWhom)
    return prompt


@pytest.mark.rule("7.18")
def test_7_18_the_marker_asks_whom_and_a_click_on_a_counter_answers() -> None:
    sitting = together()
    sitting.desk.selection.select("sgt-taylor")
    sitting.press("V")
    prompt = asks_whom(sitting)
    assert set(marked_pieces(prompt.lit())) == {"pvt-cragg", "cpl-thomas", "pvt-peters"}
    assert prompt.click(PieceId("cpl-thomas"))
    state = sitting.desk.state
    assert (state.men["sgt-taylor"].whom, state.men["cpl-thomas"].order) == ("cpl-thomas", Order("carry"))


@pytest.mark.rule("7.18")
def test_7_18_space_takes_the_first_and_undo_gives_both_their_freedom_back() -> None:
    sitting = together()
    sitting.desk.selection.select("sgt-taylor")
    sitting.press("V", "Enter")
    assert sitting.desk.state.men["sgt-taylor"].whom == "pvt-cragg"
    sitting.press("Ctrl+Z", "Ctrl+Z")
    assert all(sitting.desk.state.men[man].order is None for man in MEN)


@pytest.mark.rule("7.18")
def test_7_18_the_only_comrade_is_not_asked_for() -> None:
    sitting = together(("05.08", "05.08", "04.08", "03.08"))
    sitting.desk.selection.select("sgt-taylor")
    sitting.press("V")
    assert isinstance(sitting.desk.prompt and sitting.desk.prompt.decision, GiveOrders)
    assert sitting.desk.state.men["sgt-taylor"].whom == "pvt-cragg"


@pytest.mark.rule("7.18")
def test_7_18_the_carried_lies_below_his_carrier_is_marked_and_walks_with_him() -> None:
    sitting = together()
    sitting.desk.selection.select("pvt-cragg")
    sitting.press("V", "Tab", "Enter")
    state = sitting.desk.state
    load = state.men["pvt-cragg"].whom
    pile = [man.id for man in piles(state)[Hex("05.08")]]
    assert pile.index(load) == pile.index("pvt-cragg") - 1
    sitting.desk.selection.select("pvt-cragg")
    lying = [place.id for place in sitting.desk.title_desk.people.places()]
    assert lying[-2:] == [load, "pvt-cragg"]
    assert "carry" in chips(state, state.men[load])
    assert "carry" not in chips(state, state.men["pvt-cragg"])
    assert event_timing.seconds(state, ev.ManMoved(load, Hex("05.08"), Hex("05.07"), "7.18"), "normal") == 0
    assert event_timing.seconds(state, ev.ManMoved("pvt-cragg", Hex("05.08"), Hex("05.07"), "7.18"), "normal") > 0


@pytest.mark.rule("7.15")
def test_7_15_a_man_with_papers_shows_them_and_f1_explains_them() -> None:
    sitting = together()
    desk = sitting.desk
    before = desk.title_desk.people._face(desk.state.men["pvt-cragg"])
    desk.state.papers = (Papers("lt-hoffmann", man="pvt-cragg"),)
    man = desk.state.men["pvt-cragg"]
    assert "papers" in chips(desk.state, man)
    assert counters.man(desk.title_desk.people._face(man), 80) is not counters.man(before, 80)
    assert any(help_.rule == "7.15a" for help_ in help_topics.about_man(desk, man))


@pytest.mark.rule("7.15")
def test_7_15_papers_on_the_ground_have_a_marker_and_a_tooltip() -> None:
    sitting = together()
    bare = pixels(sitting)
    sitting.desk.state.papers = (Papers("lt-hoffmann", hex=Hex("06.06")),)
    assert pixels(sitting) != bare
    tip = sitting.scene.layers.tip(sitting.show("06.06"))
    assert tip is not None and any("Papers" in shown(line) for line in tip.lines)


def pixels(sitting: Sitting) -> bytes:
    """Return the RGB pixels of the board around hex 06.06."""
    x, y = sitting.show("06.06")
    sitting.desk.redraw("board")
    sitting.scene.view.touch()
    sitting.scene.invalidate()
    sitting.rounds(3)
    surface = pygame.display.get_surface()
    assert surface is not None
    return pygame.image.tobytes(surface.subsurface((x - 60, y - 50, 120, 100)), "RGB")


@pytest.mark.rule("7.14")
def test_7_14_the_question_says_what_the_check_needs() -> None:
    sitting = together()
    desk = sitting.desk
    prompt = AskWhom(desk, ChooseWhom("7.14", "pvt-cragg", ("cpl-thomas", "pvt-peters"), why="medical-aid"))
    assert "5 or less at the end of the turn, 60%" in prompt.line().text
    labels = [button.label for button in prompt.buttons()]
    assert len(labels) == 2 and all(labels)


@pytest.mark.rule("7.14")
def test_7_14_the_worst_wound_is_the_usual_answer() -> None:
    sitting = together()
    desk = sitting.desk
    wounds = (Wound("light"), Wound("bad", evac=True))
    desk.state.men["cpl-thomas"] = replace(desk.state.men["cpl-thomas"], wounds=wounds)
    asked = ChooseBandage("7.14", "pvt-cragg", ("light", "bad-evac"), patient="cpl-thomas")
    assert [button.label for button in AskBandage(desk, asked).buttons()] == ["Bad Wound, Evac", "Light Wound"]


@pytest.mark.rule("16.1")
def test_16_1_a_bandaged_wound_has_a_chip_of_its_own() -> None:
    sitting = together()
    state = sitting.desk.state
    wounds = (Wound("bad", evac=True, bandaged=True), Wound("light"))
    man = replace(state.men["pvt-cragg"], wounds=wounds)
    assert chips(state, man)[:2] == ("bad-wound-bandaged", "light-wound")


def test_all_men_come_before_the_one_left_out_and_tab_stays_with_the_last_without_an_order() -> None:
    sitting = together()
    met = [sitting.desk.selection.piece]
    for _ in MEN[1:]:
        sitting.press("Tab")
        met.append(sitting.desk.selection.piece)
        sitting.press("H")
    assert sorted(met) == sorted(MEN)
    assert sitting.desk.selection.piece == met[0]
    sitting.press("Tab")
    assert sitting.desk.selection.piece == met[0]
    sitting.press("Shift+Tab")
    assert sitting.desk.selection.piece != met[0]
    sitting.press("Tab")
    assert sitting.desk.selection.piece == met[0]


@pytest.mark.rule("7.18")
def test_7_18_the_worst_hurt_is_named_first_and_esc_takes_the_order_back() -> None:
    sitting = together()
    men = sitting.desk.mirror.state.men
    men["pvt-peters"] = replace(men["pvt-peters"], wounds=(Wound("bad"),))
    sitting.desk.selection.select("sgt-taylor")
    sitting.press("V")
    prompt = asks_whom(sitting)
    assert (prompt.men[0], prompt.first, prompt.buttons()[0].label) == ("pvt-peters", "pvt-peters", "Peters")
    sitting.press("Esc")
    assert isinstance(sitting.desk.prompt and sitting.desk.prompt.decision, GiveOrders)
    assert sitting.desk.state.men["sgt-taylor"].order is None
    assert sitting.desk.selection.piece == "sgt-taylor"


@pytest.mark.rule("7.18")
def test_7_18_a_man_who_is_picked_up_is_said_to_lose_his_order_and_undo_gives_it_back() -> None:
    sitting = together(("05.08", "05.08", "04.08", "03.08"))
    sitting.desk.controls.answer("pvt-cragg hide")
    sitting.desk.selection.select("sgt-taylor")
    sitting.press("V")
    assert sitting.desk.state.men["sgt-taylor"].whom == "pvt-cragg"
    assert sitting.desk.notice.text == "Taylor carries Cragg, who loses his order: Hide."
    sitting.press("Ctrl+Z")
    assert sitting.desk.state.men["pvt-cragg"].order == Order("hide")


@pytest.mark.rule("7.14", "7.18")
def test_7_14_carry_and_medical_aid_say_who_is_already_tended_by_whom() -> None:
    table = Table(
        "goldstein 05.05 medical-aid", "miller 05.05 hide light", "crowe 05.05 idle", "johnson 05.05 idle light",
        "meeks 05.05 idle",
    ).about("goldstein", "miller")  # fmt: skip
    state = table.clock("friendly-orders").state
    carry = ChooseWhom("7.18", table.ids["crowe"], (table.ids["johnson"], table.ids["goldstein"]), why="carry")
    assert WORDS.ask(state, carry).text == "Whom does he carry? Goldstein already treats Miller."
    aid = ChooseWhom("7.14", table.ids["meeks"], (table.ids["miller"], table.ids["johnson"]), why="medical-aid")
    assert WORDS.ask(state, aid).text.endswith(" Goldstein already treats Miller.")
    sitting = Sitting(state=state)
    sitting.settle()
    sitting.desk.selection.select("pvt-crowe")
    sitting.press("V")
    assert asks_whom(sitting).men[0] == "pvt-johnson", "the worst hurt who is free"
    assert asks_whom(sitting).click(PieceId("pvt-goldstein"))
    assert sitting.desk.notice.text == "Crowe carries Goldstein, who loses his order: Medical Aid."
