"""The registry of scenes by name; a title adds its own scenes or overrides these.

Scenes that the engine opens and only a title can create: "watched-battle" of a `path`, "battle-from" of what was
`found` in a journal, with or without `study`, "battle" of a command, "loaded-battle" of a save that was `loaded`,
"pause" and "end" of a `table`, "scenario-file" of a `file`, "report" of a save at a `path`, "saves", and the home
scene. A title with lessons creates "lesson" of a `path`, "lessons-offer" and "scenario", one with a lab "lab", one with
challenges "challenge-result".
"""

from __future__ import annotations

import contextlib
import sys
import threading
from collections.abc import Callable, Mapping

from combat.engine.kernel.load_object import Shape, load_object
from combat.engine.stage.screen import Screen

SCENES: Mapping[str, str] = {
    "dropped": "combat.engine.stage.paper.dropped_file:dropped",
    "keys": "combat.engine.stage.paper.keys_scene:KeysScene",
    "message": "combat.engine.stage.paper.dialog:Message",
    "packs": "combat.engine.stage.paper.packs_scene:PacksScene",
    "rulebook": "combat.engine.stage.paper.rulebook_scene:RulebookScene",
    "settings": "combat.engine.stage.paper.settings_scene:SettingsScene",
}
"""Name -> "module:factory". A factory is called with the stage and the scene's arguments."""


MAKER: Shape[Callable[..., Screen]] = Shape()


def maker(name: str, titles: Mapping[str, str]) -> Callable[..., Screen]:
    """Import and return the factory of a scene; raise KeyError for an unknown name.

    `titles` are the title's scenes, which override the engine's.
    """
    return load_object(titles[name] if name in titles else SCENES[name], MAKER)


def is_loaded(name: str, titles: Mapping[str, str]) -> bool:
    """Return whether the module of a scene's factory is imported; if not, creating the scene takes longer."""
    return (titles[name] if name in titles else SCENES[name]).partition(":")[0] in sys.modules


def learn(name: str, titles: Mapping[str, str]) -> threading.Thread:
    """Import the factory of a scene in a thread, while the window opens; return the thread.

    Errors are ignored, as creating the scene raises them again.
    """

    def learned() -> None:
        with contextlib.suppress(Exception):
            maker(name, titles)

    thread = threading.Thread(target=learned, name="scenes")
    thread.start()
    return thread
