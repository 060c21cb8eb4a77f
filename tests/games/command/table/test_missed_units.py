"""What an attack did to several units is one line on the slip of what was not seen."""

from __future__ import annotations

import pytest

from combat.engine import words
from combat.engine.kernel.moment import Moment
from combat.engine.kernel.record import replace
from combat.engine.play.game_log import LogLine
from combat.engine.stage.drawing import lettered
from combat.engine.tabletop.map.minimap import MISSED
from combat.games.command.rules.events.unit_events import UnitBroke, UnitEliminated
from combat.games.command.rules.state import Attack, State
from combat.games.command.rules.two_sides import AXIS
from combat.games.command.words.command_words import WORDS
from tests.games.command.drawn_book import at, drawn_book
from tests.games.command.prompts.at_table import AtTable
from tests.games.command.rules_table import Table

UNITS = {"g-squad": ("squad", "K8"), **{f"u-squad{number}": ("squad", "M7") for number in range(5)}}


def line(state: State, event: UnitBroke | UnitEliminated) -> LogLine:
    entry = WORDS.tell(state, event)
    assert entry is not None
    return LogLine(0, Moment(1), entry)


@pytest.mark.rule("6.2", "6.5", "11.8")
@pytest.mark.parametrize("language", ["en", "es", "de"])
def test_what_one_attack_does_to_several_units_is_one_row_that_is_read_whole(language: str) -> None:
    words.use(language)
    told = Table(drawn_book(), UNITS, hands={50: ("fire", "ambush")})
    assert told.asked is not None
    table = AtTable(seat=AXIS, game=told.game)
    table.settle()
    state = table.desk.state.copy()
    state.attack = Attack("fire", AXIS, (at("M7"),), ("g-squad",))
    broken = [line(state, UnitBroke(f"u-squad{number}", "fire")) for number in range(5)]
    lost = [line(state, UnitEliminated(f"u-squad{number}", "fire", 1)) for number in range(2)]
    state.attack = replace(state.attack, hexes=(at("M8"),))
    other = line(state, UnitBroke("u-squad0", "fire"))
    table.desk.presenter.missed = [*broken, *lost, other]
    table.desk.redraw("board")
    with lettered.noted() as found:
        table.rounds(2)
    slip = table.desk.view.laid[MISSED]
    rows = [one for one in found if slip.collidepoint(one.box.center) and one.text]
    said = {one.text for one in rows if not one.text.startswith(("F", "Was", "What", "Lo"))}
    assert len(said) == 3, said
    assert [one.text for one in rows if one.cut == "short"] == []
    table.close()
