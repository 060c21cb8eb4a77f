"""Hexes that the camera brings into view in Volume 1."""

from __future__ import annotations

from collections.abc import Iterable

from combat.engine.space.hexes.hex import Hex, distance
from combat.engine.tabletop.scene.camera_targets import CameraTargets
from combat.engine.tabletop.thing import marked_places
from combat.games.volume1.prompts.ask_card import AskCard, AskDrawCard
from combat.games.volume1.prompts.ask_duck_back import AskDuckBack
from combat.games.volume1.prompts.ask_fire import AskFire
from combat.games.volume1.prompts.ask_strike import AskStrike
from combat.games.volume1.rules.orders.give_orders import GiveOrders
from combat.games.volume1.rules.play import threats
from combat.games.volume1.rules.play.set_up import SetUp
from combat.games.volume1.rules.state import State
from combat.games.volume1.table.battle_desk import BattleDesk
from combat.games.volume1.table.overlays.goals import aims, from_and_to
from combat.games.volume1.table.volume_desk import VolumeDesk

AHEAD = 2
"""Distance around the men and their set-up area that is in view when a battle begins, in hexes."""


class BattleTargets(CameraTargets[State, BattleDesk, Hex]):
    """Lists of hexes to bring into view: of men, of questions and of the set-up."""

    def own_places(self, desk: VolumeDesk) -> list[Hex]:
        """Return the hexes of the player's men on the board."""
        men = (man for man in desk.state.men.values() if man.side == "friendly" and man.on_board)
        return [man.hex for man in men if man.hex is not None]

    def gathered_places(self, desk: VolumeDesk) -> list[Hex]:
        """Return the hexes of the player's men and the surrounding hexes, so that their first moves are in view."""
        return _with_surroundings(desk, self.own_places(desk))

    def first_places(self, desk: VolumeDesk) -> list[Hex]:
        """Return the hexes where men may start, and the objectives."""
        return from_and_to(desk.state.book.scenario)

    def surveyed_places(self, desk: VolumeDesk) -> list[Hex]:
        """Return the set-up area, the hexes around it and the objectives; empty except during set-up."""
        scenario = desk.state.book.scenario
        if not isinstance(desk.session.decision, SetUp):
            return []
        return [*_with_surroundings(desk, scenario.deployment), *aims(scenario)]

    def asked_actors(self, desk: VolumeDesk) -> list[Hex]:
        """Return the hexes of the target aimed at, of the man asked about and of his other targets.

        For an artillery strike, return the hexes aimed at; empty if the question is about no man.
        """
        prompt, men = desk.prompt, desk.state.men
        if isinstance(prompt, AskStrike):
            return prompt.aimed
        if prompt is None or prompt.decision.subject not in men:
            return []
        aimed = prompt.aim.target if isinstance(prompt, AskFire) and prompt.aim is not None else ""
        others = prompt.targets() if isinstance(prompt, AskFire) else []
        places = [men[man].hex for man in (aimed, prompt.decision.subject, *others) if man]
        return list(dict.fromkeys(hex_ for hex_ in places if hex_ is not None))

    def sets_up(self, desk: VolumeDesk) -> bool:
        """Return whether the game is in the set-up phase."""
        return desk.state.clock.phase == "set-up"

    def asked_places(self, desk: VolumeDesk) -> list[Hex]:
        """Return the hexes to which the man asked about may move; empty if no man is asked about.

        For Duck Back, return the hexes of the men and enemies concerned (7.19).
        """
        prompt = desk.prompt
        if isinstance(prompt, AskDuckBack):
            men = [man for man in prompt.concerned() if man in desk.state.men]
            return [hex_ for man in men if (hex_ := desk.state.men[man].hex) is not None]
        asks_man = prompt is not None and prompt.decision.subject in desk.state.men
        return list(marked_places(prompt.lit())) if prompt is not None and asks_man else []

    def asked_together(self, desk: VolumeDesk) -> list[Hex]:
        """Return the hexes of all the player's men while orders are given, else of the selected man.

        Empty for questions about cards and without a question.
        """
        if desk.prompt is None or isinstance(desk.prompt, AskCard | AskDrawCard):
            return []
        return self.own_places(desk) if isinstance(desk.session.decision, GiveOrders) else self.chosen_places(desk)

    def places_around(self, desk: VolumeDesk) -> list[Hex]:
        """Return the hexes of enemy counters while orders are given, nearest to the player's men first; else empty."""
        own = self.own_places(desk) if isinstance(desk.session.decision, GiveOrders) else []
        men = (man for man in desk.state.men.values() if man.side == "enemy" and man.on_board and man.hex is not None)
        found = {man.hex: min(distance(man.hex, hex_) for hex_ in own) for man in men if man.hex is not None and own}
        return sorted(found, key=lambda hex_: found[hex_])

    def kept_places(self, desk: VolumeDesk) -> list[Hex]:
        """Return the hexes to keep in view: of the selected man, of enemies who see the man asked about, and of
        comrades.

        Enemies and comrades are sorted by distance. If no man is asked about, enemies of the selected one are used.
        """
        chosen = self.chosen_places(desk)
        man = desk.title_desk.asked_about or desk.title_desk.chosen
        if man is None or man.side != "friendly" or not man.on_board or man.hex is None:
            return chosen
        state, here = desk.state, man.hex
        foes = [foe.hex for foe in threats.seeing(state, man) if foe.hex is not None]
        near = (sorted(hexes, key=lambda hex_: distance(here, hex_)) for hexes in (foes, self.own_places(desk)))
        return list(dict.fromkeys([*chosen, *(hex_ for hexes in near for hex_ in hexes)]))

    def chosen_places(self, desk: VolumeDesk) -> list[Hex]:
        """Return a list with the hex of the selected man; empty if there is none on the board."""
        chosen = desk.title_desk.chosen
        return [chosen.hex] if chosen is not None and chosen.hex is not None else []


def _with_surroundings(desk: VolumeDesk, places: Iterable[Hex]) -> list[Hex]:
    """Return hexes and those of the board around them, in which their men can soon be."""
    board, own = desk.state.board, tuple(places)
    return list(dict.fromkeys((*own, *(near for hex_ in own for near in board.within(hex_, AHEAD)))))
