# What can be set in Die Erben von Hoax. It comes with the game: Options.tsx waits for it.
option-erben-merchant = Händler
option-erben-merchant-help = Der Händler spielt mit; ohne ihn gibt es sechs Identitäten (§12.1).
option-erben-throne_points = Thronpunkte
option-erben-throne_points-help = Mehrere Runden bis 10 Punkte; aus heißt: Eine Runde entscheidet (§12.2).
option-erben-accuse_any_turn = Anklagen in jedem Zug
option-erben-accuse_any_turn-help = Am Ende jedes Zuges dürfen alle anklagen (§12.3).
option-erben-information_beside = Auskunft nebenbei
option-erben-information_beside-help = Auskunft kaufst du neben deiner Aktion, und sie kann auch alles sein, was du tust (§12.4).
option-erben-unmarked_doubts = Zweifel ohne Marken
option-erben-unmarked_doubts-help = Ein richtiger Zweifel deckt nichts ab: Der Tisch muss es sich merken, ohne Gedächtnisstütze (§12.5).
option-erben-all_reactions = Alle Reaktionen
option-erben-all_reactions-help = Jede der vier Reaktionen einmal im Zug, nicht nur eine davon (§12.6).
option-erben-stronger_doubts = Stärkere Zweifel
option-erben-stronger_doubts-help = Ein Zweifel geht nur durch, wenn alle anderen ihn unterstützen (§12.7).
option-erben-two_identities = Zwei Identitäten
option-erben-two_identities-help = Wirst du zum ersten Mal falsch bezweifelt, bekommst du 2 Punkte und eine neue Karte (§12.8).
option-erben-start_chips = Chips am Anfang
option-erben-start_chips-help = Wie viele alle zu Beginn einer Runde nehmen (§12.9).
option-erben-start_chips-value = { $value }
option-erben-start_chips-is = { $value ->
    [one] { "" }
   *[other] { $value } Chips am Anfang
}
option-erben-cards_a_trio = Karten für ein Trio
option-erben-cards_a_trio-help = Wie viele Karten Auskunft ein Trio kauft (§12.10).
option-erben-cards_a_trio-value = { $value }
option-erben-cards_a_trio-is = { $value ->
    [one] { "" }
   *[other] Ein Trio kauft { $value } Karten
}
option-erben-wrong_doubt = Punkte bei falschem Zweifel
option-erben-wrong_doubt-help = Was die Wahrheit wert ist, wenn sie niemand glaubt (§12.11).
option-erben-wrong_doubt-value = { $value }
option-erben-wrong_doubt-is = { $value ->
    [3] { "" }
   *[other] { $value } Punkte bei falschem Zweifel
}
option-erben-start_points = Punkte am Anfang
option-erben-start_points-help = Alle beginnen mit so vielen: 0, oder 2 bis 5 (§12.12).
option-erben-start_points-value = { $value }
option-erben-start_points-is = { $value ->
    [0] { "" }
   *[other] Alle beginnen mit { $value } Punkten
}
option-erben-fines = Strafen
option-erben-fines-help = Barone erklären Aktionen für illegal, Richter setzen Strafen, Mönche begnadigen (§12.13).
option-erben-betting = Wetten
option-erben-betting-help = Alle legen 10 in einen Topf; das Haus führt nur das Kontobuch (§12.14).
option-erben-toasts = Toasts
option-erben-toasts-help = Das Haus ruft aus, wer worauf trinkt (§12.15).
option-erben-magician_alone = Magier allein
option-erben-magician_alone-help = Mit allen Reaktionen: In einem Zug passt der Magier nicht zu Baron, Richter oder Mönch (§12.16).
option-erben-doubted_is_silent = Ertappt und still
option-erben-doubted_is_silent-help = Wer richtig bezweifelt wurde, reagiert in diesem Zug nicht mehr (§12.17).
option-erben-lost_turn = Ertappt und fertig
option-erben-lost_turn-help = Ein richtiger Zweifel an einer Aktion kostet den ganzen Zug (§12.18).
option-erben-stack_by_hand = Von Hand stapeln
option-erben-stack_by_hand-help = Trios stapeln sich nicht von selbst (§12.19).
option-erben-large = Großer Tisch
option-erben-large-help = Lässt 9 bis 14 zusammen spielen (§12.20).
