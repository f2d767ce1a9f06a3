## film of Oh, Fox!
ohfox-film = Der Film
ohfox-film-board = Der Wald, mit allen, die unterwegs sind
ohfox-film-stand = Wer bis jetzt was hat
ohfox-film-cards = Die Karten von { $name }
ohfox-film-hearts = Herzen
ohfox-film-wounds = Wunden
ohfox-film-shown = Wer ist wer?
ohfox-film-guess = Der Tipp von { $name }
ohfox-film-right = richtig
ohfox-film-wrong = falsch
ohfox-film-turn = Zug { $n } von { $of }
ohfox-film-scores = Die Herzen werden gezählt
ohfox-film-tie = Gleichstand!
ohfox-film-filter = { $filter ->
    [trigger] Wer den ersten Auslöser am spätesten gespielt hat, bleibt vorn.
    [predator] Der Räuber bleibt vorn.
    [attacks] Wer am seltensten angegriffen wurde, bleibt vorn.
   *[hearts] Wer die meisten Herzen hat, bleibt vorn.
}
ohfox-film-won = { $n ->
    [one] { $name } gewinnt als { $animal }: { $hearts ->
        [one] ein Herz
       *[other] { $hearts } Herzen
    }
   *[other] Sie teilen sich den Sieg
}
ohfox-film-controls = Steuerung des Films
ohfox-film-scrub = Teil des Films
ohfox-film-part-animals = Die Tiere
ohfox-film-part-scores = Die Wertung
ohfox-film-play = Abspielen
ohfox-film-pause = Pause
ohfox-film-again = Von vorn
ohfox-film-back = Ein Schritt zurück
ohfox-film-on = Ein Schritt weiter
ohfox-film-turn-back = Ein Zug zurück
ohfox-film-turn-on = Ein Zug weiter
ohfox-film-speed = Tempo: { $n }-fach. Ändern
ohfox-film-sound = { $on ->
    [on] Der Ton ist an. Ausschalten
   *[off] Der Ton ist aus. Einschalten
}

## the end
ohfox-end-hidden = Das Spiel endete, bevor sich jemand gezeigt hat.
ohfox-end-seats = Wer wer war und wofür es Herzen gab
ohfox-end-winner = gewonnen
ohfox-end-lines = Die Herzen von { $name }
ohfox-end-guess = Alle Beute erraten
ohfox-end-attacks = { $n ->
    [one] Ein Angriff
   *[other] { $n } Angriffe
}
ohfox-end-all-prey = Alle Beute angegriffen
ohfox-end-food = { $n ->
    [one] Eine Mahlzeit
   *[other] { $n } Mahlzeiten
}
ohfox-end-full = Satt nach der dritten Mahlzeit
ohfox-end-home = Am Ende zu Hause
ohfox-end-nothing = Kein einziges Herz
ohfox-end-healed = { $n ->
    [one] Eine Wunde im Teich geheilt
   *[other] { $n } Wunden im Teich geheilt
}
ohfox-end-wounds = { $n ->
    [one] Eine Wunde
   *[other] { $n } Wunden
}
ohfox-end-tie = So wurde der Gleichstand entschieden
ohfox-end-trigger = { $never ->
    [yes] { $name } hat nie einen Auslöser gespielt, und das zählt als der späteste von allen.
   *[no] { $name } hat den ersten Auslöser in Zug { $turn } gespielt.
}
ohfox-end-suffered = { $n ->
    [0] { $name } wurde nie angegriffen.
    [one] { $name } wurde einmal angegriffen.
   *[other] { $name } wurde { $n }-mal angegriffen.
}
