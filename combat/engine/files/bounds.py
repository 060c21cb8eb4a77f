"""Limits on the plain data of files, checked before use."""

from __future__ import annotations

import json
import math
import re
from collections.abc import Iterator

from combat.engine.kernel.record import Json
from combat.engine.kernel.text_message import TextMessage, msg

LONGEST = 4_000
"""Maximum characters of a text: a long paragraph."""
LARGEST = 1_000_000
"""The largest absolute value of an integer."""
STEERING = "[\x00-\x08\x0b-\x1f\x7f-\x9f\ud800-\udfff]"
"""Control characters and surrogates; compiled where there are any, not at each start."""

Place = tuple[str | int, ...]


def faults(data: Json) -> Iterator[tuple[Place, TextMessage]]:
    """Yield the path of keys and a message for each value of nested data that is out of bounds."""
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
    """Return whether all values are in bounds, as in nearly all data; fast, but without the places of faults."""
    parts, texts = [data], list[str]()
    for value in parts:  # grows during the loop
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
    return together.isprintable() or re.search(STEERING, together) is None


def _text_fault(text: str) -> TextMessage | None:
    if len(text) > LONGEST:
        return msg("finding-too-long", count=len(text), most=LONGEST)
    if not text.isprintable():
        found = re.search(STEERING, text)
        if found:
            return msg("finding-control-sign", sign=f"{ord(found[0]):04x}")
    return None


def parse(text: bytes) -> Json:
    """Parse JSON; raise ValueError with a translatable message, or RecursionError if it is nested too deeply."""
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
    """Parse a JSON object; raise ValueError and RecursionError as `parse` does, and TypeError for other data."""
    return json_object(parse(text))


def json_object(data: Json) -> dict[str, Json]:
    """Return `data` unchanged if it is a JSON object; raise TypeError if it is not."""
    if not isinstance(data, dict):
        raise TypeError(type(data).__name__)
    return data


def is_name(word: str) -> bool:
    """Return whether a word can be a part of a file name; a word that leads into another folder cannot."""
    return bool(word) and not {"/", "\\", "\0"} & set(word) and word.strip(".") != ""
