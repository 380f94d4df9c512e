# Was die Optionen eines Raums bedeuten.

web-room-minutes = Unter Menschen etwa { $minutes } Minuten

web-means-secret_allies-pack-reconstruction = Alle Staaten, Völker mit vollständigen Technologiebäumen.
web-means-secret_allies-pack-tiny = Wenige kleine Staaten und kleinere Zahlen wie in der Lektion.
web-means-secret_allies-length-short = Die kleinste Karte, je ein großer und ein kleiner Verbündeter.
web-means-secret_allies-length-standard = Eine größere Karte, je vier Verbündete.
web-means-secret_allies-length-long = Karte und Verbündete wie bei der normalen Länge, aber mehr Runden.
web-means-secret_allies-map_mode-joint = Vor dem Spiel legen alle reihum die Plättchen.
web-means-secret_allies-map_mode-automatic = Die Karte ist sofort fertig.
web-means-secret_allies-race_draw-random = Jeder bekommt ein zufälliges Volk.
web-means-secret_allies-race_draw-choose = Reihum nimmt sich jeder ein freies Volk.
web-means-secret_allies-race_draw-two_keep_one = Jeder zieht zwei Völker und behält eines.
web-means-secret_allies-ally_deck-all = Jeder Staat kann ein Verbündeter sein; die Hälfte bleibt neutral.
web-means-secret_allies-ally_deck-exact = Die neutrale Hälfte kommt vorher weg; gezogene Karten verraten mehr über fremde Verbündete.
web-means-secret_allies-prestige_log-turn = Gebote und gewonnenes Prestige sieht man bis zum Ende der Runde: Merk sie dir.
web-means-secret_allies-prestige_log-game = Gebote und gewonnenes Prestige bleiben das ganze Spiel im Protokoll.

## Ein Spiel auf einer Seite, vor der Lektion

web-learn-overview-secret_allies-1 = Zwei bis vier Mächte kämpfen um Staaten. Einige sind deine geheimen Verbündeten; niemand weiß, welche. Du gewinnst, wenn deine Staaten nach einer Schlacht genug Prestige wert sind.
web-learn-overview-secret_allies-2 = Eine Runde hat drei Phasen: In der Schlacht bietest du um die Reihenfolge und ziehst Einheiten in kurzen Teilzügen; in der Wirtschaft zahlen die Staaten, und du kaufst Technologien und Einheiten; beim Aufdecken darfst du einen Verbündeten zeigen und bekommst Mittel.
web-learn-overview-secret_allies-3 = Prestige ist die Währung der Auktionen. Wer einen unberührten Staat betritt, löst eine Auktion um dessen Partisanen aus, und ein Gebot ist auch dann verloren, wenn es nicht gewinnt.
web-learn-differs-secret_allies = Die Lektion nutzt ein kleines Set. Im vollen Spiel beginnst du mit 10 Prestige statt 7, hast 6 Züge je Teilzug statt 3, bekommst das 4-fache Einkommen eines Verbündeten statt des 3-fachen, und Staaten zahlen 5 Runden lang statt 3. Auch Einheiten, Technologien und der Abzug beim Angriff (-2 statt -1) sind anders.
