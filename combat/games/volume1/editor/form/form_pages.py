"""Definition of the form's pages and their fields (22.0)."""

from __future__ import annotations

from typing import get_args

from combat.engine.kernel.record import replace
from combat.games.volume1.content.kinds.comrade_part import OpenWound
from combat.games.volume1.content.kinds.effect_part import AT_ONCE
from combat.games.volume1.content.kinds.scenario_file import DefaultMorale, Fate
from combat.games.volume1.editor.form.fields import Field, FormPage
from combat.games.volume1.rules.book import ENEMY_TEAMS, FRIENDLY_TEAMS, Edge
from combat.games.volume1.rules.outcomes import Condition

MORALES = get_args(DefaultMorale)
EDGES = get_args(Edge)
FATES = get_args(Fate)
WOUNDS = get_args(OpenWound)
CONDITIONS = get_args(Condition)


def _morale(key: str, *, optional: bool = False) -> Field:
    return Field(key, "pick", choices=MORALES, words="morale-", optional=optional)


_POINTS = tuple(Field(fate, "number", f"points-{fate}", low=-99, optional=True) for fate in FATES)
_VERDICT = Field(
    "verdict",
    "list",
    fields=(
        Field("at_least", "number", low=-99, optional=True),
        Field("title", "words"),
        Field("text", "long"),
        Field("won", "flag"),
    ),
    new={"title": "", "text": "", "won": False},
)
_CHANGES = Field(
    "changes",
    "table",
    optional=True,
    fields=(
        Field("turns", "number", low=1, high=30, optional=True),
        Field("hand", "number", high=5, optional=True),
        _morale("friendly_morale", optional=True),
        _morale("enemy_morale", optional=True),
        Field("enemy_alert", "flag", optional=True),
        Field("enemy_prepared", "flag", optional=True),
        Field("friendly_hidden", "flag", optional=True),
        Field("large_battle", "flag", optional=True),
        Field("points", "table", "edit-page-points", fields=_POINTS, optional=True, new={}),
        _VERDICT,
    ),
    new={},
)
EFFECT = Field(
    "effects",
    "list",
    fields=(
        Field("kind", "pick", choices=tuple(AT_ONCE), words="edit-effect-"),
        Field("side", "pick", choices=("friendly", "enemy", "both"), words="edit-side-", optional=True),
        Field("team", "pick", choices=(*FRIENDLY_TEAMS, *ENEMY_TEAMS), words="team-", optional=True),
        Field("amount", "number", low=-9, high=9, optional=True),
        Field("order", "pick", source="orders", words="order-", optional=True),
        Field("of", "words", optional=True),
        Field("weapon", "pick", source="artillery", optional=True),
    ),
    new={"kind": "none"},
    kept=True,
)
ENDING = Field(
    "ending",
    "list",
    fields=(
        Field("when", "pick", choices=CONDITIONS, words="edit-when-"),
        Field("objectives", "list", "edit-held", fields=(Field("", "words"),), new="", default=[]),
        Field("turns", "number", "edit-held-turns", low=1, high=9, optional=True),
        Field("side", "pick", choices=("friendly", "enemy"), words="edit-side-", optional=True),
        Field("count", "number", low=1, optional=True),
        Field("men", "men", "edit-wanted", among="men", default=[]),
        Field("offered", "flag", default=False),
    ),
    new={"when": "cleared"},
)
_EVENT = (Field("roll", "number", high=9), Field("title", "words"), Field("text", "long"), EFFECT)
_NEW_EVENT = {"roll": 0, "title": "", "text": "", "effects": [{"kind": "none"}]}

_WOUND = Field("", "pick", choices=WOUNDS, words="edit-wound-")

