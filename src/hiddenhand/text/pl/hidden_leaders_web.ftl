# Ukryci Liderzy na stronie: stół, pytania, to, co widać.

## Tor siły

hl-track = Tor siły
hl-track-now = Czerwony na polu { $red }, zielony na polu { $green }, strefa wojny od pola { $war }
hl-war-zone = Strefa wojny
hl-ended-now = Gdyby teraz koniec: { NAME($faction) }
hl-ended = Zwycięska frakcja: { NAME($faction) }
hl-would-be = Wtedy: { NAME($faction) }
hl-goal = Twoje frakcje: { NAME($first) }, { NAME($second) }. Wygrywasz, gdy zwycięży jedna z nich, a twoja drużyna ma najwięcej jej Bohaterów.
hl-goal-ours = twoja
hl-goal-not-ours = nie twoja
hl-wins-tribes = zielony na czele o 2+
hl-wins-empire = czerwony na czele o 2+
hl-wins-undead = oba w strefie wojny
hl-wins-water = różnica najwyżej 1

## Miejsca

hl-tavern = Karczma
hl-at-harbor = Port
hl-at-wilderness = Dzicz
hl-at-graveyard = Cmentarzysko
hl-empty = pusto
hl-pile = { $name }: { $count ->
    [one] 1 karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
hl-whole-graveyard = Całe Cmentarzysko, od wierzchu
hl-board = Plansza

## Drużyny

hl-others = Pozostali gracze
hl-party = Drużyna · { SEAT($seat) }
hl-my-party = Twoja drużyna
hl-my-hand = Twoja ręka
hl-my-hidden = Twoi Ukryci Bohaterowie, od najstarszego
hl-hand-size = { $count ->
    [one] 1 karta na ręce
    [few] { $count } karty na ręce
    [many] { $count } kart na ręce
   *[other] { $count } karty na ręce
}
hl-hidden-count = { $count ->
    [0] brak Ukrytych Bohaterów
    [one] 1 Ukryty Bohater
    [few] { $count } Ukrytych Bohaterów
    [many] { $count } Ukrytych Bohaterów
   *[other] { $count } Ukrytych Bohaterów
}
hl-to-go = { $count ->
    [0] koniec gry
    [one] 1 Bohater do końca
    [few] { $count } Bohaterów do końca
    [many] { $count } Bohaterów do końca
   *[other] { $count } Bohaterów do końca
}
hl-active = ma teraz turę
hl-asked = podejmuje decyzję
hl-leader-hidden = Lider nieznany
hl-leader-of = { SEAT($seat) }: { NAME($leader) }
hl-show-leader = Pokaż Lidera
hl-hide-leader = Zakryj Lidera
hl-covered = zakryta
hl-hidden-hero = Ukryty Bohater { $number } · { SEAT($seat) }
hl-hidden-own = { NAME($card) }, twój Ukryty Bohater { $number }
hl-pick-seat = Wybierz: { SEAT($seat) }
hl-no-heroes = brak Bohaterów

## Decyzje

hl-your-turn = Twoja tura
hl-in-turn-of = Tura · { SEAT($seat) }. Teraz decydujesz ty.
hl-others-decide = Twoja tura, ale teraz decyduje ktoś inny
hl-setup-chosen = Wybór zapisany. Czekamy na pozostałych.
hl-nobody-asked = Gra toczy się dalej…
hl-cancel = Anuluj
hl-performing = Rozpatrywane
hl-set-aside = Odłożone na bok
hl-selected = Wybrano: { NAME($card) }
hl-you-see = Oglądasz
hl-do-play = Zagraj
hl-do-discard = Odrzuć

## Co nacisnąć: tekst dla niektórych pytań, a „-chosen” po wyborze karty

hl-how-setup-hide = { $touch ->
    [yes] Dotknij karty na ręce.
   *[no] Kliknij kartę na ręce.
}
hl-how-setup-discard = { $touch ->
    [yes] Dotknij karty na ręce.
   *[no] Kliknij kartę na ręce.
}
hl-how-ask-turn = { $touch ->
    [yes] Dotknij karty na ręce, aby ją zagrać albo odrzucić.
   *[no] Kliknij kartę na ręce, aby ją zagrać albo odrzucić.
}
hl-how-ask-turn-chosen = Jeśli ją odrzucisz, możesz odrzucić jeszcze do 2 kart.
hl-how-ask-discard-more = { $touch ->
    [yes] Dotknij następnej karty, aby ją odrzucić, albo spasuj.
   *[no] Kliknij następną kartę, aby ją odrzucić, albo spasuj.
}
hl-how-other = { $touch ->
    [yes] Dotknij jednej ze świecących kart.
   *[no] Kliknij jedną ze świecących kart.
}
hl-how-ask-player = { $touch ->
    [yes] Dotknij jednego z podświetlonych graczy.
   *[no] Kliknij jednego z podświetlonych graczy.
}
hl-how-ask-party = { $touch ->
    [yes] Dotknij jednego z podświetlonych graczy.
   *[no] Kliknij jednego z podświetlonych graczy.
}
hl-how-ask-draw = { $touch ->
    [yes] Dotknij karty w Karczmie albo Portu.
   *[no] Kliknij kartę w Karczmie albo Port.
}
hl-how-ask-reduce = { $touch ->
    [yes] Dotknij karty na ręce.
   *[no] Kliknij kartę na ręce.
}

## Co robią inni, gdy się czeka: tekst dla każdego pytania gry

hl-does-setup-hide = { SEAT($seat) }: ukrywa pierwszego Bohatera
hl-does-setup-discard = { SEAT($seat) }: odkłada kartę do Dziczy
hl-does-ask-turn = { SEAT($seat) }: zagrywa albo odrzuca karty
hl-does-ask-discard-more = { SEAT($seat) }: może odrzucić kolejną kartę
hl-does-ask-draw = { SEAT($seat) }: dobiera karty
hl-does-ask-reduce = { SEAT($seat) }: odrzuca karty na koniec tury
hl-does-ask-markers = { SEAT($seat) }: decyduje, który znacznik się przesunie
hl-does-ask-player = { SEAT($seat) }: wybiera gracza
hl-does-ask-faction = { SEAT($seat) }: wskazuje frakcję
hl-does-ask-guess = { SEAT($seat) }: zgaduje frakcję
hl-does-ask-branch = { SEAT($seat) }: wybiera jedną z dwóch możliwości
hl-does-ask-party = { SEAT($seat) }: wybiera, do czyjej drużyny trafi Bohater
hl-does-ask-order = { SEAT($seat) }: decyduje, co zostanie odrzucone najpierw
hl-does-ask-seen = { SEAT($seat) }: podgląda karty
hl-does-ask-show = { SEAT($seat) }: szuka takiej karty
hl-does-ask-play-more = { SEAT($seat) }: może zagrać kolejnego Bohatera
hl-does-ask-exchange-with = { SEAT($seat) }: wybiera, z czym zamienić kartę
hl-does-ask-bury = { SEAT($seat) }: wybiera Bohatera do pogrzebania
hl-does-ask-discard = { SEAT($seat) }: wybiera kartę do odrzucenia
hl-does-ask-exchange = { SEAT($seat) }: wybiera kartę do zamiany
hl-does-ask-hide = { SEAT($seat) }: wybiera kartę do ukrycia
hl-does-ask-place = { SEAT($seat) }: wybiera kartę do umieszczenia
hl-does-ask-take = { SEAT($seat) }: wybiera kartę do wzięcia
hl-does-ask-set-aside = { SEAT($seat) }: wybiera kartę z Karczmy
hl-does-ask-turn-over = { SEAT($seat) }: wybiera Bohatera do odwrócenia
hl-does-ask-look = { SEAT($seat) }: wybiera Ukrytego Bohatera, którego podejrzy
hl-does-ask-perform = { SEAT($seat) }: wybiera zdolność do rozpatrzenia

## Przebieg

hl-log = Dziennik
hl-open-log = Otwórz dziennik
hl-close-log = Zamknij dziennik
hl-nothing-yet = Nic się jeszcze nie wydarzyło.
hl-no-target = „{ NAME($card) }”: brak celu

## Koniec

hl-end = Jak skończyła się gra
hl-won-for = { NAME($leader) } wygrywa razem z frakcją { NAME($faction) }.
hl-own-other = Twój Lider, { NAME($leader) }, nie był sprzymierzony z frakcją { NAME($faction) }.
hl-own-close = Twój Lider też był sprzymierzony z frakcją { NAME($faction) }, ale inna drużyna okazała się lepsza.
hl-fact-decided = Tura { $turn }: karta „{ NAME($card) }” ({ SEAT($seat) }) przesądza o zwycięstwie frakcji { NAME($faction) }.
hl-fact-always = { NAME($faction) }: ta frakcja prowadziła od początku do końca.
hl-fact-suspected = Od tury { $turn } { SEAT($seat) } ma powody podejrzewać, że { SEAT($about) } to { NAME($secret) }.
hl-fact-fooled = { SEAT($about) } myli tropy: do końca { SEAT($seat) } ma powody podejrzewać, że to { NAME($secret) }.
hl-fact-changes = Prowadząca frakcja zmieniła się { $count ->
    [one] raz
    [few] { $count } razy
    [many] { $count } razy
   *[other] { $count } razy
}.
hl-fact-hidden = { SEAT($seat) }: { $count ->
    [one] do wyniku liczy się 1 Ukryty Bohater
    [few] do wyniku liczy się { $count } Ukrytych Bohaterów
    [many] do wyniku liczy się { $count } Ukrytych Bohaterów
   *[other] do wyniku liczy się { $count } Ukrytych Bohaterów
}.
hl-end-faction = Zwycięska frakcja
hl-end-candidates = Kto jest z nią sprzymierzony?
hl-end-aligned = Lider sprzymierzony z frakcją { NAME($faction) }
hl-end-not-aligned = Lider niesprzymierzony z frakcją { NAME($faction) }
hl-end-most-heroes = Najwięcej Bohaterów zwycięskiej frakcji
hl-end-fewest-heroes = Remis: najmniej wszystkich Bohaterów
hl-end-highest-leader = Remis: najwyższy numer Lidera
hl-end-winner = Wygrywa
hl-end-nobody-serves = Nikt nie jest sprzymierzony ze zwycięską frakcją.
