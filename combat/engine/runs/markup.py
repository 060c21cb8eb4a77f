"""Elements of a page: whatever text is put into them is escaped when they are written."""

from __future__ import annotations

from xml.etree import ElementTree

from combat.engine.words.patterns import number

Element = ElementTree.Element
DOCTYPE = "<!DOCTYPE html>\n"


def put(parent: Element, tag: str, words: object = "", /, **attributes: object) -> Element:
    """A new last child; a `_` behind an attribute's name keeps it off Python's own words, one within is a hyphen."""
    named = {name.rstrip("_").replace("_", "-"): str(value) for name, value in attributes.items()}
    child = ElementTree.SubElement(parent, tag, named)
    child.text = str(words)
    return child


def figure(value: float, decimals: int = 0) -> str:
    """A figure of a drawing: no more decimals than it needs, and never a comma."""
    return number(round(value, decimals), "en", most=max(decimals, 1)).replace("−", "-")


def written(root: Element) -> str:
    """The page as it goes into a file."""
    return DOCTYPE + ElementTree.tostring(root, encoding="unicode", method="html") + "\n"
