"""What the command line is told of Volume 1: simulations, lab reports, lines of sight, scenarios made up."""