PAGES = (
    FormPage(
        "sheet",
        (
            Field("", "name", "edit-file"),
            Field("title", "words"),
            Field("date", "words"),
            Field("place", "words"),
            Field("briefing", "list", fields=(Field("", "long"),), new="", kept=True),
            Field("board", "pick", source="boards"),
            Field("turns", "number", low=1, high=30),
            Field("hand", "number", high=5),
            Field("large_battle", "flag", default=False),
            Field("compass", "table", fields=(Field("at", "hex"), Field("one", "hex"))),
            Field("wind", "number", high=6, default=0, zero="edit-wind-rolled"),
        ),
    ),
    FormPage(
        "friendly",
        (
            Field("edge", "pick", choices=EDGES, words="sheet-edge-"),
            _morale("morale"),
            Field("hidden", "flag", default=True),
            Field("deployment", "hexes"),
            Field("squads", "list", fields=(Field("", "men", side="friendly"),), new=[], kept=True),
            Field(
                "weapon",
                "list",
                "edit-guns",
                fields=(
                    Field("weapon", "pick", source="belt-fed"),
                    Field("hex", "hex", "edit-gun-hex"),
                ),
                new={"weapon": "m1919", "hex": "01.01"},
            ),
            Field("exits", "set", choices=EDGES, words="sheet-edge-", default=[]),
            Field(
                "extra",
                "list",
                fields=(
                    Field("man", "man", side="friendly"),
                    Field("hex", "hex", "edit-gun-hex"),
                    Field("wounds", "list", fields=(_WOUND,), new="bad"),
                    Field("points", "number", "edit-home-points", low=-99, default=0),
                    Field("home", "hexes", default=[]),
                ),
                new={"man": "", "hex": "01.01"},
            ),
        ),
        table="friendly",
        brush=("friendly", "deployment"),
    ),
    FormPage(
        "enemy",
        (
            Field("edge", "pick", choices=EDGES, words="sheet-edge-"),
            _morale("morale"),
            Field("alert", "flag"),
            Field("prepared", "flag"),
            Field("hexes", "hexes", "edit-enemy-hexes"),
            Field("cup", "men", side="enemy"),
            Field(
                "crew",
                "list",
                fields=(
                    Field("operator", "man", side="enemy", among="gunners"),
                    Field("assistant", "man", side="enemy", among="men"),
                    Field("hex", "hex", "edit-gun-hex", optional=True),
                ),
                new={"operator": "", "assistant": ""},
            ),
        ),
        table="enemy",
        brush=("enemy", "hexes"),
    ),
    FormPage(
        "objectives",
        (
            Field(
                "objective",
                "list",
                fields=(
                    Field("id", "words"),
                    Field("title", "words"),
                    Field("hexes", "hexes"),
                    Field("points", "number", low=-99),
                    Field("who", "man", "edit-objective-who", side="friendly", optional=True),
                ),
                new={"id": "objective", "title": "", "hexes": [], "points": 1},
            ),
        ),
        brush=("objective", 0, "hexes"),
    ),
    FormPage(
        "points",
        (
            Field("points", "table", "edit-page-points", fields=_POINTS),
            Field(
                "searches",
                "set",
                choices=("captured-officer", "fallen-officer"),
                words="sheet-papers-",
                default=["captured-officer"],
            ),
        ),
    ),
    FormPage("victory", (replace(_VERDICT, kept=True),)),
    FormPage(
        "course",
        (
            ENDING,
            Field(
                "last_turns",
                "table",
                optional=True,
                fields=(
                    Field("first", "number", "edit-first-last", low=1, high=30),
                    Field("most", "number", "edit-most-last", high=8),
                ),
                new={"first": 5, "most": 2},
            ),
            Field(
                "happening",
                "list",
                fields=(
                    Field("id", "words"),
                    Field("turn", "number", "edit-happening-turn", low=1, high=30),
                    Field("held", "words", "edit-happening-held", optional=True),
                    Field("title", "words"),
                    Field("text", "long"),
                    replace(EFFECT, kept=False, default=[]),
                    Field(
                        "worth",
                        "list",
                        fields=(
                            Field("objective", "words", "edit-worth-objective"),
                            Field("points", "number", low=-99),
                        ),
                        new={"objective": "", "points": 0},
                        default=[],
                    ),
                ),
                new={"id": "happening", "turn": 4, "title": "", "text": "", "effects": [{"kind": "none"}]},
            ),
        ),
    ),
    FormPage(
        "options",
        (
            Field(
                "option",
                "list",
                fields=(Field("id", "words"), Field("title", "words"), Field("text", "long"), _CHANGES),
                new={"id": "option", "title": "", "text": ""},
            ),
        ),
    ),
    FormPage(
        "night",
        (
            Field(
                "night",
                "table",
                optional=True,
                fields=(
                    Field("range", "number", "edit-night-range"),
                    Field("die", "pick", choices=("1d6",), optional=True),
                    Field("beyond", "number", default=2),
                    Field("fire", "number", low=-9, high=9, default=-2),
                    Field("spotting", "number", low=-9, high=9, default=-2),
                    Field("flares", "number", high=9, default=0),
                    Field("carriers", "men", side="friendly", default=[], zero="edit-everybody"),
                    Field("scatter", "number", "edit-flare-scatter", low=-6, high=6, optional=True),
                    Field("rounds", "hexes", count=10, default=[]),
                    Field("mist", "flag", optional=True),
                ),
                new={"range": 3},
            ),
        ),
        brush=("night", "rounds"),
    ),
    FormPage(
        "artillery",
        (
            Field(
                "artillery",
                "list",
                fields=(
                    Field("id", "words"),
                    Field("title", "words"),
                    Field("side", "pick", choices=("friendly", "enemy"), words="edit-side-"),
                    Field("weapon", "pick", source="artillery"),
                    Field("number", "words", default="1d6"),
                    Field("scatter", "words", default="1d6"),
                    Field("hexes", "hexes", count=10),
                    Field("calls", "number", high=9, default=0),
                    Field("turns", "list", "edit-plan", fields=(Field("", "number", low=1, high=30),), new=1),
                ),
                new={"id": "strike", "title": "", "side": "friendly", "weapon": "mortar-81", "hexes": []},
            ),
        ),
        brush=("artillery", 0, "hexes"),
    ),
    FormPage(
        "events",
        (
            Field(
                "events",
                "table",
                fields=(
                    Field("friendly", "pick", "edit-table-friendly", source="event-tables", default="friendly"),
                    Field("enemy", "pick", "edit-table-enemy", source="event-tables", default="enemy"),
                ),
            ),
            Field("friendly_event", "list", fields=_EVENT, new=_NEW_EVENT),
            Field("enemy_event", "list", fields=_EVENT, new=_NEW_EVENT),
        ),
    ),
)
"""All pages, in the order of work on a scenario."""
