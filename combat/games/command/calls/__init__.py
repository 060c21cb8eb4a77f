"""The calls of the command line that are the own of COMMAND!."""
