"""Hex numbers in content files, as pydantic types."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field, GetPydanticSchema
from pydantic_core.core_schema import no_info_after_validator_function

from combat.engine.content.models import ID_PATTERN
from combat.engine.kernel.text_message import cause
from combat.engine.space.hexes.hex import LABEL, Hex, HexError


def _hex(value: str) -> Hex:
    try:
        return Hex(value)
    except HexError as fault:
        raise ValueError(cause(fault)) from None


_A_HEX = GetPydanticSchema(lambda _, handler: no_info_after_validator_function(_hex, handler(str)))
HexNumber = Annotated[Hex, _A_HEX, Field(json_schema_extra={"pattern": f"^({ID_PATTERN}:)?{LABEL}$"})]
"""A hex of the board; in a file it may have its sheet, which is resolved before validation."""
SheetHex = Annotated[Hex, _A_HEX, Field(json_schema_extra={"pattern": f"^{LABEL}$"})]
"""A hex of a single sheet."""
