"""Serialisation that the journals of games with models share."""
