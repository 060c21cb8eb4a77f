"""Plain data of a file, looked over before anything is made of it: what no file of the game ever has is told."""

from __future__ import annotations

import json
import math
import re
from collections.abc import Iterator

from combat.engine.kernel.record import Json
from combat.engine.kernel.text_message import TextMessage, msg

LONGEST = 4_000
"""Signs of a text: a long paragraph."""
LARGEST = 1_000_000
"""The largest whole number, above and below nothing."""
STEERING = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\ud800-\udfff]")
"""Signs that are none, or that steer a terminal."""

Place = tuple[str | int, ...]


def faults(data: Json) -> Iterator[tuple[Place, TextMessage]]:
    """Where in lists and tables of texts and numbers something cannot be, as a path of keys, and what."""
    if _is_sound(data):
        return
    waiting: list[tuple[Place, Json]] = [((), data)]
    while waiting:
        place, value = waiting.pop()
        if isinstance(value, dict):
            for key, inner in value.items():
                fault = _text_fault(key)
                if fault is not None:
                    yield place, msg("finding-bad-key", fault=fault)
                waiting.append(((*place, key), inner))
        elif isinstance(value, list):
            waiting += [((*place, index), inner) for index, inner in enumerate(value)]
        elif isinstance(value, str):
            fault = _text_fault(value)
            if fault is not None:
                yield place, fault
        elif isinstance(value, float):
            if not math.isfinite(value):
                yield place, msg("finding-no-number")
        elif isinstance(value, int) and not -LARGEST <= value <= LARGEST:
            yield place, msg("finding-number-too-large", most=LARGEST)


def _is_sound(data: Json) -> bool:
    """Return whether nothing is wrong anywhere, as in nearly all data; places of faults take longer to find."""
    parts, texts = [data], list[str]()
    for value in parts:  # which grows meanwhile
        if type(value) is str:
            texts.append(value)
        elif type(value) is dict:
            texts += value
            parts += value.values()
        elif type(value) is list:
            parts += value
        elif type(value) is int:
            if not -LARGEST <= value <= LARGEST:
                return False
        elif type(value) is float and not math.isfinite(value):
            return False
    if max(map(len, texts), default=0) > LONGEST:
        return False
    together = "".join(texts)
    return together.isprintable() or STEERING.search(together) is None


def _text_fault(text: str) -> TextMessage | None:
    if len(text) > LONGEST:
        return msg("finding-too-long", count=len(text), most=LONGEST)
    if not text.isprintable():
        found = STEERING.search(text)
        if found:
            return msg("finding-control-sign", sign=f"{ord(found[0]):04x}")
    return None


def parse(text: bytes) -> Json:
    """What a text says in JSON; raises ValueError or RecursionError in words for a player."""
    try:
        parsed: Json = json.loads(text)
    except UnicodeDecodeError:
        raise ValueError(msg("finding-not-utf-8")) from None
    except json.JSONDecodeError as fault:
        raise ValueError(msg("finding-no-json", sign=fault.pos + 1)) from None
    except ValueError:
        raise ValueError(msg("finding-endless-number")) from None
    return parsed


def parse_object(text: bytes) -> dict[str, Json]:
    """Return the JSON object of a text; raises ValueError and RecursionError as `parse` does, and TypeError."""
    return json_object(parse(text))


def json_object(data: Json) -> dict[str, Json]:
    """Return data that must be a JSON object; raises TypeError."""
    if not isinstance(data, dict):
        raise TypeError(type(data).__name__)
    return data


def is_name(word: str) -> bool:
    """Whether a word can be part of a file's name: nothing that leads into another folder."""
    return bool(word) and not {"/", "\\", "\0"} & set(word) and word.strip(".") != ""
