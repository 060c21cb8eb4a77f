"""The rules lab of Volume 1."""
