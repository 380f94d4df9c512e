# What reaches people who are away: notifications and mail. Nothing of the game itself is told.

summons-title = Your turn
summons-body = { $game } with { $people }

summons-mail-subject = Your turn in { $game }
summons-mail-text =
    It's your turn in { $game }.

    Open the table:
    { $link }

    We send one message per turn, and none while you have the page open.
    Quiet hours and other settings: { $settings }
    Unsubscribe: { $stop }

summons-confirm-subject = Confirm your email address
summons-confirm-text =
    Someone, probably you, asked { $server } to send an email to this address when it's their turn in a game.

    Confirm the address:
    { $link }

    The link works for 24 hours. If you didn't ask for this, ignore this message; we won't write again.
