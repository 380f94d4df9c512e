"""Everything that travels between the server and a client, as types.

HTTP manages rooms and accounts; one WebSocket per client carries live play. The TypeScript types of
the web app are generated from this package and from the views of the games.
"""
