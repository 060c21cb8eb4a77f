"""Drawings of a game's ground as SVG in HTML pages, with switchable layers."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Generic, Literal, Protocol, TypeVar

from combat.engine.kernel.record import Record
from combat.engine.runs.markup import Element, figure, put
from combat.engine.words import language
from combat.engine.words.patterns import number

LEAST, MOST = 0.18, 0.85
"""The opacity of the places with the lowest and the highest count."""


THIN, THICK = 1.2, 5.0
"""The width of a line for a count of one, and for the highest count."""
Sign = Literal["square", "diamond", "cross"]
P = TypeVar("P")
Point = tuple[float, float]


class DrawnGround(Protocol[P]):
    """The interface of a title's ground for drawings; points are in units of the drawing."""

    def places(self) -> Iterable[P]:
        """Return the places to draw, in order."""

    def centre(self, place: P) -> Point:
        """Return the centre of a place."""

    def edge(self, place: P) -> Sequence[Point]:
        """Return the corners of a place."""

    def part(self, around: Iterable[P]) -> tuple[float, float, float, float]:
        """Return left, top, width and height of the part to show: the part around the given places, or all if there are
        none.
        """

    def kind(self, place: P) -> str:
        """Return the id of the terrain; "" for open ground."""

    def classes(self, place: P) -> str:
        """Return the CSS classes of a place."""

    def name(self, place: P) -> str:
        """Return the name of a place for a tooltip."""

    def number(self, place: P) -> str:
        """Return the number printed in a place; "" for none."""


class Stroke(Record, Generic[P]):
    """A number of moves or shots from one place to another; `side` is the line's CSS class, `about` its tooltip."""

    start: P
    end: P
    count: int
    side: str
    about: str


def put_drawing(
    parent: Element,
    ground: DrawnGround[P],
    about: str,
    called: Callable[[str], str],
    layers: Mapping[str, str],
    around: Iterable[P] = (),
    more: Callable[[Element], None] | None = None,
    outlined: Collection[str] = (),
) -> Element:
    """Add a drawing of the ground, with a radio button for each layer, of which the first is checked.

    Return the SVG element.

    `about` is its accessible label, `called` returns the name of a terrain, and `layers` maps layer ids to captions.
    `more` draws on the ground below the numbers. Places whose terrain is in `outlined` get the class `under`, as `more`
    draws their outlines. Only the part around the places `around` is shown, if there are any. Needs no script.
    """
    box = put(parent, "div", class_="board")
    for index, (layer, caption) in enumerate(layers.items()):
        chosen = {"checked": "checked"} if not index else {}
        put(box, "input", type="radio", name="layer", id=f"show-{layer}", **chosen)
        put(box, "label", caption, for_=f"show-{layer}")
    seen = " ".join(figure(side, 1) for side in ground.part(around))
    drawing = put(box, "svg", viewBox=seen, role="img", aria_label=about)
    for place in ground.places():
        _put_place(drawing, ground, place, called, "under" if ground.kind(place) in outlined else "")
    if more is not None:
        more(drawing)
    for place in ground.places():
        x, y = ground.centre(place)
        put(drawing, "text", ground.number(place), x=figure(x, 1), y=figure(y - 11, 1), class_="number")
    return drawing


def put_layer(drawing: Element, layer: str) -> Element:
    """Add a group that is visible only while the layer's radio button is checked; return the group."""
    return put(drawing, "g", class_=f"layer {layer}")


def _put_place(drawing: Element, ground: DrawnGround[P], place: P, called: Callable[[str], str], under: str) -> None:
    name, kind = ground.name(place), ground.kind(place)
    about = f"{name} {called(kind)}" if kind else name
    drawn = put(drawing, "path", d=_edge_of(ground, place), class_=f"{ground.classes(place)} {under}".rstrip())
    put(drawn, "title", about)


def put_heat(
    layer: Element, ground: DrawnGround[P], counted: Mapping[P, float], decimals: int = 0, kind: str = ""
) -> None:
    """Add a coloured area and a number for each place; opacity grows with the absolute value.

    `decimals` is the number of decimals shown, `kind` an additional CSS class.
    """
    amounts = [abs(count) for count in counted.values()]
    least, most = min(amounts, default=0), max(amounts, default=0)
    for place, count in counted.items():
        share = LEAST + (MOST - LEAST) * (abs(count) - least) / ((most - least) or 1)
        put(layer, "path", d=_edge_of(ground, place), class_=f"heat {kind}".rstrip(), fill_opacity=figure(share, 2))
        x, y = ground.centre(place)
        shown = number(count, language(), most=decimals)
        put(layer, "text", shown, x=figure(x, 1), y=figure(y + 5, 1), class_="count")


def put_strokes(layer: Element, ground: DrawnGround[P], strokes: Sequence[Stroke[P]]) -> None:
    """Add a line for each pair of places, thicker for higher counts, with a dot at its start."""
    most = max((stroke.count for stroke in strokes), default=1)
    for stroke in strokes:
        (x1, y1), (x2, y2) = ground.centre(stroke.start), ground.centre(stroke.end)
        width = THIN + (THICK - THIN) * (stroke.count - 1) / max(1, most - 1)
        ends = {"x1": figure(x1, 1), "y1": figure(y1, 1), "x2": figure(x2, 1), "y2": figure(y2, 1)}
        line = put(layer, "line", class_=f"shot {stroke.side}", stroke_width=figure(width, 1), **ends)
        put(line, "title", stroke.about)
        put(layer, "circle", class_=f"muzzle {stroke.side}", cx=figure(x1, 1), cy=figure(y1, 1), r=3)


def put_pieces(layer: Element, ground: DrawnGround[P], pieces: Iterable[tuple[P, Sign, str, str]]) -> None:
    """Add a symbol for each piece, given as place, shape, CSS class of the side, and tooltip.

    Symbols in the same place are offset from each other.
    """
    lying: dict[P, int] = {}
    for place, sign, side, about in pieces:
        x, y = ground.centre(place)
        lying[place] = count = lying.get(place, 0) + 1
        x, y = x + 7 * ((count - 1) % 3 - 1) * (count > 1), y + 6 * ((count - 1) // 3)
        put(put(layer, "path", d=_outline_of(sign, x, y), class_=f"man {side}"), "title", about)


def _outline_of(sign: Sign, x: float, y: float) -> str:
    if sign == "cross":
        return path([(x - 5, y - 5), (x + 5, y + 5)]) + path([(x - 5, y + 5), (x + 5, y - 5)])
    if sign == "square":
        return path([(x - 5, y - 5), (x + 5, y - 5), (x + 5, y + 5), (x - 5, y + 5)]) + "Z"
    return path([(x, y - 7), (x + 7, y), (x, y + 7), (x - 7, y)]) + "Z"


def _edge_of(ground: DrawnGround[P], place: P) -> str:
    return path(ground.edge(place)) + "Z"


def path(points: Sequence[tuple[float, float]]) -> str:
    """Return SVG path data through points."""
    return "M" + "L".join(f"{figure(x, 1)} {figure(y, 1)}" for x, y in points)
