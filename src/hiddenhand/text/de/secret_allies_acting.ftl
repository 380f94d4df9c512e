# Secret Allies auf der Seite: was ein Klick tut, was ein Knopf aufgibt, was ein Angriff bedeutet.

## Was man anklicken kann

sa-hint-click = Was du wählen kannst
sa-hint-unit = { $count ->
    [one] Wähle deine leuchtende Einheit.
   *[other] Wähle eine deiner { $count } leuchtenden Einheiten.
}
sa-hint-drag = Du kannst sie auch gleich dorthin ziehen, wohin sie soll.
sa-hint-partisan = Wähle einen leuchtenden Partisanen, um ihn jetzt zu bewegen.
sa-hint-go = Gelb: dorthin gehen (Zahl: übrige Bewegung)
sa-hint-enter = Schwerter: den Staat angreifen
sa-hint-fire = Rot: feuern; gestrichelt: erst in Reichweite gehen
sa-hint-stay = Die Einheit selbst: hierbleiben
sa-hint-target = Wähle eine rote Einheit. 2/3 heißt: mit diesem Treffer 2 Schaden bei 3 Panzerung; ✕ zerstört sie.
sa-hint-put = Wähle ein leuchtendes Feld von { NAME($state) }.
sa-tip-left = Bewegung, die dort übrig bleibt: { $points }
sa-tip-damage = Mit diesem Treffer: { $damage } Schaden bei { $armour } Panzerung
sa-legend-damage = Schaden mit dem nächsten Treffer / Panzerung; ✕: zerstört

## Knöpfe, die etwas beenden

sa-end-moves = { $count ->
    [one] Nicht weiterziehen: 1 Zug bleibt ungenutzt
   *[other] Nicht weiterziehen: { $count } Züge bleiben ungenutzt
}
sa-end-units = { $count ->
    [one] Nicht weiterziehen: 1 Einheit kann noch ziehen
   *[other] Nicht weiterziehen: { $count } Einheiten können noch ziehen
}
sa-end-moves-later = Du ziehst in dieser Runde später noch einmal; was du jetzt nicht nutzt, verfällt.
sa-end-moves-last = Du ziehst in dieser Runde zum letzten Mal; ungenutzte Züge verfallen.
sa-end-partisans = { $count ->
    [one] Keine mehr bewegen: 1 Partisan bleibt stehen
   *[other] Keine mehr bewegen: { $count } Partisanen bleiben stehen
}
sa-done-units = Nichts mehr kaufen, Rest behalten
sa-done-nothing = Alle Marken behalten
sa-done-nothing-ask = Du hast nichts gekauft. Alle Marken behalten?
sa-done-research = Keine Technologie mehr kaufen
sa-done-send = Nichts mehr schicken
sa-pass-reveal = In dieser Runde niemanden aufdecken
sa-pass-show = Nicht zeigen
sa-pass-only = Passen
sa-none-look = Bei niemandem nachsehen

## Schalter

sa-switch-aim = Nach dem Zug wählst du für jeden Treffer ein Ziel oder feuerst nicht. Sonst bekommt der einzige Gegner in Reichweite alle Treffer.
sa-switch-differently = Beim nächsten Kauf wählst du, welche Marken bezahlen. Sonst wird zuerst Gold ausgegeben.

## Ein Angriff

sa-attack-modifier = Dein Modifikator in dieser Auktion: { $modifier }
sa-attack-prize = Wer gewinnt, kauft dort Einheiten für
sa-attack-brings = { $mines ->
    [0] Er gehört dir, wenn nach dem Kampf keine gegnerische Einheit dort steht. Er bringt jede Runde
    [one] Er gehört dir, wenn du seine Mine nimmst und nach dem Kampf keine gegnerische Einheit dort steht. Er bringt jede Runde
   *[other] Er gehört dir, wenn du seine { $mines } Minen nimmst und nach dem Kampf keine gegnerische Einheit dort steht. Er bringt jede Runde
}
sa-attack-bonus = und einmalig für die Eroberung
sa-attack-own = { NAME($state) } ist dein eigener geheimer Verbündeter, aber beim eigenen Angriff kannst du die Karte nicht zeigen.
sa-raised = { SEAT($seat) }: Partisanen in { NAME($state) }
sa-raised-mine = Deine Partisanen in { NAME($state) }
sa-attack-bid-nothing = { NAME($state) } angreifen und 0 bieten
sa-raised-nothing = (keine konnten aufgestellt werden)
sa-raised-none = Keine Partisanen in { NAME($state) }: Niemand hat genug geboten.

## Die Eröffnung

sa-first-bid-told = Noch hat niemand Verbündete: Diese Reihenfolge gilt für ihre Wahl und das erste Aufdecken. Mit Prestige bezahlst du auch Karten, Technologien und spätere Gebote, daher ist auch 0 ein gutes Gebot.
sa-tied-with = Gleichstand mit dem Ergebnis { $result }: { SEATS($seats) }. Nur sie bieten jetzt noch einmal.
sa-ally-number = { $size ->
    [large] Dein Verbündeter Nummer { $number }, ein großer Staat.
   *[small] Dein Verbündeter Nummer { $number }, ein kleiner Staat.
} Für jeden Verbündeten ziehst du neue Karten und behältst eine davon.
sa-cards-keep = Wähle die Karte, die du behältst, oder kaufe noch eine zur Auswahl.
sa-cards-drawn-now = Bisher gezogen; danach behältst du eine davon:

## Gebote, und Antworten ohne Klick

sa-bid-enough = { $bid } bieten: gewinnt, wenn sonst niemand bietet
sa-bid-enough-order = { $bid } bieten: vorn, wenn sonst niemand bietet
sa-alone-show = { NAME($state) } ist nicht dein Verbündeter, du hast also keine Karte zu zeigen. Mitbieten kannst du trotzdem.
sa-alone-bid = Du hast kein Prestige, also bietest du 0.
sa-alone-lost = Diese Auktion konntest du nicht gewinnen: Dazu braucht es mindestens { $needed }. Also bietest du 0.
sa-alone-other = Es gab nur eine mögliche Antwort, sie wurde für dich gegeben.
