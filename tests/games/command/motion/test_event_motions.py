"""Every event has a motion, duration and sound, and can be drawn."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from combat.engine.kernel.event import Event
from combat.engine.play.replays.playback import Playback
from combat.engine.play.script import Performance
from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.app import App
from combat.engine.stage.settings import Pace
from combat.engine.stage.window_options import WindowOptions
from combat.engine.tabletop.table_scene import TableScene
from combat.engine.words import has
from combat.games.command.content.lab.laid_position import LaidPosition, load_position
from combat.games.command.motion import event_motions, event_sounds, event_timing
from combat.games.command.motion.banners import Points
from combat.games.command.rules.command_rules import RULES
from combat.games.command.rules.events import (
    card_events,
    end_events,
    fight_events,
    ground_events,
    mission_events,
    turn_events,
    unit_events,
)
from combat.games.command.rules.state import Attack, Order, State
from combat.games.command.scenes.command_stage import STAGE
from combat.games.command.table.command_desk import CommandDesk
from combat.games.command.table.command_table import TABLE
from combat.games.command.table.overlays.last_card import LastCard
from combat.games.command.title import TITLE
from tests.games.command.drawn_book import at

ASSETS = Path(__file__).parents[4] / "assets"
LAB = ASSETS / "command" / "lab"
Scene = TableScene[State, CommandDesk, Hex]


@pytest.fixture
def app() -> Iterator[App]:
    """Yield an application in a small window, with a camera that does not follow events."""
    made = App(WindowOptions(resolution=(960, 600), sound=False), STAGE)
    made.settings.camera = "off"
    yield made
    made.quit()


def laid(app: App, lab: LaidPosition) -> Scene:
    """Return the scene of a table with a position."""
    scene: Scene = TableScene(app, Playback(TITLE, lab.state.copy(), (), "axis"), TABLE)
    app.push(scene)
    for _ in range(30):
        app.round(0.1)
    return scene


def shown(app: App, scene: Scene, event: Event) -> int:
    """Show an event in steps; return the number of frames."""
    scene.desk.mirror.told(0, [event])
    app.round(0.0)
    count = 0
    while scene.desk.mirror.showing is not None:
        count += 1
        if scene.desk.mirror.waiting:
            scene.desk.animation.skip()
        app.round(0.23)
    return count


# -- the registers --------------------------------------------------------------------------------------------------


def test_every_event_has_a_motion_and_every_time_an_event() -> None:
    assert event_motions.MOTIONS.missing(RULES.events) == ()
    assert set(event_timing.SECONDS) <= set(RULES.events)
    assert set(event_timing.STEPS) <= set(event_timing.SECONDS)


def test_of_every_event_it_is_said_what_is_heard_or_that_nothing_is() -> None:
    assert set(event_sounds.HEARD) == set(RULES.events)
    state, kinds = load_position(LAB / "a-tie-suppresses.toml").state, event_sounds.SILENT
    assert [kind.kind for kind in kinds if event_sounds.HEARD[kind](state, turn_events.TurnClosed("axis"))] == []


def test_everything_that_is_played_has_takes_and_a_caption() -> None:
    table = tomllib.loads((ASSETS / "engine" / "sounds.toml").read_text(encoding="utf-8"))["sound"]
    code = Path(event_sounds.__file__).read_text(encoding="utf-8")
    named = {
        *event_sounds.BESIDE_BOARD.values(), *re.findall(r'^_at\(\w+\.\w+, "([a-z-]+)"', code, re.MULTILINE),
        *event_sounds.STEPS.values(), *re.findall(r'sound\("([a-z-]+)"', code), "steps", "steps-brush",
    }  # fmt: skip
    shots = {*event_sounds.RIFLES.values(), *event_sounds.GUNS.values(), *event_sounds.KINDS.values()}
    shells = {"shell-howitzer-105", "shell-mortar-60", "shell-mortar-81"}
    assert named | shots | shells <= table.keys()
    said = (named - {"enemy-card"}) | {"card-flipped", "fires", "shell"}
    assert [name for name in sorted(said) if not has(f"sound-{name}")] == []
    airs = tomllib.loads((ASSETS / "command" / "sounds.toml").read_text(encoding="utf-8"))["air"].keys() - {"menu"}
    assert [name for name in sorted(airs) if not has(f"air-{name}")] == []


@pytest.mark.parametrize(("pace", "share"), [("step", 1.0), ("normal", 1.0), ("fast", 0.35), ("instant", 0.0)])
def test_the_paces_stretch_every_event_alike_whoever_it_happens_to(pace: Pace, share: float) -> None:
    state = load_position(LAB / "a-tie-suppresses.toml").state
    for side in ("axis", "allies"):
        event = card_events.CardPlayed(side, 50, "fire")
        assert event_timing.seconds(state, event, pace) == event_timing.SECONDS[card_events.CardPlayed] * share
        assert event_timing.waits(state, event, pace) is (pace == "step")


def test_a_card_that_is_only_looked_at_takes_no_time_and_makes_no_noise() -> None:
    state = load_position(LAB / "a-tie-suppresses.toml").state
    for why, seen in (("attack", True), ("sniper-hex", False)):
        event = card_events.CardFlipped("axis", 7, why)
        assert bool(event_timing.seconds(state, event, "normal")) is seen
        assert bool(event_sounds.HEARD.heard(state, event)) is seen


# -- on the table ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["fire-group-down-the-hill", "ambush-in-the-melee", "rout-and-retreat"])
def test_an_example_is_seen_from_its_first_card_to_its_end(app: App, name: str) -> None:
    lab = load_position(LAB / f"{name}.toml")
    scene = laid(app, lab)
    app.settings.pace = "fast"
    seen = {event.kind for _, event in Performance(lab).events() if shown(app, scene, event)}
    assert {"card-played", "card-flipped"} <= seen
    assert not scene.desk.mirror.busy


def events(state: State) -> list[Event]:
    """Return an event of each kind that does not occur in the examples; prepare the state for them."""
    here, there = at("E5"), at("E6")
    state.smoke[here], state.attack = 41, Attack("fire", "axis", (there,), ("g-rifle",))
    return [
        turn_events.TurnBegan(2, "allies"), turn_events.TurnPassed("allies"), turn_events.TriggerBegan("axis", "event"),
        turn_events.EventRead("axis", 7), turn_events.HexRead("axis", 7, here, "sniper"),
        card_events.RollCancelled("allies", "axis", 7), end_events.TimeAdvanced("axis", 3, False),
        end_events.SuddenDeathRolled("axis", 7, 6, 8, True), end_events.ChitOpened("", "c"),
        end_events.PointsScored("axis", 2, "eliminated", "u-squad"), fight_events.Targeted(7, 8, (), 4, False, there, "long"),
        ground_events.SmokeLaid(there, 52), ground_events.SmokeLifted(here, "time"), ground_events.BlazeLit(at("H5")),
        ground_events.WorkPlaced(there, "foxholes", "dig-in"), ground_events.WorkRemoved(there, "sappers"),
        ground_events.StarshellLit(here), ground_events.StarshellDied(here),
        unit_events.UnitSuppressed("g-rifle", "fire"), unit_events.SuppressionLifted("g-rifle", "recover"),
        turn_events.SpotterNamed("axis", "g-rifle"), unit_events.VeteranMade("g-rifle"), unit_events.UnitBroke("g-rifle", "sniper"),
        unit_events.UnitRallied("g-rifle", "medic"), unit_events.UnitMoved("g-rifle", at("E4"), "blaze"),
        unit_events.UnitEliminated("u-squad", "fire", 1), unit_events.UnitExited("g-rifle", 3),
    ]  # fmt: skip


@pytest.mark.parametrize("still", [False, True])
def test_all_else_can_be_seen_too_also_with_reduced_motion(app: App, still: bool) -> None:
    lab = load_position(LAB / "a-tie-suppresses.toml")
    scene = laid(app, lab)
    app.settings.pace, app.settings.reduced_motion = "fast", still
    app.apply_settings()
    for event in events(scene.desk.state):
        assert shown(app, scene, event), event.kind
    assert scene.desk.state.units["u-squad"].fate == "eliminated"


def test_at_the_instant_pace_nothing_is_shown(app: App) -> None:
    lab = load_position(LAB / "a-tie-suppresses.toml")
    scene = laid(app, lab)
    app.settings.pace = "instant"
    assert not shown(app, scene, turn_events.TurnBegan(2, "allies"))


def test_units_march_from_hex_to_hex_and_one_that_falls_is_seen_where_it_stood(app: App) -> None:
    lab = load_position(LAB / "rout-and-retreat.toml")
    scene = laid(app, lab)
    scene.view.centre_on(at("E5"))
    scene.view.camera.finish()
    app.round(0.0)
    scene.desk.state.order = Order("rout", "axis", 50, group=("u-squad",))
    desk, before = scene.desk, scene.desk.title_desk.units.place_of("u-squad")
    assert before is not None
    desk.mirror.told(0, [fight_events.GroupMoved(("u-squad",), at("E7"), 1, False, True, False)])
    app.round(0.0)
    motion = desk.mirror.showing
    assert motion is not None
    now, after = motion.motion.shift(0.0)["u-squad"], desk.title_desk.units.place_of("u-squad")
    assert after is not None
    assert now == (before.x, before.y)
    assert motion.motion.shift(1.0)["u-squad"] == (after.x, after.y)
    assert before.y < after.y


def test_missions_are_seen_where_they_are_called_and_come_down(app: App) -> None:
    lab = load_position(LAB / "a-tie-suppresses.toml")
    scene = laid(app, lab)
    app.settings.pace = "fast"
    scene.desk.state.order = Order("artillery-request", "axis", 50, hex=at("E6"))
    area = (at("E6"), at("E7"))
    for event in (
        mission_events.RoundPlaced("axis", at("E6"), "shells"),
        mission_events.AccuracyRolled("axis", 7, 8, (), 4, True),
        mission_events.RoundDrifted("axis", 7, at("E7"), area),
        mission_events.RoundDrifted("axis", 7, at("E7"), ()),
    ):
        assert shown(app, scene, event), event.kind


def test_the_last_card_lies_on_the_board_while_what_comes_of_it_is_shown(app: App) -> None:
    lab = load_position(LAB / "fire-group-down-the-hill.toml")
    scene = laid(app, lab)
    card = LastCard(scene.desk)
    seen: dict[str, bool] = {}
    for _, event in Performance(lab).events():
        scene.desk.mirror.told(0, [event])
        app.round(0.0)
        if scene.desk.mirror.showing is not None:
            seen.setdefault(event.kind, card.flip is not None)
            app.round(0.1)
            scene.desk.animation.skip()
    assert (seen["card-flipped"], seen["attack-rolled"], seen["defence-rolled"], seen["unit-broke"]) == (
        False, True, True, True,
    )  # fmt: skip
    assert card.flip is None, "nothing is shown any more, and nothing is asked"


def test_points_rise_where_a_unit_fell(app: App) -> None:
    lab = load_position(LAB / "rout-and-retreat.toml")
    scene = laid(app, lab)
    desk = scene.desk
    for event in (turn_events.TurnBegan(1, "axis"), unit_events.UnitEliminated("u-squad", "fire", 1)):
        shown(app, scene, event)
    desk.mirror.told(0, [end_events.PointsScored("axis", 2, "eliminated", "u-squad")])
    app.round(0.0)
    assert desk.mirror.showing is not None
    assert isinstance(desk.mirror.showing.motion, Points)
    assert desk.mirror.showing.motion.where() == (at("E6"),)
