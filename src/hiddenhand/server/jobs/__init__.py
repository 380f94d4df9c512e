"""Work for other processes: bots that choose an answer, analyses, and the queue they wait in."""
