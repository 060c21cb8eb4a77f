"""Board of the run report: hexes of men and of hits, and hexes that correlate with winning."""

from __future__ import annotations

from combat.engine.content.hexes.board_figure import BoardFigure
from combat.engine.runs.ground_drawing import put_heat, put_layer
from combat.engine.runs.markup import Element, put
from combat.engine.runs.report.report_parts import put_section
from combat.engine.space.hexes.hex import Hex
from combat.engine.words import text
from combat.games.volume1.reports.after_action.board_map import put_ground
from combat.games.volume1.runs.run_findings import RunFindings

LAYERS = ("held", "hit-friendly", "hit-enemy", "gains")
"""Layers of the board, shown one at a time."""
LEAST = 0.05
"""Minimum number per game; less is not drawn."""
SIGNED = 2.0
"""Standard errors from which a hex counts as correlated with winning or losing."""


def put_board(parent: Element, run: RunFindings) -> None:
    """Add the board with its layers; numbers are counts per game, in the last layer differences in points."""
    section = put_section(parent, "board")
    put(section, "p", text("games-board-about"), class_="about")
    ground = BoardFigure(run.book.board)
    drawing = put_ground(section, ground, {layer: text(f"games-layer-{layer}") for layer in LAYERS})
    sums = run.sums
    held = {
        thing: sum(count * share.games for count, share in by_count.items())
        for thing, by_count in sums.there["hexes"].items()
    }
    for layer, counted in (
        ("held", held),
        ("hit-friendly", sums.counted["friendly_hit_in"]),
        ("hit-enemy", sums.counted["enemy_hit_in"]),
    ):
        means = {Hex(hex_): count / sums.games for hex_, count in counted.items() if count >= LEAST * sums.games}
        put_heat(put_layer(drawing, layer), ground, means, decimals=1)
    gains = put_layer(drawing, "gains")
    clear = {Hex(one.thing): one.points for one in run.bearings["hexes"] if one.weight >= SIGNED}
    put_heat(gains, ground, {hex_: points for hex_, points in clear.items() if points > 0}, 1, "good")
    put_heat(gains, ground, {hex_: points for hex_, points in clear.items() if points < 0}, 1, "bad")
