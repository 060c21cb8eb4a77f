"""Machine guns at the table: counters, taking, manning and dropping them, badges, forms, tracers and noise (14.3)."""

from __future__ import annotations

import pygame
import pytest

from combat.engine.kernel.decision import Answer
from combat.engine.kernel.event import Event
from combat.engine.kernel.record import replace
from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.settings import Pace
from combat.engine.tabletop.effects import tracers as moving
from combat.engine.tabletop.prompt import Prompt
from combat.engine.words import text
from combat.engine.words.line import shown
from combat.games.volume1.motion.event_timing import seconds
from combat.games.volume1.players.cautious_player import CautiousPlayer
from combat.games.volume1.prompts.ask_fire import AskTarget
from combat.games.volume1.rules.decisions import ChooseTarget
from combat.games.volume1.rules.events import RolesSwapped, ShotFired, WeaponLeft, WeaponManned
from combat.games.volume1.rules.fighting import crews
from combat.games.volume1.rules.state import Gun, Order
from combat.games.volume1.table.panels.dossier_weapons import carried
from combat.games.volume1.table.pieces.faces_from_state import chips
from combat.games.volume1.table.pieces.weapon_counters import GunFace, counter
from combat.games.volume1.table.volume1_table import TABLE
from combat.games.volume1.words import help_texts as advice
from combat.games.volume1.words import log
from tests.games.volume1.skirmish import gun_fight
from tests.games.volume1.table.sitting import Sitting
from tests.narrowing import the

GUN, HEX = "m1919-1", "05.08"
TAYLOR, CRAGG = "sgt-taylor", "pvt-cragg"


def ordering(pace: Pace = "instant") -> Sitting:
    """Return a battle that asks for its first orders: Taylor and Cragg stand beside the gun, the others apart."""
    sitting = Sitting(gun_fight(), pace="instant")
    for man, hex_ in ((TAYLOR, HEX), (CRAGG, HEX), ("cpl-thomas", "06.08"), ("pvt-peters", "07.08")):
        say(sitting, f"{man} {hex_}")
    say(sitting, "ready")
    while sitting.asked != "give-orders":
        decision = the(Prompt, sitting.desk.prompt).decision
        say(sitting, CautiousPlayer().answer(decision, sitting.desk.state))
    sitting.app.settings.pace = pace
    return sitting


def say(sitting: Sitting, answer: Answer) -> None:
    """Give an answer, which must be legal, and wait until its results have been shown."""
    assert sitting.desk.controls.answer(answer), sitting.desk.notice.text
    sitting.rounds()
    sitting.settle()


def spot(sitting: Sitting) -> tuple[int, int]:
    """Return the screen point of the middle of the machine gun's counter."""
    gun = sitting.desk.state.guns[GUN]
    sitting.show(the(str, crews.place(sitting.desk.state, gun)))
    return next(box.center for one, _, box in sitting.layers.guns.places() if one.id == GUN)


@pytest.mark.rule("14.3")
def test_14_3_a_counter_dragged_onto_a_man_is_his_and_dragged_to_the_ground_lies_there() -> None:
    sitting = ordering()
    sitting.desk.selection.select(CRAGG)
    sitting.drag(spot(sitting), sitting.counter(CRAGG))
    assert sitting.desk.state.guns[GUN].operator == CRAGG
    start = spot(sitting)
    sitting.drag(start, (start[0], start[1] + 150))
    assert sitting.desk.state.guns[GUN].operator == ""


@pytest.mark.rule("14.3")
def test_14_3_a_counter_dragged_to_a_man_elsewhere_is_refused_with_the_reason() -> None:
    sitting = ordering()
    end = sitting.counter("pvt-peters")
    start = next(box.center for one, _, box in sitting.layers.guns.places() if one.id == GUN)
    sitting.drag(start, end)
    assert sitting.desk.state.guns[GUN].operator == ""
    assert "not in his hex" in shown(sitting.desk.notice.text)
    assert "14.3" in shown(sitting.desk.notice.text)


@pytest.mark.rule("14.3")
def test_14_3_the_key_takes_and_leaves_a_weapon_and_says_why_not() -> None:
    sitting = ordering()
    for man in (CRAGG, TAYLOR):
        sitting.desk.selection.select(man)
        sitting.press("W")
    gun = sitting.desk.state.guns[GUN]
    assert (gun.operator, gun.assistant) == (TAYLOR, CRAGG)
    sitting.press("W")
    assert sitting.desk.state.guns[GUN].operator == CRAGG
    sitting.desk.selection.select("pvt-peters")
    sitting.press("W")
    assert "no weapon here" in shown(sitting.desk.notice.text)


