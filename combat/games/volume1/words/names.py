"""What things and men are called; an unknown enemy is never more than his team's colour (8.2)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from combat.engine.kernel.ledger import Ledger, Term
from combat.engine.kernel.moment import Moment
from combat.engine.words import has, text, translated
from combat.engine.words.grammar.lists import all_of
from combat.engine.words.line import Line
from combat.engine.words.messages import Value
from combat.engine.words.name import Name
from combat.engine.words.patterns import number
from combat.games.volume1.rules.book import Book, EnemyRow, FriendlyCard, Verdict
from combat.games.volume1.rules.components import ENEMY_TEAMS, FRIENDLY_TEAMS, Figure
from combat.games.volume1.rules.made_names import COUNTRIES, MadeName, made_name
from combat.games.volume1.rules.play.victory import Score
from combat.games.volume1.rules.stance import Stance
from combat.games.volume1.rules.state import Order, State, Wound
from combat.games.volume1.rules.view import laid_as
from combat.games.volume1.words.saved_words import reached

# -- men ----------------------------------------------------------------------------------------------------------


def is_known(state: State, man: str) -> bool:
    """Whether the player may know who this is: his own man, or an enemy turned face up (8.2)."""
    if state.book.figures[man].side == "friendly":
        return True
    found = state.men.get(man)
    return found is not None and found.seen


def man(state: State, man: str) -> str:
    """A man in a log line: "Taylor", or "unknown (Red 2)" while he is that."""
    return _man(state, man, state.book.figures[man].name)


def man_short(state: State, man: str) -> str:
    """A man where there is little room: "Taylor", or as on his counter "Red 2" while he is unknown."""
    if is_known(state, man):
        return _man(state, man, state.book.figures[man].name)
    return stranger(state, man)


def stranger(state: State, man: str) -> str:
    """What tells an unknown enemy from the others: "Red 2", the second of the Reds to be laid on the board (8.2)."""
    return text("unknown-man-label", team=team(state.book.figures[man].team), number=laid_as(state, man))


def full_name(state: State, man: str) -> str:
    """A man with his rank: "Sgt Taylor"."""
    return _man(state, man, _with_rank(state.book.figures[man]))


def _man(state: State, man: str, name: str) -> str:
    figure = state.book.figures[man]
    if not is_known(state, man):
        return text("unknown-man", man=stranger(state, man))
    if figure.dummy:
        return text("dummy", team=team(figure.team))
    return _with_rank(figure) if _reads_as_a_team(name) else name


def _with_rank(figure: Figure) -> str:
    """His rank and his name, which in some languages take an article in a sentence."""
    return text("man-with-rank", man=figure.full_name) if figure.rank else figure.name


def _reads_as_a_team(name: str) -> bool:
    """Whether a name would be taken for a team's: "Weiss" in German; his rank then tells him from it."""
    plain = name.casefold()
    return any(team(other).casefold() == plain for other in (*FRIENDLY_TEAMS, *ENEMY_TEAMS))


def men(state: State, ids: Iterable[str], at_most: int = 6, by: Callable[[Sequence[str]], str] = all_of) -> str:
    """Some men in a row: "Taylor, Goldstein and Thomas", the last ones counted where there are many.

    `by` joins them: `one_of` where one of them is to be chosen.
    """
    names = [man(state, id_) for id_ in ids]
    if len(names) > at_most:
        shown, rest = names[: at_most - 1], len(names) - at_most + 1
        return text("ask-give-orders-more", men=listed(shown), rest=rest)
    return by(names)


def listed(names: Iterable[str]) -> str:
    """Words in a row, parted as the language does it: what somebody has, or how he stands."""
    row = ""
    for name in names:
        row = text("list-on", before=row, next=name) if row else name
    return row


# -- words of the rules -------------------------------------------------------------------------------------------


def team(team: str) -> str:
    """A team: "Able"."""
    return text(f"team-{team}")


def side(side: str) -> str:
    """A side as the player would say it: "your men", "the enemy"."""
    return text(f"side-{side}")


def order(order: str) -> str:
    """An order: "Run & Gun"."""
    return text(f"order-{order}")


