# Der Vorhang zwischen zwei Plätzen an einem Gerät
curtain-pass-to = Gib das Handy an
curtain-i-am = Ich bin { $name }
curtain-pass-on = Handy weitergeben
curtain-why = Jetzt schaut nur { $name }. Alle anderen: weggucken!
curtain-others = Jemand anderes möchte nachsehen
curtain-rather = { $name } hat das Handy

# Das Ende
end = Das Ende
end-you = Du gewinnst!
end-you-first = Du
end-you-and = { $names } habt gewonnen!
end-won = { $n ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen
}
end-nobody = Niemand gewinnt
end-stopped = Das Spiel wurde vorzeitig beendet
end-stopped-why = Diesmal gewinnt niemand. Der Rückblick zeigt, wer wer war.
end-watching = Du schaust zu. Das nächste Spiel beginnt, wenn der Gastgeber es startet.
end-again = Noch einmal
end-next-game = Nächstes Spiel
end-new-series = Neue Serie
end-real-game = Ein echtes Spiel
end-again-please = Ich bin wieder dabei
end-i-am-ready = Bereit für das nächste
end-host-starts = { $name } startet das nächste Spiel.
end-not-ready = Noch nicht bereit: { $names }.
end-open-seat = Ein Platz ist frei: Besetze ihn zuerst im Menü.
end-score = Punktestand
end-series = Wer zuerst { $goal } Punkte hat
end-series-over = { $n ->
    [one] { $names } gewinnt die Serie
   *[other] { $names } gewinnen die Serie
}
end-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
end-plus = +{ $n }
end-afterwards = Hinterher
end-replay = Rückblick ansehen
end-share = Rückblick teilen
end-download = Herunterladen
end-knew = Was wussten sie? Schau mit den Augen von
share-copied = Kopiert
share-by-hand = Kopiere diesen Link

# Wurde ehrlich gemischt?
proof = Wurde ehrlich gemischt? Prüf es nach
proof-why = Aller Zufall eines Spiels kommt aus einer geheimen Zahl, dem Seed. Vor der ersten Karte hat das Haus allen deren Fingerabdruck (SHA-256) gegeben; jetzt zeigt es den Seed, und dein Browser rechnet den Fingerabdruck selbst aus.
proof-seed = Der Seed
proof-hash = Sein Fingerabdruck, hier ausgerechnet
proof-noted = Der Fingerabdruck, den dieser Browser zu Beginn notiert hat
proof-said = Der Fingerabdruck, den das Haus nennt
proof-good = Sie stimmen überein: Nach dem Start wurde nichts verändert.
proof-good-now = Sie stimmen überein. Dieser Browser war aber zu Beginn nicht dabei: Vergleiche mit jemandem, der den Fingerabdruck da notiert hat.
proof-bad = Sie sind verschieden: Das ist nicht der Seed, mit dem das Spiel begann.
proof-failed = Die Aufzeichnung lässt sich gerade nicht lesen.
proof-whole = So wird die ganze Aufzeichnung noch einmal gespielt und jeder Schritt geprüft:
proof-command = Befehle für ein Terminal

# Der Rückblick
replay-title = Rückblick · { $game }
replay-number = Spiel { $n } am Tisch { $code }
replay-eyes = Mit wessen Augen?
replay-truth = Die Wahrheit
replay-spectator = Publikum
replay-eyes-of = Mit den Augen von { $name }
replay-eyes-truth = Alles, was wahr war, wer immer es wusste
replay-eyes-spectator = Was alle sehen konnten
replay-step = Schritt { $n } von { $of }
replay-scrub = Schritt im Spiel
replay-play = Abspielen
replay-pause = Anhalten
replay-back = Einen Schritt zurück
replay-on = Einen Schritt weiter
replay-event-back = Zum Ereignis davor
replay-event-on = Zum nächsten Ereignis
replay-speed = Tempo: { $n }-fach
replay-start = Das Spiel beginnt.
replay-by = { $name } hat geantwortet.
replay-chance = Die Würfel sind gefallen.
replay-over = Das Spiel ist vorbei.
replay-controls = Steuerung
replay-share = Diesen Moment teilen
replay-download = Aufzeichnung herunterladen
replay-to-table = Zum Tisch
replay-was = ist { $role }
replay-refused = { $code ->
    [not_yours] Nur wer an diesem Tisch sitzt, darf seine Spiele sehen. Öffne den Link in dem Browser, in dem du gespielt hast.
    [not_now] Dieses Spiel läuft noch. Den Rückblick gibt es, wenn es vorbei ist.
    [unknown] Dieses Spiel gibt es an diesem Tisch nicht.
    [trouble] Dieses Spiel wurde nach anderen Regeln gespielt und lässt sich nicht mehr zeigen.
    [offline] Das Haus ist nicht zu erreichen. Bist du verbunden?
   *[other] Dieser Rückblick lässt sich gerade nicht zeigen.
}
replay-refused-title = Hier gibt es keinen Rückblick

# Was ein Platz hätte glauben können
beliefs = Was { $name } glauben konnte
beliefs-spectator = Was das Publikum glauben konnte
beliefs-why = { $what ->
    [hands] Wie oft eine Hand so eine Karte hielt
   *[roles] Wie oft jede Identität vorkam
 }, unter { $n } Verteilungen, die zu allem passen, was { $name } bis dahin gesehen hatte. Wie sich die Leute verhielten, zählt dabei nicht.
beliefs-why-spectator = { $what ->
    [hands] Wie oft eine Hand so eine Karte hielt
   *[roles] Wie oft jede Identität vorkam
 }, unter { $n } Verteilungen, die zu allem passen, was bis dahin öffentlich war. Wie sich die Leute verhielten, zählt dabei nicht.
beliefs-exact = Die genauen Chancen über alle Verteilungen, die zu allem passen, was { $name } bis dahin gesehen hatte. Wie sich die Leute verhielten, zählt dabei nicht.
beliefs-exact-spectator = Die genauen Chancen über alle Verteilungen, die zu allem passen, was bis dahin öffentlich war. Wie sich die Leute verhielten, zählt dabei nicht.
beliefs-truth = Du siehst gerade die Wahrheit. Wähle jemandes Augen, um zu sehen, was diese Person glauben konnte.
beliefs-none = Noch ist nichts verteilt.
beliefs-failed = Das lässt sich gerade nicht ausrechnen.
beliefs-table = Chancen nach Platz und Identität
beliefs-seat = Platz
beliefs-sure = sicher
beliefs-never = unmöglich

# A film of a game that is played out at its end
film-title = { $game }: der Film
film-skip = Gleich zum Ergebnis
film-again = Den Film noch einmal sehen
film-watch = Den Film ansehen
film-share = Den Film teilen
film-who = Wer war wer?
film-to-replay = Das ganze Spiel
film-none = Dieses Spiel wurde beendet, bevor es ausgespielt war: Davon gibt es keinen Film.
