"""Draw a contact sheet of men, markers and a selection of cards as the game draws them, for review after a change."""

from __future__ import annotations

import itertools
import os
import tomllib
from collections.abc import Iterable, Iterator
from typing import Any

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame

from combat.engine.kernel.record import replace
from combat.engine.stage.drawing import dice_faces, theme
from combat.engine.stage.drawing.piece import Piece
from combat.engine.words import text
from combat.games.volume1.table import palette
from combat.games.volume1.table.pieces import card_pictures, counters, markers
from combat.games.volume1.table.pieces.faces import (
    CardRow,
    EnemyCardFace,
    FallenFace,
    FriendlyCardFace,
    ManFace,
    Modifier,
    OrderFace,
    OrderTab,
    StateFace,
    TokenFace,
)
from combat.games.volume1.words import names
from tools.volume1.paint_pieces.kit import asset
from tools.volume1.paint_pieces.men import slug

WIDE, GAP = 1520, 14
CHARGING = ("must-1", "must-1", "must-2", "melee")
SUPPRESSING = ("suppressive-fire", "slow-suppressive-fire")
MORALE = {
    "berserk": ("+1", "+2"),
    "aggressive": ("+1", "+2"),
    "bold": ("", "+1"),
    "cautious": ("−1", "−1"),
    "shaken": ("−2", "−2"),
    "rout": ("−3", "−3"),
}
THINGS = (*(state for state in palette.STATES if state not in MORALE), "target", "target-rifle")


def sheet(scale: float) -> pygame.Surface:
    """Draw men, markers and a selection of cards at a scale; return the sheet."""
    rows = [
        *_rows(_men("americans", scale), 96, 116),
        *_rows(_men("airmen", scale), 96, 116),
        *_rows(_men("germans", scale), 96, 116),
        *_rows(_special_men(scale), 104, 116),
        *_rows(_orders(scale), 86, 88),
        *_rows(_states(scale), 86, 88),
        *_rows(itertools.chain(_tokens(scale), _dice(scale)), 80, 56),
        *_rows(_friendly_cards(scale), 198, 280),
        *_rows(_enemy_cards(scale), 198, 280),
    ]
    high = GAP + sum(height for height, _, _ in rows)
    surface = pygame.Surface((round(WIDE * scale), round(high * scale)))
    surface.blit(theme.paper("panel", *surface.get_size()), (0, 0))
    top = float(GAP)
    for height, step, pieces in rows:
        for place, piece in enumerate(pieces):
            piece.draw(surface, round((GAP + place * step) * scale), round(top * scale))
        top += height
    return surface


