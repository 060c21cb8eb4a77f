"""Kinds of content files of CONTACT!, each with its pydantic model; models are imported on demand."""

from combat.engine.content import file_kinds
from combat.engine.content.file_kinds import FileKind, FileKinds
from combat.engine.play.save_findings import SAVE

_HERE = "combat.games.contact.content"
_KINDS = f"{_HERE}.kinds"

KINDS = FileKinds(
    game="contact",
    title="CONTACT!",
    kinds=(
        FileKind(
            "scenario", ("scenarios/*/*.toml", "scenarios/*.toml"), f"{_KINDS}.mission_file:MissionFile", apart=True
        ),
        FileKind("force", ("forces/*.toml",), f"{_KINDS}.force_file:ForceFile"),
        file_kinds.lab_kind(f"{_HERE}.lab.position_file:PositionFile", f"{_HERE}.lab.laid_position:load_position"),
        FileKind("units", ("units/*.toml",), f"{_KINDS}.unit_file:UnitFile"),
        FileKind("weapons", ("assets/weapons.toml", "weapons.toml"), f"{_KINDS}.weapon_file:WeaponFile"),
        FileKind("nations", ("assets/nations.toml", "nations.toml"), f"{_KINDS}.nation_file:NationFile"),
        file_kinds.lesson_kind(
            f"{_HERE}.lessons.lesson_file:LessonFile", f"{_HERE}.lessons.lesson_loading:load_lesson"
        ),
        FileKind("batteries", ("assets/batteries.toml", "batteries.toml"), f"{_KINDS}.nation_file:BatteryFile"),
        FileKind("ground", ("charts/ground.toml",), f"{_KINDS}.ground_file:GroundFile"),
        FileKind("figures", ("charts/figures.toml",), f"{_KINDS}.figures_file:FiguresFile"),
        FileKind("outlines", ("charts/outlines.toml",), f"{_KINDS}.outlines_file:OutlinesFile"),
        FileKind("prices", ("charts/prices.toml",), f"{_KINDS}.prices_file:PricesFile"),
        FileKind("table", ("tables/*.tmx", "*.tmx"), proof=f"{_HERE}.battle_tables:prove_table"),
        file_kinds.PACK,
        file_kinds.RULES,
        SAVE,
    ),
    assembly=f"{_HERE}.assembly:Assembly",
    sources=(
        "assets/weapons.toml",
        "assets/nations.toml",
        "assets/batteries.toml",
        "assets/charts/*.toml",
        "assets/units/*.toml",
        "assets/forces/*.toml",
        "assets/tables/*.tmx",
    ),
    rooms=("games/contact/content", "games/contact/rules", "games/miniatures/content"),
    stray=f"{_HERE}.stray_files:kind_of_stray",
    signs=("verdict", "sets_up_first"),
    layer="scenery",
)
