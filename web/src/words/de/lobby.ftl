# Einen Tisch aufstellen
new-table = Neuer Tisch
what-is-played = Was gespielt wird
fine-tune = Jede Regel selbst einstellen
preset-own = Eigene Mischung
preset-own-help = So, wie du es unten eingestellt hast.
deck-maker = Ein eigenes Deck bauen
file-house = Wie im Hause üblich
file-own = Eigene Datei
file-choose = Datei wählen
file-back = { $what }: zurück zum Üblichen
file-too-long = „{ $name }“ ist zu lang: höchstens { $n } Zeichen.
file-empty = In „{ $name }“ steht kein Text.
who-plays = Wer mitspielt
seats = Plätze
friend = Mensch
all-friends = Lauter Menschen
all-bots = Lauter Bots
clock = Uhr
clock-none = Ohne Uhr
clock-relaxed = Gemütlich
clock-brisk = Flott
clock-custom = Eigene
clock-none-help = Alle nehmen sich die Zeit, die sie brauchen.
clock-custom-help = Sekunden für jede Art von Frage; sind sie um, antwortet das Haus, wie die Regeln es sagen.
clock-in-words = zum Entscheiden: { $decide }, zum Abstimmen: { $vote }
seconds-short = { $n } s
no-limit = unbegrenzt
the-door = An der Tür
access = Wer dazukommen darf
access-link = Mit Link
access-open = Öffentlich
access-link-help = Nur wer den Link oder den Code hat, findet diesen Tisch.
access-open-help = Solange ein Stuhl frei ist, sehen alle diesen Tisch auf der Startseite. Wer dieses Haus betreibt, darf beendete Partien ohne Namen auswerten.
access-link-is = Nur mit Link oder Code
access-open-is = Auf der Startseite zu finden
spectators = Zuschauen
spectators-help = Wer den Link hat, darf zuschauen und sieht, was alle sehen, nie ein Geheimnis.
spectators-yes = Andere dürfen zuschauen
spectators-no = Niemand sonst darf zuschauen
chat = Getippter Chat
chat-help = Schnelle Sprüche gehen immer.
chat-yes = Chat und schnelle Sprüche
chat-no = Nur schnelle Sprüche
memory-aid = Gedächtnisstütze
memory-aid-help = Der Verlauf zeigt das ganze Spiel, nicht nur den laufenden Zug.
memory-yes = Der Verlauf zeigt das ganze Spiel
memory-no = Der Verlauf zeigt nur den laufenden Zug
one-room = Alle in einem Raum
one-room-help = Ihr sitzt beisammen und seht euch: Auch was das braucht, ist im Spiel.
one-room-yes = Alle in einem Raum
make-the-table = Tisch aufstellen
making = Wird aufgestellt …

# Vor dem Spiel
table-code = Tisch { $code }
who-is-here = Wer da ist
seats-taken = { $n } von { $of } Plätzen besetzt
open-seat = Platz { $n } ist frei
host = Leitung
ready = Bereit
not-ready = Noch nicht bereit
second-seat-help = Spielt noch jemand auf diesem Gerät? Tipp einen freien Platz an.
their-name = Name der Person
sit-second = Spielt auf diesem Gerät mit
take-a-seat = Platz nehmen
sit-down = Setz dich, es ist noch Platz. Tipp einen Stuhl an, wenn du wählen willst.
sit-down-at = Du nimmst gleich Platz { $n }.
or-watch = Oder bleib einfach: Wenn es losgeht, kannst du zuschauen.
game-is-on = Hier läuft ein Spiel, bei dem niemand zuschauen darf. Komm wieder, wenn es vorbei ist.
full = Alle Plätze sind besetzt, und zuschauen darf hier niemand.
full-watch = Alle Plätze sind besetzt. Bleib und schau zu: Hier geht es gleich los.
put-a-bot = Einen Bot hierher setzen
bot-of-level = Bot: { $level }
swap-with = Tauschen mit …
swap-help = Tipp den Platz an, mit dem getauscht wird.
never-mind = Doch nicht
kick = Vom Tisch bitten
send-bot-away = Bot wegschicken
leave-seat = Platz aufgeben
say-ready = { $host } startet das Spiel. Bist du bereit?
waiting-for-host = Du bist bereit. { $host } startet das Spiel.
i-am-ready = Ich bin bereit
not-yet = Doch noch nicht bereit
seats-to-fill = { $n ->
    [one] Ein Platz ist noch frei. Warte auf jemanden oder lass einen Bot mitspielen.
   *[other] { $n } Plätze sind noch frei. Warte auf andere oder lass Bots mitspielen.
}
fill-with-bots = Mit Bots auffüllen
not-ready-yet = { $n ->
    [one] { $names } ist noch nicht bereit.
   *[other] { $names } sind noch nicht bereit.
}
all-set = Alle Plätze sind besetzt.
start = Spiel starten
start-anyway = Trotzdem starten
