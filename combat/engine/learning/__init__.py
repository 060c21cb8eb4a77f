"""A title as environments for programs that learn: what a seat sees as arrays, its answers by number."""
