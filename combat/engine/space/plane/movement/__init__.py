"""Movement on a table without a grid: walk a path exactly, find what is in reach. Costs and bars are the caller's."""
