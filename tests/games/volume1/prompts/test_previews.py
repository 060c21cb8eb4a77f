"""Previews before firing are shown for the man who is asked, and only for what his order allows (7.01)."""

from __future__ import annotations

import pygame
import pytest

from combat.engine.kernel.record import replace
from combat.engine.space.hexes.hex import Hex
from combat.engine.tabletop.thing import PieceId
from combat.engine.words import text
from combat.engine.words.grammar import percents
from combat.engine.words.line import Line, Spoken
from combat.games.volume1.prompts.ask_duck_back import AskDuckBack
from combat.games.volume1.prompts.ask_fire import AskTarget, AskWeapon
from combat.games.volume1.prompts.ask_move import AskMan, AskMove
from combat.games.volume1.rules.fighting import chances
from combat.games.volume1.rules.state import Order, Papers
from combat.games.volume1.table.overlays.order_ghost import firing
from combat.games.volume1.table.panels.fire_form import CUT
from combat.games.volume1.words import names, promises
from tests.games.volume1.prompts.in_action import action
from tests.games.volume1.table.sitting import Sitting
from tests.games.volume1.tiny_table import Table


def promised(sitting: Sitting, foe: str) -> tuple[Spoken, ...]:
    """Point at an enemy; return the id of the man whose fire is previewed, then the lines of the preview."""
    sitting.desk.input.point_at(PieceId(foe), sitting.desk.state.men[foe].hex)
    pair = sitting.layers.aim.pair()
    assert pair is not None
    return pair[0].id, *sitting.layers.aim.promise(*pair).lines


MELEE = "Moving in starts a melee. First attacks: Cragg in Impulse 2 (hits 60%) and {} in Impulse 2 (hits 50%)"


@pytest.mark.rule("7.19", "7.06")
def test_7_06_the_line_speaks_of_the_man_who_is_asked_about_whoever_was_clicked_since() -> None:
    sitting = action(Table("cragg 03.05 evade m3=7", "crowe 05.05 aimed-fire", "jung 03.03 hide"), 1, "able", "red")
    sitting.desk.controls.answer("pass")
    sitting.settle()
    assert isinstance(sitting.desk.prompt, AskMove)
    sitting.desk.selection.select("pvt-crowe")
    assert promised(sitting, "soldat-jung") == ("pvt-cragg", Line("No shot: no fire under Evade", "7.06"))
    sitting.desk.controls.answer("04.05")
    sitting.settle()
    assert isinstance(sitting.desk.prompt, AskDuckBack)
    assert promised(sitting, "soldat-jung")[0] == "pvt-cragg"


@pytest.mark.rule("15.0", "7.06")
def test_15_0_beside_an_enemy_a_step_promises_the_melee_and_no_shot() -> None:
    sitting = action(Table("cragg 03.05 evade m3=7 tq=5", "jung 03.04 hide"), 1, "able", "red")
    assert isinstance(sitting.desk.prompt, AskMove)
    assert promised(sitting, "soldat-jung")[1:] == (Line("No shot: no fire under Evade", "7.06"),)
    assert MELEE.format("Jung") in sitting.desk.prompt.line().text, "in one place, the prompt"


@pytest.mark.rule("7.04", "15.0")
def test_7_04_before_a_step_no_odds_are_told_from_where_he_stands_nor_where_it_starts_a_melee() -> None:
    men = ("cragg 03.05 run-and-gun m3=7 tq=5", "jung 03.03 hide", "bach 03.04 hide")
    sitting = action(Table(*men), 1, "able", "red")
    assert isinstance(sitting.desk.prompt, AskMove)
    assert promised(sitting, "soldat-jung")[1:] == ("Run & Gun: moves first, fires in Impulse 2",)
    assert promised(sitting, "soldat-bach")[1:] == ()
    assert MELEE.format("Bach") in sitting.desk.prompt.line().text


@pytest.mark.rule("7.16")
def test_7_16_a_man_whose_order_has_no_shot_promises_none_by_another_order() -> None:
    table = Table("crowe 05.07 hide", "taylor 05.09 idle", "jung 05.03 hide").clock("friendly-orders")
    state = table.state
    told = promises.promise(state, promises.planned(state, table["crowe"]), table["jung"])
    assert (told.ledger, len(told.lines)) == ((), 1)
    assert promises.promise(state, promises.planned(state, table["taylor"]), table["jung"]).ledger


