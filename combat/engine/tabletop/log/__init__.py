"""The log to be read at leisure: searched, sifted, copied and written to a file."""
