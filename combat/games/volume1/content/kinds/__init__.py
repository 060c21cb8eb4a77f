"""The kinds of content files of Volume 1, as pydantic models."""
