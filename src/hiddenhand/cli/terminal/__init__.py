"""The table as a full screen in the terminal, against bots or in a server's room."""
