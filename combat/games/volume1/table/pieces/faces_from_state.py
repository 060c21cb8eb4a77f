"""Build the data of pieces from the state; names and figures of unknown enemies are left out (8.2)."""

from __future__ import annotations

from combat.engine.kernel.record import replace
from combat.engine.words import capital, text, translated
from combat.engine.words.grammar import percents
from combat.games.volume1.rules.book import FRIENDLY_TEAMS, Book, EnemyRow, Figure, Morale, OrderType, Team
from combat.games.volume1.rules.fighting import crews
from combat.games.volume1.rules.men import surrender
from combat.games.volume1.rules.orders import carrying, give_orders, search
from combat.games.volume1.rules.state import Man, State, Wound
from combat.games.volume1.rules.view import laid_as
from combat.games.volume1.table.pieces.faces import (
    CardRow,
    EnemyCardFace,
    FallenFace,
    FriendlyCardFace,
    ManFace,
    Modifier,
    OrderFace,
    OrderTab,
    TokenFace,
)
from combat.games.volume1.table.pieces.weapon_silhouettes import silhouette
from combat.games.volume1.words import names, refusals

ROWS = ("aggressive", "bold", "normal", "cautious", "shaken")
"""Rows of an enemy card from the top."""
GRENADES = {"smoke-grenade": "smoke-grenade"}
"""Kinds of live grenade with a marker of their own."""


def man_face(
    state: State, man: Man, *, selected: bool = False, dimmed: bool = False, tab: bool = True, shown: bool = False
) -> ManFace:
    """Return the data of a man's counter on the board.

    `tab` adds his order; `shown` shows the face of a hidden man of the player. `selected` highlights the counter,
    `dimmed` draws it paler.
    """
    figure = state.figure(man.id)
    order = order_tab(state, man) if tab else None
    if man.side == "enemy" and not man.seen:
        return ManFace(
            man.id, names.stranger(state, man.id), man.side, man.team,
            unknown=True, selected=selected, dimmed=dimmed, chips=chips(state, man), order=order,
            short=str(laid_as(state, man.id) or ""),
        )  # fmt: skip
    hidden = man.side == "friendly" and not man.seen and not shown
    return replace(
        figure_face(state.book, figure, selected=selected, dimmed=dimmed),
        hidden=hidden,
        stamp=text("unseen-friendly") if hidden else "",
        chips=chips(state, man),
        order=order,
    )


def figure_face(book: Book, figure: Figure, *, selected: bool = False, dimmed: bool = False) -> ManFace:
    """Return the data of a figure's counter as printed, without order and states.

    `selected` highlights the counter, `dimmed` draws it paler.
    """
    return ManFace(
        figure.id,
        figure.name,
        figure.side,
        figure.team,
        rank=figure.rank,
        number=figure.number if figure.side == "enemy" else None,
        tq=figure.tq,
        ldr=figure.ldr or None,
        skills=tuple((silhouette(book.weapons[skill.weapon]), skill.value) for skill in figure.skills),
        tough=figure.tough,
        medic=figure.medic,
        selected=selected,
        dimmed=dimmed,
    )


def chips(state: State, man: Man) -> tuple[str, ...]:
    """Return the ids of the states shown as chips on a man, from the top.

    For a prisoner, morale and alertness are left out.
    """
    found: list[str] = [] if not man.grenade else [GRENADES.get(state.book.weapons[man.grenade].kind, "grenade")]
    found += under_grenades(state, man.id)
    if man.held_by:
        found.append("prisoner")
    elif surrender.is_guard(state, man.id):
        found.append("guard")
    if man.morale != default_morale(state, man) and not man.held_by:
        found.append(man.morale)
    for wound in man.wounds:
        found.append(wound_marker(wound))
        if wound.evac and not wound.bandaged:
            found.append("evac")
    if man.ammo != "full":
        found.append("low-ammo" if man.ammo == "low" else "out-of-ammo")
    if state.guns:
        found += _role(state, man)
    if carrying.is_carried(man):
        found.append("carry")
    if has_papers(state, man):
        found.append("papers")
    if man.side == "enemy" and man.alert and not man.held_by and not state.book.scenario.enemy_alert:
        found.append("alert")
    return tuple(found)


def wound_marker(wound: Wound) -> str:
    """Return the id of a wound's marker, of its bandaged side if the wound is bandaged (16.1)."""
    return f"{wound.kind}-wound-bandaged" if wound.bandaged else f"{wound.kind}-wound"


def default_morale(state: State, man: Man) -> Morale:
    """Return the morale with which a man's side starts the scenario; it needs no marker (17.0)."""
    scenario = state.book.scenario
    return scenario.friendly_morale if man.side == "friendly" else scenario.enemy_morale


def under_grenades(state: State, man: str) -> list[str]:
    """Return the marker ids "grenade-near" and "grenade-far", once for each live grenade near or far from a man
    (14.2).
    """
    found = ["grenade-near" for bomb in state.bombs if man in bomb.near]
    return found + ["grenade-far" for bomb in state.bombs if man in bomb.far]


def _role(state: State, man: Man) -> tuple[str, ...]:
    """Return his badge at a belt-fed weapon, if both men of the crew are known (8.2, 14.3)."""
    gun = crews.gun_of(state, man.id) or crews.helped_by(state, man.id)
    if gun is None or not all(names.is_known(state, name) for name in (gun.operator, gun.assistant) if name):
        return ()
    return ("operator",) if gun.operator == man.id else ("assistant",)


