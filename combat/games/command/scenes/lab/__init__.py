"""The rules lab of COMMAND!."""
