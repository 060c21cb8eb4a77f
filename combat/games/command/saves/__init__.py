"""How games of COMMAND! are kept in journals."""
