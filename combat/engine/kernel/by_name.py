"""What is found by its name when it is first wanted: the one place of the house that imports a module by a text."""

from __future__ import annotations

import importlib
from typing import Any


def load(place: str) -> Any:
    """The thing that stands at "module:name", such as "combat.engine.stage.paper.keys_scene:KeysScene".

    Whoever keeps such names has a test that loads every one of them. Raises ImportError or AttributeError.
    """
    module, _, name = place.partition(":")
    return getattr(importlib.import_module(module), name)
