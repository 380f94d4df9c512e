# To, co dociera do nieobecnych: powiadomienia i e-maile. O samej grze nic nie zdradzają.

summons-title = Twoja kolej
summons-body = { $game }: { $people }

summons-mail-subject = Twoja kolej: { $game }
summons-mail-text =
    Twoja kolej w grze { $game }.

    Otwórz stół:
    { $link }

    Wysyłamy jedną wiadomość na turę i żadnej, gdy masz stronę otwartą.
    Godziny ciszy i inne ustawienia: { $settings }
    Nie chcę więcej e-maili: { $stop }

summons-confirm-subject = Potwierdź swój adres e-mail
summons-confirm-text =
    Ktoś, pewnie Ty, chce dostawać z { $server } e-mail na ten adres, gdy przyjdzie jego kolej w grze.

    Potwierdź adres:
    { $link }

    Link działa 24 godziny. Jeśli to nie Ty, zignoruj tę wiadomość; więcej nie napiszemy.
