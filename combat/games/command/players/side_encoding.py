"""Numeric encoding of a game as seen by a side, for machine learning."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from combat.engine.kernel.decision import Answer, Decision
from combat.engine.kernel.seats import Seat
from combat.engine.learning.encoding import Row
from combat.engine.play.port import Port
from combat.engine.space.hexes.hex import NOWHERE, Hex
from combat.games.command.players.encoded_answers import COLUMNS as ANSWER_COLUMNS
from combat.games.command.players.encoded_answers import WEAPONS_AFTER, answer_row, place_of
from combat.games.command.rules.command_rules import RULES
from combat.games.command.rules.fate_cards import ACTIONS, EVENTS, ORDERS
from combat.games.command.rules.play import endings
from combat.games.command.rules.state import State, Unit, Weapon
from combat.games.command.rules.two_sides import SIDES, other_side

UNITS, WEAPONS, CARDS, CHITS, HEXES = WEAPONS_AFTER, 32, 8, 32, 200
"""Number of rows of each table; further items are left out."""
PHASES = ("set-up", "turn", "over")
SIZES, QUALITIES = ("leader", "team", "squad"), ("green", "line", "elite")
KINDS = ("machine-gun", "mortar", "gun", "anti-tank", "flamethrower", "satchel", "molotov")
FATES = ("waiting", "eliminated", "gone")
TRIGGERS = ("event", "jammed", "sniper", "time")
QUESTIONS = tuple(sorted(decision.kind for decision in RULES.decisions if not decision.to_chance))
WHYS = (
    "accuracy", "air-support", "ambushed", "arrive", "attack", "battle-harden", "breaking", "breeze", "commissar",
    "concealment", "cower", "defence", "defend", "demolish", "deny", "deploy", "dig-in", "discarded", "drift",
    "elan", "entered", "entrench", "evacuate", "field-promotion", "fire-roll", "hero", "hidden-unit", "impact",
    "infiltration", "interdiction", "interrogation", "kia", "lift", "lift-smoke", "lighting", "long", "malfunction",
    "markers", "medic", "melee", "melee-won", "mission", "moved", "observer", "overstacked", "reconnaissance",
    "recover", "reinforcements", "request", "retreat", "return", "rout", "rout-help", "rout-whom", "run-along",
    "sappers", "scrounge", "shell-shock", "short", "smoke", "sniper", "split", "spotter", "spotting", "spray",
    "starshell", "starshell-out", "strained", "sudden-death", "support", "suppressing-fire", "targeting", "time",
    "walking-wounded", "white-phosphorus",
)  # fmt: skip
"""Purposes of questions, for kinds that have several."""
GAME_COLUMNS = (
    "side", "phase", "turn", "own_turn", "time", "sudden_death", "points", "given", "orders", "passed", "closing",
    "order", "own_order", "attack", "initiative", "hand", "enemy_hand", "deck", "enemy_deck", "lost", "surrender",
    "enemy_lost", "enemy_surrender", "night", "question", "why", "subject",
)  # fmt: skip
UNIT_COLUMNS = (
    "present", "own", "size", "quality", "on_map", "fate", "space", "column", "row", "terrain", "level", "broken",
    "suppressed", "veteran", "activated", "spots", "fp", "range", "move", "morale", "command", "weapon",
)  # fmt: skip
WEAPON_COLUMNS = ("present", "own", "kind", "fp", "range", "nearest", "move", "broken", "boxed", "carrier")
CARD_COLUMNS = ("present", "order", "action", "event", "column", "row", "white", "colour", "trigger")
CHIT_COLUMNS = ("present", "objective", "vp", "open", "own")
HEX_COLUMNS = (
    "present", "column", "row", "terrain", "level", "smoke", "blaze", "work", "objective", "own", "enemy", "starshell",
)  # fmt: skip


class SideEncoding:
    """Encoder of a seat's view and of answers as tables of numbers. List indices start at 1; 0 means none.

    Units keep their rows. Values are relative to the seat: points are positive if it leads; of the enemy's hand only
    the size is given.
    """

    tables: Mapping[str, tuple[int, Sequence[str]]] = {
        "game": (1, GAME_COLUMNS),
        "units": (UNITS, UNIT_COLUMNS),
        "weapons": (WEAPONS, WEAPON_COLUMNS),
        "cards": (CARDS, CARD_COLUMNS),
        "chits": (CHITS, CHIT_COLUMNS),
        "hexes": (HEXES, HEX_COLUMNS),
    }
    answer_columns: Sequence[str] = ANSWER_COLUMNS

    def view(self, port: Port[State]) -> Mapping[str, Sequence[Row]]:
        """Return the tables of the seat's view, by name.

        The environment pads missing rows with zeros and cuts excess rows.
        """
        state, seat = port.view, port.seat
        return {
            "game": [_game(state, seat, port.decision)],
            "units": [_unit(state, seat, unit) for unit in state.units.values()],
            "weapons": [_weapon(state, seat, weapon) for weapon in state.weapons.values()],
            "cards": [_card(state, card) for card in state.hands[seat]],
            "chits": [_chit(state, seat, chit) for chit in state.book.chits],
            "hexes": [_hex(state, seat, hex_) for hex_ in state.book.map.board.hexes()],
        }

    def answer(self, port: Port[State], answer: Answer) -> Row:
        """Return an answer to the seat's current question as a row of numbers."""
        decision = port.decision
        assert decision is not None
        return answer_row(port.view, port.seat, decision, answer)

    def score(self, view: State, seat: Seat) -> float:
        """Return the lead of a seat in victory points; negative if it is behind."""
        return view.points(seat)

    def won(self, view: State, seat: Seat) -> bool:
        """Return whether the seat has won; False while the game goes on."""
        return view.winner == seat


