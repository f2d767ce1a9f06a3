# Die Erben von Hoax: die Bedienung und die Mitte des Tisches

## die Arten, für sich
erben-kind-wine = Wein
erben-kind-gold = Gold
erben-kind-grain = Korn

## ein Zug
erben-do-claim = Ich bin …
erben-do-claim-how = Behaupte eine Identität, wahr oder nicht, und nutze sie
erben-do-buy = Auskunft kaufen
erben-do-buy-how = { $n ->
    [one] Du kannst mit 1 Trio zahlen
   *[other] Du kannst mit { $n } Trios zahlen
}
erben-do-accuse = Anklagen
erben-do-accuse-how = Richtig: raus aus der Runde. Falsch: du selbst
erben-do-stack = Ein Trio stapeln
erben-do-stack-how = Ein Chip jeder Art, nur vor dem Dieb nicht sicher
erben-do-end = Zug beenden
erben-do-doubt-head = Du bist nicht …
erben-do-doubt-head-how = Richtig: Kopf abgedeckt. Falsch: verloren
erben-which-identity = Wer willst du sein?
erben-which-way = Ich bin { $the } und will …
erben-which-doubt = Wer ist { $who } nicht?
erben-which-buy = Wessen Karten?
erben-which-cards = Wie viele Karten von { $who }?
erben-which-accuse = Wen klagst du an?
erben-which-name = Wer ist { $who }?
erben-which-bewitch = Wen verzauberst du?
erben-which-tax = Alle geben dir 1 …
erben-which-thief = Wen bestiehlst du?
erben-which-steal = Was stiehlst du von { $who }?
erben-which-fine = Wie hoch ist die Strafe?
erben-which-swap = Partner: { $who }. Was gegen was?
erben-which-show-next = Und welche noch?

## die Identitäten in wenigen Worten
erben-do-brief-baron = 2 Gold oder Steuer für alle
erben-do-brief-monk = 2 Wein oder Sammlung
erben-do-brief-judge = 1 Wein oder 1 Korn
erben-do-brief-merchant = 1 Gold oder tauschen
erben-do-brief-magician = Alle losen Chips von jemandem
erben-do-brief-thief = 1 oder 2 einer Art von jemandem
erben-do-brief-farmer = 2 Korn
erben-do-way-baron-a = 2 Gold nehmen
erben-do-way-baron-b = Steuer: Alle geben mir 1 von einer Art
erben-do-way-monk-a = 2 Wein nehmen
erben-do-way-monk-b = Sammlung: Alle geben mir 1 Chip
erben-do-way-judge-a = 1 Wein nehmen
erben-do-way-judge-b = 1 Korn nehmen
erben-do-way-merchant-a = 1 Gold nehmen
erben-do-way-merchant-b = Chips tauschen, eins gegen eins
erben-do-way-magician-a = Jemanden verzaubern
erben-do-way-thief-a = Jemanden bestehlen
erben-do-way-farmer-a = 2 Korn nehmen
erben-do-swap-how = Mit der Bank oder mit allen anderen
erben-do-swap-none = Du hast nichts zu tauschen
erben-do-covered = Abgedeckt
erben-do-is-not = Nicht: { $names }
erben-do-tax-from = { $n ->
    [0] Liegt bei niemandem lose
    [one] Liegt bei 1 Person lose
   *[other] Liegt bei { $n } Leuten lose
}
erben-do-steal = { $chips } nehmen
erben-do-steal-none = Niemand hat etwas: Du stiehlst nichts
erben-do-breaks = Aus einem Trio
erben-do-have = Du hast { $n }
erben-do-cards = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
erben-do-bank = die Bank

## Zweifel und Stimmen
erben-do-not = Du bist nicht { $the }!
erben-do-not-how = Die anderen stimmen ab
erben-do-pass = Dabei belassen
erben-do-support = Ich zweifle auch
erben-do-against = Ich zweifle nicht

## Reaktionen
erben-do-immune = Ich bin der Magier
erben-do-immune-how = Mir macht das nichts
erben-do-bear = Damit abfinden
erben-do-bear-how = Die Forderung wird erfüllt
erben-do-give = { $chips } geben
erben-do-declare = Ich bin der Baron: illegal!
erben-do-declare-how = Es bleibt getan, kann aber Strafe kosten
erben-do-fine = Ich bin der Richter: { $chips }
erben-do-fine-in = Ich bin der Richter: { $type }
erben-do-fine-there = { $n } liegen dort lose
erben-do-share = Der zweite Chip ist für { $baron }
erben-do-share-me = Der zweite Chip ist für dich
erben-do-reprieve = Ich bin der Mönch: { $chips } an mich
erben-do-reprieve-how = Und die Strafe ist vergessen
erben-do-pay = Strafe zahlen: { $chips }
erben-do-pay-to = an { $who }
erben-do-pay-both = Einen an { $who }, einen an { $baron }
erben-do-tithe = Begnadigung annehmen: { $chips }
erben-do-tithe-to = an { $who }, statt einer Strafe

## Tausch, Trios, Karten
erben-do-swap = { $gives } gegen { $takes }
erben-do-swapped = Genug getauscht
erben-do-spared = Magier: tauscht nicht mit dir
erben-do-loose = Lose liegen lassen
erben-do-crown = { $who } soll mich krönen

## die Mitte des Tisches
erben-board-round = Runde { $n }
erben-board-showdown = Zweikampf
erben-board-thread = Was dieser Zug bisher gebracht hat
erben-board-points = Thronpunkte
erben-board-trios = { $n ->
    [one] 1 Trio
   *[other] { $n } Trios
}
erben-board-not = Nicht: { $who }
erben-board-stands = Das steht.
erben-board-fell = Das wurde weggezweifelt.
erben-board-proved = Die Karte hat es bewiesen.
erben-board-illegal = Illegal!
erben-board-immune = Gefeit
erben-board-right = Richtig!
erben-board-wrong = Falsch!
erben-board-doubt-dismissed = zu wenige
erben-board-doubt-right = ertappt
erben-board-doubt-wrong = falsch!
erben-board-wait-answer = Magier?
erben-board-wait-declaring = Illegal?
erben-board-wait-condemning = Strafe?
erben-board-wait-reprieving = Begnadigung?
erben-board-wait-guilty = Zahlen oder …?
erben-board-wait-swaps = Tauschen
erben-board-wait-information = Karten zeigen
erben-board-wait-stacknow = Stapeln?
erben-board-wait-moreinformation = Auskunft?
erben-board-wait-accusations = Anklage?
erben-board-starts = beginnt
erben-board-covers = Abgedeckt
erben-board-chips = Die ersten Chips
erben-board-lied = Nicht: { $who }!
erben-board-true = Wirklich: { $who }!
erben-board-hidden = Nur die beiden sehen die Karten.
erben-board-they-not = Nichts davon trifft zu.
erben-board-you-not = Das hast du gezeigt.
erben-board-out = Aus der Runde
erben-board-drew = Eine neue Karte
erben-board-round-won = gewinnt die Runde
erben-board-line = { $by } krönt { $who }: „Lang lebe der König von Hoax!“
erben-board-total = { $n ->
    [one] 1 Thronpunkt
   *[other] { $n } Thronpunkte
}

## das Ende
erben-end-hidden = Das Spiel endete vorzeitig: Die Karten bleiben verdeckt.
erben-end-cards = Wer in der letzten Runde wer war
erben-end-king = Der Thron
erben-end-paid = bekommt { $n }
erben-end-pot = Der Topf von { $n } ist verteilt.
erben-end-points = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
