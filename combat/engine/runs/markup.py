"""Build HTML and SVG elements; text is escaped on output."""

from __future__ import annotations

from xml.etree import ElementTree

from combat.engine.words.patterns import number

Element = ElementTree.Element
DOCTYPE = "<!DOCTYPE html>\n"


def put(parent: Element, tag: str, words: object = "", /, **attributes: object) -> Element:
    """Append a child element and return it; in attribute names a trailing `_` is removed, others become hyphens."""
    named = {name.rstrip("_").replace("_", "-"): str(value) for name, value in attributes.items()}
    child = ElementTree.SubElement(parent, tag, named)
    child.text = str(words)
    return child


def figure(value: float, decimals: int = 0) -> str:
    """Return a number for SVG attributes: no superfluous decimals, and a decimal point."""
    return number(round(value, decimals), "en", most=max(decimals, 1)).replace("−", "-")


def written(root: Element) -> str:
    """Return the page as HTML text."""
    return DOCTYPE + ElementTree.tostring(root, encoding="unicode", method="html") + "\n"
