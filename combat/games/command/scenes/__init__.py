"""The scenes of COMMAND! besides its table."""
