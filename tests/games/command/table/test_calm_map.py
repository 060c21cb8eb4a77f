"""The map rests where all that a question is about is in sight already, and all through a Move on it."""

from __future__ import annotations

from collections.abc import Iterable

from combat.engine.space.hexes.hex import Hex
from combat.games.command.rules.two_sides import AXIS
from tests.games.command.drawn_book import at, drawn_book
from tests.games.command.prompts.at_table import AtTable
from tests.games.command.rules_table import Table

UNITS = {"g-leader": ("leader", "C3"), "g-squad": ("squad", "C3"), "g-far": ("squad", "O9"), "u-squad": ("squad", "L8")}


def is_whole(table: AtTable, hex_: Hex, rim: float) -> bool:
    """Whether all of a hex is in sight, so far from the edge of what is free of the view."""
    view = table.scene.view
    free = view.camera.free.inflate(-2 * rim, -2 * rim)
    return all(free.left <= x <= free.right and free.top <= y <= free.bottom for x, y in view.corners(hex_))


def test_no_question_of_a_move_turns_a_map_on_which_all_that_it_is_about_is_seen() -> None:
    told = Table(drawn_book(), UNITS, hands={50: ("move", "ambush")})
    table = AtTable(seat=AXIS, game=told.game, size=(1280, 720))
    view, camera, show, looks = table.scene.view, table.scene.view.camera, table.scene.view.show, list[bool]()

    def watched(*hexes: Hex, also: Iterable[Hex] = (), then: Iterable[Hex] = ()) -> None:
        others, before = list(also), (camera.step, camera.origin)
        seen = all(is_whole(table, hex_, 3) for hex_ in (*hexes, *others))
        show(*hexes, also=others, then=then)
        if seen:
            looks.append(camera.moving or (camera.step, camera.origin) != before)

    view.show = watched  # type: ignore[method-assign]
    table.settle()
    camera.finish()
    framed = camera.step, camera.origin
    for keys, asked in ((("1", "Enter"), "activate"), (("1", "Enter"), "set-off"), (("Enter",), "move-on"), ("3", "move-on")):
        table.press(*keys)
        table.settle()
        assert table.asked == asked
        assert (camera.step, camera.origin) == framed
    assert table.desk.state.units["g-squad"].hex == at("D3")
    assert looks
    assert not any(looks)
    table.close()
