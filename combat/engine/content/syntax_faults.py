"""Translate the error messages of the TOML and XML parsers."""

from __future__ import annotations

import re

from combat.engine.kernel.text_message import TextMessage, msg

_TOML = {
    "syntax-no-equals": "expected '=' after a key.*",
    "syntax-rest-of-line": "expected newline.*",
    "syntax-sign-wanted": "expected (?P<sign>'.+'|\".+\").*",
    "syntax-no-key": "invalid statement|invalid initial character.*",
    "syntax-no-value": "invalid value",
    "syntax-no-date": "invalid date.*",
    "syntax-unclosed": "unclosed .*",
    "syntax-open-text": "unterminated string",
    "syntax-bad-sign": "(?:found invalid|illegal) character (?P<sign>.+)",
    "syntax-bad-escape": "unescaped .*|invalid hex.*|escaped character.*",
    "syntax-twice": "cannot (?:declare|overwrite|mutate|redefine).*|duplicate.*",
}
_XML = {
    3: "syntax-ends",
    5: "syntax-tag-unclosed",
    7: "syntax-tags-cross",
    8: "syntax-attribute-twice",
    9: "syntax-after-end",
    11: "syntax-entity",
    18: "syntax-encoding",
    19: "syntax-encoding",
}
"""By expat's error codes."""


def toml_fault(told: str) -> TextMessage:
    """Return the translatable message for a `tomllib` error text, given without its position."""
    for message, pattern in _TOML.items():
        if found := re.fullmatch(pattern, told, re.IGNORECASE | re.DOTALL):
            return msg(message, **found.groupdict())
    return msg("syntax-unsound")


def xml_fault(code: int) -> TextMessage:
    """Return the translatable message for an expat error code."""
    return msg(_XML.get(code, "syntax-unsound"))
