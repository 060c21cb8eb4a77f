"""Names of men and things as text; an unknown enemy is named by his team's colour only (8.2)."""

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
from combat.games.volume1.rules.components import Figure
from combat.games.volume1.rules.made_names import COUNTRIES, MadeName, made_name
from combat.games.volume1.rules.play.victory import Score
from combat.games.volume1.rules.stance import Stance
from combat.games.volume1.rules.state import Order, State, Wound
from combat.games.volume1.rules.view import laid_as
from combat.games.volume1.words.saved_words import reached

# -- men ----------------------------------------------------------------------------------------------------------


def is_known(state: State, man: str) -> bool:
    """Return whether the player may know a man's identity: a friendly man, or an enemy turned face up (8.2)."""
    if state.book.figures[man].side == "friendly":
        return True
    found = state.men.get(man)
    return found is not None and found.seen


def man(state: State, man: str) -> str:
    """Return a man's name within a sentence: "Taylor", or "unknown (Red 2)" while he is unknown."""
    return _man(state, man, state.book.figures[man].name)


def man_short(state: State, man: str) -> str:
    """Return a man's name for narrow places: "Taylor", or "Red 2" while he is unknown."""
    if is_known(state, man):
        return _man(state, man, state.book.figures[man].name)
    return stranger(state, man)


def stranger(state: State, man: str) -> str:
    """Return the label of an unknown enemy: "Red 2" is the second Red man placed on the board (8.2)."""
    return text("unknown-man-label", team=team(state.book.figures[man].team), number=laid_as(state, man))


def full_name(state: State, man: str) -> str:
    """Return a man's name with his rank: "Sgt Taylor"; while he is unknown, as `man`."""
    return _man(state, man, _with_rank(state.book.figures[man]))


def _man(state: State, man: str, name: str) -> str:
    figure = state.book.figures[man]
    if not is_known(state, man):
        return text("unknown-man", man=stranger(state, man))
    if figure.dummy:
        return text("dummy", team=team(figure.team))
    return name


def _with_rank(figure: Figure) -> str:
    """Return his rank and name, which in some languages take an article in a sentence."""
    return text("man-with-rank", man=figure.full_name) if figure.rank else figure.name


def men(state: State, ids: Iterable[str], at_most: int = 6, by: Callable[[Sequence[str]], str] = all_of) -> str:
    """Return a list of men as text: "Taylor, Goldstein and Thomas".

    If there are more than `at_most`, the last ones are only counted. `by` joins the names: use `one_of` for
    alternatives.
    """
    names = [man(state, id_) for id_ in ids]
    if len(names) > at_most:
        shown, rest = names[: at_most - 1], len(names) - at_most + 1
        return text("ask-give-orders-more", men=listed(shown), rest=rest)
    return by(names)


def listed(names: Iterable[str]) -> str:
    """Return words joined as a list in the player's language, without "and"; "" for none."""
    row = ""
    for name in names:
        row = text("list-on", before=row, next=name) if row else name
    return row


# -- rule terms ---------------------------------------------------------------------------------------------------


def team(team: str) -> str:
    """Return a team's name: "Able"."""
    return text(f"team-{team}")


def side(side: str) -> str:
    """Return a side's name for the player: "your men", "the enemy"."""
    return text(f"side-{side}")


def order(order: str) -> str:
    """Return an order's name: "Run & Gun"."""
    return text(f"order-{order}")


def order_on(order: str, place: str) -> str:
    """Return an order's name in the short form for a narrow place, if the language has one.

    Places are "marker" (two lines), "roster", and "card" for enemy cards.
    """
    name = text(f"order-{order}")
    return name.form(place) if isinstance(name, Name) else name


def order_short(order: str) -> str:
    """Return an order's name as used within a list of modifiers: "run & gun"."""
    return text(f"order-{order}-short")


