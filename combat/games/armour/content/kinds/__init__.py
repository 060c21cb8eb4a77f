"""Kinds of content files of ARMOUR!, each with its pydantic model; models are imported on demand."""

from combat.engine.content import file_kinds
from combat.engine.content.file_kinds import FileKind, FileKinds
from combat.engine.play.save_findings import SAVE

_HERE = "combat.games.armour.content"
_KINDS = f"{_HERE}.kinds"

KINDS = FileKinds(
    game="armour",
    title="ARMOUR!",
    kinds=(
        FileKind(
            "scenario", ("scenarios/*/*.toml", "scenarios/*.toml"), f"{_KINDS}.mission_file:MissionFile", apart=True
        ),
        FileKind("force", ("forces/*.toml",), f"{_KINDS}.force_file:ForceFile", apart=True),
        FileKind("nation", ("nations/*.toml",), f"{_KINDS}.nation_file:NationFile"),
        FileKind("teams", ("teams/*.toml",), f"{_KINDS}.team_file:TeamFile"),
        FileKind("weapons", ("assets/weapons.toml", "weapons.toml"), f"{_KINDS}.weapon_file:WeaponFile"),
        FileKind("keywords", ("charts/keywords.toml",), f"{_KINDS}.keyword_file:KeywordFile"),
        FileKind("upgrades", ("charts/upgrades.toml",), f"{_KINDS}.upgrade_file:UpgradeFile"),
        FileKind("ground", ("charts/ground.toml",), f"{_KINDS}.ground_file:GroundFile"),
        FileKind("limits", ("charts/limits.toml",), f"{_KINDS}.limits_file:LimitsFile"),
        FileKind("figures", ("charts/figures.toml",), f"{_KINDS}.figures_file:FiguresFile"),
        FileKind("works", ("charts/works.toml",), f"{_KINDS}.works_file:WorksFile"),
        FileKind("outlines", ("charts/outlines.toml",), f"{_KINDS}.outlines_file:OutlinesFile"),
        FileKind("random-tables", ("assets/random_tables.toml",), f"{_KINDS}.random_tables_file:RandomTablesFile"),
        FileKind("table", ("tables/*.tmx", "*.tmx"), proof=f"{_HERE}.battle_tables:prove_table"),
        file_kinds.lab_kind(f"{_HERE}.lab.position_file:PositionFile", f"{_HERE}.lab.laid_position:load_position"),
        file_kinds.lesson_kind(
            f"{_HERE}.lessons.lesson_file:LessonFile", f"{_HERE}.lessons.lesson_loading:load_lesson"
        ),
        file_kinds.PACK,
        file_kinds.RULES,
        SAVE,
    ),
    assembly=f"{_HERE}.assembly:Assembly",
    sources=(
        "assets/weapons.toml",
        "assets/random_tables.toml",
        "assets/charts/*.toml",
        "assets/teams/*.toml",
        "assets/nations/*.toml",
        "assets/forces/*.toml",
        "assets/tables/*.tmx",
    ),
    rooms=("games/armour/content", "games/armour/rules", "games/miniatures/content"),
    stray=f"{_HERE}.stray_files:kind_of_stray",
    signs=("attacker", "defender", "formation", "phase"),
    layer="scenery",
)
