"""Text of a scenario sheet: orders, squad, enemy, map, victory points and results (22.0)."""

from __future__ import annotations

import pygame

from combat.engine.chance.intervals import wilson
from combat.engine.stage.drawing import theme
from combat.engine.stage.paper.column import Column
from combat.engine.words import has, text, translated
from combat.games.volume1.content.at_a_glance import Glances
from combat.games.volume1.records.battle_records import standing
from combat.games.volume1.rules.book import Book, Night, Scenario
from combat.games.volume1.scenes.map_print import draw_map_print, fitting_print
from combat.games.volume1.words import names, outcome_words


def fill_orders(column: Column, book: Book) -> None:
    """Write the orders of the day, the squad, and what is known of the enemy."""
    scenario = book.scenario
    column.title(translated(scenario.title))
    column.gap(2)
    column.typed(f"{translated(scenario.date)} · {translated(scenario.place)}")
    column.section(text("sheet-briefing"))
    for paragraph in scenario.briefing:
        column.typed(translated(paragraph))
    column.section(text("sheet-squad"), outcome_words.length(scenario.turns, scenario.last_turns))
    column.fact(text("sheet-men"), _squad(book))
    if scenario.comrades:
        out_there = (book.figures[comrade.man].full_name for comrade in scenario.comrades)
        column.fact(text("sheet-comrades"), _together(*out_there))
    column.fact(text("sheet-morale"), text(f"morale-{scenario.friendly_morale}"))
    if scenario.friendly_hidden:
        column.fact(text("sheet-start"), text("sheet-hidden"))
    column.fact(text("sheet-hand"), text("sheet-hand-count", count=scenario.hand))
    if scenario.night is not None:
        column.fact(text("sheet-night"), _night(book, scenario.night))
    column.section(text("sheet-enemy"))
    column.fact(text("sheet-men"), text("sheet-enemy-count", count=len(scenario.enemy_hexes)))
    column.fact(text("sheet-morale"), text(f"morale-{scenario.enemy_morale}"))
    column.fact(text("sheet-start"), _together(*_readiness(scenario)))
    column.fact(text("sheet-cards"), text("sheet-cards-team" if scenario.large_battle else "sheet-cards-man"))
    if scenario.points.get("papers"):
        column.fact(text("sheet-papers"), _together(*(text(f"sheet-papers-{who}") for who in scenario.searches)))


def fill_glance(column: Column, book: Book, known: Glances) -> None:
    """Write mission, duration, difficulty and measured win rates; nothing if they are not known."""
    glance = known.battle.get(book.scenario.id)
    if glance is None:
        return
    column.section(text("sheet-glance"))
    column.fact(text("sheet-mission"), text(f"book-mission-{glance.mission}"))
    column.fact(text("sheet-length"), text("sheet-minutes", minutes=glance.minutes))
    word = text(f"book-{known.difficulty(glance)}")
    column.fact(text("sheet-difficulty"), text("sheet-won-by-careful", difficulty=word, won=glance.won))
    if glance.games:
        column.fact(text("sheet-measured"), _measured("sheet-measured-games", glance.won, glance.games))
    if glance.veteran_games:
        wins = _measured("sheet-veteran-wins", glance.veteran, glance.veteran_games)
        column.fact(text("sheet-veteran"), wins)


def _measured(said: str, won: int, games: int) -> str:
    """Return a share of wins with its number of games and confidence interval."""
    least, most = (round(100 * share) for share in wilson(round(won * games / 100), games))
    return text(said, won=won, games=games, least=least, most=most)


def fill_note(column: Column, book: Book) -> None:
    """Write the historical note and its source; nothing if there is none."""
    note = f"note-{book.scenario.id}"
    if has(note):
        column.section(text("sheet-note"))
        column.note(text(note))
        column.gap(3)
        column.source(text(f"{note}.source"))


