"""Rules lab of Volume 1."""
