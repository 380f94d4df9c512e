# Secret Allies auf der Seite: was man zum Entscheiden braucht.

## Auktionen

sa-prize = Preis:
sa-prize-partisans = die Partisanen von { NAME($state) }. Wer gewinnt, kauft dort Einheiten und darf sie sofort ziehen. Mittel:
sa-prize-order = die Reihenfolge. Wer vorn steht, zieht im Kampf zuerst; gekauft und aufgedeckt wird in umgekehrter Reihenfolge.
sa-prize-first-order = die Reihenfolge. Wer vorn steht, wählt zuerst Verbündete; wer hinten steht, deckt zuerst auf.
sa-why-modifier-attacker = greift an
sa-why-modifier-owner = eigener Verbündeter
sa-why-modifier-defender = verteidigt einen fremden Verbündeten
sa-why-modifier-worth = Wert des Staates
sa-why-modifier-technology = Technologien
sa-bid-needs-partisans = Bietet sonst niemand, gewinnst du mit { $needed }: Das Ergebnis muss über 0 liegen.
sa-bid-needs-order = Bietet sonst niemand, bist du mit { $needed } vorn.
sa-bid-needs-run-off = Bietet sonst niemand, liegst du mit { $needed } vorn.
sa-bid-hopeless = Zum Gewinnen brauchst du mindestens { $needed }, und du hast { $purse }.
sa-bid-wasted = Dieses Gebot kann nicht gewinnen: Es braucht mindestens { $needed }. Es wäre verloren.
sa-bid-slider = Dein Gebot
sa-bid-sum = Ergebnis { $result }, es bleiben { $left } Prestige
sa-tie-mine = Bei Gleichstand gewinnst du durch Diplomatie.
sa-tie-theirs = Bei Gleichstand gewinnt durch Diplomatie: { SEATS($seats) }.
sa-tie-run-off = Bei Gleichstand folgt eine Stichrunde.
sa-tie-order = Beim nächsten Gleichstand entscheidet die jetzige Reihenfolge: { SEATS($seats) }.
sa-tie-again = Beim nächsten Gleichstand folgt noch eine Stichrunde, oder die Würfel entscheiden.
sa-raise-no-token = Du hast keine Einheit mehr, die du in { NAME($state) } aufstellen könntest: Gewinnen würde dir nichts bringen.
sa-raise-too-dear = Mit diesen Mitteln kannst du in { NAME($state) } keine deiner Einheiten bezahlen: Gewinnen würde dir nichts bringen.
sa-raise-no-room = In { NAME($state) } ist kein Feld für deine Einheiten frei: Gewinnen würde dir nichts bringen.
sa-won-order-mine = Du hast die Auktion gewonnen: Du bist zuerst dran.
sa-won-order-theirs = { SEAT($seat) } hat die Auktion gewonnen und ist zuerst dran.
sa-won-partisans-mine = Du hast die Partisanen von { NAME($state) } gewonnen.
sa-won-partisans-theirs = { SEAT($seat) } hat die Partisanen von { NAME($state) } gewonnen.
sa-won-nothing = Du konntest dort aber keine Einheit aufstellen, es hat dir also nichts gebracht.
sa-won-paid = Du hast { $prestige } Prestige bezahlt.
sa-won-paid-rounds = Du hast { $prestige } Prestige bezahlt ({ $rounds }).
sa-scored = Ende der Schlacht. Siegleiste: { BY_SEAT($track) }. Einkommen: { BY_SEAT($income) }.
sa-scored-mine = Ende der Schlacht. Siegleiste: { BY_SEAT($track) }. Einkommen: { BY_SEAT($income) }. Du bekommst { $gain } Prestige.

## Der Ablauf einer Runde

sa-next-seat = Danach: { SEAT($seat) }
sa-next-phase = Danach: { $phase }
sa-next-turn = Danach: neue Runde
sa-auction-now = Alle bieten
sa-have-bid = Du hast geboten. Die anderen bieten noch.
sa-setup-races = Völker
sa-setup-order = Reihenfolge
sa-setup-allies = geheime Verbündete
sa-setup-reveal = erstes Aufdecken, erste Einheiten

## Kaufen

sa-ware-reaches = erreicht { NAMES($states) }
sa-ware-targets = { $count ->
    [one] kann 1 Einheit treffen
   *[other] kann { $count } Einheiten treffen
}
sa-ware-number = bis zu { $count }
sa-ware-none-left = keine mehr übrig
sa-ware-too-dear = nicht bezahlbar
sa-ware-no-room = kein freies Feld
sa-buy-again = { NAME($unit) } noch einmal: Wähle ein leuchtendes Feld.
sa-buy-how = Wähle eine Einheit und dann ein Feld, oder zieh sie auf ein Feld.
sa-pay-mixed = Uran und Titan gelten beim Bezahlen auch als Gold.
sa-spent = Mehr war nicht zu kaufen, daher sind deine Käufe beendet.
sa-track-short = Sieg { $track }/{ $threshold }
sa-prestige-mine = Dein Prestige; die anderen sehen es nicht

## Technologien, Handel, Aufdecken

sa-buy-in = Kaufen in:
sa-shop-bought = hier diese Runde schon gekauft
sa-trade-how = Wähle eine Marke oder ziehe sie in einen anderen Staat. Verschobene Marken sind ab der nächsten Runde nutzbar.
sa-trade-limits = kann { $send } abgeben, { $receive } erhalten
sa-show-not-mine = Es ist nicht dein Verbündeter, du kannst also nur passen. Alle werden gefragt, damit niemand erfährt, wessen Verbündeter es ist.
sa-show-ask = { NAME($state) } ist dein geheimer Verbündeter. Zeigst du seine Karte?
sa-show-mine = Zeigst du seine Karte, kennen ihn alle; dein Modifikator ist { $mine }, der von anderen Verteidigern { $theirs }. Sonst gilt er als neutral: { $neutral } für alle Verteidiger. Technologien kommen dazu. Mehr bringt es nicht; aufdecken kannst du ihn später noch.
sa-reveal-brings = Bringt jetzt
sa-reveal-gives-up = Kostet
sa-reveal-bonus = das Geheimnis; wer ihn erobert, bekommt
sa-reveal-others = { $count ->
    [0] Es ist dein letzter geheimer Verbündeter.
    [one] 1 weiterer Verbündeter bleibt geheim.
   *[other] { $count } weitere Verbündete bleiben geheim.
}