@pytest.mark.rule("14.3")
def test_14_3_a_click_on_the_counter_gives_it_to_the_chosen_man_or_chooses_its_operator() -> None:
    sitting = ordering()
    sitting.desk.selection.select(CRAGG)
    sitting.click(spot(sitting))
    assert sitting.desk.state.guns[GUN].operator == CRAGG
    sitting.desk.selection.select("pvt-peters")
    sitting.click(spot(sitting))
    assert sitting.desk.selection.piece == CRAGG


def test_the_button_of_the_chosen_man_names_the_weapon() -> None:
    sitting = ordering()
    sitting.desk.selection.select(TAYLOR)
    labels = [button.label for button in the(Prompt, sitting.desk.prompt).buttons()]
    assert "Take the M1919 Browning" in labels
    sitting.press("W")
    assert "Leave the M1919 Browning" in [button.label for button in the(Prompt, sitting.desk.prompt).buttons()]


def test_the_counter_says_who_serves_it_and_the_men_wear_badges() -> None:
    sitting = ordering()
    for man in (TAYLOR, CRAGG):
        say(sitting, f"{man} take {GUN}")
    state = sitting.desk.state
    tip = sitting.layers.guns.tip(spot(sitting))
    assert tip is not None
    assert "Taylor operates it, Cragg assists." in tip.lines
    assert "operator" in chips(state, state.men[TAYLOR])
    assert "assistant" in chips(state, state.men[CRAGG])
    assert advice.role_in_short(state, TAYLOR) == "operator, Cragg assists"
    say(sitting, f"{TAYLOR} aimed-fire")
    say(sitting, f"{CRAGG} hide")
    assert advice.role_in_short(sitting.desk.state, TAYLOR) == "operator, no help (Cragg: another order)"


@pytest.mark.rule("8.2")
def test_8_2_nobody_learns_of_an_unknown_gunner() -> None:
    sitting = ordering()
    state = sitting.session.game.state.copy()
    gunner, mate = (state.men[name] for name in ("soldat-stahl", state.guns["soldat-stahl"].assistant))
    for known, badges in ((False, ()), (True, ("assistant",))):
        state.men[gunner.id] = replace(gunner, seen=known)
        state.men[mate.id] = replace(mate, seen=True)
        assert tuple(set(chips(state, state.men[mate.id])) & {"operator", "assistant"}) == badges
        assert (advice.role(state, mate.id) is not None) is known
        swapped = RolesSwapped(gunner.id, mate.id, "bad")
        assert (seconds(state, swapped, "normal") > 0) is known
        told = log.entry(state, swapped)
        assert (told is not None) is known
    assert sitting.layers.guns.places() == [place for place in sitting.layers.guns.places() if place[0].id == GUN]


def test_a_set_up_log_does_not_tell_a_crew_from_others() -> None:
    sitting = ordering()
    lines = [
        line.entry
        for line in sitting.desk.story.lines
        if line.entry.head and "Enemy counter placed" in str(line.entry.head)
    ]
    assert len(lines) >= 7
    assert {entry.rule for entry in lines} == {"22.0"}


def test_the_enemies_counters_are_one_row_of_the_log_which_unfolds() -> None:
    sitting = ordering()
    placed = [line.entry for line in sitting.desk.story.lines if line.entry.gathers]
    sitting.scene.log.refresh()
    rows = [row for row in sitting.scene.log.list.rows if row.entry.gathers]
    assert [row.entry.head for row in rows] == [text("log-enemies-placed", count=len(placed))]
    assert [line.text for line in rows[0].entry.more] == [entry.line for entry in placed]
    before = sitting.scene.log._measure(rows[0], 280)
    sitting.scene.log.follow_up(rows[0])
    assert sitting.scene.log._measure(rows[0], 280) > before


