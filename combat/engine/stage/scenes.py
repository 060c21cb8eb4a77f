"""The registry of scenes by name; a title adds its own or overrides these.

Scenes that the engine opens and only a title can make: "watched-battle" of a `path`, "battle-from" of what was
`found` in a journal, studied or not, "battle" of a call, "loaded-battle" of a save that was `loaded`, "pause"
and "end" of a `table`, "scenario-file" of a `file`, "report" of a save at a `path`, "saves", and the home
scene. A title with lessons makes "lesson" of a `path`, "lessons-offer" and "scenario", one with a lab "lab",
one with challenges "challenge-result".
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
    """Return the factory of a scene, imported on demand; raise KeyError for an unknown name."""
    return load_object(titles[name] if name in titles else SCENES[name], MAKER)


def is_loaded(name: str, titles: Mapping[str, str]) -> bool:
    """Return whether the module of a scene's factory has been imported; if not, creating the scene takes longer."""
    return (titles[name] if name in titles else SCENES[name]).partition(":")[0] in sys.modules


def learn(name: str, titles: Mapping[str, str]) -> threading.Thread:
    """Import the factory of a scene in a thread, while the window opens; return the thread.

    Errors are ignored here: whoever creates the scene imports it again and sees them.
    """

    def learned() -> None:
        with contextlib.suppress(Exception):
            maker(name, titles)

    thread = threading.Thread(target=learned, name="scenes")
    thread.start()
    return thread
