"""Work in other processes: bots that choose an answer, analyses, and their queue."""