@pytest.mark.rule("7.01")
def test_7_01_an_enemy_who_cannot_be_fired_at_says_why_when_he_is_clicked() -> None:
    table = Table("crowe 05.07 aimed-fire", "jung 05.03 hide", "bach 05.04 hide unknown")
    sitting = action(table, 2, "able", "red")
    prompt = sitting.desk.prompt
    assert isinstance(prompt, AskTarget)
    assert prompt.why_not(sitting.stranger("soldat-bach")) == Line(
        "Unknown Blue 1: only known enemies can be fired at", "13.0"
    )
    assert prompt.why_not("soldat-jung") == ""


@pytest.mark.rule("7.04")
@pytest.mark.parametrize(("order", "must"), [("run-and-gun", True), ("aimed-fire", False)])
def test_7_04_where_he_may_not_hold_his_fire_the_line_says_why(order: str, must: bool) -> None:
    sitting = action(Table(f"crowe 05.07 {order}", "jung 05.03 hide"), 2, "able", "red")
    prompt = sitting.desk.prompt
    assert isinstance(prompt, AskTarget)
    assert ("must fire." in prompt.line().text) == must
    assert any(button.label == "Hold fire" for button in prompt.buttons()) != must


@pytest.mark.rule("14.1", "14.0")
def test_14_0_a_weapon_that_does_not_serve_says_why_in_the_form_of_the_shot() -> None:
    table = Table("taylor 05.09 aimed-fire no-ammo", "jung 05.05 hide")
    sitting = action(table, 2, "able", "red")
    prompt = sitting.desk.prompt
    assert isinstance(prompt, AskTarget)
    weapons = table.state.book.weapons
    assert {name: prompt.barred(weapons[name]) for name in ("m3", "colt-45")} == {"m3": "Out of Ammo", "colt-45": ""}
    sitting.desk.state.men["soldat-jung"] = replace(table["jung"], hex=Hex("05.01"))
    assert prompt.barred(weapons["colt-45"]) == "out of range"


@pytest.mark.rule("7.04")
def test_7_04_the_odds_of_run_and_gun_are_told_from_where_he_will_fire() -> None:
    table = Table("crowe 05.07 idle", "jung 05.03 hide").clock("friendly-orders")
    orders = table.state.book.charts.orders
    run, aimed, evade = (orders[order] for order in ("run-and-gun", "aimed-fire", "evade"))
    assert firing(table.state, table["crowe"], run, []) is None
    there = firing(table.state, table["crowe"], run, [(Hex("05.06"), 1), (Hex("05.05"), 2)])
    assert there is not None
    assert (there.hex, there.order is not None and there.order.id) == ("05.06", "run-and-gun")
    assert firing(table.state, table["crowe"], run, [(Hex("05.03"), 1)]) is None, "a melee by then"
    assert firing(table.state, table["crowe"], evade, [(Hex("05.06"), 1)]) is None
    still = firing(table.state, table["crowe"], aimed, [])
    assert still is not None
    assert still.hex == "05.07"


@pytest.mark.rule("12.0")
def test_12_0_the_overlay_looks_with_the_eyes_of_the_man_who_is_asked_about_and_follows_whoever_is_chosen() -> None:
    table = Table("cragg 03.05 evade", "crowe 05.05 evade", "jung 03.03 hide")
    sitting = action(table, 1, "able", "red")
    overlay = sitting.layers.sight
    sitting.desk.controls.answer("pvt-cragg")
    sitting.settle()
    sitting.desk.selection.select("pvt-crowe")
    sitting.press("L")
    assert overlay.man == "pvt-cragg"
    sitting.desk.selection.select("pvt-crowe")
    assert overlay.man == "pvt-cragg", "nothing changed"
    sitting.desk.selection.select("pvt-cragg")
    sitting.desk.selection.select("pvt-crowe")
    assert overlay.man == "pvt-crowe"
    sitting.desk.controls.answer("04.05")
    sitting.settle()
    assert overlay.man == "pvt-cragg", "he is asked whether he ducks back"


@pytest.mark.rule("12.0", "7.0")
def test_12_0_the_overlay_says_that_it_is_on_leaves_the_question_where_it_is_and_lets_its_keys_through() -> None:
    table = Table("cragg 03.05 idle", "crowe 05.05 idle", "jung 03.03 hide").clock("friendly-orders")
    sitting = Sitting(state=table.state)
    sitting.settle()
    sitting.press("L")
    sitting.press("L")
    sitting.desk.selection.select("pvt-cragg")
    asked = sitting.scene.bar.line()
    sitting.press("L")
    assert sitting.desk.title_desk.sight
    assert sitting.scene.bar.line() == asked
    strip = sitting.layers.sight.strip
    assert strip.width > 0
    assert sitting.scene.layout.board.contains(strip)
    sitting.press("S")
    assert sitting.desk.state.men["pvt-cragg"].order == Order("sneak")
    assert sitting.desk.title_desk.sight
    sitting.click(strip.center)
    assert not sitting.desk.title_desk.sight