def marker(order_: Order | None, place: str = "") -> str:
    """Return an order with its directions: "Evade 6/5"; the text for no order if `order_` is None.

    `place` selects the short form for a narrow place, as in `order_on`.
    """
    if order_ is None:
        return order("none")
    name = order_on(order_.id, place) if place else order(order_.id)
    if not order_.directions:
        return name
    return text("order-with-directions", order=name, directions=directions(order_.directions))


def card_row(row: EnemyRow) -> str:
    """Return a row of an enemy card as text, with its checks: "Run & Gun 6/5; first a Charge Check"."""
    printed = marker(Order(row.order, row.directions))
    return text("order-with-checks", order=printed, checks=row.checks) if row.checks else printed


def directions(numbers: Iterable[int]) -> str:
    """Return compass directions as printed on markers: "6/5"."""
    return "/".join(str(number_) for number_ in numbers)


def morale(morale: str) -> str:
    """Return a morale state's name: "Cautious"."""
    return text(f"morale-{morale}")


def terrain(terrain: str) -> str:
    """Return a terrain's name: "long grass"."""
    return text(f"terrain-{terrain}")


def wound(wound: Wound) -> str:
    """Return a wound marker's name: "Light Wound, bandaged"."""
    name = text(f"wound-{wound.kind}-bandaged" if wound.bandaged else f"wound-{wound.kind}")
    return text("wound-evac", wound=name) if wound.evac and not wound.bandaged else name


def weapon(book: Book, weapon: str) -> str:
    """Return a weapon's name from the weapons table."""
    return translated(book.weapons[weapon].name)


def made_up(message: str, /, **args: Value) -> str:
    """Return a text of a generated scenario; its argument `weapon`, if given, is translated."""
    if "weapon" in args:
        args |= {"weapon": translated(str(args["weapon"]))}
    return text(message, **args)


def gun(state: State, gun: str) -> str:
    """Return the name of a weapon counter by its id (14.3)."""
    return weapon(state.book, state.guns[gun].weapon)


def card(book: Book, number: int) -> str:
    """Return the translated title of a card of the player's deck."""
    return translated(book.friendly_cards[number].title)


def wound_result(card: FriendlyCard) -> str:
    """Return the wound result of a card: "Bad Wound, must be evacuated" (16.0)."""
    name = text(f"wound-{card.wound}")
    return text("wound-evac", wound=name) if card.evac else name


def check(check: str) -> str:
    """Return a check's name: "Morale Check"."""
    return text(f"check-{check}")


def why(why: str) -> str:
    """Return the text of the cause of an event."""
    return text(f"why-{why}")


def roll_why(why: str) -> str:
    """Return the purpose of a roll or draw: "Grenade Check", "wind direction"."""
    return text(f"roll-{why}")


def prices(book: Book) -> list[tuple[str, int]]:
    """Return what brings points besides the objectives, as pairs of text and points: "Enemy killed", "Lt Taylor
    brought home" (22.0).
    """
    scenario = book.scenario
    home = [
        (text("points-brought-home", man=book.figures[comrade.man].full_name), comrade.points)
        for comrade in scenario.comrades
        if comrade.points
    ]
    return home + [(text(f"points-{fate}"), points) for fate, points in scenario.points.items()]


def score(state: State, score: Score) -> str:
    """Return the text of a score entry: "Jung killed", "The farmhouse held" (22.0)."""
    if score.kind == "conceded":
        return text("score-conceded")
    return text(f"score-{score.kind}", who=_about(state, score))


def missed(state: State, score: Score) -> str:
    """Return the text of a goal that brought no points: "The farmhouse not held" (22.0)."""
    return text(f"missed-{score.kind}", who=_about(state, score))


def _about(state: State, score: Score) -> str:
    titles = {objective.id: translated(objective.title) for objective in state.book.scenario.objectives}
    return titles[score.about] if score.about in titles else full_name(state, score.about)


def ending(state: State, verdict: Verdict) -> str:
    """Return the text on a battle's end: that it was conceded, else the verdict's text."""
    return text("conceded-text", turn=max(1, state.clock.turn)) if state.conceded else translated(verdict.text)


