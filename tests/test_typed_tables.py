"""mypy rejects a handler that does not fit its registered class, and a place of the wrong type."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import get_type_hints

import pytest

from combat.engine.kernel.event import Event
from combat.engine.kernel.handlers import Handlers
from combat.engine.kernel.record import field_names
from combat.engine.tabletop.teaching.first_hints import Hint
from combat.games.volume1.rules import view
from combat.games.volume1.rules.state import State
from combat.games.volume1.rules.volume_one import RULES
from combat.games.volume1.table.battle_hints import HINTS

ROOT = Path(__file__).parents[1]
REFUSED = "# refused"
"""The mark of a line on which mypy must find a fault; on all others it must find none."""
ENGINE = """
class Drawn(Event):
    card: int

class Moved(Event):
    man: str

class Fell(Event):
    man: str

TABLE: Handlers[Event, int, str] = Handlers()
TABLE.register(Drawn)(lambda state, event: f"{event.card + state}")
TABLE.register(Drawn)(lambda state, event: event.man)  # refused
TABLE.register(Drawn)(lambda state, event: event.card)  # refused
TABLE.register(Moved, Fell)(lambda state, event: event.man)
TABLE.register(Moved, Drawn)(lambda state, event: event.man)  # refused

@TABLE.register(Moved)
def moved(state: int, event: Moved) -> str:
    return event.man

@TABLE.register(Drawn)  # refused
def drawn(state: int, event: Moved) -> str:
    return event.man

@TABLE.register(Moved, Drawn, Fell)
def any_of_them(state: int, event: Event) -> str:
    return event.kind

@TABLE.register(Moved, Drawn, Fell)  # refused
def none_of_them(state: int, event: Moved) -> str:
    return event.man

def tell(event: Event) -> str:
    return TABLE[event.__class__](1, event)

def tell_wrongly(event: Event) -> str:
    return TABLE[event.__class__](event, 1)  # refused
"""
VOLUME_1 = """
from combat.engine.stage.sound.sounds_of_events import sound
from combat.games.volume1.motion.event_motions import MOTIONS
from combat.games.volume1.motion.gun_motions import Served
from combat.games.volume1.players.cautious_player import _weighs
from combat.games.volume1.rules import decisions as ask
from combat.games.volume1.rules import events as ev
from combat.games.volume1.rules import view
from combat.games.volume1.rules.apply.writers import Writers
from combat.games.volume1.rules.state import State
from combat.games.volume1.table.event_sounds import HEARD, _at, place_of
from combat.games.volume1.words.log.entries import about, tells
from combat.games.volume1.words.prompt_texts import _asks

_at(ev.WeaponManned, "gun-manned", lambda state, event: place_of(state, event.operator))
_at(ev.WeaponManned, "gun-manned", lambda state, event: place_of(state, event.man))  # refused
HEARD.register(ev.WeaponManned)(lambda state, event: (sound("gun-manned", event.hex),))  # refused
tells(ev.WeaponManned)(lambda state, event: about(state, event.rule, "", event.operator))
tells(ev.WeaponManned)(lambda state, event: about(state, event.rule, "", event.man))  # refused
_asks(ask.ChooseRate)(lambda state, decision: decision.weapon)
_asks(ask.ChooseRate)(lambda state, decision: decision.patient)  # refused
_weighs(ask.ChooseRate)(lambda at, decision: decision.weapon)
_weighs(ask.ChooseRate)(lambda at, decision: decision.patient)  # refused
view._sees(ev.WeaponManned)(lambda state, event: iter((event,)))
view._sees(ev.WeaponManned)(lambda state, event: iter((event.man,)))  # refused
MOTIONS.show(Served, ev.WeaponManned)
MOTIONS.show(Served, ev.ManMoved)  # refused

writes = Writers().register

@writes(ev.WeaponManned)
def manned(state: State, event: ev.WeaponManned) -> None:
    del state.guns[event.gun]

@writes(ev.WeaponManned)
def man(state: State, event: ev.WeaponManned) -> None:
    del state.men[event.man]  # refused
"""
COMMAND = """
from combat.games.command.motion.event_motions import MOTIONS
from combat.games.command.motion.event_sounds import _at, place_of
from combat.games.command.motion.piece_motions import Departs, Fallen, WithCounter
from combat.games.command.rules.apply.writers import Writers
from combat.games.command.rules.events import unit_events as units
from combat.games.command.rules.state import State
from combat.games.command.words.command_log import TELLERS
from combat.games.command.words.command_prompts import ASKERS

