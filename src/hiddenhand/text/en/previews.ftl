# What others see of a shared link before they open it.

preview-room-waiting = Free seats: { $free } of { $seats }. Open the link to join.
preview-room-playing = A game is in progress. Open the link to watch.
preview-room-over = This game is over. Open the link to see how it ended.
preview-room-private = You are invited to a table. Open the link to join.
preview-replay = Replay · { $game }
preview-replay-text = Players: { $seats }. Watch the game move by move.
preview-analysis = Analysis · { $game }
preview-analysis-text = Players: { $seats }. See the turning points and the better moves.