def has_papers(state: State, man: Man) -> bool:
    """Return whether a man carries Papers (7.15)."""
    return bool(state.papers) and bool(search.papers_of(state, man.id))


def order_tab(state: State, man: Man) -> OrderTab | None:
    """Return the data of a man's order tab, with the current impulse; None if he has no order."""
    if man.order is None:
        return None
    kind = state.book.charts.orders[man.order.id]
    impulse = state.clock.impulse if state.clock.phase == "action" else None
    return OrderTab(kind.id, kind.figures, names.directions(man.order.directions), impulse or None)


def order_face(state: State, man: str, order: str, key: str = "", *, selected: bool = False) -> OrderFace:
    """Return the data of an order's marker in the tray.

    The marker is disabled, with the reason, if the man may not have the order. If `man` is "", nothing is checked.
    `key` is the label of the order's key; `selected` highlights the marker.
    """
    kind = state.book.charts.orders[order]
    refusal = give_orders.order_refusal(state, man, order) if man else None
    return OrderFace(
        order,
        names.order_on(order, "marker"),
        kind.figures,
        modifiers=(*modifiers(kind), *(_roll(state, man, order) if man and refusal is None else ())),
        key=key,
        reason=refusals.reason(state, refusal) if refusal else "",
        selected=selected,
    )


def _roll(state: State, man: str, order: str) -> tuple[Modifier, ...]:
    """Return the chance of the check rolled when the order is given; empty without one (7.10, 7.11, 7.17)."""
    if not give_orders.rolls_first(state, man, order):
        return ()
    return (("roll", text("percent", percent=percents.percent(give_orders.check_odds(state, man, order)))),)


def modifiers(kind: OrderType) -> tuple[Modifier, ...]:
    """Return the modifiers printed on an order marker, as pairs of kind and text."""
    found: list[Modifier] = []
    if kind.id in ("suppressive-fire", "slow-suppressive-fire"):
        found.append(("check", "MC"))
    if kind.ws:
        found.append(("ws", names.signed(kind.ws)))
    if kind.no_fire:
        found.append(("ws", "−A"))
    if kind.ldr or kind.no_ldr:
        found.append(("ldr", "−A" if kind.no_ldr else names.signed(kind.ldr)))
    return tuple(found)


def token_face(state: State, team: Team) -> TokenFace:
    """Return the data of a team's token on the initiative track."""
    clock, track = state.clock, state.initiative
    placed = team in track
    acting = clock.phase == "action" and placed
    return TokenFace(
        team,
        names.team(team),
        state.values.get(team) if placed else _value_to_come(state, team),
        active=acting and state.active_team == team,
        done=acting and track.index(team) < clock.place,
    )


def _value_to_come(state: State, team: Team) -> int | None:
    """Return a friendly team's value from the card played, before the track is set; None otherwise."""
    if state.played is None or team not in FRIENDLY_TEAMS:
        return None
    values = state.book.friendly_cards[state.played].initiative
    return values[FRIENDLY_TEAMS.index(team)] if values else None


def friendly_card_face(state: State, number: int, *, selected: bool = False) -> FriendlyCardFace:
    """Return the data of a card of the player's deck.

    A pure event shows no wound, since another card replaces it in a wound draw (5.1.3). `selected` highlights the
    card.
    """
    card = state.book.friendly_cards[number]
    wound = card.wound if card.initiative is not None else ""
    tag = "MC" if wound == "close-call" else text("wound-tag-evac") if card.evac else ""
    return FriendlyCardFace(
        text("cards-friendly").upper(),
        text("card-number", number=f"{number:02d}"),
        card.kind,
        text(f"card-{card.kind}"),
        translated(card.title),
        translated(card.text),
        teams=tuple((team, names.team(team)) for team in FRIENDLY_TEAMS),
        initiative=card.initiative,
        wound=capital(text(f"wound-{wound}")) if wound else "",
        wound_tag=tag,
        number=number,
        selected=selected,
    )


def enemy_card_face(state: State, serial: int, team: str = "", section: str = "", row: str = "") -> EnemyCardFace:
    """Return the data of a card of the enemy's deck.

    If `section` is given, its `row` is highlighted. `team` is the team whose symbol is shown.
    """
    card = state.book.enemy_cards[serial]
    lit = None
    if section:
        lit = (section, ROWS.index(row) if row in ROWS else 0)
    return EnemyCardFace(
        text("cards-enemy").upper(),
        text("cards-enemy-of", nation=text("cards-german")),
        text("card-secret"),
        serial,
        card.initiative,
        text("cards-cover").upper(),
        tuple(_row(name, card.cover[name]) for name in ROWS),
        text("cards-open").upper(),
        tuple(_row(name, card.open[name]) for name in ROWS),
        f"{text('cards-rout')} {names.directions(card.rout)}",
        f"{text('cards-berserk')} {names.directions(card.berserk)}",
        lit=lit,
        team=team,
    )


def _row(morale: str, row: EnemyRow) -> CardRow:
    order = names.order_on(row.order, "card")
    return CardRow(names.morale(morale), order, names.directions(row.directions), row.checks)


def fallen_face(state: State, man: Man) -> FallenFace:
    """Return the data of the marker where a man fell."""
    return FallenFace(man.side, text("stamp-kia"), state.figure(man.id).name)