def order_on(order: str, place: str) -> str:
    """An order where room is scarce: the form that the language has for that place, else its name.

    The places: "marker" in two lines, "roster", and "card" for the enemy's.
    """
    name = text(f"order-{order}")
    return name.form(place) if isinstance(name, Name) else name


def order_short(order: str) -> str:
    """An order as it stands in a sum: "run & gun"."""
    return text(f"order-{order}-short")


def marker(order_: Order | None) -> str:
    """An order marker with the directions it prints: "Evade 6/5"."""
    if order_ is None:
        return order("none")
    if not order_.directions:
        return order(order_.id)
    return text("order-with-directions", order=order(order_.id), directions=directions(order_.directions))


def card_row(row: EnemyRow) -> str:
    """A line of an enemy card in words, its letters too: "Run & Gun 6/5; first a Charge Check"."""
    printed = marker(Order(row.order, row.directions))
    return text("order-with-checks", order=printed, checks=row.checks) if row.checks else printed


def directions(numbers: Iterable[int]) -> str:
    """Compass directions as markers print them: "6/5"."""
    return "/".join(str(number_) for number_ in numbers)


def morale(morale: str) -> str:
    """A morale state: "Cautious"."""
    return text(f"morale-{morale}")


def terrain(terrain: str) -> str:
    """A terrain: "long grass"."""
    return text(f"terrain-{terrain}")


def wound(wound: Wound) -> str:
    """A wound marker: "Light Wound, bandaged"."""
    name = text(f"wound-{wound.kind}-bandaged" if wound.bandaged else f"wound-{wound.kind}")
    return text("wound-evac", wound=name) if wound.evac and not wound.bandaged else name


def weapon(book: Book, weapon: str) -> str:
    """A weapon by its name in the weapons table."""
    return translated(book.weapons[weapon].name)


def made_up(message: str, /, **args: Value) -> str:
    """A sentence of a scenario that is being made up: text, with its weapon in the language spoken."""
    if "weapon" in args:
        args |= {"weapon": translated(str(args["weapon"]))}
    return text(message, **args)


def gun(state: State, gun: str) -> str:
    """A belt-fed weapon that lies or is served on the board (14.3)."""
    return weapon(state.book, state.guns[gun].weapon)


def card(book: Book, number: int) -> str:
    """A card of the player's deck by its title."""
    return translated(book.friendly_cards[number].title)


def wound_result(card: FriendlyCard) -> str:
    """What a card's red strip says (16.0): "Bad Wound, must be evacuated"."""
    name = text(f"wound-{card.wound}")
    return text("wound-evac", wound=name) if card.evac else name


def check(check: str) -> str:
    """A check: "Morale Check"."""
    return text(f"check-{check}")


def why(why: str) -> str:
    """The cause that an event names."""
    return text(f"why-{why}")


def roll_why(why: str) -> str:
    """What a die is rolled or a card drawn for: "Grenade Check", "wind direction"."""
    return text(f"roll-{why}")


def prices(book: Book) -> list[tuple[str, int]]:
    """What gives and takes points besides the objectives: "Enemy killed", "Lt Taylor brought home" (22.0)."""
    scenario = book.scenario
    home = [
        (text("points-brought-home", man=book.figures[comrade.man].full_name), comrade.points)
        for comrade in scenario.comrades
        if comrade.points
    ]
    return home + [(text(f"points-{fate}"), points) for fate, points in scenario.points.items()]


def score(state: State, score: Score) -> str:
    """A line of the tally: "Jung killed", "The farmhouse held" (22.0)."""
    if score.kind == "conceded":
        return text("score-conceded")
    return text(f"score-{score.kind}", who=_about(state, score))


def missed(state: State, score: Score) -> str:
    """A line of what brought no points: "The farmhouse not held" (22.0)."""
    return text(f"missed-{score.kind}", who=_about(state, score))


def _about(state: State, score: Score) -> str:
    titles = {objective.id: translated(objective.title) for objective in state.book.scenario.objectives}
    return titles[score.about] if score.about in titles else full_name(state, score.about)


def ending(state: State, verdict: Verdict) -> str:
    """What is told of a battle's end: of one that was given up that it was, whatever its table says below the line."""
    return text("conceded-text", turn=max(1, state.clock.turn)) if state.conceded else translated(verdict.text)


# -- sums ---------------------------------------------------------------------------------------------------------


