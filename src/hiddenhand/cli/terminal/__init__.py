"""Full-screen play in the terminal, against bots or in a server's room."""
