"""Kinds of content files of COMMAND!, each with its pydantic model; models are imported on demand."""

from combat.engine.content import file_kinds
from combat.engine.content.file_kinds import FileKind, FileKinds
from combat.engine.content.hexes.skin_kind import SKIN
from combat.engine.play.save_findings import SAVE

_HERE = "combat.games.command.content"
_KINDS = f"{_HERE}.kinds"

KINDS = FileKinds(
    game="command",
    title="COMMAND!",
    kinds=(
        FileKind(
            "scenario", ("scenarios/*/*.toml", "scenarios/*.toml"), f"{_KINDS}.scenario_file:ScenarioFile", apart=True
        ),
        FileKind("deck", ("decks/*.toml",), f"{_KINDS}.deck_file:DeckFile"),
        FileKind("nation", ("nations/*.toml",), f"{_KINDS}.nation_file:NationFile"),
        FileKind("ground", ("charts/ground.toml",), f"{_KINDS}.ground_file:GroundFile"),
        FileKind("figures", ("charts/figures.toml",), f"{_KINDS}.box_files:FiguresFile"),
        FileKind("chits", ("charts/chits.toml",), f"{_KINDS}.box_files:ChitsFile"),
        FileKind("generator", ("assets/generator.toml",), f"{_KINDS}.generator_file:GeneratorFile"),
        FileKind("measured", ("assets/measured.toml",), f"{_KINDS}.measured_file:MeasuredFile"),
        FileKind("bots", ("assets/bots.toml",), proof="combat.engine.content.reading:plain"),
        FileKind("map", ("*.tmx",), proof=f"{_HERE}.ground_maps:prove_map"),
        file_kinds.lab_kind(f"{_HERE}.lab.position_file:PositionFile", f"{_HERE}.lab.laid_position:load_position"),
        file_kinds.lesson_kind(f"{_HERE}.lessons.drill_file:DrillFile", f"{_HERE}.lessons.drill_loading:load_drill"),
        file_kinds.SOUNDS,
        SKIN,
        file_kinds.PACK,
        file_kinds.RULES,
        SAVE,
    ),
    assembly=f"{_HERE}.assembly:Assembly",
    sources=(
        "assets/decks/*.toml",
        "assets/nations/*.toml",
        "assets/charts/*.toml",
        "assets/boards/*.tmx",
        "assets/boards/*.tsx",
    ),
    rooms=("games/command/content", "games/command/rules"),
    stray=f"{_HERE}.lab.position_file:kind_of_stray",
    signs=("map", "axis", "allies"),
    layer="outlines",
)
