"""Movement on a table without a grid: walking of a path, and reach. Costs and forbidden ground are the caller's."""
