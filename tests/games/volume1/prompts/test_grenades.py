"""Grenades and smoke at the table: target markers, odds in prompts, flights, blasts and drifting clouds (7.09-7.11)."""

from __future__ import annotations

from typing import Any

import pytest

from combat.engine.kernel.event import Event
from combat.engine.kernel.record import replace
from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.settings import Pace
from combat.engine.tabletop.thing import PieceId, marked_places
from combat.engine.words.line import shown
from combat.games.volume1.motion import blast_motions
from combat.games.volume1.motion.battle_motion import BattleMotion
from combat.games.volume1.motion.event_motions import MOTIONS
from combat.games.volume1.motion.event_timing import SECONDS
from combat.games.volume1.prompts.ask_move import AskHex, AskMove
from combat.games.volume1.prompts.ask_orders import AskOrders
from combat.games.volume1.rules import events as ev
from combat.games.volume1.rules.apply import apply
from combat.games.volume1.rules.decisions import PASS, DuckBack
from combat.games.volume1.rules.lineup import Men
from combat.games.volume1.rules.play import sequence
from combat.games.volume1.rules.state import Bomb, Clock, Cloud, Man, Order, State
from combat.games.volume1.table.overlays import smoke_clouds, things_on_board
from combat.games.volume1.table.panels import help_topics
from combat.games.volume1.table.panels.roster import Roster
from combat.games.volume1.table.panels.tray import Tray
from combat.games.volume1.table.pieces import faces_from_state
from combat.games.volume1.table.volume1_table import TABLE
from combat.games.volume1.words import hex_contents
from combat.games.volume1.words.volume_words import WORDS
from tests.games.volume1.skirmish import skirmish
from tests.games.volume1.table.sitting import Sitting, part
from tests.narrowing import the

SMOKER, RIFLEMAN, FOE = "pvt-peters", "pvt-miller", "soldat-jung"


class Grenadiers(Sitting):
    """A battle in its third impulse: one man has a live smoke grenade, another has aimed a rifle grenade."""

    def __init__(self, impulse: int = 3, pace: Pace = "instant") -> None:
        super().__init__(seed=7, pace=pace, state=_position(impulse))


def _position(impulse: int) -> State:
    state = sequence.new_state(skirmish())
    men = {
        SMOKER: Man(SMOKER, "friendly", "baker", hex=Hex("05.05"), order=Order("smoke-grenade"), grenade="m18"),
        RIFLEMAN: Man(RIFLEMAN, "friendly", "baker", hex=Hex("05.08"), order=Order("rifle-grenade"), aim=Hex("09.06")),
        FOE: Man(FOE, "enemy", "red", hex=Hex("09.06"), order=Order("hide"), alert=True),
    }
    state.men = Men({id_: replace(man, seen=True) for id_, man in men.items()})
    state.lay_clouds((Cloud((Hex("11.09"),), 3, 0, weapon="m18"), Cloud((Hex("02.02"),), 1, 0, fading=True)))
    state.wind, state.initiative = 1, ("baker", "red")
    state.clock = Clock(1, "action", impulse)
    apply(state, ev.ImpulseBegan(impulse))
    return state


def _throw_smoke(table: Grenadiers, hex_: str = "07.05") -> None:
    table.desk.controls.answer(SMOKER)
    table.settle()
    assert isinstance(table.desk.prompt, AskHex)
    table.click(table.show(hex_))


# -- orders and questions -------------------------------------------------------------------------------------------


@pytest.mark.rule("7.10")
def test_7_10_smoke_rolls_its_check_at_once_which_its_marker_the_prompt_and_its_letter_say_before() -> None:
    table = Sitting()
    table.press("F", "Ctrl+Enter", "1", "Enter")
    chosen = table.desk.selection.piece
    tray = part(table.scene, Tray)
    tip = tray._order_tip("smoke-grenade", tray.rect)
    tq = table.desk.state.figure(chosen).tq
    assert f"The die is rolled at once: Troop Quality Check, {10 * (tq + 1)}%" in tip.lines
    table.press("K")
    state = table.desk.state
    assert not state.failed | state.earned
    assert "The die is rolled at once" in shown(table.desk.notice.text)
    assert "The die is rolled at once" in the(AskOrders, table.desk.prompt).line().text
    table.press("K")
    state = table.desk.state
    assert {f"{chosen} smoke-grenade"} & (state.failed | state.earned)


@pytest.mark.rule("7.10")
def test_7_10_every_hex_in_reach_is_lit_and_the_prompt_tells_the_scatter_at_the_pointer() -> None:
    table = Grenadiers()
    table.desk.controls.answer(SMOKER)
    table.settle()
    prompt = table.desk.prompt
    assert isinstance(prompt, AskHex)
    assert set(marked_places(prompt.lit())) == set(table.desk.state.board.within(Hex("05.05"), 3))
    table.point(table.show("07.05"))
    assert "07.05: scatters 10%" in prompt.line().text