_at(units.WeaponBroke, "empty", lambda state, event: place_of(state, event.weapon))
_at(units.WeaponBroke, "empty", lambda state, event: place_of(state, event.unit))  # refused
TELLERS.register(units.WeaponBroke)(lambda state, event: None)
TELLERS.register(units.WeaponBroke)(lambda state, event: event.weapon)  # refused
MOTIONS.show(Departs, units.UnitExited)
MOTIONS.show(Fallen, units.UnitExited)  # refused
Weapons = WithCounter[units.WeaponBroke]  # refused

writes = Writers().register

@writes(units.WeaponBroke)  # refused
def broke(state: State, event: units.UnitBroke) -> None:
    del state.units[event.unit]
"""

PLACES = """
from typing import Any
from combat.engine.space.hexes.board import Board
from combat.engine.space.hexes.hex import Hex
from combat.engine.space.plane.point import Point
from combat.engine.space.plane.pose import Pose
from combat.engine.tabletop.desk import Desk
from combat.engine.tabletop.effects.effect_instance import EffectInstance
from combat.engine.tabletop.effects.effect import Effect
from combat.engine.tabletop.hexes.hex_table import HexTable
from combat.engine.tabletop.map.tiles import SheetIndex
from combat.engine.tabletop.motion import Motion
from combat.engine.tabletop.motions import Motions
from combat.engine.tabletop.prompt import Prompt
from combat.engine.tabletop.prompts import Prompts
from combat.engine.kernel.decision import Choice
from combat.engine.kernel.event import Event
from combat.engine.stage.stage import Stage
from combat.engine.tabletop.hands.host import TableHost
from combat.engine.tabletop.log.log_scene import LogScene
from combat.engine.tabletop.panes.missed import Missed
from combat.engine.tabletop.panes.recap_scene import RecapScene
from combat.engine.tabletop.plane.plane_ground import PlaneGround
from combat.engine.tabletop.scene.camera_targets import CameraTargets
from combat.engine.tabletop.table import table_of
from combat.engine.tabletop.thing import PlaceId, Thing, UnknownPlace
from combat.engine.title import Title

def on_hexes(desk: Desk[Any, Any, Hex], hex_: Hex, pose: Pose, point: Point, effect: Effect) -> None:
    desk.view.centre_on(hex_)
    desk.view.centre_on(pose)  # refused
    desk.view.centre_on(point)  # refused
    desk.view.centre_on("02.02")  # refused
    desk.view.marks.set({hex_: "legal"})
    desk.view.marks.set({pose: "legal"})  # refused
    desk.input.point_at(PlaceId(hex_), hex_)
    desk.input.point_at(PlaceId(pose), pose)  # refused
    desk.animation.effects.add(EffectInstance(effect, hex_, 1))
    desk.animation.effects.add(EffectInstance(effect, pose, 1))  # refused
    desk.input.cursor = hex_
    desk.input.cursor = pose  # refused

def on_open_ground(desk: Desk[Any, Any, Pose], hex_: Hex, pose: Pose, point: Point) -> None:
    desk.input.cursor = pose
    desk.input.cursor = hex_  # refused
    thing: Thing[Pose] = PlaceId(pose)
    other: Thing[Pose] = PlaceId(point)  # refused

def about_hexes(app: Stage, desk: Desk[Any, Any, Hex], host: TableHost[Any, Any, Hex], hex_: Hex, pose: Pose) -> None:
    LogScene(app, desk).desk.log_places.light((hex_,))
    LogScene(app, desk).desk.log_places.light((pose,))  # refused
    RecapScene(app, host).table.desk.log_places.light((hex_,))
    RecapScene(app, host).table.desk.log_places.light((pose,))  # refused
    missed: Missed[Any, Any, Hex] = Missed(desk)
    others: Missed[Any, Any, Pose] = Missed(desk)  # refused
    desk.title_hooks.pieces_at(hex_)
    desk.title_hooks.pieces_at(pose)  # refused