@pytest.mark.rule("12.0")
def test_12_0_the_overlay_tells_the_chance_to_spot_a_man_only_while_a_check_is_to_come() -> None:
    table = Table("cragg 03.05 evade tq=-9", "jung 03.02 hide unknown")
    sitting = action(table, 4, "able", "red")
    overlay = sitting.layers.sight
    men, jung = sitting.desk.state.men, sitting.stranger("soldat-jung")
    assert overlay.chance(men["pvt-cragg"], men[jung]) is not None
    sitting.desk.controls.answer("03.06")
    sitting.settle()
    assert isinstance(sitting.desk.prompt, AskDuckBack)
    men = sitting.desk.state.men
    assert not men[jung].seen
    assert overlay.chance(men["pvt-cragg"], men[jung]) is None


@pytest.mark.rule("13.0")
def test_13_0_the_note_with_the_sum_says_nothing_twice_and_does_not_cover_the_pencilled_one() -> None:
    sitting = action(Table("crowe 05.07 aimed-fire", "jung 05.03 hide"), 1, "able", "red")
    sitting.point(sitting.counter("soldat-jung"))
    pair = sitting.layers.aim.pair()
    assert pair is not None
    promise, tip = sitting.layers.aim.promise(*pair), sitting.layers.aim.tip(*pair)
    assert tip is not None
    assert not set(tip.lines) & {line for line in promise.lines if not isinstance(line, Line)}
    sitting.rounds(40)
    place = sitting.scene.tooltip.float()
    assert place is not None
    assert not sitting.scene.tooltip._area.colliderect(sitting.scene.view.noted["aim"])


def test_the_note_beside_a_line_of_sight_covers_no_marker_while_other_ground_is_free() -> None:
    sitting = action(Table("crowe 05.07 aimed-fire", "jung 05.03 hide"), 1, "able", "red")
    sitting.point(sitting.counter("soldat-jung"))
    sitting.rounds(2)
    view, state = sitting.scene.view, sitting.desk.state
    before = view.noted["aim"].copy()
    lies = view.place_at(before.center)
    assert lies is not None
    state.papers = (Papers("soldat-jung", hex=lies),)
    sitting.desk.redraw("board")
    sitting.rounds(2)
    assert before.colliderect(view.box(lies))
    assert not view.noted["aim"].colliderect(view.box(lies))


@pytest.mark.rule("7.01")
def test_7_01_with_several_in_the_hex_it_is_told_before_the_shot_that_the_target_is_drawn_and_the_chance_at_each() -> (
    None
):
    table = Table("crowe 05.07 aimed-fire", "jung 05.03 sprint", "bach 05.03 hide", "graf 04.03 hide", printed=True)
    sitting = action(table, 2, "able", "red")
    prompt = sitting.desk.prompt
    assert isinstance(prompt, AskTarget)
    state, rifle = sitting.desk.state, sitting.desk.state.book.weapons[prompt.weapons()[0].id]
    at = {man: chances.odds(state, prompt.shooter, state.men[man], rifle, 1) for man in ("soldat-bach", "soldat-jung")}
    chance = {man: percents.percent(odds.each) for man, odds in at.items()}
    assert chance["soldat-jung"] != chance["soldat-bach"]
    for man, own in at.items():
        prompt.aim_at(man)
        shown = prompt.odds()
        assert shown is not None
        assert shown.each == pytest.approx(sum(odds.each for odds in at.values()) / 2)
        assert shown.any == pytest.approx(sum(odds.any for odds in at.values()) / 2)
        assert (shown.ledger, prompt.needed_at()) == (own.ledger, names.man(state, man))
    line = prompt.line()
    each = f"Jung {chance['soldat-jung']}%, Bach {chance['soldat-bach']}%"
    assert line.text.startswith(f"The target is drawn at random, one shot at {each}. ")
    assert (line.title, line.rule) == ("Crowe fires at Jung or Bach.", "7.01")
    prompt.aim_at("soldat-graf")
    assert prompt.needed_at() == ""
    assert "random" not in prompt.line().text
    assert prompt.line().title == "Crowe fires at Graf."


