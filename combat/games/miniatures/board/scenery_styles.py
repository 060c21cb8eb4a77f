"""Styles for drawing the scenery of tables that are not painted."""

from __future__ import annotations

from collections.abc import Mapping

from combat.engine.stage.drawing.theme import rgb
from combat.engine.tabletop.plane.scenery_style import SceneryStyle

_WATER, _BANK = rgb("#8FB0B4"), rgb("#56787E")
_ROAD, _VERGE = rgb("#D8C79C"), rgb("#A08C5F")
_LEAF, _BRANCH = rgb("#7F9A58"), rgb("#47612F")
_STONE, _MORTAR = rgb("#A9A08D"), rgb("#5A5446")
_EARTH, _RIDGE = rgb("#B49E70"), rgb("#73603C")

STYLES: Mapping[str, SceneryStyle] = {
    "grass": SceneryStyle(rgb("#BFC28E"), rgb("#9CA36C")),
    "steppe": SceneryStyle(rgb("#CBBE88"), rgb("#A99A63"), "dotted"),
    "firm-sand": SceneryStyle(rgb("#D9C596"), rgb("#B9A26D")),
    "thin-snow": SceneryStyle(rgb("#E3E3DA"), rgb("#B9BCB6")),
    "soft-sand": SceneryStyle(rgb("#E3CF9F"), rgb("#B99D62"), "dotted"),
    "mud": SceneryStyle(rgb("#9C8660"), rgb("#6B5A3C"), "dotted"),
    "snow": SceneryStyle(rgb("#EEEEE8"), rgb("#A9B2B6"), "dotted"),
    "ploughed": SceneryStyle(rgb("#B29A6E"), rgb("#8A7349"), "hatched"),
    "crop": SceneryStyle(rgb("#D5C27C"), rgb("#AA9247"), "hatched"),
    "scrub": SceneryStyle(rgb("#AEB07A"), rgb("#77804C"), "dotted"),
    "vineyard": SceneryStyle(rgb("#B5B579"), rgb("#5F7440"), "hatched"),
    "orchard": SceneryStyle(rgb("#A9B878"), _BRANCH, "dotted"),
    "wood": SceneryStyle(_LEAF, _BRANCH, "dotted", raised=True),
    "dense-wood": SceneryStyle(rgb("#6B8748"), rgb("#374F24"), "dotted", raised=True),
    "fence": SceneryStyle(rgb("#9B8662"), rgb("#4F4330")),
    "hedge": SceneryStyle(rgb("#8AA25E"), rgb("#56703A")),
    "high-hedge": SceneryStyle(rgb("#76924C"), rgb("#45602C"), raised=True),
    "bocage": SceneryStyle(rgb("#62803F"), rgb("#35491F"), raised=True),
    "tree-line": SceneryStyle(_LEAF, _BRANCH, raised=True),
    "low-embankment": SceneryStyle(rgb("#B8AA78"), _RIDGE),
    "high-embankment": SceneryStyle(_EARTH, _RIDGE, raised=True),
    "wall": SceneryStyle(_STONE, _MORTAR),
    "high-wall": SceneryStyle(_STONE, _MORTAR, raised=True),
    "barricade": SceneryStyle(rgb("#9F8E6E"), _MORTAR, "hatched"),
    "obstacle": SceneryStyle(rgb("#8C8474"), rgb("#45403A"), "hatched"),
    "low-rise": SceneryStyle(rgb("#B7B582"), rgb("#8E8A58")),
    "gentle-hill": SceneryStyle(rgb("#B2A977"), rgb("#857A4C")),
    "steep-hill": SceneryStyle(rgb("#AD9B6C"), _RIDGE, "hatched"),
    "rocky-hill": SceneryStyle(rgb("#A9987A"), rgb("#6A5D47"), "dotted"),
    "dune": SceneryStyle(rgb("#DCC48D"), rgb("#B08F52"), "dotted"),
    "gully-floor": SceneryStyle(rgb("#A9966A"), rgb("#7A683F"), "dotted"),
    "gully-side": SceneryStyle(rgb("#8F7C50"), rgb("#54462A")),
    "bank": SceneryStyle(rgb("#97895C"), rgb("#5E5233")),
    "cliff": SceneryStyle(rgb("#8A7F6C"), rgb("#3E372B"), raised=True),
    "stream": SceneryStyle(_WATER, _BANK),
    "shallow-river": SceneryStyle(_WATER, _BANK, "dotted"),
    "ford": SceneryStyle(rgb("#BCC3A6"), _BANK, "dotted"),
    "deep-river": SceneryStyle(rgb("#6F979F"), rgb("#3E6069"), "hatched"),
    "soft-ground": SceneryStyle(rgb("#A5AD83"), rgb("#6C7A5A"), "dotted"),
    "swamp": SceneryStyle(rgb("#8EA08A"), rgb("#4F6A58"), "hatched"),
    "road": SceneryStyle(_ROAD, _VERGE),
    "track": SceneryStyle(rgb("#CDBB8B"), rgb("#AB976A")),
    "bridge": SceneryStyle(rgb("#C3B187"), rgb("#5F5236"), "hatched"),
    "ruins-street": SceneryStyle(rgb("#C2B597"), rgb("#857A60"), "dotted"),
    "railway": SceneryStyle(rgb("#A79C86"), rgb("#4B443A"), "hatched"),
    "building": SceneryStyle(rgb("#B4654C"), rgb("#5E2E22"), "hatched", raised=True),
    "tall-building": SceneryStyle(rgb("#A4553F"), rgb("#4F2319"), "hatched", raised=True),
    "shed": SceneryStyle(rgb("#B08A62"), rgb("#5F4529"), "hatched", raised=True),
    "ruin": SceneryStyle(rgb("#B59A86"), rgb("#6B4B3C"), "dotted"),
    "bunker": SceneryStyle(rgb("#9B988E"), rgb("#45443F"), "hatched", raised=True),
    "foxholes": SceneryStyle(rgb("#A58F62"), _RIDGE, "dotted"),
    "trench": SceneryStyle(rgb("#8B774C"), rgb("#4E4026")),
    "wire": SceneryStyle(rgb("#8E8A7C"), rgb("#3F3D36"), "hatched"),
    "mines": SceneryStyle(rgb("#B59B63"), rgb("#8A3B2A"), "dotted"),
    "rubble": SceneryStyle(rgb("#A99E8A"), rgb("#605745"), "dotted"),
    "crater": SceneryStyle(rgb("#9C8B66"), rgb("#5D5038")),
    "wreck": SceneryStyle(rgb("#5B4A3A"), rgb("#2A221B"), "hatched"),
}
"""Style by the id of the kind, as in `charts/ground.toml`."""