def of_some_title(title: Title[Any, Any], desk: Desk[Any, Any, UnknownPlace], hex_: Hex, pose: Pose) -> None:
    targets = table_of(title).targets
    desk.view.ground.marks(desk.view).set(dict.fromkeys(targets.own_places(desk), "legal"))
    desk.title_hooks.look_from(desk.title_hooks.looked_from)
    desk.title_hooks.look_from(hex_)  # refused
    desk.title_hooks.look_from(pose)  # refused

class MovePose(Prompt[Choice, Any, Any, Pose]):
    pass

class MoveHex(Prompt[Choice, Any, Any, Hex]):
    pass

class Shift(Motion[Event, Any, Any, Pose]):
    pass

def on_tables_of_hexes(prompts: Prompts[Any, Any, Hex], motions: Motions[Any, Any, Hex]) -> None:
    prompts.register(Choice, MoveHex)
    prompts.register(Choice, MovePose)  # refused
    motions.show(Shift, Event)  # refused

class Targets(CameraTargets[Any, Any, Hex]):
    def own_places(self, desk: Desk[Any, Any, Hex]) -> list[Pose]:  # refused
        return []

class Table(HexTable[Any, Any]):
    def board(self, state: Any) -> Board:
        return Board.of("pond", 2, 2)

    def ground(self, state: Any, index: SheetIndex) -> PlaneGround:  # refused
        raise NotImplementedError
"""


def test_mypy_refuses_handlers_that_read_what_their_event_lacks_and_places_of_another_ground(tmp_path: Path) -> None:
    head = "from combat.engine.kernel.event import Event\nfrom combat.engine.kernel.handlers import Handlers\n"
    parts = {"engine_given": head + ENGINE, "volume1_given": VOLUME_1, "command_given": COMMAND, "places_given": PLACES}
    for name, code in parts.items():
        (tmp_path / f"{name}.py").write_text(code, encoding="utf-8")
    call = [
        sys.executable,
        "-m",
        "mypy",
        "--strict",
        "--config-file=",
        "--no-error-summary",
        "--ignore-missing-imports",
    ]
    found = subprocess.run(
        [*call, f"--cache-dir={tmp_path / 'cache'}", *(str(tmp_path / f"{name}.py") for name in parts)],
        cwd=ROOT, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert not found.stderr
    faults = re.findall(r"(\w+)\.py:(\d+): error: ", found.stdout)
    refused = {
        (name, number)
        for name, code in parts.items()
        for number, line in enumerate(code.splitlines(), 1)
        if line.endswith(REFUSED)
    }
    assert {(name, int(number)) for name, number in faults} == refused, found.stdout


class Noted(Event):
    """Something happened."""

    what: str = ""


class NotedTwice(Noted):
    """It happened again."""


class Other(Event):
    """Something else happened."""


def test_a_handler_stands_for_its_classes_and_not_for_those_below_them() -> None:
    table: Handlers[Event, int, str] = Handlers()

    @table.register(Noted, Other)
    def tell(state: int, event: Noted | Other) -> str:
        return f"{state} {event.kind}"

    assert [table[event.__class__](3, event) for event in (Noted(), Other())] == ["3 noted", "3 other"]
    assert tell(1, Noted()) == "1 noted"
    assert NotedTwice not in table
    assert table.missing((Noted, NotedTwice, Other)) == (NotedTwice,)
    table.register(Noted)(lambda state, event: event.what)
    assert table[Noted](3, Noted("later")) == "later", "the last that is registered for a class holds"


@pytest.mark.parametrize("kind", view._NAMING, ids=lambda kind: kind.kind)
def test_the_fields_by_which_a_view_of_volume_1_names_men_are_fields_of_their_events(kind: type[Event]) -> None:
    texts = get_type_hints(kind)
    assert {texts[field] for field in view._NAMING[kind]} <= {str, tuple[str, ...]}


@pytest.mark.parametrize("hint", HINTS, ids=lambda hint: hint.id)
def test_what_a_hint_waits_for_is_there_and_names_a_man_where_he_must_be_the_player_s(hint: Hint) -> None:
    kinds = {kind.kind: kind for kind in RULES.events}
    assert hint.asked in {"", *(kind.kind for kind in RULES.decisions)}
    assert hint.state in {"", *field_names(State)}
    assert hint.event in {"", *kinds}
    assert not hint.own or "man" in field_names(kinds[hint.event])
