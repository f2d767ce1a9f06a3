# HEX•HEX XL: was auf dem Tisch selbst steht
hexhex-table-stated = Verdeckt, unter diesem Namen
hexhex-table-voice = Stimme: { $n }
hexhex-table-hand = { $n ->
    [one] 1 Karte auf der Hand
   *[other] { $n } Karten auf der Hand
}
hexhex-table-faced = Davor liegt verdeckt eine Karte
hexhex-table-deals = Gibt in dieser Runde
hexhex-table-sign = Hexenzeichen: am Ende der Runde Schere, Stein, Papier
hexhex-table-hexed = Wurde in dieser Runde verhext
hexhex-table-mute = Keine Konter in dieser Runde
hexhex-table-silence = Keine Stimme mehr: still von Gesetzes wegen
hexhex-table-accused = Erwischt?
hexhex-table-round = Runde { $n } von { $of }
hexhex-table-last = Letzte Runde
hexhex-table-tie = Stechen: alles zählt doppelt
hexhex-table-deck = Karten im Stapel
hexhex-table-pile = Karten in der Ablage
hexhex-table-in-play = Karten im Spiel
hexhex-table-plays = { $who }: { $card }{ $counters ->
    [yes] , ein Konter
   *[no] {""}
}{ $struck ->
    [yes] , aufgehoben
    [held] , gekontert
   *[no] {""}
}
hexhex-table-hands-up = Hände hoch!
hexhex-table-grab = GREIF!
hexhex-table-shoot = Schere, Stein, Papier …
hexhex-table-law = Das Gesetz des Tisches
hexhex-table-guilty = Schuldig
hexhex-table-free = Nicht schuldig
hexhex-table-lie = Gelogen!
hexhex-table-truth = Die Wahrheit!
hexhex-table-ring = Im Ring: { $ebon } aus Ebenholz, { $bone } aus Bein
hexhex-table-stick = { $stick ->
    [ebon] hat einen Stab aus Ebenholz
    [bone] hat einen Stab aus Bein
   *[none] hat keinen Stab
}
hexhex-table-line-nothing = nichts
hexhex-table-line-lose = verliert { $n ->
    [one] 1 Stimme
   *[other] { $n } Stimmen
}
hexhex-table-line-discard = wirft { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
} ab
hexhex-table-line-gain = gewinnt { $n ->
    [one] 1 Stimme
   *[other] { $n } Stimmen
}
hexhex-table-line-draw = zieht { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
hexhex-table-line-give = gibt 1 Karte an Ebenholz
hexhex-table-line-see = sieht eine fremde Hand
hexhex-table-line-take = nimmt 1 Karte von jemandem ohne
hexhex-table-line-open = Hand offen in dieser Runde
hexhex-table-line-mute = keine Konter in dieser Runde
hexhex-table-line-swap = darf eine Karte mit dem Stapel tauschen

# meine Hand
hexhex-hand-away = Wieder weglegen
hexhex-hand-play = Ausspielen

# Reflexe
hexhex-race-hands = HEX•HEX! Hände hoch!
hexhex-race-hands-how = Wen es zuletzt trifft, der ist verhext. Leertaste oder Enter geht auch.
hexhex-race-still-how = Nach dem Gesetz kostet es alle, die die Hände heben. Wer stillhält, verliert nichts.
hexhex-race-grab = GREIF!
hexhex-race-grab-how = Ein Stab ist zu wenig da. Pfeiltasten wählen, Leertaste oder Enter greift.

# von außerhalb des Zuges
hexhex-call = Erwischt!
hexhex-call-the-curse = Der Fluch
hexhex-call-the-laws = Die Gesetze
hexhex-call-table = Am Tisch
hexhex-call-keyword = Ich habe es gesagt: alle Hexe zu mir
hexhex-call-curse = { $name } hat den Fluch gebrochen
hexhex-call-law = { $name } hat es gebrochen: { $law }
hexhex-call-knocks = Ein Stab ist vom Tisch gefallen
hexhex-call-knock = { $name } hat einen Stab aus { $stick ->
    [ebon] Ebenholz
   *[bone] Bein
} vom Tisch gestoßen
hexhex-call-how = Ein Ruf für jeden von euch, bis sich die Hexe bewegt haben. Was das Haus nicht selbst entscheiden kann, darüber stimmen die anderen ab.

# das Ende
hexhex-end-winner = Gewonnen
hexhex-end-hand = Noch auf der Hand: { $cards }
hexhex-end-law = { $how ->
    [repeal] Aufgehoben: { $what }
    [remove] Von nun an nicht mehr im Spiel: { $what }
    [restore] Wieder im Spiel: { $what }
   *[enact] Gesetz von nun an: { $what }
}
