"""What the settings ask of a battle."""

from __future__ import annotations

from combat.engine.stage.settings import Wish

DUCK_BACK = Wish(
    "duck_back",
    {"always": "duck-back-always", "in-sight": "duck-back-in-sight", "never": "duck-back-never"},
    usual="in-sight",
)
"""When the player is asked whether a man ducks back: each time, in sight of a known enemy, or not at all (7.19)."""

NEXT_MAN = Wish("next_man", {"matters": "next-man-matters", "always": "next-man-always"}, usual="matters")
"""When the player is asked who of a team is next: among men who have something to choose, or among all."""

WISHES = (DUCK_BACK, NEXT_MAN)
