"""The kinds of content files of COMMAND!, each a pydantic model; the list names them and imports none."""
