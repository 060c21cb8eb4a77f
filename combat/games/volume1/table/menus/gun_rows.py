"""Menu rows of a machine gun's counter (14.3)."""

from __future__ import annotations

from collections.abc import Iterator

from combat.engine.stage.widgets.menu_row import MenuRow
from combat.engine.tabletop.thing import MarkerId
from combat.engine.words import capital, text
from combat.games.volume1.prompts import crewing
from combat.games.volume1.prompts.ask_orders import AskOrders
from combat.games.volume1.rules.answers import GunTaken
from combat.games.volume1.table.menus.volume_host import VolumeHost
from combat.games.volume1.words import help_texts as advice
from combat.games.volume1.words import names


def rows(host: VolumeHost, marker: MarkerId) -> Iterator[MenuRow]:
    """Yield a heading, a row for its rules, and, while orders are given, one to take or leave the gun; none for other
    markers.
    """
    desk = host.desk
    if marker.kind != "gun" or marker.id not in desk.state.guns:
        return
    yield MenuRow(capital(names.gun(desk.state, marker.id)))
    prompt, chosen = desk.prompt, desk.title_desk.chosen
    if isinstance(prompt, AskOrders) and chosen is not None and chosen.side == "friendly":
        offered, key = crewing.offered(desk.state, chosen), desk.app.keys.label("serve")
        if offered is not None and not (isinstance(offered, GunTaken) and offered.gun != marker.id):
            yield MenuRow(crewing.label(desk.state, offered), prompt.take_or_leave, key)
        else:
            take = text("button-take-weapon", weapon=names.gun(desk.state, marker.id))
            yield MenuRow(take, reason=crewing.refuses(desk.state, marker.id, chosen.id), act=prompt.take_or_leave)
    topics = (advice.gun(desk.state, marker.id),)
    yield MenuRow(text("offer-rules-gun"), lambda: desk.app.consult(topics=topics), desk.app.keys.label("help"))
