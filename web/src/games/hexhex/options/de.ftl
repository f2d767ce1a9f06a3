# Was sich an HEX•HEX XL einstellen lässt. Es kommt mit dem Spiel: Options.tsx wartet darauf.
option-hexhex-deck = Deck
option-hexhex-deck-help = Ein eigenes Deck als TOML-Datei; das Haus prüft es und sagt, was nicht stimmt.
option-hexhex-hexen_stix = Hexen Stix
option-hexhex-hexen_stix-help = Ein Ring aus Stäben zum Greifen und neun Karten mehr (§11).
option-hexhex-vexed = Vexed
option-hexhex-vexed-help = Wer verhext wird, spielt die nächste Runde unter einem Fluch (§12).
option-hexhex-one_room = Alle in einem Raum
option-hexhex-one_room-help = Auch Flüche, für die ihr euch sehen müsst (§12.6), und Stäbe, die fallen können (§11.7).
option-hexhex-ready = Warten, bis alle bereit sind
option-hexhex-ready-help = Alle sagen, dass sie ihre Karten gelesen haben, bevor der Hex geworfen wird (§2.6).
option-hexhex-series = Siege für die Serie
option-hexhex-series-help = 0: ein einziges Spiel und keine Gesetze (§13.1).
option-hexhex-series-value = { $value ->
    [0] ein Spiel
   *[other] { $value }
 }
option-hexhex-series-is = { $value ->
    [0] { "" }
    [one] { $value } Sieg gewinnt die Serie
   *[other] { $value } Siege gewinnen die Serie
 }
option-hexhex-dealer = Wer zuerst gibt
option-hexhex-dealer-help = Ein Platz deiner Wahl, oder es wird gelost (§1.3).
option-hexhex-dealer-value = { $value ->
    [0] gelost
   *[other] Platz { $value }
 }
option-hexhex-dealer-is = { $value ->
    [0] { "" }
   *[other] Platz { $value } gibt zuerst
 }
option-hexhex-rounds = Runden vor der letzten
option-hexhex-rounds-help = Sonst eine für jeden Platz; weniger für ein kurzes Spiel (§1.2).
option-hexhex-rounds-value = { $value ->
    [0] eine je Platz
   *[other] { $value }
 }
option-hexhex-rounds-is = { $value ->
    [0] { "" }
    [one] { $value } Runde, dann die letzte
   *[other] { $value } Runden, dann die letzte
 }
option-hexhex-laws = Geltende Gesetze
option-hexhex-laws-help = Die vom ersten Spiel an gelten. Nicht mit Vexed (§13).
option-hexhex-laws-mirrored = links ist rechts
option-hexhex-laws-silence = ohne Stimme kein Chat
option-hexhex-laws-revenge = Rache
option-hexhex-laws-payment = für 2 Stimmen aufheben
option-hexhex-laws-raised = Hände hoch kostet
option-hexhex-laws-keyword_you = „du“ zieht Hexe an
option-hexhex-laws-keyword_i = „ich“ zieht Hexe an
option-hexhex-laws-keyword_hex = „Hex“ zieht Hexe an
option-hexhex-laws-own_voice_1 = ein eigenes, für 1 Stimme
option-hexhex-laws-own_voice_2 = ein eigenes, für 2 Stimmen
option-hexhex-laws-own_voice_3 = ein eigenes, für 3 Stimmen
option-hexhex-laws-own_card_1 = ein eigenes, für 1 Karte
option-hexhex-laws-own_card_2 = ein eigenes, für 2 Karten
option-hexhex-words = Worte eurer eigenen Gesetze
option-hexhex-words-help = Eine Textdatei mit einer Zeile für jedes, wie „own_voice_2: Niemand zeigt auf jemanden.“ (§13.9)
option-hexhex-removed = Entfernte Karten
option-hexhex-removed-help = Kartensorten, die ein Gesetz aus dem Deck genommen hat. Nicht mit Vexed (§13.8).