def _rows(pieces: Iterable[Piece], step: int, height: int) -> Iterator[tuple[int, int, tuple[Piece, ...]]]:
    """Yield pieces in rows: the height of the row, the step from piece to piece, and the pieces."""
    waiting = iter(pieces)
    while row := tuple(itertools.islice(waiting, (WIDE - GAP) // step)):
        yield height, step, row


def _toml(name: str) -> dict[str, Any]:
    return tomllib.loads(asset(name).read_text(encoding="utf-8"))


def faces(file: str) -> list[ManFace]:
    """Return the counter faces of the men in `assets/men/<file>.toml`."""
    weapons, squad = _toml("weapons.toml"), _toml(f"men/{file}.toml")
    return [
        ManFace(
            slug(f"{man['rank']} {man['name']}"), man["name"], squad["side"], man["team"], man["rank"],
            man.get("number"), man["tq"], man.get("ldr"),
            tuple((outline(weapon, weapons[weapon]["kind"]), value) for weapon, value in man["skills"].items()),
            man.get("tough", False), man.get("medic", False),
        )
        for man in squad["man"]
    ]  # fmt: skip


def outline(weapon: str, kind: str) -> str:
    """Return the name of a weapon's silhouette, which is that of its kind if the weapon has none."""
    return weapon if asset(f"icons/weapons/{weapon}.png").is_file() else kind


def _men(file: str, scale: float) -> Iterator[Piece]:
    return (counters.man(face, round(80 * scale)) for face in faces(file))


def _special_men(scale: float) -> Iterator[Piece]:
    """Yield counters in special states: hidden, selected, done, under orders, in trouble, unknown and fallen."""
    size = round(80 * scale)
    taylor, crowe, *_ = faces("americans")
    krause, *_ = faces("germans")
    sneaking = ("none", "may-1", "none", "must-1")
    for face in (
        replace(taylor, hidden=True, stamp=text("unseen-friendly")),
        replace(taylor, selected=True, order=OrderTab("charge", CHARGING, impulse=3)),
        replace(crowe, chips=("cautious",), order=OrderTab("sneak", sneaking, impulse=2)),
        replace(
            crowe,
            chips=("rout", "bad-wound", "evac", "out-of-ammo", "light-wound"),
            order=OrderTab("hide", ("none",) * 4),
        ),
        replace(crowe, dimmed=True),
        replace(krause, order=OrderTab("sneak", sneaking, "5/6", 2), chips=("alert",)),
        *(ManFace("", names.team(team), "enemy", team, unknown=True) for team in ("red", "yellow", "white", "blue")),
    ):
        yield counters.man(face, size)
    yield counters.fallen(FallenFace("friendly", "KIA"), size)
    yield counters.fallen(FallenFace("enemy", "KIA", "Jung"), size)
    yield from (counters.man(taylor, round(small * scale)) for small in (60, 48, 40))


def _orders(scale: float) -> Iterator[Piece]:
    size = round(80 * scale)
    for id_, order in _toml("charts/orders.toml").items():
        if isinstance(order, dict) and "impulses" in order:
            found: list[Modifier] = [("check", "MC")] if id_ in SUPPRESSING else []
            found += [("ws", str(order["ws"]).replace("-", "−"))] if "ws" in order else []
            found += [("ws", "−A")] if order.get("no_fire") else []
            yield markers.order(
                OrderFace(id_, names.order(id_), tuple(order["impulses"]), tuple(found), order.get("key", "")), size
            )
    charge = OrderFace("charge", names.order("charge"), CHARGING)
    for face in (
        OrderFace("evade", names.order("evade"), ("must-1",) * 4, (("ws", "−A"),), direction="5/6", side="enemy"),
        OrderFace("charge", charge.name, CHARGING, reason="No spotted enemy is within 4 hexes."),
        OrderFace("charge", charge.name, CHARGING, (("tq", "+1"),), "C", selected=True),
    ):
        yield markers.order(face, size)


def _states(scale: float) -> Iterator[Piece]:
    size = round(80 * scale)
    for morale, (ws, tq) in MORALE.items():
        figures: list[Modifier] = [("ws", ws)] if ws else []
        yield markers.state(StateFace(morale, names.morale(morale).capitalize(), (*figures, ("tq", tq))), size)
    for thing in THINGS:
        damage: tuple[Modifier, ...] = {"grenade-near": (("damage", "3"),), "grenade-far": (("damage", "1"),)}.get(
            thing, ()
        )
        yield markers.state(StateFace(thing, thing.replace("-", " ").title(), damage), size)
    yield markers.state(StateFace("target"), size)


def _tokens(scale: float) -> Iterator[Piece]:
    for place, team in enumerate(palette.TEAMS):
        value = 3 + 12 * place if place < 5 else None
        yield markers.token(TokenFace(team, names.team(team), value, place == 1, place == 0), round(72 * scale))


def _dice(scale: float) -> Iterator[Piece]:
    size = round(dice_faces.SIDE * scale)
    yield from (
        dice_faces.die("3", size, True),
        dice_faces.die("7", size),
        dice_faces.six_sided(5, size),
        dice_faces.six_sided(1, size, True),
    )
    yield from (card_pictures.deck(side, left, round(34 * scale), round(50 * scale)) for side, left in (("friendly", 37), ("enemy", 2), ("enemy", 0)))  # fmt: skip


def _friendly_cards(scale: float) -> Iterator[Piece]:
    width = round(184 * scale)
    deck = _toml("decks/friendly.toml")["card"]
    wordy = sorted(deck, key=lambda card: -len(card["text"]) - len(card["title"]))[:4]
    teams = tuple((team, names.team(team)) for team in ("able", "baker", "charlie"))
    for card in [*(card for card in deck if card["number"] in (4, 46)), *wordy]:
        values = card.get("initiative")
        initiative = tuple(values[team] for team, _ in teams) if values else None
        wound = str(card.get("wound", "")).replace("-", " ").title()
        tag = "MC" if wound == "Close Call" else "Evac" if card.get("evac") else ""
        yield card_pictures.friendly(
            FriendlyCardFace(
                "FIELD MESSAGE", f"No. {card['number']:02d}", card["kind"], card["kind"].upper(), card["title"], card["text"],
                teams, initiative, wound, tag, card["number"], card["number"] == 46,
            ), width,
        )  # fmt: skip
    yield card_pictures.back("friendly", *card_pictures.card_size(width))


def _enemy_cards(scale: float) -> Iterator[Piece]:
    width = round(184 * scale)
    deck = {card["serial"]: card for card in _toml("decks/enemy.toml")["card"]}
    for serial, lit, team in (
        (37, ("open", 2), "red"),
        (44, None, ""),
        (2, ("cover", 2), "white"),
        (4, ("rout", 0), "blue"),
    ):
        card = deck[serial]
        yield card_pictures.enemy(
            EnemyCardFace(
                "S-2 SPOT REPORT", "Combatant: German", "SECRET", serial, card["initiative"], "IN COVER", _table(card["cover"]),
                "IN OPEN", _table(card["open"]), f"Rout {card['rout']}", f"Berserk {card['berserk']}", lit, team,
            ), width,
        )  # fmt: skip
    yield card_pictures.back("enemy", *card_pictures.card_size(width))


def _table(rows: list[str]) -> tuple[CardRow, ...]:
    found = []
    for morale, row in zip(("aggressive", "bold", "normal", "cautious", "shaken"), rows, strict=True):
        order, *more = row.split()
        directions = next((word for word in more if word[0].isdigit()), "")
        checks = next((word for word in more if word[0].isalpha()), "")
        found.append(CardRow(names.morale(morale).capitalize(), names.order_on(order, "card"), directions, checks))
    return tuple(found)