def fill_record(column: Column, book: Book) -> None:
    """Write the results of the player's battles of this scenario; nothing if there are none."""
    found = standing(book.scenario.id)
    if found is None:
        return
    column.section(text("sheet-record"))
    column.fact(text("sheet-record-fought"), text("sheet-record-count", fought=found.fought, won=found.won))
    best = text("sheet-record-points", verdict=translated(found.best.verdict), points=found.best.points)
    column.fact(text("sheet-record-best"), best)


def fill_chosen(column: Column, book: Book) -> None:
    """Write the optional rules in use."""
    column.section(text("sheet-options"))
    chosen = [option for option in book.scenario.options if option.id in book.chosen]
    for option in chosen:
        column.typed(translated(option.title))
        column.note(translated(option.text))
    if not chosen:
        column.typed(text("sheet-options-none"))


def fill_to_beat(column: Column, told: str) -> None:
    """Write another player's result that is to be beaten; nothing if `told` is ""."""
    if told:
        column.section(text("sheet-to-beat"))
        column.typed(told)


def fill_map(column: Column, book: Book, most: int) -> None:
    """Draw the map with its objectives, at most `most` pixels high, and write over which edges both sides enter."""
    area = pygame.Rect(column.left, column.y + theme.px(4), column.width, 0)
    area.height = draw_map_print(column.surface, book, fitting_print(book.board, area, most))
    column.y = area.bottom
    column.gap(3)
    column.note(_edges(book.scenario))


def fill_victory(column: Column, book: Book) -> None:
    """Write the victory points and the table of results."""
    scenario = book.scenario
    column.section(text("sheet-victory-points"))
    held = [(translated(objective.title), objective.points) for objective in scenario.objectives]
    counted = [(text("sheet-objective", title=title), names.signed(points)) for title, points in held]
    counted += [(name, names.signed(points)) for name, points in names.prices(book)]
    column.items(counted)
    column.section(text("sheet-victory"))
    lowest = len(scenario.verdicts) - 1
    for place, verdict in enumerate(scenario.verdicts):
        value = text("sheet-below") if place == lowest else text("sheet-or-more", points=verdict.at_least)
        column.item(translated(verdict.title), value, strong=verdict.won)


def fill_ends(column: Column, book: Book) -> None:
    """Write how the battle may end before its last turn; nothing if it always lasts to the end."""
    lines = outcome_words.summary(book)
    if lines:
        column.section(text("sheet-ends"))
    for line in lines:
        column.typed(line)


def _squad(book: Book) -> str:
    """Return who goes: the men by name, or that a die decides."""
    squads = book.scenario.squads
    if len(squads) > 1:
        return text("sheet-squad-rolled")
    return ", ".join(book.figures[man].full_name for man in squads[0])


def _readiness(scenario: Scenario) -> tuple[str, str]:
    """Return what the enemy expects, and whether he is dug in."""
    return (
        text("sheet-enemy-alert" if scenario.enemy_alert else "sheet-enemy-waiting"),
        text("sheet-enemy-prepared" if scenario.enemy_prepared else "sheet-enemy-unprepared"),
    )


def _night(book: Book, night: Night) -> str:
    """Return the range of sight, and the flares with who carries them (21.0, 21.1)."""
    far = text("sheet-night-die" if night.die else "sheet-night-range", range=night.reach)
    if not night.flares:
        return far
    carriers = ", ".join(book.figures[man].name for man in night.carriers)
    flares = text("sheet-night-flares", flares=night.flares)
    return _together(far, text("sheet-night-carried", flares=flares, men=carriers) if carriers else flares)


def _together(*words: str) -> str:
    return ", ".join(word for word in words if word)


def _edges(scenario: Scenario) -> str:
    friendly, enemy = (text(f"sheet-edge-{edge}") for edge in (scenario.friendly_edge, scenario.enemy_edge))
    told = [text("sheet-ground-held" if scenario.objectives else "sheet-ground")]
    if any(comrade.home for comrade in scenario.comrades):
        told.append(text("sheet-ground-home"))
    told.append(text("sheet-edges", friendly=friendly, enemy=enemy))
    if scenario.exits:
        told.append(text("sheet-exits", edges=_together(*(text(f"sheet-edge-{edge}") for edge in scenario.exits))))
    return " ".join(told)
