# What can be set in Hoax. It comes with the game: Options.tsx waits for it.
option-hoax-immunities = Immunitäten
option-hoax-immunities-help = Du darfst dich auch als jemand ausgeben, um von einem fremden Vorrecht verschont zu bleiben (§9.9).
option-hoax-first = Wer beginnt
option-hoax-first-help = Ein Platz deiner Wahl, oder das Los entscheidet (§1.5).
option-hoax-first-value = { $value ->
    [-1] per Los
   *[other] Platz { $shown }
}
option-hoax-first-is = { $value ->
    [-1] { "" }
   *[other] Platz { $shown } beginnt
}
option-hoax-goal = Punkte zum Sieg
option-hoax-goal-help = Gespielt wird, bis jemand so viele Punkte hat; 1 ist ein einzelnes Spiel (§8.3).
option-hoax-goal-value = { $value }
option-hoax-goal-is = { $value ->
    [one] Ein einzelnes Spiel
   *[other] Serie bis { $value } Punkte
}
option-hoax-memory_aid = Gedächtnisstütze
option-hoax-memory_aid-help = Der Bildschirm zeigt den ganzen Verlauf, nicht nur den laufenden Zug (§10.3).
