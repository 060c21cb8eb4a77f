"""Score of a battle, line by line: points won and lost, points missed, distance to the next result (22.0)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby

import pygame

from combat.engine.kernel.record import Record
from combat.engine.stage.drawing import theme
from combat.engine.words import text, translated
from combat.games.volume1.rules.play import victory
from combat.games.volume1.rules.play.victory import Score
from combat.games.volume1.rules.state import State
from combat.games.volume1.words import names

STEP, LEAST = 24, 17
"""Distance of two lines, and its minimum, in pixels at scale 1."""
HEAD, SUM = 32, 78
"""Space above and below the lines, in pixels at scale 1."""
DARK = theme.rgb("#26231D")


class Line(Record):
    """A line of the score; `missed` marks points that were not won."""

    words: str
    points: int
    missed: bool = False


def height(state: State) -> int:
    """Return the height that the score needs, in pixels at scale 1."""
    return HEAD + STEP * max(1, len(list(_lines(state)))) + SUM


def lines(state: State, most: int) -> list[Line]:
    """Return the lines of a battle's score; if there would be more than `most`, lines of the same kind are merged."""
    found = list(_lines(state))
    return found if len(found) <= most else list(_lines(state, together=True))


def _lines(state: State, *, together: bool = False) -> Iterator[Line]:
    tally = victory.tally(state)
    yield from _together(state, tally) if together else (_line(state, score) for score in tally)
    for score in victory.missed(state):
        yield Line(names.missed(state, score), score.points, missed=True)


def _line(state: State, score: Score) -> Line:
    return Line(names.score(state, score), score.points)


def _together(state: State, tally: Iterable[Score]) -> Iterator[Line]:
    """Yield fates of one kind merged into a line with their number."""
    priced = list(state.book.scenario.points)
    ordered = sorted(tally, key=lambda score: priced.index(score.kind) if score.kind in priced else len(priced))
    for kind, scores in groupby(ordered, key=lambda score: score.kind):
        same = list(scores)
        if kind in priced and len(same) > 1:
            words = text("score-several", what=text(f"points-{kind}"), count=len(same))
            yield Line(words, sum(score.points for score in same))
        else:
            yield from (_line(state, score) for score in same)


def draw(surface: pygame.Surface, box: pygame.Rect, state: State) -> None:
    """Draw the score in a box."""
    px = theme.px
    won = victory.verdict(state, state.points).won
    title = text("end-tally" if won else "end-tally-lost").upper()
    heading = theme.font("condensed", 15, 700)
    heading.draw(surface, title, (box.x, box.y), theme.PANEL_RULE, tracking=1.3 * theme.scale())
    room = box.height - px(HEAD + SUM)
    found = lines(state, room // px(LEAST))
    step = min(px(STEP), max(px(LEAST), room // max(1, len(found))))
    y = box.y + px(HEAD)
    for line in found:
        _draw_line(surface, box, y, line)
        y += step
    if not found:
        theme.font("typewriter", 15).draw(surface, text("end-tally-empty"), (box.x, y), theme.INK_2)
        y += step
    surface.fill(theme.INK, (box.x, y - px(8), box.width, max(1, px(1.4))))
    theme.font("sans", 16, 600).draw(surface, text("end-sum"), (box.x, y + px(16)), theme.INK)
    total = names.signed(state.points).lstrip("+")
    theme.font("typewriter", 22, 700).draw(surface, total, (box.right, y + px(18)), theme.INK, align="right")
    hand, note = theme.font("hand", 17, 700), to_next(state)
    for place, words in enumerate(hand.wrap(note, box.width) if note else ()):
        hand.draw(surface, words, (box.x, y + px(46 + 20 * place)), theme.CLEAR, room=box.width)


def _draw_line(surface: pygame.Surface, box: pygame.Rect, y: int, line: Line) -> None:
    """Draw what counted in ink with its points, and what did not in grey with its possible points."""
    typed, bold = theme.font("typewriter", 15), theme.font("typewriter", 16, 700)
    ink = theme.INK_3 if line.missed else DARK
    typed.draw(surface, line.words, (box.x, y), ink, room=box.width - theme.px(54))
    if line.missed:
        typed.draw(surface, f"({names.signed(line.points)})", (box.right, y), ink, align="right")
    else:
        bad = line.points < 0
        bold.draw(surface, names.signed(line.points), (box.right, y), theme.MISSING if bad else ink, align="right")


def to_next(state: State) -> str:
    """Return as text how many points are missing for the next better result.

    Return "" for the best result, and if the battle was conceded.
    """
    better = [line for line in state.book.scenario.verdicts if line.at_least > state.points]
    if not better or state.conceded:
        return ""
    nearest = min(better, key=lambda line: line.at_least)
    return text("end-next-verdict", missing=nearest.at_least - state.points, title=translated(nearest.title))
