"""Enlarge the cache of drawn text while tests run, as their windows show much the same texts.

The game caches as many texts as a window shows; tests open hundreds of windows, at many sizes and in three languages.
"""

from __future__ import annotations

import functools

from combat.engine.stage.drawing import lettering

DRAWN, MEASURED = 8_000, 60_000
"""Numbers of drawn texts and of measured widths that are cached."""
drawn_in_the_game, _measured_in_the_game = lettering._set, lettering._em_width


def enlarge_text_cache() -> None:
    """Replace the caches of drawn text by larger ones."""
    lettering._set = functools.lru_cache(maxsize=DRAWN)(drawn_in_the_game.__wrapped__)
    lettering._em_width = functools.lru_cache(maxsize=MEASURED)(_measured_in_the_game.__wrapped__)
