"""The tables of a server without a server: one person's device plays, keeps and replays games.

The rooms, lessons and messages are those of `hiddenhand.server`; this package brings what they need
where there are neither processes nor databases nor a network, such as in a browser: a store of keys
and texts (`store`), bots in the same thread (`thinkers`), the requests of the web app (`routes`)
and the clients (`house`). `standins` has small modules for packages that a browser cannot load.
"""