def signed(amount: int) -> str:
    """A modifier with its sign: "+1", "−2", "0"."""
    return f"+{amount}" if amount > 0 else number(amount)


def term(book: Book, term: Term) -> str:
    """A summand in a log line: "rapid", "sneak/hedgerow", "range"."""
    return text(f"term-{term.name}", **_details(book, term, short=True))


def term_long(book: Book, term: Term) -> str:
    """A summand on a line of its own: "Weapon Skill, M1918 BAR", "Target: Sneak, hedgerow"."""
    return text(f"term-{term.name}-long", **_details(book, term, short=False))


def _details(book: Book, term: Term, short: bool) -> Mapping[str, Value]:
    if term.name == "order-terrain":
        stance = Stance.read(term.detail)
        if not short:
            return {"order": order(stance.order), "terrain": terrain(stance.ground)}
        named = order_short(stance.order) if stance.order != "none" else ""
        ground = terrain(stance.ground) if stance.ground != "open" else ""
        if named and ground:  # one figure of the chart stands for both
            return {"detail": text("stance-short", order=named, terrain=ground)}
        return {"detail": named or ground or text("terrain-open-short")}
    if term.name == "gunner-alone":
        return {"detail": text(f"no-help-{term.detail}")}
    return {"detail": detail(book, term.detail, short=short)}


def detail(book: Book, word: str, *, short: bool = False) -> str:
    """An id of the rules in words, whatever it is the id of, or the name of a weapon; a figure stays as it is."""
    if word in book.weapons:
        return weapon(book, word)
    for kind in ("order", "morale"):
        if short and has(f"{kind}-{word}-short"):
            return text(f"{kind}-{word}-short")
    for kind in ("order", "terrain", "morale", "team", "check", "wound"):
        if has(f"{kind}-{word}"):
            return text(f"{kind}-{word}")
    return translated(word)


def sum_line(state: State, man: str, ledger: Ledger) -> str:
    """A man's sum in one line: "WS 7 −2 rapid −1 hedgerow +1 range = 5".

    While he is unknown his own figure is a question mark and the total is not told (8.2).
    """
    return ledger_line(state.book, ledger, secret=not is_known(state, man))


def ledger_line(book: Book, ledger: Ledger, *, secret: bool = False) -> str:
    """A sum in one line; summands of 0 are left out."""
    if not ledger:
        return ""
    base, *rest = (summand for place, summand in enumerate(ledger) if summand.value or not place)
    name = term(book, base)
    parts = [text("sum-base-unknown", name=name) if secret else text("sum-base", name=name, amount=base.value)]
    parts += [text("summand", amount=signed(summand.value), name=term(book, summand)) for summand in rest]
    line = (" · " if secret else " ").join(parts)
    return line if secret or not rest else text("sum-total", sum=line, total=sum(item.value for item in ledger))


def sum_rows(book: Book, ledger: Ledger) -> tuple[Line, ...]:
    """Each summand of a sum on a line of its own with its rule: "+7 Weapon Skill, M1918 BAR", 13.0."""
    return tuple(
        Line(text("summand", amount=signed(term.value), name=term_long(book, term)), term.rule) for term in ledger
    )


def moment(moment: Moment) -> str:
    """How far a battle has come: "turn 3, impulse 2", "turn 3", "set-up"."""
    return reached(moment.turn, moment.step)


def board(id_: str) -> str:
    """What a board is called, sheet by sheet; one of the player's own by its file's name."""
    return " + ".join(map(_sheet, id_.split("+")))


def countries() -> list[str]:
    """What the kinds of country are called of which boards are made up."""
    return [text(f"country-{country}") for country in COUNTRIES]


def made_board(words: str) -> MadeName | None:
    """The made-up board that is meant by its id, or by what it is called; None for other words."""
    country, _, seed = words.strip().rpartition(" ")
    called = dict(zip((name.casefold() for name in countries()), COUNTRIES, strict=True))
    return made_name(f"{called.get(country.strip().casefold(), '')}-{seed}") or made_name(words.strip().lower())


def _sheet(id_: str) -> str:
    if made := made_name(id_):
        return text("board-made-up", country=text(f"country-{made.country}"), seed=str(made.seed))
    return text(f"board-{id_}") if has(f"board-{id_}") else id_.replace("-", " ").title()
