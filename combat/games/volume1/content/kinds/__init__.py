"""Registry of the kinds of content files; their models are named by path and not imported."""

from combat.engine.content import file_kinds
from combat.engine.content.file_kinds import FileKind, FileKinds
from combat.engine.content.hexes.skin_kind import SKIN
from combat.engine.play.save_findings import SAVE

_KINDS = "combat.games.volume1.content.kinds"
_LAB = "combat.games.volume1.content.lab"
_LESSONS = "combat.games.volume1.content.lessons"
_GENERATOR = "combat.games.volume1.content.generator"
_CHARTS = f"{_KINDS}.chart_files"

KINDS = FileKinds(
    game="volume1",
    title="COMBAT!",
    kinds=(
        FileKind(
            "scenario", ("scenarios/*/*.toml", "scenarios/*.toml"), f"{_KINDS}.scenario_file:ScenarioFile", apart=True
        ),
        FileKind("campaign", ("scenarios/*/campaign.toml",), f"{_KINDS}.campaign_file:CampaignFile", apart=True),
        FileKind("friendly-deck", ("decks/friendly.toml",), f"{_KINDS}.deck_files:FriendlyDeckFile"),
        FileKind("enemy-deck", ("decks/enemy.toml",), f"{_KINDS}.deck_files:EnemyDeckFile"),
        FileKind("weapons", ("assets/weapons.toml",), f"{_KINDS}.weapons_file:WeaponsFile"),
        FileKind("men", ("men/*.toml",), f"{_KINDS}.men_file:MenFile"),
        FileKind("events", ("events/*.toml",), f"{_KINDS}.events_file:EventsFile"),
        FileKind("terrain", ("charts/terrain.toml",), f"{_CHARTS}:TerrainFile"),
        FileKind("orders", ("charts/orders.toml",), f"{_CHARTS}:OrdersFile"),
        FileKind("fire", ("charts/fire.toml",), f"{_CHARTS}:FireFile"),
        FileKind("spotting", ("charts/spotting.toml",), f"{_CHARTS}:SpottingFile"),
        FileKind("morale", ("charts/morale.toml",), f"{_CHARTS}:MoraleFile"),
        FileKind("wounds", ("charts/wounds.toml",), f"{_CHARTS}:WoundsFile"),
        FileKind("numbers", ("charts/numbers.toml",), f"{_CHARTS}:NumbersFile"),
        FileKind("options", ("charts/options.toml",), f"{_KINDS}.rule_options_file:RuleOptionsFile"),
        file_kinds.SOUNDS,
        SKIN,
        file_kinds.PACK,
        file_kinds.lab_kind(f"{_LAB}.file_model:LabFile", f"{_LAB}.position:load_lab"),
        file_kinds.lesson_kind(f"{_LESSONS}.lesson_file:LessonFile", f"{_LESSONS}.lesson_loading:load_lesson"),
        file_kinds.RULES,
        FileKind("generator", ("assets/generator.toml",), f"{_GENERATOR}.generator_file:GeneratorFile"),
        FileKind(
            "countries", ("assets/countries.toml",), "combat.games.volume1.content.terrain.country_file:CountryFile"
        ),
        FileKind("scenario-book", ("assets/scenario_book.toml",), f"{_KINDS}.scenario_book_file:ScenarioBookFile"),
        FileKind("honours", ("assets/honours.toml",), f"{_KINDS}.honours_file:HonoursFile"),
        FileKind("letters", ("assets/letters.toml",), f"{_KINDS}.letters_file:LettersFile"),
        FileKind("board", ("*.tmx",), proof="combat.games.volume1.content.boards:load_board"),
        SAVE,
    ),
    assembly="combat.games.volume1.content.assembly:Assembly",
    sources=(
        "assets/decks/*.toml",
        "assets/events/*.toml",
        "assets/charts/*.toml",
        "assets/men/*.toml",
        "assets/weapons.toml",
        "assets/countries.toml",
        "assets/boards/*.tmx",
        "assets/boards/*.tsx",
    ),
    rooms=("games/volume1/content", "games/volume1/rules"),
    stray=f"{_LAB}.file_model:kind_of_stray",
    signs=("board", "friendly", "enemy"),
    layer="ground",
)  # fmt: skip
