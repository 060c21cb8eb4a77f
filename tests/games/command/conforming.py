"""Cases of COMMAND! for the conformance test of all titles: fights of a few squads, different for every seed."""

from __future__ import annotations

from functools import partial

from combat.games.command.rules.command_rules import RULES
from combat.games.command.saves.keeping_games import KEEPING
from combat.games.command.title import TITLE
from combat.games.command.words.command_log import TELLERS
from combat.games.command.words.command_prompts import ASKERS
from tests.engine.conforming import Case
from tests.games.command.skirmish import skirmish

COMMAND = Case(
    "command",
    RULES,
    [partial(skirmish, seed) for seed in range(6)],
    TELLERS,
    ASKERS,
    as_json=KEEPING.state_as_plain,
    from_json=KEEPING.state_from_plain,
    looks_ahead=11,
    between=40,
    title=TITLE,
    has_window=True,
    shown=4,
)