@pytest.mark.rule("14.3")
def test_14_3_the_form_of_a_shot_begins_with_the_operators_tq_and_says_why_nobody_helps(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    sitting = ordering()
    desk = sitting.desk
    say(sitting, f"{TAYLOR} take {GUN}")
    state, foe = desk.state, "soldat-stahl"
    sitting.turn_over(foe)
    state.men[foe] = replace(state.men[foe], seen=True, hex=Hex("05.04"))
    state.men[TAYLOR] = replace(state.men[TAYLOR], order=Order("aimed-fire"))
    prompt = AskTarget(desk, ChooseTarget("7.01", TAYLOR, (foe,)))
    prompt.aim_at(foe)
    assert prompt.weapons()[0].id == "m1919"
    prompt.take_weapon("m1919")
    said, redrawn = prompt.line().text, []
    monkeypatch.setattr(desk, "redraw", lambda *parts: redrawn.extend(parts))
    prompt.take_rate(2)
    monkeypatch.undo()
    assert prompt.line().text != said
    assert "prompt" in redrawn
    odds = prompt.odds()
    assert odds is not None
    assert [(term.name, term.value, term.detail) for term in odds.ledger[:2]] == [
        ("operator", 6, "M1919 Browning"),
        ("gunner-alone", -3, "nobody"),
    ]
    desk.prompt = prompt
    desk.redraw("body")
    sitting.rounds()


def shot(weapon: str, shots: int = 3) -> ShotFired:
    """Return the event of a shot at an enemy with a weapon."""
    return ShotFired(TAYLOR, "soldat-stahl", weapon, 1, shots, 4, (), 5, 3, "miss")


def test_a_long_burst_flies_otherwise_than_a_short_one() -> None:
    sitting = ordering("normal")
    places = [(0.2, True), (0.9999, False)]
    for share, flying in places:
        surface = pygame.Surface(sitting.app.size)
        moving.tracers(surface, sitting.desk.view, Hex("05.08"), Hex("05.04"), share)
        assert (strokes(surface) > 0) is flying


def test_a_belt_fed_weapons_shot_flies_in_more_strokes_than_another() -> None:
    sitting = ordering("normal")
    state = sitting.desk.state
    sitting.turn_over("soldat-stahl")
    state.men["soldat-stahl"] = replace(state.men["soldat-stahl"], hex=Hex("05.05"))
    sitting.show("05.06")
    flying = {}
    for weapon in ("m1919", "m3", "m1-garand"):
        show = TABLE.motion(sitting.desk, state, shot(weapon))
        assert show is not None
        surface = pygame.Surface(sitting.app.size)
        show.draw(surface, 0.2)
        flying[weapon] = pieces(surface)
    assert flying["m1919"] > flying["m1-garand"] == 1
    assert flying["m3"] >= 1


def pieces(surface: pygame.Surface) -> int:
    """Return the number of separate tracer strokes in a picture."""
    return len(pygame.mask.from_threshold(surface, moving.CORE, (8, 8, 8)).connected_components(6))


def strokes(surface: pygame.Surface) -> int:
    """Return the number of pixels of a picture that have the colour of a tracer."""
    return pygame.mask.from_threshold(surface, moving.CORE, (8, 8, 8)).count()


@pytest.mark.parametrize(
    "event",
    [
        WeaponManned(GUN, TAYLOR, CRAGG, "taken"),
        WeaponLeft(GUN, TAYLOR, Hex(HEX), "gun-routed"),
        RolesSwapped("soldat-stahl", "soldat-frey", "bad"),
        shot("m1919"),
    ],
    ids=lambda event: event.kind,
)
def test_what_becomes_of_a_weapon_is_seen(event: Event) -> None:
    sitting = ordering("normal")
    state = sitting.desk.state
    for man in ("soldat-stahl", "soldat-frey"):
        sitting.turn_over(man)
    state.clock = replace(state.clock, phase="action", impulse=1)
    show = TABLE.motion(sitting.desk, state, event)
    assert show is not None
    assert show.duration > 0
    show.draw(sitting.app.surface, 0.3)


def test_a_counter_is_drawn_at_every_size_and_shows_its_ammunition() -> None:
    for size in (18, 40, 72, 150):
        full, low = (counter(GunFace("M1919 Browning", "ROF 2/3", marker), size) for marker in ("", "low-ammo"))
        assert full.size == low.size == (size, size)
        assert low.surface.get_width() > full.surface.get_width()


def test_a_weapon_alone_in_its_hex_is_drawn_large_and_two_do_not_hide_each_other() -> None:
    sitting = ordering()
    state = sitting.desk.state
    state.guns["m1919-2"] = Gun("m1919-2", "m1919", Hex(HEX))
    state.guns["m1919-3"] = Gun("m1919-3", "m1919", Hex("03.03"))
    first, second, alone = (box for _, _, box in sitting.layers.guns.places())
    assert first.topleft != second.topleft
    assert alone.width > first.width


@pytest.mark.rule("14.3")
def test_14_3_placing_all_men_gives_the_weapon_its_crew_and_the_second_man_is_asked_to_help() -> None:
    sitting = Sitting(gun_fight())
    sitting.press("F")
    assert len(sitting.desk.state.men_in(Hex(HEX))) == 2
    ready = ordering()
    ready.desk.selection.select(CRAGG)
    ready.press("W")
    ready.desk.selection.select(TAYLOR)
    assert "Help Cragg at the M1919 Browning" in [button.label for button in the(Prompt, ready.desk.prompt).buttons()]


@pytest.mark.rule("14.3")
def test_14_3_the_dossier_of_a_man_alone_at_a_weapon_shows_what_he_fires_it_with() -> None:
    sitting = ordering()
    sitting.desk.selection.select(CRAGG)
    sitting.press("W")
    alone = {skill.weapon: skill.value for skill in carried(sitting.desk.state, sitting.desk.state.men[CRAGG])}
    sitting.desk.selection.select(TAYLOR)
    sitting.press("W")
    state = sitting.desk.state
    served = {skill.weapon: skill.value for skill in carried(state, state.men[TAYLOR])}
    assert (alone["m1919"], served["m1919"]) == (5 - 3, 6)


def test_a_man_who_waits_is_put_into_the_hex_of_the_man_clicked() -> None:
    sitting = Sitting(gun_fight())
    say(sitting, f"{TAYLOR} 06.08")
    sitting.desk.selection.select(CRAGG)
    sitting.click(sitting.counter(TAYLOR))
    assert sitting.desk.state.men[CRAGG].hex == "06.08"


@pytest.mark.rule("14.3")
def test_14_3_before_a_weapon_is_taken_it_is_said_who_will_serve_it_who_will_assist_and_the_skill_either_way() -> None:
    sitting = ordering()
    desk = sitting.desk
    best, other = (desk.state.figure(man).tq for man in (TAYLOR, CRAGG))
    assert best > other
    desk.selection.select(CRAGG)
    sitting.rounds()
    alone = f"Cragg operates the M1919 Browning alone: skill {other - 3}, with help {other}. Alone he can move with it by Sneak only."
    assert sitting.scene.bar.line().text == alone
    say(sitting, f"{CRAGG} take {GUN}")
    desk.selection.select(TAYLOR)
    sitting.rounds()
    both = f"Taylor operates the M1919 Browning, Cragg assists: skill {best}, without help {best - 3}."
    assert sitting.scene.bar.line().text.startswith(f"{both} Help counts only in one hex")
    button = next(button for button in sitting.scene.bar.buttons if "M1919" in button.label)
    assert button.advice[0] == both
    say(sitting, f"{TAYLOR} take {GUN}")
    button = next(button for button in sitting.scene.bar.buttons if "M1919" in button.label)
    assert shown(button.advice[0]).startswith("Cragg operates the M1919 Browning alone"), "if Taylor leaves it"
    sitting.desk.selection.select(CRAGG)
    sitting.rounds()
    button = next(button for button in sitting.scene.bar.buttons if "M1919" in button.label)
    assert shown(button.advice[0]).startswith("Taylor operates the M1919 Browning alone")


@pytest.mark.rule("14.3")
def test_14_3_the_note_on_a_marker_tells_what_it_costs_the_crew_that_it_parts() -> None:
    sitting = ordering()
    for man in (CRAGG, TAYLOR):
        say(sitting, f"{man} take {GUN}")
    tray = sitting.tray

    def note(man: str, order: str) -> str:
        sitting.desk.selection.select(man)
        sitting.rounds()
        zone = next(box for name, box in tray._zones if name == order)
        tip = tray.tip(zone.center)
        assert tip is not None
        return " ".join(map(shown, tip.lines))

    alone = "Taylor operates the M1919 Browning alone: skill"
    assert alone in note(TAYLOR, "plan")
    assert alone not in note(TAYLOR, "rapid-fire")
    say(sitting, f"{TAYLOR} rapid-fire")
    assert alone in note(CRAGG, "sneak")
    assert alone not in note(CRAGG, "rapid-fire")