# -- sums ---------------------------------------------------------------------------------------------------------


def signed(amount: int) -> str:
    """Return a number with its sign: "+1", "−2", "0"."""
    return f"+{amount}" if amount > 0 else number(amount)


def term(book: Book, term: Term) -> str:
    """Return the short name of a modifier, as in a log line: "rapid", "sneak/hedgerow", "range"."""
    return text(f"term-{term.name}", **_details(book, term, short=True))


def term_long(book: Book, term: Term) -> str:
    """Return the full name of a modifier, as on its own line: "Weapon Skill, M1918 BAR", "Target: Sneak, hedgerow"."""
    return text(f"term-{term.name}-long", **_details(book, term, short=False))


def _details(book: Book, term: Term, short: bool) -> Mapping[str, Value]:
    if term.name == "order-terrain":
        stance = Stance.read(term.detail)
        if not short:
            return {"order": order(stance.order), "terrain": terrain(stance.ground)}
        ground = terrain(stance.ground) if stance.ground != "open" else text("terrain-open-short")
        if stance.order == "none":
            return {"detail": ground}
        # one figure of the chart covers both; the order alone would read as the shooter's
        return {"detail": text("stance-short", order=order_short(stance.order), terrain=ground)}
    if term.name == "gunner-alone":
        return {"detail": text(f"no-help-{term.detail}")}
    return {"detail": detail(book, term.detail, short=short)}


def detail(book: Book, word: str, *, short: bool = False) -> str:
    """Return the name of anything in the rules by its id; other text, such as a number, is returned translated if
    possible.

    `short` selects the short name, if there is one.
    """
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
    """Return a man's sum as one line: "WS 7 −2 rapid −1 hedgerow +1 range = 5".

    While he is unknown, his own value is a question mark and the total is left out (8.2).
    """
    return ledger_line(state.book, ledger, secret=not is_known(state, man))


def ledger_line(book: Book, ledger: Ledger, *, secret: bool = False) -> str:
    """Return a sum as one line, without modifiers of 0; `secret` hides the base value and the total."""
    if not ledger:
        return ""
    base, *rest = (summand for place, summand in enumerate(ledger) if summand.value or not place)
    name = term(book, base)
    parts = [text("sum-base-unknown", name=name) if secret else text("sum-base", name=name, amount=base.value)]
    parts += [text("summand", amount=signed(summand.value), name=term(book, summand)) for summand in rest]
    line = (" · " if secret else " ").join(parts)
    return line if secret or not rest else text("sum-total", sum=line, total=sum(item.value for item in ledger))


def sum_rows(book: Book, ledger: Ledger) -> tuple[Line, ...]:
    """Return each term of a sum as a line with its rule: "+7 Weapon Skill, M1918 BAR", 13.0."""
    return tuple(
        Line(text("summand", amount=signed(term.value), name=term_long(book, term)), term.rule) for term in ledger
    )


def moment(moment: Moment) -> str:
    """Return the progress of a battle as text: "turn 3, impulse 2", "turn 3", "set-up"."""
    return reached(moment.turn, moment.step)


def board(id_: str) -> str:
    """Return a board's name, with the names of its sheets joined by "+"; own boards are named by their files."""
    return " + ".join(map(_sheet, id_.split("+")))


def countries() -> list[str]:
    """Return the names of the landscape types for generated boards."""
    return [text(f"country-{country}") for country in COUNTRIES]


def made_board(words: str) -> MadeName | None:
    """Return the generated board that an id or name means; None for any other text."""
    country, _, seed = words.strip().rpartition(" ")
    called = dict(zip((name.casefold() for name in countries()), COUNTRIES, strict=True))
    return made_name(f"{called.get(country.strip().casefold(), '')}-{seed}") or made_name(words.strip().lower())


def _sheet(id_: str) -> str:
    if made := made_name(id_):
        return text("board-made-up", country=text(f"country-{made.country}"), seed=str(made.seed))
    return text(f"board-{id_}") if has(f"board-{id_}") else id_.replace("-", " ").title()