def _game(state: State, seat: Seat, decision: Decision | None) -> Row:
    enemy, order, book = other_side(seat), state.order, state.book
    asked = "" if decision is None else decision.kind
    why = str(getattr(decision, "why", "") or getattr(decision, "opens", ""))
    subject = "" if decision is None else decision.subject
    return (
        SIDES.index(seat) + 1, PHASES.index(state.phase), state.turn, state.active == seat, state.time,
        state.sudden_death, state.points(seat), state.given, book.forces[seat].orders, state.passed, state.closing,
        place_of(ORDERS, order.kind) if order is not None else 0, order is not None and order.side == seat,
        0 if state.attack is None else state.attack.total, _whose(state.initiative, seat), len(state.hands[seat]),
        len(state.hands[enemy]), state.decks[seat].left, state.decks[enemy].left, endings.losses(state, seat),
        state.surrender[seat], endings.losses(state, enemy), state.surrender[enemy], book.night,
        place_of(QUESTIONS, asked), place_of(WHYS, why), place_of(list(state.units), subject),
    )  # fmt: skip


def _unit(state: State, seat: Seat, unit: Unit) -> Row:
    figure, values = state.figure(unit), state.printed(unit)
    return (
        1, unit.side == seat, place_of(SIZES, figure.size), place_of(QUALITIES, figure.quality), unit.on_map,
        place_of(FATES, unit.fate), unit.space, *_ground(state, unit.hex), unit.broken, unit.suppressed, unit.veteran,
        unit.activated, unit.spots or figure.spots, values.fp, values.range, values.move, values.morale, values.command,
        place_of(list(state.weapons), unit.weapon),
    )  # fmt: skip


def _weapon(state: State, seat: Seat, weapon: Weapon) -> Row:
    figure, carrier = state.book.weapons[weapon.figure], state.carrier(weapon.id)
    return (
        1, weapon.side == seat, place_of(KINDS, figure.kind), figure.fp, figure.range, figure.nearest, figure.move,
        weapon.broken, weapon.boxed, 0 if carrier is None else place_of(list(state.units), carrier.id),
    )  # fmt: skip


def _card(state: State, card: int) -> Row:
    """Return the row of a card in the side's own hand."""
    face = state.card(card)
    return (
        1, place_of(ORDERS, face.order), place_of(ACTIONS, face.action), place_of(EVENTS, face.event), face.hex.column,
        face.hex.row, face.white, face.colour, place_of(TRIGGERS, face.trigger),
    )  # fmt: skip


def _chit(state: State, seat: Seat, id_: str) -> Row:
    """Return the row of an objective chit, and whether it is open or the side's own secret (5.5)."""
    chit = state.book.chits[id_]
    return (1, chit.objective, chit.vp, id_ in state.open_chits, id_ in state.secrets[seat])


def _hex(state: State, seat: Seat, hex_: Hex) -> Row:
    objectives = [aim.number for aim in state.book.map.objectives if hex_ in aim.hexes]
    holder = state.control.get(objectives[0], "") if objectives else ""
    return (
        1, *_ground(state, hex_), state.smoke.get(hex_, 0) // 10, hex_ in state.blazes,
        place_of(list(state.book.work_kinds), state.works.get(hex_, "")), objectives[0] if objectives else 0,
        holder == seat, holder == other_side(seat), hex_ in state.starshells,
    )  # fmt: skip


def _ground(state: State, hex_: Hex) -> tuple[float, float, float, float]:
    """Return the column, row, terrain index and level of a hex; zeros for none."""
    board = state.book.map.board
    if hex_ == NOWHERE or not board.contains(hex_):
        return 0, 0, 0, 0
    return hex_.column, hex_.row, place_of(list(state.book.terrains), board.terrain(hex_)), board.level(hex_)


def _whose(owner: Seat, seat: Seat) -> int:
    """Return 1 for the side itself, -1 for the enemy, 0 for nobody."""
    return 0 if not owner else 1 if owner == seat else -1


ENCODING = SideEncoding()
