"""Topics of the help key (F1): the order marker, man or hex under the pointer."""

from __future__ import annotations

from combat.engine.space.hexes.hex import Hex
from combat.engine.words import capital, text
from combat.engine.words.topic import Topic
from combat.games.volume1.prompts.ask_orders import AskOrders
from combat.games.volume1.prompts.order_tray import fitting_order
from combat.games.volume1.rules.fighting import crews
from combat.games.volume1.rules.men import surrender
from combat.games.volume1.rules.sight import flares
from combat.games.volume1.rules.state import Man, State
from combat.games.volume1.table.pieces.faces_from_state import under_grenades
from combat.games.volume1.table.volume_desk import VolumeDesk
from combat.games.volume1.words import help_texts as advice
from combat.games.volume1.words import hex_contents, names, relations

KNOWN = {
    ("friendly", True): "spotted",
    ("friendly", False): "hidden",
    ("enemy", True): "known",
    ("enemy", False): "unknown",
}


def topics(desk: VolumeDesk, marker: str = "") -> list[Topic]:
    """Return help on what is under the pointer, and last on the current decision.

    If `marker` is an order marker of the tray, return help on that order alone.
    """
    if marker and isinstance(desk.prompt, AskOrders):
        fit = fitting_order(desk.state, desk.selection.piece, marker)
        told = [advice.order(desk.state.book.charts.orders[fit])]
        if (
            fit == flares.FIRED_UNDER
            and desk.title_desk.chosen is not None
            and flares.has_flare(desk.state, desk.title_desk.chosen)
        ):
            told += [advice.night(desk.state), advice.flare(desk.state.book)]
        return told
    found: list[Topic] = []
    man = desk.state.men.get(desk.input.pointer.piece)
    if man is not None:
        found += about_man(desk, man)
    hex_ = desk.input.where
    if hex_ is not None:
        found += about_hex(desk, hex_)
    if not found and desk.title_desk.chosen is not None:
        found += about_man(desk, desk.title_desk.chosen)
    if desk.prompt is not None:
        line, hint = desk.prompt.line(), desk.prompt.hint()
        found.append(Topic(line.title, line.text, () if hint in line.text else (hint,), desk.prompt.decision.rule))
    return found


def about_hex(desk: VolumeDesk, hex_: Hex) -> list[Topic]:
    """Return help on everything in a hex and on its terrain."""
    found = hex_contents.on_hex(desk.state, hex_)
    found += [advice.thing(kind) for kind in things_in(desk.state, hex_)]
    found += [advice.gun(desk.state, gun.id) for gun in crews.lying_in(desk.state, hex_)]
    terrain = desk.state.board.terrain(hex_)
    found += [
        advice.ground(desk.state.book.charts.terrain[terrain]),
        *advice.exposure(desk.state.book.charts, terrain),
    ]
    if desk.state.night:
        found.append(advice.night(desk.state))
    return found


def things_in(state: State, hex_: Hex) -> list[str]:
    """Return the ids of help topics for a hex: "melee" and "fallen", as far as they apply."""
    lying = {
        "melee": hex_ in state.melee,
        "fallen": any(man.fell_at == hex_ for man in state.men.values()),
    }
    return [kind for kind, lies in lying.items() if lies]


def things_on(state: State, man: Man) -> list[str]:
    """Return the ids of a man's talents ("tough", "medic"); empty if he is unknown."""
    figure, shown = state.figure(man.id), names.is_known(state, man.id)
    lying = {
        "tough": shown and figure.tough,
        "medic": shown and figure.medic,
    }
    return [kind for kind, lies in lying.items() if lies]


def about_man(desk: VolumeDesk, man: Man) -> list[Topic]:
    """Return help on a man, and on everything shown on his counter."""
    state = desk.state
    known = KNOWN[man.side, man.seen]
    rule = "8.1" if man.side == "friendly" else "8.2"
    title = names.full_name(state, man.id) if names.is_known(state, man.id) else names.man(state, man.id)
    found = [Topic(capital(title), text(f"help-{known}"), (), rule)]
    if man.order is not None:
        found.append(advice.order(state.book.charts.orders[man.order.id], man.side))
    if man.grenade:
        kind = "smoke" if hex_contents.is_smoke(state, man.grenade) else "grenade"
        found.append(advice.live_grenade(kind, man.side))
    for marker in dict.fromkeys(under_grenades(state, man.id)):
        found.append(Topic(text(f"under-{marker}"), text(f"help-under-{marker}"), (), "14.2"))
    if man.morale != "normal":
        found.append(advice.morale(state.book, man.morale, man.side))
    if man.held_by:
        found.append(Topic(text("state-prisoner"), text("help-prisoner"), (), "17.4"))
    elif surrender.is_guard(state, man.id):
        found.append(advice.guard(man.side))
    found += [advice.wound(state.book, wound, man.side) for wound in man.wounds]
    if man.ammo != "full":
        found.append(Topic(text(f"ammo-{man.ammo}"), text(f"help-ammo-{man.ammo}"), (), "13.0.8"))
    found += [advice.thing(kind) for kind in things_on(state, man)]
    role = advice.role(state, man.id) if state.guns else None
    if role is not None:
        found.append(role)
    found += relations.papers_on(state, man)
    if names.is_known(state, man.id):
        found += [advice.weapon(state.book.weapons[skill.weapon]) for skill in state.figure(man.id).skills]
    if man.side == "enemy":
        word = "alert" if man.alert else "waiting"
        found.append(Topic(text(word), text(f"help-{word}"), (), "9.8"))
    return found