@pytest.mark.rule("7.10")
def test_7_10_a_click_throws_there_and_the_grenade_lies_on_the_board() -> None:
    table = Grenadiers()
    _throw_smoke(table)
    (bomb,) = table.desk.state.bombs
    assert (bomb.weapon, bomb.hex) in {
        ("m18", hex_) for hex_ in ("07.05", *table.desk.state.board.ring(Hex("07.05"), 1))
    }
    assert table.desk.state.men[SMOKER].grenade == ""


@pytest.mark.rule("7.11")
def test_7_11_while_he_aims_the_prompt_tells_the_odds_and_t_tries_to_shift() -> None:
    table = Grenadiers(impulse=2)
    table.desk.controls.answer(RIFLEMAN)
    table.settle()
    prompt = table.desk.prompt
    assert isinstance(prompt, AskMove)
    assert prompt.line().title == "Miller aims."
    assert "by one hex (60%)? Odds now: scatters 10%, Grenade Near Jung" in prompt.line().text
    assert prompt.hint() == "The marker is shifted only if he passes a Troop Quality Check."
    assert marked_places(prompt.lit()) == {"09.06": "target"}
    table.press("T")
    told = [line.entry.head for line in table.desk.story.lines]
    assert any("shift the target marker" in head for head in told)


@pytest.mark.rule("7.19")
def test_7_19_the_question_says_that_a_live_grenade_would_drop() -> None:
    state = _position(2)
    asked = DuckBack("7.19", SMOKER, (DuckBack.DUCK_BACK, PASS), PASS)
    assert "He would drop his smoke grenade in his hex." in WORDS.ask(state, asked).text
    state.men[SMOKER] = replace(state.men[SMOKER], grenade="mk-2")
    assert "He would drop his live grenade at his feet." in WORDS.ask(state, asked).text
    state.men[SMOKER] = replace(state.men[SMOKER], grenade="")
    assert "drop" not in WORDS.ask(state, asked).text


# -- what lies on the board -----------------------------------------------------------------------------------------


@pytest.mark.rule("14.2")
def test_14_2_counters_show_the_live_grenade_and_the_near_and_far_markers() -> None:
    table = Grenadiers()
    state = table.desk.state
    state.bombs = (
        Bomb("mk-2", Hex("09.06"), Hex("05.05"), near=(FOE,)),
        Bomb("mk-2", Hex("09.06"), Hex("05.05"), far=(FOE,)),
    )
    assert faces_from_state.chips(state, state.men[SMOKER])[0] == "smoke-grenade"
    assert faces_from_state.chips(state, state.men[FOE])[:2] == ("grenade-near", "grenade-far")
    table.desk.input.point_at(PieceId(FOE))
    titles = [topic.title for topic in help_topics.topics(table.desk)]
    assert {"Grenade Near", "Grenade Far"} <= set(titles)


