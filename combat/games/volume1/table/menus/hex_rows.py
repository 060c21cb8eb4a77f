"""Menu rows of a hex."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from combat.engine.space.hexes.hex import Hex, distance
from combat.engine.stage.widgets.menu_row import MenuRow
from combat.engine.tabletop.thing import PlaceId
from combat.engine.words import capital, place_name, text
from combat.games.volume1.rules.sight import visibility
from combat.games.volume1.rules.state import Man, State
from combat.games.volume1.table.menus import going_there
from combat.games.volume1.table.menus.man_rows import taking_back
from combat.games.volume1.table.menus.volume_host import VolumeHost
from combat.games.volume1.table.panels.help_topics import about_hex
from combat.games.volume1.words import names


def rows(host: VolumeHost, place: PlaceId[Hex]) -> Iterator[MenuRow]:
    """Yield rows for a hex: heading, answer, moves to it, sight from and to it, centring, and rules of its contents."""
    desk, prompt, hex_ = host.desk, host.desk.prompt, place.place
    terrain = names.terrain(desk.state.board.terrain(hex_))
    yield MenuRow(text("board-hex-level", hex=hex_, terrain=terrain, level=desk.state.board.level(hex_)))
    if prompt is not None and place in prompt.lit():
        yield MenuRow(text("offer-choose", what=place_name(hex_)), lambda: prompt.click(place))
    yield from going_there.rows(desk, hex_)
    for move in desk.title_desk.moves.plans.under_way(desk.state):
        if hex_ in move.way[1:]:
            yield from taking_back(host, move.man)
    yield MenuRow(text("offer-sight-hex"), lambda: desk.title_desk.overlay.show_hex(hex_))
    watching = watchers(desk.state, hex_)
    nobody = "" if watching else text("offer-nobody-sees")
    yield MenuRow(text("offer-who-sees"), rows=lambda: list(_watching(host, watching, hex_)), reason=nobody)
    yield MenuRow(text("offer-centre"), lambda: desk.view.centre_on(hex_))
    yield MenuRow(text("offer-rules-hex"), lambda: desk.app.consult(topics=about_hex(desk, hex_)))


def watchers(state: State, hex_: Hex) -> list[Man]:
    """Return the men of both sides who would see an upright man in a hex, under their current orders (12.1)."""
    men = [man for man in state.on_board() if man.hex is not None and man.hex != hex_ and not man.held_by]
    low = visibility.keeps_low
    return [man for man in men if visibility.between(state, man.place, hex_, low(state, man), False).visible]


def _watching(host: VolumeHost, men: list[Man], hex_: Hex) -> Iterator[MenuRow]:
    """Yield the men by side, nearest first; each row shows that man's sight."""
    state = host.desk.state
    for side in ("friendly", "enemy"):
        here = sorted((man for man in men if man.side == side), key=lambda man: distance(man.place, hex_))
        if here:
            yield MenuRow(text(f"offer-sees-{side}"))
        for man in here:
            words = text("offer-sees-man", man=capital(names.man(state, man.id)), hexes=distance(man.place, hex_))
            yield MenuRow(words, partial(host.desk.title_desk.overlay.show_man, man.id))
