# Überall
loading = Einen Moment …
to-the-house = Zum Haus
missing = Hier wohnt niemand
missing-why = Unter dieser Adresse gibt es nichts. Vielleicht wurde der Link abgeschnitten.
no-table = Zu diesem Code gibt es keinen Tisch. Schau ihn dir noch einmal an.

refused = { $code ->
    [bad_message] Das hat das Haus nicht verstanden.
    [bad_setup] So lässt sich das nicht einstellen.
    [unknown] Das gibt es hier nicht: Schau dir den Code noch einmal an.
    [not_yours] Das gehört jemand anderem.
    [not_host] Das darf nur, wer den Tisch leitet.
    [origin] Öffne das Haus unter seiner eigenen Adresse.
    [host] Unter diesem Namen ist das Haus nicht bekannt: Öffne es unter seiner eigenen Adresse.
    [full] Es ist kein Platz mehr frei.
    [taken] Das ist schon vergeben: Wähl etwas anderes.
    [not_now] Das geht gerade nicht.
    [stale] Diese Frage ist vorbei.
    [illegal] Das verbieten die Regeln.
    [muted] Du kannst gerade nicht reden.
    [trouble] Dieser Tisch wurde mit anderen Regeln begonnen und kann nicht weitergehen.
    [busy] Am Tisch ist viel los: Versuch es noch einmal.
    [too_big] Das war zu lang.
    [too_many] Zu viel auf einmal: Warte eine Minute.
    [too_fast] Zu schnell: Warte eine Sekunde.
    [unavailable] Das Haus kann das gerade nicht aufschreiben: Versuch es noch einmal.
    [offline] Das Haus ist nicht zu erreichen. Bist du verbunden?
   *[fault] Bei uns ist etwas schiefgegangen.
}

# Die Haustür
headline = Jemand an diesem Tisch lügt.
in-a-line = Spiele um verborgene Identitäten, live mit Freunden oder gegen Bots, die bluffen. Kein Konto, nichts zu installieren.
play-now = Sofort spielen
join-with-code = Mit Code beitreten
join = Zu diesem Tisch
code-six = Ein Code hat sechs Buchstaben und Ziffern.
the-games = Die Spiele
seats-range = { $least }–{ $most } Plätze
against-bots = Mit Bots spielen
invite-friends = Freunde einladen
learn = Lernen
which-game = Welches Spiel?
which-game-help = Du setzt dich zu Bots, und es geht sofort los.
dealing = Die Karten werden verteilt …
open-tables = Tische mit freiem Stuhl
more-tables = Mehr Tische
free-seats = { $n ->
    [one] { $n } freier Platz
   *[other] { $n } freie Plätze
}
house-keeps = Keine Konten, keine Tracker, nichts von fremden Seiten. Das Haus setzt ein einziges Cookie, damit es weiß, welche Plätze deine sind; Name und Einstellungen bleiben in diesem Browser.
house-words = Unsere Regeln stehen hier in eigenen Worten; lies sie, bevor du dich setzt:
back-to-table = Zurück an deinen Tisch
phase-lobby = noch nicht begonnen
phase-playing = ein Spiel läuft
phase-over = das Spiel ist vorbei
guest = Gast
your-name = Dein Name
name-hint = Wie sollen wir dich nennen?
name-needed = Sag uns bitte zuerst einen Namen: bis zu 16 Buchstaben.
you = Du

# Einstellungen
settings = Einstellungen
language = Sprache
theme = Farben
theme-auto = Auto
theme-light = Hell
theme-dark = Dunkel
theme-contrast = Kontrast
sound = Ton
sound-help = Ein leises Zeichen, wenn du dran bist.
beats = Schritt für Schritt
beats-help = Was passiert, wird kurz gezeigt, bevor sich der Tisch ändert. Aus: sofort.
less = Weniger: { $what }
more-of = Mehr: { $what }
no-stay = Nein, zurück
try-again = Noch einmal versuchen

# Andere dazuholen, und andere Geräte
share = Teilen
invite = Andere dazuholen
copy-link = Link kopieren
copied = Kopiert
copy-by-hand = Der Link ist markiert: Kopier ihn von hier.
link-label = Link zu diesem Tisch
code-label = Scannen oder den Code auf { $house } eintippen
code-is = Der Code ist { $code }.
qr-alt = QR-Code für Tisch { $code }
tv = Den Tisch auf einem Fernseher zeigen
tv-help = Alles Offene in groß, für einen Bildschirm, den alle sehen. Keine Geheimnisse.
tv-link = Link für den Fernseher
tv-make = Link für den Fernseher erzeugen
tv-ten = Er gilt einmal und zehn Minuten lang.
move = Auf einem anderen Gerät weiterspielen
move-help = Alle Plätze dieses Geräts ziehen mit um. Öffne dort den Link; hier hast du dann keinen mehr.
move-link = Link für das andere Gerät
move-make = Link erzeugen
move-ten = Er gilt einmal und zehn Minuten lang. Wer ihn hat, bekommt die Plätze: Gib ihn nicht weiter.
moving = Deine Plätze ziehen um …
move-over = Dieser Link wurde schon benutzt oder ist älter als zehn Minuten. Hol dir auf dem ersten Gerät einen neuen.
to-the-table = Zum Tisch

# Das Menü am Tisch
host-powers = Du leitest den Tisch
pause = Pause
resume = Weiterspielen
more-time = { $n } Sekunden mehr für diese Frage
replace-by-bot = Jemanden durch einen Bot ersetzen
replace-sure = Ein Bot spielt für { $name } weiter. In diesem Spiel lässt sich der Platz nicht zurückgeben.
replace-yes = Bot spielen lassen
finish = Dieses Spiel beenden
finish-sure = Das Spiel endet hier ohne Ergebnis. Alle Identitäten werden gezeigt.
finish-yes = Beenden
leave-table = Den Tisch verlassen
leave-sure = Dein Platz ist dann für andere frei.
leave-sure-playing = Ein Bot spielt an deiner Stelle weiter, und in dieses Spiel kommst du nicht zurück.
leave-yes = Verlassen
