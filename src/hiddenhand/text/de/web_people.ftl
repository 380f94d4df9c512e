### Menschen am Tisch: Namen und Avatare, wer da ist, was ihnen gesagt wird.

## Name und Avatar

web-who-ask = Wie sollen dich die anderen nennen?
web-who-later = Du kannst das jederzeit am Tisch ändern.
web-who-skip = Überspringen
web-who-change = Name und Avatar
web-face = Avatar
web-face-initials = Initialen
web-face-bear = Bär
web-face-cat = Katze
web-face-fox = Fuchs
web-face-frog = Frosch
web-face-hare = Hase
web-face-hedgehog = Igel
web-face-koi = Koi
web-face-owl = Eule
web-face-panda = Panda
web-face-raven = Rabe
web-face-stag = Hirsch
web-face-wolf = Wolf
web-color = Farbe
web-color-red = Rot
web-color-orange = Orange
web-color-gold = Gold
web-color-green = Grün
web-color-teal = Petrol
web-color-blue = Blau
web-color-violet = Violett
web-color-gray = Grau

## Wer da ist

web-presence-here = da
web-presence-thinking = überlegt
web-presence-away = kurz weg
web-presence-offline = offline
web-presence-away-for = seit { $minutes } Min. weg
web-presence-offline-for = seit { $minutes } Min. offline
web-presence-bot = ein Bot spielt
web-absent-soon = { $name } ist nicht da. In { $seconds } s kann ein Bot übernehmen.
web-absent = { $name } ist nicht da. Bis zur Rückkehr kann ein Bot spielen.
web-absent-bot = Bot spielen lassen
web-absent-propose = Bot vorschlagen
web-absent-proposed = Ein Bot für { $name }? Dafür: { $names }. Eine Stimme fehlt noch.

## Was allen gesagt wird

web-notice-lent = Bis { $name } zurück ist, spielt ein Bot.
web-notice-left = Für { $name } spielt jetzt ein Bot.
web-notice-back = { $name } ist wieder da.
web-notice-bot-for-you = Während du weg warst, hat ein Bot für dich gespielt. Der Platz gehört wieder dir.
web-notice-host = { $name } ist jetzt Host.
web-notice-host-you = Du bist jetzt Host.
web-notice-rematch = { $name } möchte eine Revanche.
web-notice-rematch-not = { $name } möchte keine Revanche mehr.
web-notice-sat = { $name } sitzt jetzt am Tisch.
web-notice-stood-up = { $name } hat den Tisch verlassen.
web-notice-sent-away = Der Host hat deinen Platz freigemacht. Du kannst dich wieder setzen oder zuschauen.
web-rematch-wanted = möchte eine Revanche
web-stood-in = Antworten eines Bots für: { $names }
web-clock-whole = { $each }, { $minutes } Min. Reserve
web-clock-before = Bedenkzeit: { $clock }. Läuft die Zeit ab, spielt bis zur Rückkehr ein Bot.
web-clock-before-none = Keine Uhr: Alle dürfen so lange überlegen, wie sie möchten.
error-still-there = Eben war diese Person noch da. In { $retry_after } s kann ein Bot übernehmen.
