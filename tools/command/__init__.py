"""Tools that generate, paint and measure the content of COMMAND!."""
