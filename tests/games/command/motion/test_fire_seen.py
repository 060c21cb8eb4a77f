"""Drawn fire in COMMAND!: streaks of squads, tracers of machine guns, and impacts after the bullets."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from combat.engine.kernel.record import replace
from combat.engine.play.replays.playback import Playback
from combat.engine.play.script import Performance
from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.app import App
from combat.engine.stage.drawing import eyes
from combat.engine.stage.window_options import WindowOptions
from combat.engine.tabletop.effects import tracers
from combat.engine.tabletop.effects.painted import strikes
from combat.engine.tabletop.table_scene import TableScene
from combat.games.command.content.lab.laid_position import load_position
from combat.games.command.motion.fire_motions import FIRES, GROUND, HITS, Volley
from combat.games.command.rules.events.fight_events import AttackRolled
from combat.games.command.rules.state import State
from combat.games.command.scenes.command_stage import STAGE
from combat.games.command.table.command_desk import CommandDesk
from combat.games.command.table.command_table import TABLE
from combat.games.command.title import TITLE

LAB = Path(__file__).parents[4] / "assets" / "command" / "lab" / "fire-group-down-the-hill.toml"
Scene = TableScene[State, CommandDesk, Hex]


@pytest.fixture
def scene() -> Iterator[Scene]:
    """Yield a table on which squads with a machine gun have declared an attack, before its roll."""
    app = App(WindowOptions(resolution=(960, 600), sound=False), STAGE)
    app.settings.camera = "off"
    lab = load_position(LAB)
    made: Scene = TableScene(app, Playback(TITLE, lab.state.copy(), (), "axis"), TABLE)
    app.push(made)
    for _, event in Performance(lab).events():
        if isinstance(event, AttackRolled):
            break
        made.desk.mirror.told(0, [event])
        made.desk.animation.skip()
        app.round(0.1)
    yield made
    app.quit()


def rolled() -> AttackRolled:
    """Return the event of the roll."""
    return next(event for _, event in Performance(load_position(LAB)).events() if isinstance(event, AttackRolled))


def volley(scene: Scene) -> Volley:
    """Return the motion of the attack, with older effects stopped."""
    scene.desk.animation.effects.stop()
    show = TABLE.motion(scene.desk, scene.desk.state, rolled())
    assert isinstance(show, Volley)
    return show


def bullets(scene: Scene, show: Volley, share: float) -> int:
    """Return the number of pixels in the colour of hot tracers, at a share (0-1) of the motion."""
    plate = pygame.Surface(scene.app.size)
    show.draw(plate, share)
    return pygame.mask.from_threshold(plate, tracers.CORE, (4, 4, 4)).count()


def test_squads_and_machine_guns_are_seen_to_fire(scene: Scene) -> None:
    show = volley(scene)
    before, flying, after = (bullets(scene, show, share) for share in (0.0, FIRES / 2, 0.99))
    assert flying > before
    assert flying > after


def test_a_smoke_attack_fires_no_bullets(scene: Scene) -> None:
    attack = scene.desk.state.attack
    assert attack is not None
    usual = bullets(scene, volley(scene), FIRES / 2)
    scene.desk.state.attack = replace(attack, smoke=True)
    assert bullets(scene, volley(scene), FIRES / 2) < usual


def test_bullets_strike_the_ground_of_the_target_one_after_the_other(scene: Scene) -> None:
    show = volley(scene)
    assert show.attack is not None
    (goal,) = show.attack.hexes
    ground = GROUND.get(scene.desk.state.book.map.board.terrain(goal), "earth")
    struck = [cast for cast in scene.desk.animation.effects.casts if cast.effect is strikes.NEAR[ground]]
    assert len(struck) == HITS
    waits = [-cast.age for cast in struck]
    assert waits == sorted(waits)
    assert waits[0] > 0.2 * show.duration, "not before a bullet is there"


def test_with_reduced_motion_all_strikes_are_there_at_once(scene: Scene) -> None:
    eyes.suit("usual", contrast=False, still=True)
    try:
        volley(scene)
        assert scene.desk.animation.effects.casts
        strike = set(map(id, strikes.NEAR.values()))
        assert all(cast.age == 0 for cast in scene.desk.animation.effects.casts if id(cast.effect) in strike)
        assert all(cast.still for cast in scene.desk.animation.effects.casts)
    finally:
        eyes.suit("usual", contrast=False, still=False)
