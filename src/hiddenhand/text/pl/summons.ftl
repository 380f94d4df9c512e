# To, co dociera do nieobecnych: powiadomienia i e-maile. O samej grze nic nie zdradzają.

summons-title = Twoja kolej
summons-body = { $game }: { $people }

summons-mail-subject = Twoja kolej: { $game }
summons-mail-text =
    Twoja kolej w grze { $game }.

    Otwórz stół:
    { $link }

    Gdy przychodzi Twoja kolej, wysyłamy jedną wiadomość, a gdy masz otwartą stronę – żadnej.
    Godziny ciszy i inne ustawienia: { $settings }
    Wypisz się: { $stop }

summons-confirm-subject = Potwierdź swój adres e-mail
summons-confirm-text =
    Ktoś, zapewne Ty, chce dostawać z { $server } e-maile na ten adres, gdy przychodzi jego kolej w grze.

    Potwierdź adres:
    { $link }

    Link działa 24 godziny. Jeśli to nie Ty, zignoruj tę wiadomość; więcej nie napiszemy.
