"""Accessibility of the display: three colour palettes, high contrast and reduced motion."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from combat.engine import context
from combat.engine.context import Context, ContextField
from combat.engine.kernel.record import MutableRecord
from combat.engine.stage.drawing import artwork, theme
from combat.engine.stage.drawing.lettering import Rgb
from combat.engine.stage.drawing.theme import rgb

SIGNALS = ("CHOSEN", "MISSING", "COMMIT", "CLEAR", "CUT", "LINK", "NIGHT_CLEAR")
"""Theme colours that carry meaning; a palette may replace them."""
PALETTES: Mapping[str, Mapping[str, Rgb]] = {
    "usual": {},
    "deutan": {
        "CHOSEN": rgb("#F0E442"),
        "MISSING": rgb("#983F00"),
        "COMMIT": rgb("#0B4F75"),
        "CLEAR": rgb("#00619C"),
        "CUT": rgb("#B84A00"),
        "LINK": rgb("#004C8C"),
        "NIGHT_CLEAR": rgb("#8CCBF2"),
    },
    "tritan": {
        "CHOSEN": rgb("#FF9C6B"),
        "MISSING": rgb("#9E0B2F"),
        "COMMIT": rgb("#1F4F57"),
        "CLEAR": rgb("#00686B"),
        "CUT": rgb("#B3002D"),
        "LINK": rgb("#00565C"),
        "NIGHT_CLEAR": rgb("#7FD8D8"),
    },
}
"""Palettes for normal vision, for deuteranopia and protanopia, and for tritanopia."""
CONTRAST: Mapping[str, Rgb] = {
    "MAP": rgb("#FFFCF2"),
    "PANEL": rgb("#FFFBEF"),
    "FORM": rgb("#FFFCF2"),
    "PROMPT": rgb("#FFFCF2"),
    "STRIP": rgb("#FFFFFF"),
    "FIELD": rgb("#FFFFFF"),
    "GREYED": rgb("#6A675A"),
    "INK": rgb("#000000"),
    "INK_2": rgb("#1A1710"),
    "INK_3": rgb("#302C1E"),
    "LINE": rgb("#221F14"),
    "FORM_RULE": rgb("#26240F"),
    "PANEL_RULE": rgb("#1C1A10"),
    "FRAME": rgb("#0C0D09"),
    "FRAME_HIGH": rgb("#1A1B14"),
    "FRAME_LOW": rgb("#080906"),
    "WELL": rgb("#000000"),
    "FRAME_TEXT": rgb("#FFFFFF"),
    "FRAME_TEXT_2": rgb("#E8E5D2"),
    "FRAME_LINE": rgb("#B9B89C"),
    "MISSING": rgb("#7E1009"),
    "COMMIT": rgb("#26300C"),
    "LINK": rgb("#0B2F6B"),
}
"""Paper, ink and frame colours of high contrast; signal colours of the palette take precedence."""
_PRINTED = {name: getattr(theme, name) for name in {*SIGNALS, *CONTRAST}}
_DARKER = 0.35
"""Share by which written signal colours of a palette are darkened for high contrast."""


class Eyes(MutableRecord):
    """The display settings in use."""

    palette: str = "usual"
    contrast: bool = False
    """True if high contrast is on."""
    still: bool = False
    """True if motion is reduced."""


_EYES = ContextField(Eyes)
_followers: list[Callable[[str], None]] = []


def suit(palette: str, *, contrast: bool, still: bool) -> bool:
    """Set palette, high contrast and reduced motion (`still`); return whether the colours have changed."""
    eyes = _EYES.value
    changed = (palette, contrast) != (eyes.palette, eyes.contrast)
    eyes.palette, eyes.contrast, eyes.still = palette, contrast, still
    if changed:
        _recolour(eyes)
    return changed


def _recolour(eyes: Eyes) -> None:
    """Set the theme colours for the given settings, notify followers, and clear cached pictures."""
    for follow in _followers:
        follow(eyes.palette)
    chosen = PALETTES.get(eyes.palette, {})
    colours = {**_PRINTED, **(CONTRAST if eyes.contrast else {}), **chosen}
    if eyes.contrast:
        written = [name for name in ("MISSING", "COMMIT", "LINK") if name in chosen]
        colours |= {name: theme.mix(chosen[name], theme.DARK, _DARKER) for name in written}
    for name, ink in colours.items():
        setattr(theme, name, ink)
    theme.plain = eyes.contrast
    artwork.forget()


def _change_eyes(left: Context, entered: Context) -> None:
    """Apply the colours of the new context if they differ."""
    before, now = _EYES.of(left), _EYES.of(entered)
    if (before.palette, before.contrast) != (now.palette, now.contrast):
        _recolour(now)


context.on_change(_change_eyes)


def follow_palette(change: Callable[[str], None]) -> None:
    """Call `change` with the name of the current palette, now and after every change."""
    _followers.append(change)
    change(_EYES.value.palette)


def still() -> bool:
    """Return whether motion is reduced: things appear at their destination and fade in."""
    return _EYES.value.still
