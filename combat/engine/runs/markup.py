"""Build HTML and SVG elements; text is escaped on output."""

from __future__ import annotations

from xml.etree import ElementTree

from combat.engine.words.patterns import number

Element = ElementTree.Element
DOCTYPE = "<!DOCTYPE html>\n"


def put(parent: Element, tag: str, words: object = "", /, **attributes: object) -> Element:
    """Append a child element with the text `words` and return it.

    In attribute names a trailing `_` is removed, and other underscores become hyphens.
    """
    named = {name.rstrip("_").replace("_", "-"): str(value) for name, value in attributes.items()}
    child = ElementTree.SubElement(parent, tag, named)
    child.text = str(words)
    return child


def figure(value: float, decimals: int = 0) -> str:
    """Return a number as text for SVG attributes: rounded, with a decimal point and no trailing zeros."""
    return number(round(value, decimals), "en", most=max(decimals, 1)).replace("−", "-")


def written(root: Element) -> str:
    """Return a page's root element as HTML text with its doctype."""
    return DOCTYPE + ElementTree.tostring(root, encoding="unicode", method="html") + "\n"