@pytest.mark.rule("7.01")
@pytest.mark.parametrize("seed", range(6))
def test_7_01_on_whom_the_lot_fell_stands_in_the_log_and_in_the_question_that_it_leads_to(seed: int) -> None:
    table = Table("taylor 05.06 rapid-fire", "jung 05.03 hide", "bach 05.03 hide").clock("action", 1)
    table.state.initiative = ("able", "red")
    sitting = Sitting(state=table.state, seed=seed)
    sitting.settle()
    desk = sitting.desk
    assert isinstance(desk.prompt, AskTarget)
    desk.prompt.aim_at("soldat-jung")
    desk.prompt.fire()
    sitting.settle()
    drawn = "Jung"
    if isinstance(desk.prompt, AskWeapon):
        drawn = "Bach"
        assert desk.prompt.line().text.startswith("The lot fell on Bach. ")
        assert desk.prompt.line().title == "Taylor fires at Bach."
        desk.prompt.fire()
        sitting.settle()
    first, *later = (line.entry for line in desk.story.lines if line.entry.head.startswith("Taylor fires at"))
    assert first.sum.startswith(f"The lot fell on {drawn}. WS ")
    assert all("lot" not in entry.sum for entry in later)
    assert [line.text.split(":")[0] for line in first.more if " or less" in line.text] == ["Jung", "Bach"]


def _way_noted(sitting: Sitting) -> tuple[Spoken, list[int]]:
    """Return the first line of the note on the way to the hex under the pointer, and the impulse of each of its
    hexes."""
    (move,) = sitting.desk.title_desk.moves.preview
    return sitting.layers.paths._known(move)[0][0], [leg.impulse for leg in sitting.layers.paths._legs(move)]


@pytest.mark.rule("7.05")
@pytest.mark.parametrize("by", ["click", "drag"])
def test_7_05_a_marked_hex_promises_the_step_that_a_click_on_it_takes_though_he_could_wait_with_it(by: str) -> None:
    sitting = action(Table("cragg 05.05 sneak", "jung 01.01 hide"), 2, "able", "red")
    assert isinstance(sitting.desk.prompt, AskMove)
    man = sitting.counter("pvt-cragg")
    at = sitting.scene.view.centre(Hex("05.06"))
    if by == "drag":
        sitting.drag(man, at, let_go=False)
    else:
        sitting.point(at)
    assert _way_noted(sitting) == ("1 hex · Impulse 2", [2])
    if by == "drag":
        sitting.drag(man, at)
    else:
        sitting.click(at)
    assert (sitting.desk.state.clock.impulse, sitting.desk.state.men["pvt-cragg"].hex) == (2, "05.06")


@pytest.mark.rule("7.05")
def test_7_05_a_way_of_one_hex_drawn_before_he_is_asked_is_gone_in_this_impulse() -> None:
    sitting = action(Table("cragg 05.05 sneak", "crowe 07.05 sneak", "jung 01.01 hide"), 2, "able", "red")
    sitting.app.settings.wishes["duck_back"] = "never"
    assert isinstance(sitting.desk.prompt, AskMan)
    sitting.desk.selection.select("pvt-cragg")
    at = sitting.show("05.06")
    sitting.point(at)
    assert _way_noted(sitting) == ("1 hex · Impulse 2", [2])
    sitting.click(at)
    sitting.settle()
    prompt = sitting.desk.prompt
    assert isinstance(prompt, AskMove)
    assert (prompt.decision.subject, sitting.desk.state.men["pvt-cragg"].hex) == ("pvt-crowe", "05.06")


@pytest.mark.rule("13.0.8")
@pytest.mark.parametrize(("man", "cut"), [("taylor 05.07 aimed-fire m3=5", True), ("crowe 05.07 aimed-fire", False)])
def test_13_0_8_that_the_ammunition_may_end_a_burst_is_said_where_it_lowers_the_chance(man: str, cut: bool) -> None:
    """Three shots at 60 % miss 0.4³ of the time, and 0.6 % more, because two nines leave no third shot."""
    sitting = action(Table(man, "jung 05.03 hide"), 2, "able", "red")
    prompt, form = sitting.desk.prompt, sitting.tray.form
    assert isinstance(prompt, AskTarget)
    odds = prompt.odds()
    assert odds is not None
    assert odds.cut_short is cut
    form.draw(pygame.Surface(sitting.app.size), sitting.tray.rect, prompt)
    zones = [zone[2] for zone in form._zones if zone[0] == CUT]
    assert len(zones) == cut
    for rect in zones:
        tip, shots = form.tip(rect.center), prompt.rates()
        assert tip is not None
        assert tip.lines[1] == Line(text("shot-cut-short"), "13.0.8")
        assert form.press(rect.center, prompt)
        assert prompt.aim is not None
        assert prompt.aim.shots == max(shots), "a click there changes nothing"
