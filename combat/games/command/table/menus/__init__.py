"""The menu of the right button at COMMAND!'s table, by the kinds of things that it opens on."""
