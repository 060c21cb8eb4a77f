"""Generated scenarios are valid and plausible for any wishes, reproducible from the seed, and playable."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from statistics import mean

import pytest

from combat.engine.chance.picks import Picks
from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.content.reading import read
from combat.engine.kernel.record import replace
from combat.engine.play.runner import run
from combat.engine.space.hexes.board import Board
from combat.engine.space.hexes.compass import Compass
from combat.engine.space.hexes.hex import Hex, distance
from combat.engine.words import text
from combat.games.volume1.content.boards import board_of
from combat.games.volume1.content.generator import landmarks as ground
from combat.games.volume1.content.generator import planning, victory_table
from combat.games.volume1.content.generator.battlefield import Battlefield, BattlePlan
from combat.games.volume1.content.generator.crossroads import crossroads
from combat.games.volume1.content.generator.landmarks import Landmark, landmarks
from combat.games.volume1.content.generator.request import (
    ENEMIES,
    GUNS,
    HOURS,
    KINDS,
    MEN,
    QUALITIES,
    READINESS,
    TURNS,
    Kind,
    Request,
)
from combat.games.volume1.content.generator.workshop import Made, Workshop
from combat.games.volume1.content.kinds.scenario_file import ScenarioFile
from combat.games.volume1.content.library import Library, load_book
from combat.games.volume1.content.scenario_writing import write_scenario
from combat.games.volume1.players.random_player import RandomPlayer
from combat.games.volume1.rules.book import Book, Edge
from combat.games.volume1.rules.play.sequence import new_game
from combat.games.volume1.rules.sight.sight_lines import SightLines
from tests.games.volume1.content.shop import workshop
from tests.sampled import SOAKED, sample

PLAIN = Request(seed=7, board="farmhouse")
EXTREMES: list[Mapping[str, object]] = [
    *({"men": men, "enemies": enemies} for men, enemies in zip(MEN, ENEMIES[::-1], strict=True)),
    *({"turns": turns, "readiness": readiness} for turns in TURNS for readiness in READINESS),
    *({"hour": hour, "artillery": guns} for hour, guns in zip((*HOURS, "day"), GUNS, strict=True)),
    *({"quality": quality, "machine_gun": True} for quality in QUALITIES),
    {"men": MEN[1], "enemies": ENEMIES[1], "machine_gun": True, "board": "hill+farmhouse"},
]


@cache
def made(wishes: Request) -> Made:
    """Return the scenario generated from wishes."""
    return workshop().make(wishes, text)


def book(wishes: Request) -> Book:
    """Return the book of a generated scenario; raise an exception if there are findings."""
    return workshop().book(made(wishes), f"made-up-{wishes.seed}")


def prove(wishes: Request) -> None:
    """Assert that a generated scenario is plausible and obeys the rules of the generator."""
    sheet, table = book(wishes).scenario, workshop().table
    field, part = workshop().field(wishes.board), table.kinds[wishes.kind]
    assert 2 <= len(sheet.enemy_hexes) <= wishes.enemies
    assert len(sheet.cup) >= len(sheet.enemy_hexes)
    assert {len(squad) for squad in sheet.squads} == {wishes.men}
    assert len(sheet.deployment) >= min(6, wishes.men)
    assert not set(sheet.deployment) & set(sheet.enemy_hexes)
    for hex_ in sheet.enemy_hexes:
        far = min(distance(hex_, there) for there in sheet.deployment)
        assert far >= part.gap
        if far < table.first_sight:
            assert not any(field.lines.check(hex_, there).visible for there in sheet.deployment)
    totals = [line.at_least for line in sheet.verdicts]
    assert totals == sorted(totals, reverse=True)
    assert [line.won for line in sheet.verdicts] == [True, True, True, False, False]


@pytest.mark.rule("22.0")
@pytest.mark.parametrize("seed", sample(range(24), 2))
def test_22_0_whatever_the_dice_wish_for_is_sound(seed: int) -> None:
    prove(workshop().roll(seed))


@pytest.mark.parametrize(
    ("place", "kind"),
    [
        (place, kind)
        for place in range(len(EXTREMES))
        for kind in (KINDS if SOAKED else (KINDS * 2)[place % len(KINDS) :][:2])
    ],
)
def test_whatever_is_wished_for_is_sound(place: int, kind: Kind) -> None:
    boards = workshop().boards
    wishes = replace(PLAIN, seed=place, kind=kind, board=boards[place % len(boards)])
    prove(replace(wishes, **EXTREMES[place]))


@pytest.mark.parametrize("kind", KINDS)
def test_a_random_game_of_it_comes_to_its_end(kind: str) -> None:
    for seed in sample((1, 2), 2):
        wishes = replace(workshop().roll(seed), kind=kind)
        game = new_game(book(wishes))
        run(game, SeededChance(seed), RandomPlayer(seed))
        assert game.decision is None
        assert game.state.verdict in {line.title for line in game.state.book.scenario.verdicts}


def test_it_is_written_to_a_file_and_comes_back_as_it_was(tmp_path: Path) -> None:
    for seed in range(6):
        wishes = workshop().roll(seed)
        file = tmp_path / f"made-up-{seed}.toml"
        write_scenario(made(wishes).sheet, file)
        assert read(file, ScenarioFile).content == made(wishes).sheet
        assert load_book(file) == book(wishes)


def test_the_same_wishes_are_the_same_scenario_and_another_seed_is_another() -> None:
    assert Workshop().make(PLAIN, text) == made(PLAIN)
    assert workshop().roll(5) == workshop().roll(5) != workshop().roll(6)
    sheets = [made(replace(PLAIN, seed=seed)).sheet for seed in range(5)]
    assert len({tuple(sheet.enemy.hexes) for sheet in sheets}) == 5
    assert len({sheet.title for sheet in sheets}) > 1


def test_all_boards_and_all_kinds_come_up() -> None:
    wishes = [workshop().roll(seed) for seed in range(120)]
    assert {board for wish in wishes for board in wish.board.split("+")} == set(workshop().boards)
    assert any("+" in wish.board for wish in wishes)
    for name, values in {
        "kind": KINDS,
        "hour": HOURS,
        "artillery": GUNS,
        "quality": QUALITIES,
        "readiness": READINESS,
    }.items():
        assert {getattr(wish, name) for wish in wishes} == set(values)


def test_a_board_that_cannot_be_used_is_never_rolled(tmp_path: Path) -> None:
    (tmp_path / "assets" / "boards").mkdir(parents=True)
    for name in ("aaa", "zzz", "Not An Id"):
        (tmp_path / "assets" / "boards" / f"{name}.tmx").write_text("no map", encoding="utf-8")
    shop = Workshop(Library([*Library().layers, tmp_path]))
    assert {"aaa", "zzz"} < set(shop.boards)
    assert "Not An Id" not in shop.boards
    for seed in range(40):
        assert set(shop.roll(seed).board.split("+")) <= set(workshop().boards)


def test_the_enemy_lies_mostly_in_cover_and_around_what_he_guards() -> None:
    sheets = [(wish, book(wish).scenario) for wish in (replace(PLAIN, seed=seed) for seed in range(12))]
    field = workshop().field("farmhouse")
    assert mean(field.is_cover(hex_) for _, sheet in sheets for hex_ in sheet.enemy_hexes) > 0.85
    for _, sheet in sheets:
        goals = [hex_ for objective in sheet.objectives for hex_ in objective.hexes]
        near = [min(distance(hex_, goal) for goal in goals) for hex_ in sheet.enemy_hexes]
        assert sum(far <= 5 for far in near) >= len(near) // 2


def test_the_forces_follow_the_wishes() -> None:
    figures = workshop().parts.figures

    def quality(name: str) -> float:
        cups = [made(replace(PLAIN, seed=seed, quality=name)).sheet.enemy.cup for seed in range(16)]
        return mean(figures[man].tq for cup in cups for man in cup if not figures[man].dummy)

    assert quality("green") + 0.3 < quality("regular") < quality("veteran") - 0.3
    armed = made(replace(PLAIN, machine_gun=True)).sheet.enemy.cup
    gunners = set(workshop().table.gunners)
    assert len(gunners & set(armed)) == 1
    assert not gunners & set(made(PLAIN).sheet.enemy.cup)
    assert sum(figures[man].officer for man in armed) == 1


@pytest.mark.rule("22.0", "22.0.6")
def test_22_0_the_squads_are_the_rows_of_the_rulebook_cut_down_alike() -> None:
    table = workshop().table.squads
    squads = made(replace(PLAIN, men=6)).sheet.friendly.squads
    places = [[row.index(man) for man in squad] for squad, row in zip(squads, table, strict=True)]
    assert len({tuple(place) for place in places}) == 1
    assert {0, 6} <= set(places[0])


@pytest.mark.rule("9.3")
@pytest.mark.parametrize("edge", ["left", "right", "top", "bottom"])
def test_9_3_5_and_6_of_the_compass_lead_to_the_friendly_edge_and_2_and_3_to_the_enemys(edge: Edge) -> None:
    board = board_of(Library(), "farmhouse")
    at, one = ground.compass(board, edge)
    compass = Compass(at, one)
    for number, side in {5: edge, 6: edge, 2: ground.OPPOSITE[edge], 3: ground.OPPOSITE[edge]}.items():
        there = compass.step(board, at, number)
        assert there is not None
        (column, row), (c, r) = (at.column, at.row), (there.column, there.row)
        came = {"left": column - c, "right": c - column, "top": row - r, "bottom": r - row}[side]
        assert came >= 0
        assert came > 0 or column % 2 == 1 or row != r


@pytest.mark.rule("21.0")
def test_21_0_night_and_mist_limit_sight_and_only_the_night_brings_flares() -> None:
    night = book(replace(PLAIN, hour="night")).scenario.night
    dawn = book(replace(PLAIN, hour="dawn")).scenario.night
    assert night is not None
    assert dawn is not None
    assert (night.flares > 0, len(night.rounds), dawn.flares, dawn.rounds) == (True, 10, 0, ())
    assert night.reach < dawn.reach
    assert book(PLAIN).scenario.night is None


def test_a_night_falls_round_the_new_moon_of_the_20th_as_its_briefing_says() -> None:
    for seed in range(20):
        sheet = made(replace(PLAIN, seed=seed, hour="night")).sheet
        assert abs(int(sheet.date.split()[0]) - 20) <= 3
        assert any("There is no moon." in paragraph for paragraph in sheet.briefing)


@pytest.mark.rule("20.0")
def test_20_0_each_sides_guns_fall_where_the_other_is() -> None:
    scenario = book(replace(PLAIN, artillery="both")).scenario
    ours, theirs = scenario.artillery
    assert (ours.side, ours.calls, theirs.side, theirs.calls) == ("friendly", 1, "enemy", 0)
    assert set(ours.hexes) <= set(scenario.enemy_hexes)
    assert not set(theirs.hexes) & set(scenario.deployment)


@pytest.mark.rule("20.0")
def test_20_0_where_the_enemy_comes_his_guns_fall_on_what_is_held_and_ours_before_it() -> None:
    for seed in range(6):
        scenario = book(replace(PLAIN, seed=seed, kind="hold", artillery="both")).scenario
        ours, theirs = scenario.artillery
        field, held = workshop().field("farmhouse"), scenario.objectives[0].hexes[0]
        assert set(theirs.hexes) <= set(scenario.deployment)
        assert not set(ours.hexes) & set(scenario.deployment)
        depths = [field.depth(scenario.friendly_edge, hex_) for hex_ in ours.hexes]
        assert min(depths) > field.depth(scenario.friendly_edge, held)


def test_a_board_is_read_for_what_is_worth_a_fight() -> None:
    terrains = {
        Hex("03.03"): "building",
        Hex("03.04"): "building",
        Hex("08.05"): "building",
        Hex("05.08"): "orchard",
        Hex("06.07"): "orchard",
        Hex("01.01"): "orchard",
    }
    board = Board.of("small", 12, 10, terrains, {Hex("10.08"): 3, Hex("10.09"): 2, Hex("02.09"): 1})
    found = {landmark.kind: landmark.hexes for landmark in landmarks(board, [Hex("06.02")])}
    assert found == {
        "house": ("03.03", "03.04"), "barn": ("08.05",), "orchard": ("05.08", "06.07"), "hilltop": ("10.08",),
        "crossroads": ("06.02",),
    }  # fmt: skip
    wide = Board.of(
        "farm",
        12,
        10,
        dict.fromkeys(
            (Hex("03.03"), Hex("04.03"), Hex("05.03"), Hex("05.04"), Hex("06.03"), Hex("06.04"), Hex("07.04")),
            "building",
        ),
    )
    (farm,) = landmarks(wide)
    assert (farm.kind, len(farm.hexes)) == ("farm", 6)


def test_crossroads_are_where_two_roads_of_the_map_meet() -> None:
    library = Library()
    assert set(crossroads(library, board_of(library, "farmhouse"))) == {"10.11", "17.12"}
    both = board_of(library, "farmhouse+hill")
    there = set(crossroads(library, both))
    assert {"10.11", "17.12"} <= there
    assert all(both.contains(hex_) for hex_ in there)


def test_a_board_without_landmarks_has_patches_of_cover_and_a_tiny_one_is_refused() -> None:
    charts, part = workshop().parts.charts, workshop().table.kinds["take"]

    def plan(board: Board) -> BattlePlan:
        field = Battlefield(board, charts, SightLines(board, charts.terrain, charts.numbers), ())
        wishes = Request(seed=1, board=board.id, turns=6, men=6)
        return planning.plan(field, wishes, part, workshop().table.first_sight, Picks(1))

    heath = Board.of(
        "heath", 20, 16, {Hex("16.08"): "trees", Hex("10.05"): "rocks", Hex("14.12"): "trees", Hex("15.04"): "trees"}
    )
    assert plan(heath).goal.kind == "ground"
    with pytest.raises(ValueError, match='board "yard" is too small') as refused:
        plan(Board.of("yard", 3, 3))
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    ("change", "line"),
    [
        ({"men": 3}, "men: 3 is not from 4 to 12"),
        ({"enemies": 99}, "enemies: 99 is not from 5 to 16"),
        ({"turns": 0}, "turns: 0 is not from 5 to 12"),
        ({"board": "mars"}, 'there is no board "mars"; known are beach-exit'),
        ({"board": "hill+hill"}, 'board "hill" cannot lie beside itself'),
    ],
)
def test_what_cannot_be_had_is_refused_in_one_line(change: dict[str, object], line: str) -> None:
    with pytest.raises(ValueError, match=line.replace("+", r"\+")):
        workshop().make(replace(PLAIN, **change), text)


def test_the_table_of_victory_is_strictly_descending_however_narrow_it_is() -> None:
    part = workshop().table.forecast.model_copy(update={"spread": 0.1})
    for expected in (-98.0, 0.0, 98.0):
        totals = [line.at_least for line in victory_table.table(part, expected, 99)]
        assert totals[-1] is None
        numbers = [total for total in totals if total is not None]
        assert numbers == sorted(set(numbers), reverse=True)
        assert -99 <= numbers[-1] <= numbers[0] <= 99


@pytest.mark.parametrize("kind", KINDS)
def test_who_does_his_task_unhurt_has_won(kind: Kind) -> None:
    enough = workshop().table.kinds[kind].enough
    sheets = [made(replace(workshop().roll(seed), kind=kind)).sheet for seed in sample(range(16), 2)]
    assert (
        max(min(line.at_least for line in sheet.verdict if line.won and line.at_least is not None) for sheet in sheets)
        <= enough
    )
    if kind == "hold":
        assert enough <= min(sheet.objective[0].points for sheet in sheets)


def test_a_landmark_is_measured_from_its_first_hex() -> None:
    assert Landmark("house", (Hex("03.03"), Hex("03.04"))).middle == "03.03"
