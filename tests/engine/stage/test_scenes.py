"""Scenes are opened by name: each name can be created with the arguments that its callers pass."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from pathlib import Path

import pytest

from combat.engine.kernel.load_object import LoadError
from combat.engine.stage import scenes
from combat.engine.stage.paper.keys_scene import KeysScene
from combat.games.armour.scenes import armour_stage
from combat.games.command.scenes import command_stage
from combat.games.contact.scenes import contact_stage
from combat.games.volume1.scenes.volume1_stage import STAGE
from tests.engine.stage.hands import application

ROOT = Path(__file__).parents[3] / "combat"
STAGES = {
    "volume1": STAGE,
    "command": command_stage.STAGE,
    "armour": armour_stage.STAGE,
    "contact": contact_stage.STAGE,
}
WITH_MODELS = ("armour", "contact")
Parsed = dict[Path, list[ast.Call | ast.Constant]]
NAMES = sorted({(game, name) for game, stage in STAGES.items() for name in (*scenes.SCENES, *stage.scenes)})


@pytest.fixture(scope="module")
def parsed() -> Parsed:
    """Return the calls and constants in the code of each module."""
    return {
        module: [
            node
            for node in ast.walk(ast.parse(module.read_text(encoding="utf-8")))
            if isinstance(node, ast.Call | ast.Constant)
        ]
        for module in sorted(ROOT.rglob("*.py"))
    }


def calls(parsed: Parsed) -> Iterator[tuple[str, str, frozenset[str]]]:
    """Yield each place that opens a scene by name: file and line, the name, and the argument names."""
    for module, nodes in parsed.items():
        for node in nodes:
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
                continue
            asked = ast.unparse(node.func.value).rpartition(".")[2]
            on_stage = asked in ("app", "_app", "stage", "_stage") or (asked == "self" and module.stem == "app")
            if node.func.attr not in ("open", "make") or not on_stage:
                continue
            name = node.args[0]
            if not isinstance(name, ast.Constant) or not isinstance(name.value, str):
                continue
            given = frozenset(keyword.arg or "**" for keyword in node.keywords)
            yield f"{module.relative_to(ROOT)}:{node.lineno}", name.value, given


@pytest.mark.parametrize(("game", "name"), NAMES)
def test_what_makes_a_scene_is_called_with_the_stage_and_with_words_for_the_rest(game: str, name: str) -> None:
    made = scenes.maker(name, STAGES[game].scenes)
    stage, *rest = inspect.signature(made).parameters.values()
    assert stage.kind is stage.POSITIONAL_OR_KEYWORD
    assert all(what.kind in (what.POSITIONAL_OR_KEYWORD, what.KEYWORD_ONLY) for what in rest)


def test_every_scene_that_is_opened_has_its_name_and_takes_what_it_is_given(parsed: Parsed) -> None:
    """In the game that opens it; what the engine opens, in every game that has such a scene. Challenges open what they
    need in the games that have them.
    """
    for place, name, given in calls(parsed):
        folders = WITH_MODELS if place.startswith("games/miniatures/") else STAGES
        own = [STAGES[game] for game in folders if place.startswith((f"games/{game}/", "games/miniatures/"))]
        having = [stage for stage in own or STAGES.values() if name in {**scenes.SCENES, **stage.scenes}]
        if "/challenges/" in place:
            having = [stage for stage in having if "challenge" in stage.scenes]
        assert having, place
        for stage in having:
            _, *rest = inspect.signature(scenes.maker(name, stage.scenes)).parameters.values()
            needed = {what.name for what in rest if what.default is what.empty}
            assert needed <= given <= {what.name for what in rest}, place


def test_every_name_is_asked_for_somewhere(parsed: Parsed) -> None:
    registries = {
        ROOT / "engine/stage/scenes.py",
        ROOT / "engine/tabletop/scene/table_scenes.py",
        *(ROOT / "games").rglob("scenes/*_stage.py"),
    }
    said = {
        node.value
        for module in parsed.keys() - registries
        for node in parsed[module]
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    assert {name for _, name in NAMES} - {stage.home for stage in STAGES.values()} <= said


def test_a_title_lays_its_own_scenes_over_those_of_the_engine() -> None:
    mine = {"keys": "combat.engine.stage.paper.settings_scene:SettingsScene"}
    assert scenes.maker("keys", mine) is not scenes.maker("keys", {})


def test_a_name_that_none_has_is_refused() -> None:
    with application() as app, pytest.raises(KeyError, match="no-such-scene"):
        app.open("no-such-scene")


def test_what_makes_a_scene_is_learned_ahead_and_its_faults_are_told_to_who_makes_it() -> None:
    scenes.learn("keys", {}).join()
    assert scenes.maker("keys", {}) is KeysScene
    nowhere = {"keys": "combat.nowhere:KeysScene"}
    scenes.learn("keys", nowhere).join()  # pytest would tell of a thread that fails
    with pytest.raises(LoadError):
        scenes.maker("keys", nowhere)
