"""The multiplayer server: rooms, sockets, storage, clocks, accounts."""
