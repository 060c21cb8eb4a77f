"""Measures of colours: contrast as defined by WCAG 2, and appearance to colour-blind eyes."""

from __future__ import annotations

from combat.engine.stage.drawing.lettering import Rgb


def luminance(ink: Rgb) -> float:
    """Return the relative luminance of a colour, 0.0-1.0."""
    parts = [value / 255 for value in ink]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def ratio(one: Rgb, other: Rgb) -> float:
    """Return the contrast of two colours as defined by WCAG 2."""
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def seen_by(ink: Rgb, kind: str) -> Rgb:
    """Return how a colour appears approximately to a colour-blind eye of a kind such as "deutan" (Viénot 1999)."""
    linear = [((part / 255 + 0.055) / 1.055) ** 2.4 if part > 10 else part / 255 / 12.92 for part in ink]
    red, green, blue = linear
    if kind == "deutan":
        both = 0.29 * red + 0.71 * green
        linear = [both, both, blue]
    else:
        linear = [red, 0.8 * green + 0.2 * blue, 0.8 * green + 0.2 * blue]
    found = [
        round(255 * (1.055 * part ** (1 / 2.4) - 0.055)) if part > 0.0031 else round(255 * 12.92 * part)
        for part in linear
    ]
    return found[0], found[1], found[2]
