# Was Leute erreicht, die gerade nicht da sind: Benachrichtigungen und E-Mails. Über die Partie selbst wird nichts verraten.

summons-title = Du bist am Zug
summons-body = { $game } mit { $people }

summons-mail-subject = Du bist am Zug: { $game }
summons-mail-text =
    Du bist am Zug in { $game }.

    Zum Tisch:
    { $link }

    Pro Zug schicken wir eine Nachricht, und keine, solange du die Seite offen hast.
    Ruhezeiten und andere Einstellungen: { $settings }
    E-Mails abbestellen: { $stop }

summons-confirm-subject = Bestätige deine E-Mail-Adresse
summons-confirm-text =
    Jemand, vermutlich du, möchte von { $server } eine E-Mail an diese Adresse bekommen, sobald in einer Partie ein Zug ansteht.

    Adresse bestätigen:
    { $link }

    Der Link gilt 24 Stunden. Wenn du das nicht warst, ignoriere diese Nachricht; wir schreiben nicht noch einmal.
