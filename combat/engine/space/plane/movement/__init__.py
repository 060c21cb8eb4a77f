"""Movement on a table without a grid: walking of a path, and reach. The caller defines costs and forbidden ground."""