@pytest.mark.rule("14.2")
def test_14_2_targets_and_grenades_lie_beside_the_men_and_cover_little_of_them(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = Grenadiers()
    laid: dict[str, tuple[int, int]] = {}
    monkeypatch.setattr(things_on_board, "draw_marker", lambda surface, id_, at, zoom: laid.update({id_: at}))
    state = sitting.desk.state
    state.bombs = (Bomb("stielhandgranate", Hex("05.05"), Hex("09.06")),)
    sitting.desk.view.touch()
    sitting.rounds()
    half = round(things_on_board.MARKER * sitting.desk.view.camera.zoom) // 2
    assert laid.keys() >= {"target-rifle", "grenade"}
    for id_, man in (("target-rifle", FOE), ("grenade", SMOKER)):
        counter = next(place.rect for place in sitting.desk.title_desk.people.places() if place.id == man)
        assert laid[id_][0] + half < counter.left + counter.width * 0.2


@pytest.mark.rule("18.0")
def test_18_0_the_tip_on_smoke_tells_source_cost_and_when_it_goes() -> None:
    table = Grenadiers()
    table.point(table.show("11.09"))
    tip = table.scene.layers.tip(table.scene.view.centre(Hex("11.09")))
    assert tip is not None
    words = " ".join(map(shown, tip.lines))
    assert "M18 Smoke: marker 1 of 3, removed after turn 6" in words
    assert "−4" in words
    fading = hex_contents.on_hex(table.desk.state, Hex("02.02"))[0]
    assert "−2" in fading.lines[0]
    assert "removed after turn 1" in fading.lines[-1]


@pytest.mark.rule("7.11")
def test_7_11_the_tip_on_a_target_hex_tells_the_odds_but_not_those_of_an_enemy() -> None:
    table = Grenadiers()
    state = table.desk.state
    assert "Grenade Near Jung" in hex_contents.on_hex(state, Hex("09.06"))[0].lines[0]
    state.men[FOE] = replace(state.men[FOE], aim=Hex("05.05"), order=Order("grenade"))
    assert hex_contents.on_hex(state, Hex("05.05"))[0].lines == ()


# -- what is seen and heard -----------------------------------------------------------------------------------------


def test_every_grenade_and_smoke_event_takes_its_time() -> None:
    shown: dict[type[Event], type[BattleMotion[Any]]] = {
        ev.GrenadeThrown: blast_motions.Flight,
        ev.GrenadeExploded: blast_motions.Blast,
        ev.SmokeRose: blast_motions.Rise,
        ev.SmokeDrifted: blast_motions.Drift,
        ev.SmokeFaded: blast_motions.Fade,
        ev.SmokeThinned: blast_motions.Thin,
    }
    for kind, show in shown.items():
        assert SECONDS[kind] > 0
        assert MOTIONS.maker(kind) is show


@pytest.mark.rule("7.10")
def test_7_10_in_flight_the_grenade_does_not_lie_on_the_board_yet() -> None:
    table = Grenadiers(pace="normal")
    _throw_smoke(table)
    motions = []
    for _ in range(40):
        if table.desk.mirror.showing is not None:
            motions.append(table.desk.mirror.showing.motion)
        table.rounds()
    assert [show.in_hand for show in motions if isinstance(show, blast_motions.Flight)][:1] == [1]
    table.settle()


@pytest.mark.rule("14.2")
def test_14_2_a_fragment_falls_as_a_die_beside_its_man() -> None:
    table = Grenadiers(pace="normal")
    event = ev.FragmentRolled(FOE, "mk-2", True, 1, 3, (), 4, 3, True)
    show = TABLE.motion(table.desk, table.desk.state, event)
    table.desk.story.tell(1, table.desk.state, event)
    assert show is not None
    assert show.where() == ("09.06",)
    table.show("09.06")
    before = table.app.surface.copy()
    show.draw(table.app.surface, 1.0)
    assert before.get_buffer().raw != table.app.surface.get_buffer().raw


@pytest.mark.rule("18.0")
@pytest.mark.parametrize(("hex_", "still"), [("05.05", 0), ("11.09", 1), ("02.02", 1)])
def test_18_0_rising_smoke_is_drawn_by_itself_and_takes_away_none_that_lies_there(
    hex_: str, still: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, stamped = Grenadiers(pace="normal"), list[str]()
    event = ev.SmokeRose(Hex(hex_), 3, 1)
    show = TABLE.motion(table.desk, table.desk.state, event)
    apply(table.desk.state, event)
    assert isinstance(show, blast_motions.Rise)
    monkeypatch.setattr(smoke_clouds, "stamp", lambda surface, desk, hex_, at, **how: stamped.append(hex_))
    smoke_clouds.draw(table.app.surface, table.desk, show.hides())
    assert stamped.count(hex_) == still
    smoke_clouds.draw(table.app.surface, table.desk)
    assert stamped.count(hex_) == still + still + 1


@pytest.mark.rule("18.0d")
def test_18_0_every_marker_of_a_hex_has_a_cloud_and_a_line_of_its_own() -> None:
    table = Grenadiers()
    state = table.desk.state
    state.lay_clouds(
        (
            Cloud((Hex("11.09"),), 3, 0, weapon="m18"),
            Cloud((Hex("11.09"),), 1, 0),
            Cloud((Hex("11.09"),), 1, 0, fading=True),
        )
    )
    (told,) = hex_contents.on_hex(state, Hex("11.09"))
    assert told.title == "2 Smoke markers, Fading Smoke"
    assert "−10" in told.lines[0]
    assert "LDR −3" in told.lines[1]
    assert len(told.lines) == 2 + 3
    table.show("11.09")
    pictures = []
    for laid in (state.clouds[:1], state.clouds):
        state.lay_clouds(laid)
        table.desk.view.touch()
        table.rounds()
        pictures.append(table.app.surface.copy().get_buffer().raw)
    assert pictures[0] != pictures[1]


@pytest.mark.rule("18.0")
def test_18_0_smoke_drifts_from_hex_to_hex_and_is_not_there_before(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Grenadiers(pace="normal")
    stamped: list[tuple[str, tuple[int, int]]] = []
    view = table.scene.view
    monkeypatch.setattr(smoke_clouds, "stamp", lambda surface, desk, hex_, at, **how: stamped.append((hex_, at)))
    event = ev.SmokeDrifted(0, Hex("11.08"))
    show = TABLE.motion(table.desk, table.desk.state, event)
    apply(table.desk.state, event)
    assert isinstance(show, blast_motions.Drift)
    assert show.hides() == frozenset({"11.08"})
    surface = table.app.surface
    for share in (0.0, 0.5, 1.0):
        show.draw_low(surface, share)
    places = [at for _, at in stamped]
    assert (places[0], places[-1]) == (view.centre(Hex("11.09")), view.centre(Hex("11.08")))
    assert places[0][1] > places[1][1] > places[2][1]


def test_14_2_the_roster_calls_out_who_has_a_grenade_at_his_feet() -> None:
    table = Grenadiers()
    state = table.desk.state
    assert part(table.scene, Roster)._states(state.men[SMOKER])[0].words == ""
    state.bombs = (Bomb("stielhandgranate", Hex("05.05"), Hex("09.06"), far=(SMOKER,)),)
    assert part(table.scene, Roster)._states(state.men[SMOKER])[0].words == "live grenade"
