"""Scenario generator: builds a scenario from a request, with texts in a chosen language (22.0)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Protocol

from combat.engine.chance.picks import Picks
from combat.engine.content.findings import ContentError
from combat.engine.content.hexes.board_files import JOINT
from combat.engine.content.models import is_id
from combat.engine.content.reading import read
from combat.engine.kernel.record import Record, replace
from combat.engine.kernel.text_message import msg
from combat.engine.space.hexes.hex import Hex
from combat.games.volume1.content.assembly import Assembly
from combat.games.volume1.content.boards import board_of
from combat.games.volume1.content.generator import enemy_hexes, forces, planning, victory_table
from combat.games.volume1.content.generator.battlefield import Battlefield, BattlePlan
from combat.games.volume1.content.generator.crossroads import crossroads
from combat.games.volume1.content.generator.generator_file import GeneratorFile, KindPart
from combat.games.volume1.content.generator.landmarks import Landmark, compass, landmarks
from combat.games.volume1.content.generator.random_request import rolled
from combat.games.volume1.content.generator.request import Request
from combat.games.volume1.content.kinds.scenario_file import ScenarioFile
from combat.games.volume1.content.library import Library
from combat.games.volume1.rules.book import Book, Side
from combat.games.volume1.rules.made_names import made_name
from combat.games.volume1.rules.sight.sight_lines import SightLines

FACES = 10
"""Hexes of a strike: one for each face of a d10 (20.0)."""
TEXTS = 3
"""Number of text variants for titles and situations."""
DAYS, NIGHTS = (8, 29), (17, 23)
"""Days of June 1944; nights without moon between midnight and four."""
CALLS = 1
"""Number of times that the player may call friendly artillery."""


class Say(Protocol):
    """Protocol of a function that translates a message."""

    def __call__(self, message: str, /, **args: str | int) -> str: ...


class Made(Record, gc=True):
    """A generated scenario, with the features and the forecast behind its victory table."""

    sheet: ScenarioFile
    features: dict[str, float]
    expected: float


class Workshop:
    """The scenario generator, with the content that it needs, read once."""

    def __init__(self, library: Library | None = None) -> None:
        self.library = library or Library()
        self._assembly = Assembly(self.library)
        self.parts = self._assembly.parts()
        self.table = read(self.library.file("assets/generator.toml"), GeneratorFile).content
        self._fields: dict[str, Battlefield] = {}

    @property
    def boards(self) -> list[str]:
        """Ids of all boards in files; generated boards are left out."""
        ids = [file.stem for file in self.library.files("assets/boards/*.tmx")]
        return [id_ for id_ in ids if is_id(id_) and made_name(id_) is None]

    def roll(self, seed: int) -> Request:
        """Return the random request of a seed.

        Boards that cannot be used are skipped, and so is a second board that does not fit. Raise ContentError if no
        board can be used.
        """
        boards = self.boards
        while True:
            wishes = rolled(seed, boards)
            first, joint, _ = wishes.board.partition(JOINT)
            for board in (wishes.board, first) if joint else (first,):
                try:
                    self.field(board)
                except ContentError:
                    if boards == [first]:
                        raise
                else:
                    return replace(wishes, board=board)
            boards = [board for board in boards if board != first]

    def field(self, board_id: str) -> Battlefield:
        """Return a board with its landmarks; raise ContentError if it cannot be used. Cached."""
        found = self._fields.get(board_id)
        if found is None:
            board, charts = board_of(self.library, board_id), self.parts.charts
            lines = SightLines(board, charts.terrain, charts.numbers)
            marks = tuple(landmarks(board, crossroads(self.library, board)))
            found = self._fields[board_id] = Battlefield(board, charts, lines, marks)
        return found

    def book(self, made: Made, id_: str) -> Book:
        """Return the Book of a generated scenario; raise ContentError with every finding if it is invalid."""
        return self._assembly.book_of(made.sheet, id_)

    def make(self, wishes: Request, say: Say) -> Made:
        """Generate and return a scenario; `say` translates its texts.

        Raise ValueError, with a reason of one line, for an impossible request, and ContentError if the board cannot be
        used.
        """
        wishes.check(self.boards)
        dice, part = Picks(wishes.seed), self.table.kinds[wishes.kind]
        field = self.field(wishes.board)
        laid = planning.plan(field, wishes, part, self.table.first_sight, dice)
        hexes = enemy_hexes.enemy_hexes(field, laid, part, wishes.enemies, self.table.first_sight, dice)
        if len(hexes) < 2:
            raise ValueError(msg("finding-no-room-for-enemy", board=wishes.board))
        squads = forces.squads(self.table, wishes.men, dice)
        cup = forces.cup(self.table, self.parts.figures, self.parts.weapons, wishes, dice)
        given = victory_table.features(wishes, laid, cup, hexes, self.parts.figures)
        expected = victory_table.forecast(self.table.forecast, wishes, given)
        quality = self.table.qualities[wishes.quality]
        lines = victory_table.table(self.table.forecast, expected, part.enough)
        data = {
            **_head(wishes, laid, say, dice),
            "board": wishes.board,
            "turns": wishes.turns,
            "hand": self.table.hand,
            "compass": dict(zip(("at", "one"), compass(field.board, laid.friendly), strict=True)),
            "friendly": {
                "edge": laid.friendly, "morale": "normal", "squads": squads, "deployment": list(laid.deployment),
                "hidden": not part.attacks or wishes.readiness == "asleep",
                "exits": [laid.enemy] if "friendly-passed" in part.points else [],
            },
            "enemy": {
                "edge": laid.enemy,
                "morale": quality.attacking if part.attacks else quality.morale,
                "alert": part.attacks or wishes.readiness == "alert",
                "prepared": wishes.readiness != "asleep",
                "cup": cup,
                "hexes": hexes,
            },
            "points": part.points,
            "objective": list(_objectives(laid, part, part.who if part.who in self.parts.figures else None, say)),
            "verdict": [_verdict(line, place, say) for place, line in enumerate(lines, 1)],
            "artillery": list(self._strikes(field, wishes, laid, hexes, say, dice)),
        }  # fmt: skip
        if part.points.get("papers"):
            data["searches"] = ["captured-officer", "fallen-officer"]
        if wishes.hour != "day":
            data["night"] = self._night(wishes, hexes, dice)
        return Made(ScenarioFile.model_validate(data), given, expected)

    def _night(self, wishes: Request, hexes: list[Hex], dice: Picks) -> dict[str, Any]:
        """Return the night, with hexes for illumination rounds (21.0, 21.1)."""
        figures = self.table.nights["dawn" if wishes.hour == "dawn" else "night"]
        lit = {"rounds": [dice.one(hexes) for _ in range(FACES)]} if figures.flares else {}
        return {**figures.model_dump(exclude_defaults=True), **lit}

    def _strikes(
        self, field: Battlefield, wishes: Request, laid: BattlePlan, hexes: list[Hex], say: Say, dice: Picks
    ) -> Iterator[dict[str, Any]]:
        """Yield the off-board artillery of each side, aimed at the area of the other (20.0)."""
        ours, theirs = _ranged_in(field, laid, hexes, attacked=self.table.kinds[wishes.kind].attacks)
        sides: tuple[tuple[Side, str, list[Hex]], ...] = (("friendly", "ours", ours), ("enemy", "theirs", theirs))
        for side, whose, ground in sides:
            if wishes.artillery not in (whose, "both"):
                continue
            weapon = self.table.guns["ours" if whose == "ours" else "theirs"]
            yield {
                "id": f"{side}-guns",
                "title": say(f"generated-guns-{whose}", weapon=self.parts.weapons[weapon].name),
                "side": side,
                "weapon": weapon,
                "hexes": [dice.one(ground) for _ in range(FACES)],
                "calls": CALLS if side == "friendly" else 0,
            }


def _ranged_in(
    field: Battlefield, laid: BattlePlan, hexes: list[Hex], *, attacked: bool
) -> tuple[list[Hex], list[Hex]]:
    """Return the target hexes of our guns and of theirs."""
    if not attacked:
        way = [hex_ for hex_ in field.board.within(laid.start, planning.LEAST) if hex_ not in laid.deployment]
        return hexes, way
    ours = field.depth(laid.friendly, laid.start)
    before = [
        hex_ for hex_ in field.board.within(laid.start, planning.LEAST) if field.depth(laid.friendly, hex_) > ours + 1
    ]
    return [hex_ for hex_ in before if hex_ not in laid.deployment], list(laid.deployment)


def _head(wishes: Request, laid: BattlePlan, say: Say, dice: Picks) -> dict[str, Any]:
    """Return title, date, place and briefing."""
    named = {"place": say(f"generated-landmark-{laid.goal.kind}"), "at": say(f"generated-landmark-{laid.goal.kind}-at")}
    if laid.second is not None:
        named["second"] = say(f"generated-landmark-{laid.second.kind}")
    headline = say(f"generated-landmark-{laid.goal.kind}-title")
    title = say(f"generated-title-{wishes.kind}-{dice.between(1, TEXTS)}", place=headline)
    paragraphs = [
        say(f"generated-{wishes.kind}-{dice.between(1, TEXTS)}", place=named["place"], at=named["at"]),
        " ".join(_of_the_enemy(wishes, say)),
        " ".join(_of_the_day(wishes, named, say)),
    ]
    date = say("generated-date", day=dice.between(*(NIGHTS if wishes.hour == "night" else DAYS)))
    return {"title": title, "date": date, "place": say("generated-place"), "briefing": paragraphs}


def _of_the_enemy(wishes: Request, say: Say) -> Iterator[str]:
    yield say(f"generated-force-{wishes.quality}", count=wishes.enemies)
    yield say(f"generated-{'hold' if wishes.kind == 'hold' else 'found'}-{wishes.readiness}")
    if wishes.machine_gun:
        yield say("generated-machine-gun")


def _of_the_day(wishes: Request, named: dict[str, str], say: Say) -> Iterator[str]:
    yield say(f"generated-hour-{wishes.hour}")
    if "second" in named:
        yield say("generated-second", second=named["second"])
    if wishes.artillery != "none":
        yield say(f"generated-artillery-{wishes.artillery}")
    yield say("generated-turns", count=wishes.turns)


def _objectives(laid: BattlePlan, part: KindPart, who: str | None, say: Say) -> Iterator[dict[str, Any]]:
    """Yield the objectives; the main one may have a hidden man."""
    goals: list[tuple[str, Landmark | None, int]] = [
        ("goal", laid.goal, part.objective),
        ("second", laid.second, part.second),
    ]
    for id_, goal, points in goals:
        if goal is not None:
            name = say(f"generated-landmark-{goal.kind}-name")
            lies = {"who": who} if who is not None and goal is laid.goal else {}
            yield {"id": id_, "title": name, "hexes": list(goal.hexes), "points": points, **lies}


def _verdict(line: victory_table.Line, place: int, say: Say) -> dict[str, Any]:
    message = f"generated-verdict-{place}"
    words = {"title": say(message), "text": say(f"{message}-text"), "won": line.won}
    return words if line.at_least is None else {"at_least": line.at_least, **words}
