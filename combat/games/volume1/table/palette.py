"""Colours of COMBAT! Volume 1: sides, teams, states of men, order figures."""

from __future__ import annotations

from collections.abc import Mapping

import pygame

from combat.engine.kernel.record import Record
from combat.engine.stage.drawing import eyes, theme
from combat.engine.stage.drawing.lettering import Rgb
from combat.engine.stage.drawing.sign import Sign
from combat.engine.stage.drawing.theme import rgb

# Paper
FRIENDLY_CARD, ENEMY_CARD = rgb("#E9DDB4"), rgb("#DDDCD0")
ENEMY_ORDER = rgb("#D5D9D2")

# Sides
OLIVE, OLIVE_STRIP = rgb("#6E6F45"), rgb("#2B2C20")
FIELD_GREY, FIELD_GREY_STRIP = rgb("#76827D"), rgb("#2A3130")

# Values and figures
TQ_RED, LDR_BLACK, SKILL_RED = rgb("#B3271D"), rgb("#15140F"), rgb("#B3201A")
MUST, MAY, FIRE, NOTHING = theme.FIGURE, theme.LINK, rgb("#B3201A"), rgb("#8C846C")
"""Colours of an order's entry for an impulse: must, may, fire, nothing."""

HOME = rgb("#2F6B34")
"""Outline of hexes where the squad starts, and where it leaves."""


class TeamLook(Record):
    """A team's colour and symbol; ``light``: text on the colour is light."""

    sign: Sign
    friendly: bool
    light: bool = False

    @property
    def color(self) -> Rgb:
        """The team's colour."""
        return self.sign.color

    @property
    def shape(self) -> str:
        """Outline of the team's symbol."""
        return self.sign.shape

    @property
    def ink(self) -> Rgb:
        """Colour of text on the team's colour."""
        return theme.LIGHT if self.light else theme.EDGE


TEAMS = {
    "able": TeamLook(Sign(rgb("#D9C27C"), "circle"), True),
    "baker": TeamLook(Sign(rgb("#9DB7A0"), "square"), True),
    "charlie": TeamLook(Sign(rgb("#CF9A5E"), "triangle"), True),
    "red": TeamLook(Sign(rgb("#B5402F"), "diamond"), False, light=True),
    "yellow": TeamLook(Sign(rgb("#E2B93B"), "triangle"), False),
    "white": TeamLook(Sign(rgb("#F1EEE3"), "circle"), False),
    "blue": TeamLook(Sign(rgb("#3E6A93"), "square"), False, light=True),
}


def draw_team(target: pygame.Surface, team: str, center: tuple[float, float], radius: float) -> None:
    """Draw a team's symbol in its colour; `radius` is in pixels."""
    TEAMS[team].sign.draw(target, center, radius)


STATES: dict[str, tuple[Rgb, Rgb]] = {  # ground and ink of a state's marker
    "berserk": (rgb("#8E2A1E"), rgb("#FFF3DF")),
    "aggressive": (rgb("#B4632B"), rgb("#1A120A")),
    "bold": (rgb("#D0A24A"), rgb("#1A150A")),
    "normal": (rgb("#E4DDC6"), rgb("#15130E")),
    "cautious": (rgb("#B9C4B4"), rgb("#14201C")),
    "shaken": (rgb("#8FA3A8"), rgb("#0F181B")),
    "rout": (rgb("#EDE9DE"), rgb("#15130E")),
    "light-wound": (rgb("#EAD9C6"), rgb("#15130E")),
    "bad-wound": (rgb("#E4C3B2"), rgb("#15130E")),
    "light-wound-bandaged": (rgb("#EDE6D4"), rgb("#15130E")),
    "bad-wound-bandaged": (rgb("#E6D3C4"), rgb("#15130E")),
    "evac": (rgb("#E4C3B2"), rgb("#15130E")),
    "low-ammo": (rgb("#DCCB8E"), rgb("#15130E")),
    "out-of-ammo": (rgb("#DCCB8E"), rgb("#15130E")),
    "alert": (rgb("#DDBB62"), rgb("#15130E")),
    "melee": (rgb("#8E2A1E"), rgb("#FFF3DF")),
    "guard": (rgb("#DCCB8E"), rgb("#15130E")),
    "prisoner": (rgb("#E8E2D0"), rgb("#15130E")),
    "smoke": (rgb("#C6C9C2"), rgb("#3A3D3A")),
    "fading-smoke": (rgb("#D8DAD2"), rgb("#4A4D4A")),
    "flare": (rgb("#F6E7BC"), rgb("#6B3A12")),
    "grenade-near": (rgb("#D9CDA6"), rgb("#15130E")),
    "grenade-far": (rgb("#E3DAB9"), rgb("#15130E")),
    "grenade": (rgb("#D9CDA6"), rgb("#15130E")),
    "operator": (rgb("#C9B98A"), rgb("#15130E")),
    "assistant": (rgb("#DDD2AE"), rgb("#15130E")),
    "papers": (rgb("#C9B98A"), rgb("#15130E")),
    "shell": (rgb("#D8B79A"), rgb("#15130E")),
}
_PLAIN_STATE = (theme.FORM, rgb("#15130E"))


def state_look(state: str) -> tuple[Rgb, Rgb]:
    """Return background and foreground colour of the marker of a state or a thing."""
    return STATES.get(state, _PLAIN_STATE)


# -- other palettes ---------------------------------------------------------------------------------------------------

OTHER_TEAMS: Mapping[str, Mapping[str, Rgb]] = {
    "deutan": {
        "able": rgb("#F2E08A"),
        "baker": rgb("#8EC5EA"),
        "charlie": rgb("#CE8A34"),
        "red": rgb("#8A3A00"),
        "yellow": rgb("#F0D83C"),
        "blue": rgb("#0B5E9E"),
    }
}
"""Team colours that differ, by palette; the shapes of signs never change."""
OTHER_STATES: Mapping[str, Mapping[str, tuple[Rgb, Rgb]]] = {
    "deutan": {
        "light-wound": (rgb("#F4E9A6"), rgb("#15130E")),
        "bad-wound": (rgb("#C9761A"), rgb("#15130E")),
        "light-wound-bandaged": (rgb("#E4EEF6"), rgb("#15130E")),
        "bad-wound-bandaged": (rgb("#9CC3E0"), rgb("#15130E")),
        "evac": (rgb("#C9761A"), rgb("#15130E")),
    }
}
"""Marker colours of wounds that differ, by palette."""
_USUAL_TEAMS, _USUAL_STATES = dict(TEAMS), dict(STATES)


def suit(palette: str) -> None:
    """Apply a palette to the colours of teams and states; an unknown name restores the default colours."""
    colors = OTHER_TEAMS.get(palette, {})
    for team, look in _USUAL_TEAMS.items():
        sign = Sign(colors[team], look.sign.shape) if team in colors else look.sign
        TEAMS[team] = TeamLook(sign, look.friendly, look.light)
    STATES.update({**_USUAL_STATES, **OTHER_STATES.get(palette, {})})


eyes.follow_palette(suit)
