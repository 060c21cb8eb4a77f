"""Cells of the top strip: their widths, and their division into one or two lines (4.0)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from combat.engine.stage.drawing import theme
from combat.engine.stage.drawing.lettering import Role
from combat.engine.words import text, translated
from combat.engine.words.patterns import number
from combat.games.volume1.rules.play import endings, victory
from combat.games.volume1.rules.sight import night
from combat.games.volume1.rules.state import State
from combat.games.volume1.words import names

CELL, PIP, RULE = 25, 20, 26
"""Widths at scale 1 of a turn's box, an impulse's ring, and a line between cells."""
PACES_WIDE, PACE_ONE = 4 * 36 + 46, 36 + 46
"""Widths at scale 1 of the buttons at the right end: all paces and the menu, or the present pace and the menu."""
TURNS_SHOWN, ENDLESS = 12, 99
"""More turns than these are shown by number only."""
PHASES = ("set-up", "friendly-cards", "friendly-orders", "enemy-orders", "end", "over")
GAP, UNKNOWN = 12, "–"
"""Gap between cells in pixels at scale 1, and the sign for a wind not yet rolled."""

Kind = Literal["words", "label", "strong", "figure", "title", "mark", "turns", "pips", "arrow", "icon", "space"]
TYPE: dict[Kind, tuple[Role, float, int]] = {
    "label": ("sans", 14, 400),
    "strong": ("sans", 14, 600),
    "words": ("sans", 15, 600),
    "figure": ("sans", 17, 700),
    "title": ("heading", 17, 400),
    "mark": ("condensed", 14, 700),
}


class Bit(NamedTuple):
    """A word, number or symbol within a cell."""

    kind: Kind
    words: str = ""
    wide: float = 0.0
    """Width at scale 1 of what is not text; 0 for text."""

    def width(self) -> int:
        """Return the width in pixels."""
        if self.kind in TYPE:
            return round(theme.font(*TYPE[self.kind]).width(self.words))
        return theme.px(self.wide)


class Cell(NamedTuple):
    """A group of bits shown together."""

    name: str
    """Subject of the tooltip."""
    bits: tuple[Bit, ...]
    least: int = 0
    """Minimum width in pixels, so that what follows does not move."""

    def width(self) -> int:
        """Return the width in pixels, at least `least`."""
        return max(self.least, sum(bit.width() for bit in self.bits))


class TopPlan(NamedTuple):
    """The cells of each line from the left; `paces` says whether every pace has a button."""

    lines: tuple[tuple[Cell, ...], ...]
    paces: bool


def _space(wide: float) -> Bit:
    return Bit("space", wide=wide)


def _turn(state: State, *, boxes: bool) -> Cell:
    turns = state.book.scenario.turns
    if boxes:
        return Cell("turn", (Bit("label", text("top-turn")), _space(10), Bit("turns", wide=CELL * turns)))
    return Cell("turn", (Bit("strong", turn_words(state)),))


def turn_words(state: State) -> str:
    """Return the turn with the number of turns, if that is limited, as "Turn 2 of 8"."""
    now, turns = max(1, state.clock.turn), endings.last_turn(state)
    return text("top-turn-alone" if turns >= ENDLESS else "top-turn-of", turn=now, turns=turns)


def _impulse(*, label: bool) -> Cell:
    said = (Bit("label", text("top-impulse")), _space(8)) if label else ()
    return Cell("impulse", (*said, Bit("pips", wide=PIP * 4)))


def phase_words(state: State) -> str:
    """Return the name of the current phase, or in the action phase of the active team."""
    clock, team = state.clock, state.active_team
    if clock.phase == "action" and team is not None:
        return text("phase-team-acts", team=names.team(team))
    return text(f"phase-{clock.phase}")


def _phase(state: State) -> Cell:
    """Return the phase's cell, as wide as the longest phase so that the layout does not change."""
    face = theme.font(*TYPE["words"])
    longest = max(face.width(text(f"phase-{phase}")) for phase in PHASES)
    return Cell("phase", (Bit("words", phase_words(state)),), round(longest))


def _points(state: State) -> Cell:
    value = number(victory.points(state)) if state.clock.turn else "0"
    bits = [Bit("label", text("top-points")), _space(8), Bit("figure", value)]
    winning = [verdict.at_least for verdict in state.book.scenario.verdicts if verdict.won]
    if winning:
        bits += [_space(6), Bit("label", text("top-goal", goal=min(winning)))]
    return Cell("points", tuple(bits))


def _wind(state: State) -> Cell:
    unknown = (_space(8), Bit("strong", UNKNOWN), _space(30))
    signs = (_space(8), Bit("arrow", wide=30), Bit("strong", str(state.wind))) if state.wind else unknown
    return Cell("wind", (Bit("label", text("top-wind")), *signs))


def _light(state: State, *, short: bool) -> Cell:
    """Return the cell of sun, mist or moon, range of sight, and flares left."""
    dark, words = night.is_dark(state), state.book.scenario.night
    if words is not None and not state.night and state.clock.phase == "set-up":  # range of sight is not known yet
        icon = "fading-smoke" if words.mist else "moon"
        return Cell("night", (Bit("icon", icon, 24), _space(6), Bit("strong", UNKNOWN)))
    icon = "moon" if dark else "fading-smoke" if state.night else "sun"
    said = text("top-night" if dark else "top-mist", range=state.night) if state.night else text("top-day")
    if short:
        said = str(state.night) if state.night else ""
    bits = [Bit("icon", icon, 24), _space(6), Bit("label", said)]
    if state.flares_left:
        bits += [_space(12), Bit("icon", "flare", 24), _space(4), Bit("strong", str(state.flares_left))]
    return Cell("night", tuple(bits))


def _length(cells: Sequence[Cell]) -> int:
    return sum(cell.width() for cell in cells) + theme.px(RULE) * (len(cells) - 1)


def top_plan(state: State, width: int, mark: str = "") -> TopPlan:
    """Return the cells of a strip `width` pixels wide: on one line if they fit, else on two.

    `mark` is the word for a special battle, or "".
    """
    px = theme.px
    pace = round(theme.font(*TYPE["label"]).width(text("top-pace"))) + px(10)
    room = width - px(16 + PACES_WIDE) - pace - px(GAP)
    turns = state.book.scenario.turns
    marks = (Cell("mark", (Bit("mark", mark.upper()),)),) if mark else ()
    rest = (*marks, _impulse(label=True), _phase(state), _points(state), _wind(state))
    for boxes, short in ((True, False), (True, True), (False, False), (False, True)):
        cells = (_turn(state, boxes=boxes), *rest, _light(state, short=short))
        if (turns <= TURNS_SHOWN or not boxes) and _length(cells) <= room:
            title = Cell("title", (Bit("title", translated(state.book.scenario.title)),))
            named = (title, *cells)
            return TopPlan((named if _length(named) <= room else cells,), paces=True)
    return _double(state, width, room, marks)


def _double(state: State, width: int, room: int, marks: tuple[Cell, ...]) -> TopPlan:
    """Return two lines: course of the game above, points and conditions below."""
    px = theme.px
    short = width - px(16 + PACE_ONE + GAP)
    for label, free in ((True, room), (True, short), (False, short)):
        first = (_turn(state, boxes=False), _impulse(label=label), _phase(state))
        if _length(first) <= free:
            break
    second = (*marks, _points(state), _wind(state), _light(state, short=False))
    if _length(second) > width - px(32):
        second = (*marks, _points(state), _wind(state), _light(state, short=True))
    return TopPlan((first, second), paces=free == room)
