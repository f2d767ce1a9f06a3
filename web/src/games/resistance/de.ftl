# The Resistance

## Namen
resistance-you = du
resistance-nobody = niemand
resistance-myself = Mich selbst
resistance-who-as = { $name } ({ $role })
resistance-side-resistance = Widerstand
resistance-side-spy = Spion
resistance-role-resistance = Widerstand
resistance-role-spy = Spion
resistance-role-resistance-chief = Chef des Widerstands
resistance-role-spy-chief = Chef der Spione
resistance-role-resistance-hunter = Jäger des Widerstands
resistance-role-spy-hunter = Jäger der Spione
resistance-role-dummy-agent = Strohagent
resistance-role-coordinator = Koordinator
resistance-role-deep-agent = Schläfer
resistance-role-pretender = Täuscher
resistance-role-resistance-reverser = Umkehrer des Widerstands
resistance-role-spy-reverser = Umkehrer der Spione
resistance-card-success = Erfolg
resistance-card-fail = Fehlschlag
resistance-card-chief-fail = Chef-Fehlschlag
resistance-card-reverse = Umkehr
resistance-cards-success = { $n ->
    [one] { $n } Erfolg
   *[other] { $n } Erfolge
}
resistance-cards-fail = { $n ->
    [one] { $n } Fehlschlag
   *[other] { $n } Fehlschläge
}
resistance-cards-chief-fail = { $n ->
    [one] { $n } Chef-Fehlschlag
   *[other] { $n } Chef-Fehlschläge
}
resistance-cards-reverse = { $n ->
    [one] { $n } Umkehr
   *[other] { $n } Umkehrungen
}
resistance-loyalty-not-a-chief = Kein Chef
resistance-loyalty-chief = Chef
resistance-loyalty-resistance-chief = Chef des Widerstands
resistance-loyalty-spy-chief = Chef der Spione
resistance-hunted-resistance-chief = { $n ->
    [one] der Chef des Widerstands
   *[other] ein Chef des Widerstands
}
resistance-hunted-spy-chief = { $n ->
    [one] der Chef der Spione
   *[other] ein Chef der Spione
}

## Intrigenkarten
resistance-plot-close-eye = Wachsames Auge
resistance-plot-close-eye-use = Einmal: Sieh dir die Missionskarte eines Mitglieds an.
resistance-plot-strong-leader = Starke Führung
resistance-plot-strong-leader-use = Einmal: Werde Anführer, bevor ein Team genannt wird.
resistance-plot-no-confidence = Misstrauen
resistance-plot-no-confidence-use = Einmal: Halte ein Team auf, für das gestimmt wurde.
resistance-plot-take-responsibility = Verantwortung übernehmen
resistance-plot-take-responsibility-use = Sofort: Nimm jemandem eine Intrigenkarte.
resistance-plot-opinion-maker = Meinungsmacher
resistance-plot-opinion-maker-use = Bleibt: stimmt vor den anderen ab, für alle sichtbar.
resistance-plot-overheard-conversation = Belauschtes Gespräch
resistance-plot-overheard-conversation-use = Sofort: Sieh, auf welcher Seite ein Nachbarplatz steht.
resistance-plot-in-the-spotlight = Im Rampenlicht
resistance-plot-in-the-spotlight-use = Einmal: Ein Mitglied spielt offen.
resistance-plot-open-up = Farbe bekennen
resistance-plot-open-up-use = Sofort: Zeige jemandem, auf welcher Seite du stehst.
resistance-plot-establish-confidence = Vertrauen schaffen
resistance-plot-establish-confidence-use = Sofort: Der Anführer zeigt jemandem seine Seite.
resistance-plot-before = vor { $seat } · { $use }

## was gefragt wird
resistance-ask-aim = Welche Mission nimmst du dir vor?
resistance-ask-propose = { $attempt ->
    [1] Mission { $mission }: Wer geht? Nenne { $size }.
   *[other] Mission { $mission }, Versuch { $attempt } von { $of }: Wer geht? Nenne { $size }.
}
resistance-ask-appoint = Wer bekommt den Ermittler-Marker?
resistance-ask-blame = Das Team ist genannt. Bezichtigt der Schläfer jemanden?
resistance-ask-opinion-vote = Du stimmst zuerst ab, für alle sichtbar. Soll dieses Team gehen: { $team }?
resistance-ask-team-vote = { $attempt ->
    [5] Letzter Versuch, sonst gewinnen die Spione! Soll dieses Team gehen: { $team }?
   *[other] Mission { $mission }: Soll dieses Team gehen: { $team }?
}
resistance-ask-mission-cards = Du bist auf Mission { $mission }. Welche Karte spielst du?
resistance-ask-early-accusation = Die Mission ist gescheitert. Gibt sich der Jäger der Spione zu erkennen?
resistance-ask-accusation = Jäger, jetzt gilt es: Wer ist { $chief }?
resistance-ask-investigation = { $result ->
    [success] Deine Mission ist gelungen, also ermittelst du: gegen wen?
   *[failure] Die Mission ist gescheitert, und du bist Ermittler: gegen wen ermittelst du?
}
resistance-ask-loyalty-card = { $investigator } ermittelt gegen dich. Welche Karte zeigst du?
resistance-ask-inquisition = Inquisitor, wen prüfst du?
resistance-ask-strong-leader = { $leader } führt an. Übernimmst du?
resistance-ask-give-plot = Wer bekommt „{ $plot }“? { $use }
resistance-ask-take-responsibility = Verantwortung übernehmen: Welche Karte nimmst du?
resistance-ask-overhear = Belauschtes Gespräch: Wessen Seite willst du sehen?
resistance-ask-open-up = Farbe bekennen: Wem zeigst du deine Seite?
resistance-ask-establish-confidence = Vertrauen schaffen: Wem zeigst du als Anführer deine Seite?
resistance-ask-no-confidence = Nach der Abstimmung darf dieses Team gehen: { $team }. Hältst du es auf?
resistance-ask-spotlight = Im Rampenlicht: Wer muss offen spielen?
resistance-ask-open-card = Du stehst im Rampenlicht. Welche Karte spielst du, für alle sichtbar?
resistance-ask-close-eye = Wachsames Auge: Wessen Karte siehst du dir an?

## worauf der Tisch wartet
resistance-over = Das Spiel ist aus.
resistance-votes-come-in = Die Stimmen werden gesammelt.
resistance-wait-set-up = Die Charaktere werden verteilt.
resistance-wait-aim = { $leader } sucht eine Mission aus.
resistance-wait-propose = { $leader } sucht ein Team von { $size } für Mission { $mission } aus.
resistance-wait-appoint = { $leader } vergibt den Ermittler-Marker.
resistance-wait-blame = Der Schläfer darf jetzt jemanden bezichtigen.
resistance-wait-opinion-vote = Meinungsmacher stimmen zuerst ab.
resistance-wait-team-vote = Soll dieses Team gehen: { $team }?
resistance-wait-mission-cards = Das Team ist auf Mission { $mission } und spielt seine Karten.
resistance-wait-early-accusation = Der Jäger der Spione darf sich jetzt zu erkennen geben.
resistance-wait-accusation = { $seat } hat das Wort und wird gleich jemanden beschuldigen.
resistance-wait-investigation = { $seat } überlegt, gegen wen ermittelt wird.
resistance-wait-loyalty-card = { $investigator } ermittelt gegen { $seat }.
resistance-wait-inquisition = { $seat } hat den Inquisitor-Marker und prüft gleich jemanden.
resistance-wait-strong-leader = { $seat } darf die Führung übernehmen.
resistance-wait-give-plot = { $leader } gibt „{ $plot }“ weiter.
resistance-wait-take-responsibility = { $seat } nimmt eine Intrigenkarte.
resistance-wait-overhear = { $seat } belauscht einen Nachbarplatz.
resistance-wait-open-up = { $seat } überlegt, vor wem Farbe zu bekennen ist.
resistance-wait-establish-confidence = { $seat } überlegt, wessen Vertrauen zu gewinnen ist.
resistance-wait-no-confidence = { $seat } kann das Team noch aufhalten.
resistance-wait-spotlight = { $seat } darf jemanden ins Rampenlicht stellen.
resistance-wait-open-card = { $seat } spielt eine Karte, offen.
resistance-wait-close-eye = { $seat } darf sich eine Karte ansehen.
resistance-standing = { $attempt ->
    [1] Mission { $mission }
   *[other] Mission { $mission } · Versuch { $attempt } von { $of }
}
resistance-standing-aim = Zielwahl · Versuch { $attempt } von { $of }

## Antworten
resistance-approve = Dafür
resistance-reject = Dagegen
resistance-on-the-team = Jemand aus dem Team
resistance-name-team = Dieses Team nennen
resistance-mission = Mission { $mission }
resistance-space = { $fails ->
    [1] Team von { $size }
   *[other] Team von { $size }, scheitert mit { $fails } Fehlschlägen
}
resistance-show = „{ $card }“ zeigen
resistance-use-strong-leader = Ja, jetzt führe ich
resistance-use-no-confidence = Ja, dieses Team bleibt hier
resistance-not-now = Nein, jetzt nicht
resistance-pass = Passen
resistance-step-forward = Vortreten und beschuldigen
resistance-blame = Jemanden bezichtigen
resistance-blame-once = Einmal im Spiel: Alle wissen danach, dass du der Schläfer bist.
resistance-blame-whom = Wer ist der Täuscher?
resistance-went = { $n ->
    [one] Mission { $list }
   *[other] Missionen { $list }
}

## was geschehen ist
resistance-told-leader = { $who ->
    [me] Du bist Anführer.
   *[other] { $seat } führt jetzt an.
}
resistance-told-aimed = { $who ->
    [me] Du nimmst dir Mission { $mission } vor.
   *[other] { $seat } wählt Mission { $mission }.
}
resistance-told-proposed = { $who ->
    [me] Dein Team für Mission { $mission }: { $team }.
   *[other] { $seat } nennt ein Team für Mission { $mission }: { $team }.
}
resistance-told-appointed = { $who ->
    [me] Du bekommst den Ermittler-Marker.
   *[other] { $seat } bekommt den Ermittler-Marker.
}
resistance-told-opinions = Zuerst die Meinungsmacher. Für das Team: { $approve }; dagegen: { $reject }.
resistance-told-voted = { $verdict ->
    [approved] Angenommen, { $yes } zu { $no }. Für das Team: { $approve }; dagegen: { $reject }.
   *[rejected] Abgelehnt, { $yes } zu { $no }. Für das Team: { $approve }; dagegen: { $reject }.
}
resistance-told-rejected = { $by ->
    [plot] Das Team geht doch nicht. Das ist Ablehnung { $count } von { $of }.
   *[vote] Das ist Ablehnung { $count } von { $of }.
}
resistance-told-mission = { $result ->
    [success] Mission { $mission } gelingt: { $cards }.
   *[failure] Mission { $mission } scheitert: { $cards }.
}
resistance-shows-mission = Die Karten von Mission { $mission } werden aufgedeckt …
resistance-told-turned = { $result ->
    [success] Das Ergebnis wird umgedreht: Mission { $mission } gilt jetzt als gelungen.
   *[failure] Das Ergebnis wird umgedreht: Mission { $mission } gilt jetzt als gescheitert.
}
resistance-told-drew = { $who ->
    [me] Du ziehst „{ $plot }“.
   *[other] { $seat } zieht „{ $plot }“.
}
resistance-told-gave = { $who ->
    [me] Du gibst „{ $plot }“ an { $target }.
    [at-me] { $seat } gibt dir „{ $plot }“.
   *[other] { $seat } gibt „{ $plot }“ an { $target }.
}
resistance-told-used = { $who ->
    [me] Du spielst „{ $plot }“.
   *[other] { $seat } spielt „{ $plot }“.
}
resistance-told-took = { $who ->
    [me] Du nimmst „{ $plot }“ von { $target }.
    [at-me] { $seat } nimmt dir „{ $plot }“ weg.
   *[other] { $seat } nimmt „{ $plot }“ von { $target }.
}
resistance-told-side-shown = { $who ->
    [me] Du zeigst { $target } deine Seite.
    [at-me] Du hast gesehen, auf welcher Seite { $seat } steht: Es ist bei deinen Geheimnissen.
   *[other] { $target } sieht, auf welcher Seite { $seat } steht.
}
resistance-told-spotlit = { $who ->
    [me-self] Du trittst ins Rampenlicht.
    [self] { $seat } tritt ins Rampenlicht.
    [me] Du stellst { $target } ins Rampenlicht.
    [at-me] { $seat } stellt dich ins Rampenlicht.
   *[other] { $seat } stellt { $target } ins Rampenlicht.
}
resistance-told-open-card = { $who ->
    [me] Du spielst offen: { $card }.
   *[other] { $seat } spielt offen: { $card }.
}
resistance-told-looked = { $who ->
    [me] Du hast dir die Karte von { $target } angesehen: Sie steht bei deinen Geheimnissen.
    [at-me] { $seat } sieht sich deine Karte an.
   *[other] { $seat } sieht sich die Karte von { $target } an.
}
resistance-told-hunter = { $who ->
    [me] Du trittst vor: { $role }!
   *[other] { $seat } tritt vor: { $role }!
}
resistance-told-accused = { $who ->
    [me] Du beschuldigst { $target }, { $chief } zu sein.
    [at-me] { $seat } beschuldigt dich, { $chief } zu sein.
   *[other] { $seat } beschuldigt { $target }, { $chief } zu sein.
} { $answer ->
    [open] { "" }
    [right] Richtig!
   *[wrong] Falsch!
}
resistance-told-investigated = { $who ->
    [me] Du hast gegen { $target } ermittelt: Die Karte steht bei deinen Geheimnissen.
    [at-me] { $seat } ermittelt gegen dich und sieht deine Loyalitätskarte.
   *[other] { $seat } ermittelt gegen { $target }.
}
resistance-told-examined = { $who ->
    [me] Du hast { $target } geprüft: Die Seite steht bei deinen Geheimnissen. Der Inquisitor-Marker geht an { $target }.
    [at-me] { $seat } prüft dich und sieht deine Seite. Du bekommst den Inquisitor-Marker.
   *[other] { $seat } prüft { $target }. Der Inquisitor-Marker geht an { $target }.
}
resistance-told-blamed = { $who ->
    [me] Du bist der Schläfer und sagst: { $target } ist der Täuscher.
    [at-me] { $seat } ist der Schläfer und sagt: Du bist der Täuscher.
   *[other] { $seat } ist der Schläfer und sagt: { $target } ist der Täuscher.
} { $answer ->
    [open] { "" }
    [right] Richtig! Die beiden tauschen Charaktere und Seiten.
   *[wrong] Falsch!
}
resistance-told-won = { $side ->
    [spy] Die Spione gewinnen
   *[resistance] Der Widerstand gewinnt
}{ $mine ->
    [yes] , und du mit.
   *[no] .
}
resistance-told-shown = Spione: { $spies }. Widerstand: { $resistance }.
resistance-says-accuse = { $target }, du bist es!

## ein Platz
resistance-is-leader = führt an
resistance-is-on-team = im Team
resistance-is-investigator = hat den Ermittler-Marker
resistance-is-inquisitor = hat den Inquisitor-Marker
resistance-voted-yes = war zuletzt dafür
resistance-voted-no = war zuletzt dagegen

## das Brett
resistance-track = Missionen
resistance-track-space = Mission { $mission }: Team von { $size }{ $fails ->
    [1] { "" }
   *[other] , scheitert mit { $fails } Fehlschlägen
}{ $state ->
    [success] , gelungen
    [failure] , gescheitert
    [now] , läuft
   *[later] { "" }
}
resistance-two-fails = { $n } nötig
resistance-rejections = { $n } von { $of } Ablehnungen
resistance-rejections-short = Ablehnungen
resistance-team-of = Team von { $n }
resistance-team-now = Das Team
resistance-verdict-approved = Angenommen
resistance-verdict-rejected = Abgelehnt
resistance-verdict-success = Gelungen
resistance-verdict-failure = Gescheitert
resistance-verdict-turned = Umgedreht
resistance-verdict-right = Richtig!
resistance-verdict-wrong = Falsch!
resistance-cards-lie = { $n ->
    [one] { $n } Missionskarte
   *[other] { $n } Missionskarten
}
resistance-votes-hidden = { $n } von { $of } Stimmen
resistance-only-you-two = Nur ihr zwei seht es
resistance-only-they = Nur diese zwei sehen es
resistance-resistance-wins = Der Widerstand gewinnt
resistance-spies-win = Die Spione gewinnen

## meine Geheimnisse
resistance-i-am-resistance = Du gehörst zum Widerstand.
resistance-i-am-spy = Du gehörst zu den Spionen.
resistance-knows-eyes = Das hast du gesehen, als die anderen die Augen zuhatten.
resistance-knows-spy = { $n ->
    [one] { $names } gehört auch zu den Spionen.
   *[other] { $names } gehören auch zu den Spionen.
}
resistance-knows-spy-chief = { $n ->
    [one] { $names } ist Chef der Spione.
   *[other] { $names } sind die Chefs der Spione.
}
resistance-knows-deep-agent = { $names } ist der Schläfer: gehört zu euch, kennt euch aber nicht.
resistance-knows-either = { $names }: Eins davon ist der Schläfer, das andere der Täuscher.
resistance-knows-chief = { $names } ist der andere Chef des Widerstands.
resistance-knows-coordinator = { $names } ist der Koordinator, auf deiner Seite.
resistance-nothing-deep-agent = Du kennst keine anderen Spione: Deine Augen waren zu. Sie haben deinen Daumen gesehen.
resistance-nothing-deep-agent-pretender = Du kennst keine anderen Spione: Deine Augen waren zu. Sie haben deinen Daumen gesehen, können dich aber nicht vom Täuscher unterscheiden.
resistance-nothing-pretender = Du kennst niemanden. Die Spione haben deinen Daumen gesehen und können dich nicht vom Schläfer unterscheiden.
resistance-nothing-coordinator = { $n ->
    [one] Du kennst niemanden. Der Chef des Widerstands hat deinen Daumen gesehen und kennt dich.
   *[other] Du kennst niemanden. Die Chefs des Widerstands haben deinen Daumen gesehen und kennen dich.
}
resistance-nothing-hidden = Du kennst keine anderen Spione, und sie kennen dich nicht: Deine Augen waren zu.
resistance-nothing-blind = Du kennst keine anderen Spione: In diesem Spiel sind sie blind.
resistance-nothing-lone = Du kennst niemanden sonst auf deiner Seite: Der andere Spion ist verborgen.
resistance-nothing = Du kennst niemanden. Achte darauf, wer wen nennt, wer wie stimmt und was die Karten sagen.
resistance-swapped = Du und { $seat } habt Charaktere und Seiten getauscht.
resistance-learnt-side = { $side ->
    [spy] { $seat } gehört zu den Spionen.
   *[resistance] { $seat } gehört zum Widerstand.
}
resistance-learnt-side-why = { $seat } hat es dir bei Mission { $mission } gezeigt.
resistance-learnt-examined-why = Du hast { $seat } nach Mission { $mission } als Inquisitor geprüft.
resistance-learnt-loyalty = { $seat } hat „{ $card }“ gezeigt.
resistance-learnt-loyalty-why = Du hast nach Mission { $mission } gegen { $seat } ermittelt.
resistance-learnt-loyalty-dummy = Der Strohagent darf eine Chef-Karte zeigen, die nicht stimmt.
resistance-learnt-card = { $seat } hat bei Mission { $mission } { $card } gespielt.
resistance-learnt-card-why = Du hast mit dem Wachsamen Auge hingesehen.
resistance-seen-side = { $seat } hat gesehen, auf welcher Seite du stehst.
resistance-seen-loyalty = { $seat } hat deine Loyalitätskarte gesehen: „{ $card }“.
resistance-seen-card = { $seat } hat sich bei Mission { $mission } deine Karte angesehen: { $card }.
resistance-could-accuse = Mission { $mission } ist an einem Chef der Spione gescheitert: Du darfst vortreten.
resistance-could-not-accuse = Mission { $mission } ist an keinem Chef der Spione gescheitert: Du kannst nicht vortreten.
resistance-known = Was du weißt
resistance-known-of-you = Was andere über dich wissen
resistance-my-cards = Deine Missionskarten
resistance-my-card = Mission { $mission }: { $card }

## der Spickzettel
resistance-sheet-play = So läuft es
resistance-sheet-goal = Drei gelungene Missionen sind der Sieg des Widerstands, drei gescheiterte der Sieg der Spione. Fünf abgelehnte Teams hintereinander: Die Spione gewinnen.
resistance-sheet-goal-hunter = Nach drei gelungenen oder gescheiterten Missionen darf der Jäger dieser Seite beschuldigen, mehr noch nicht. Trifft er, gewinnt sie; sonst wird die Mission umgedreht. Fünf abgelehnte Teams hintereinander: Die Spione gewinnen.
resistance-sheet-turn = Der Anführer nennt ein Team. Alle stimmen zugleich ab; mehr als die Hälfte muss dafür sein. Dann spielt das Team verdeckt Missionskarten, und ein Fehlschlag genügt.
resistance-sheet-numbers = Missionen
resistance-sheet-mission = Mission
resistance-sheet-team = Team
resistance-sheet-fails = Scheitert mit
resistance-sheet-seats = Plätze
resistance-sheet-spies = Spione
resistance-sheet-result = Ergebnis
resistance-sheet-spies-here = { $n ->
    [one] { $n } Spion an { $seats } Plätzen
   *[other] { $n } Spione an { $seats } Plätzen
}
resistance-sheet-two = Ab 7 Plätzen scheitert Mission 4 erst mit zwei Fehlschlägen.
resistance-sheet-cast = Wer im Spiel ist
resistance-sheet-plots = Intrigenkarten
resistance-sheet-plots-drawn = { $n ->
    [one] Wer bei einer Mission zuerst anführt, zieht { $n } Karte und gibt sie weiter.
   *[other] Wer bei einer Mission zuerst anführt, zieht { $n } Karten und gibt sie weiter.
}
resistance-sheet-modules = Außerdem im Spiel
resistance-sheet-votes = Abstimmungen
resistance-sheet-votes-none = Es wurde noch nicht abgestimmt.
resistance-sheet-attempt = Mission { $mission }, Versuch { $attempt }
resistance-sheet-votes-key = ✓ dafür, ✗ dagegen. Umrahmt: im Team. Krone: führt an.
resistance-module-blind-spies = Blinde Spione: Die Spione kennen einander nicht.
resistance-module-targeting = Zielwahl: Der Anführer wählt auch die Mission; die fünfte erst nach zwei gelungenen.
resistance-module-investigator = Ermittler: Nach einer Mission, außer der fünften, wird eine Loyalitätskarte angesehen: vom Anführer einer gelungenen oder vom Ermittler einer gescheiterten.
resistance-module-early = Vorzeitige Beschuldigung: Einmal, gleich nachdem ein Chef der Spione eine Mission hat scheitern lassen, darf der Jäger der Spione beschuldigen.
resistance-module-blame = Bezichtigung: Einmal, wenn ein Team genannt ist, darf der Schläfer auf den Täuscher zeigen. Hat er recht, tauschen sie Charaktere und Seiten.
resistance-module-inquisitor = Inquisitor: Nach der zweiten, dritten und vierten Mission sieht, wer den Marker hat, eine Seite und gibt ihn dorthin weiter. Niemand bekommt ihn zweimal.
resistance-module-reverser = Eine Umkehr dreht das Ergebnis einer Mission um; zwei heben sich auf.
resistance-module-hidden-reverser = Verborgener Umkehrer: Die Spione und ihr Umkehrer kennen einander nicht.
resistance-power-resistance = Spielt immer Erfolg.
resistance-power-spy = Spielt Erfolg oder Fehlschlag. Kennt die anderen Spione.
resistance-power-spy-blind = Spielt Erfolg oder Fehlschlag. Kennt niemanden.
resistance-power-resistance-chief = Spielt immer Erfolg. Darf vom Jäger der Spione nicht gefunden werden.
resistance-power-spy-chief = Spielt Erfolg oder Fehlschlag. Darf vom Jäger des Widerstands nicht gefunden werden.
resistance-power-spy-chief-many = Spielt Erfolg oder Chef-Fehlschlag. Darf vom Jäger des Widerstands nicht gefunden werden.
resistance-power-resistance-hunter = Beschuldigt nach drei gelungenen Missionen jemanden, ein Chef der Spione zu sein.
resistance-power-spy-hunter = Beschuldigt nach drei gescheiterten Missionen jemanden, ein Chef des Widerstands zu sein.
resistance-power-dummy-agent = Widerstand. Darf bei einer Ermittlung trotzdem eine Chef-Karte zeigen.
resistance-power-coordinator = Widerstand. Den Chefs des Widerstands bekannt. Beschuldigt ihn der Jäger der Spione, gewinnen die Spione.
resistance-power-deep-agent = Spion. Kennt die anderen Spione nicht; sie kennen ihn.
resistance-power-pretender = Widerstand. Sieht für die Spione wie der Schläfer aus.
resistance-power-resistance-reverser = Spielt Erfolg oder Umkehr.
resistance-power-spy-reverser = Spielt Erfolg oder Umkehr, nie einen Fehlschlag.

## das Ende
resistance-end-unknown = Die Charaktere bleiben verdeckt: Das Spiel wurde vor seinem Ende beendet.
resistance-end-spies = Die Spione
resistance-end-resistance = Der Widerstand
resistance-end-won = gewonnen

## das Skript
resistance-script-shut-all = Alle schließen die Augen und strecken eine Faust über den Tisch.
resistance-script-open-all = Jetzt dürfen alle aufsehen. Das Spiel beginnt.
resistance-script-thumb-up = { $n ->
    [one] { $who }: Daumen hoch, und die Augen bleiben zu.
   *[other] { $who }: Daumen hoch, und alle Augen bleiben zu.
}
resistance-script-thumb-down = { $n ->
    [one] { $who }: Daumen wieder runter.
   *[other] { $who }: Daumen wieder runter, alle.
}
resistance-script-look = { $who }: Augen auf.
resistance-script-shut = { $who }: Augen wieder zu.
resistance-script-all-spies = alle Spione
resistance-script-all-spies-but = alle Spione außer { $others }
resistance-script-sees-spy = Wer zurückschaut, gehört zu den Spionen wie du.
resistance-script-sees-spy-chief = Wer dabei den Daumen hochhält, ist ein Chef der Spione.
resistance-script-sees-either = Von den zwei Daumen bei geschlossenen Augen gehört einer dem Schläfer, der andere dem Täuscher.
resistance-script-sees-deep-agent = Der Daumen bei geschlossenen Augen gehört dem Schläfer.
resistance-script-sees-chief = Wer zurückschaut, ist der andere Chef.
resistance-script-sees-coordinator = Der Daumen gehört dem Koordinator.
resistance-the-resistance-chief = { $n ->
    [one] der Chef des Widerstands
   *[other] beide Chefs des Widerstands
}
resistance-the-spy-chief = { $n ->
    [one] der Chef der Spione
   *[other] beide Chefs der Spione
}
resistance-the-deep-agent = { $grammar ->
    [dative] dem Schläfer
   *[nominative] der Schläfer
}
resistance-the-pretender = der Täuscher
resistance-the-coordinator = der Koordinator
resistance-the-spy-reverser = { $grammar ->
    [dative] dem Umkehrer der Spione
   *[nominative] der Umkehrer der Spione
}

## Warum geht das nicht?
why-resistance-no-such-module = Das gehört an diesem Tisch nicht zum Spiel.
why-resistance-card-out = Diese Karte wird mit so vielen Plätzen nicht benutzt.
why-resistance-too-early = Das kommt in einer Mission erst später.
why-resistance-too-late = Der Moment dafür ist in dieser Mission vorbei.
why-resistance-not-this-mission = Bei dieser Mission nicht, nur bei anderen.
why-resistance-target-yourself = Es muss jemand anderes sein.
why-resistance-not-leader = Das tut nur, wer anführt.
why-resistance-wrong-team-size = Das Team muss genau so groß sein, wie die Mission es braucht.
why-resistance-mission-done = Diese Mission ist schon gemacht. Jede gibt es einmal.
why-resistance-two-successes-first = Die fünfte Mission geht erst nach zwei gelungenen.
why-resistance-opinion-first = Die Meinungsmacher stimmen zuerst ab. Danach bist du dran.
why-resistance-voted-already = Du bist Meinungsmacher: Deine Stimme liegt schon offen.
why-resistance-not-on-team = Du bist nicht in diesem Team und spielst keine Karte.
why-resistance-success-only = Der Widerstand kann nur Erfolg spielen.
why-resistance-chief-fail-only = Den Chef-Fehlschlag spielt nur ein Chef der Spione.
why-resistance-no-plain-fail = Ein Chef der Spione spielt Chef-Fehlschlag, nie einen einfachen.
why-resistance-reverse-only = Umkehr spielen nur Umkehrer.
why-resistance-reverser-no-fail = Ein Umkehrer spielt Erfolg oder Umkehr, nie einen Fehlschlag.
why-resistance-spotlight-first = Wer im Rampenlicht steht, spielt zuerst.
why-resistance-played-openly = Deine Karte liegt schon offen.
why-resistance-no-plot-card = Diese Intrigenkarte liegt nicht vor dir.
why-resistance-leader-already = Du führst schon an.
why-resistance-clockwise = Wer so eine Karte hat, wird im Uhrzeigersinn je einmal gefragt. Du bist nicht dran.
why-resistance-first-attempt-only = Intrigenkarten gibt es nur beim ersten Versuch einer Mission.
why-resistance-at-once-first = Die Karte von eben wird sofort erledigt. Dann kommt die nächste.
why-resistance-plot-not-given = Das tut nur, wer diese Karte gerade bekommen hat.
why-resistance-no-such-plot = So eine Intrigenkarte liegt dort nicht.
why-resistance-not-neighbour = Es muss einer deiner beiden Nachbarplätze sein.
why-resistance-not-a-member = Es muss jemand aus dem Team sein.
why-resistance-own-card = Deine eigene Karte kennst du.
why-resistance-card-open = Diese Karte liegt für alle offen.
why-resistance-looked-at = Diese Karte hat sich schon jemand angesehen.
why-resistance-token-not-leader = Wer anführt, kann nicht Ermittler sein.
why-resistance-token-not-team = Wer im Team ist, kann nicht Ermittler sein.
why-resistance-not-investigator = Diesmal ermittelt jemand anderes.
why-resistance-not-investigated = Gegen dich wird nicht ermittelt.
why-resistance-loyalty-true = Du musst die Karte zeigen, die für dich stimmt.
why-resistance-hunters-only = Nur Jäger beschuldigen.
why-resistance-three-first = Ein Jäger beschuldigt erst nach drei Missionen für seine Seite.
why-resistance-accused-before = Diese Person hast du schon einmal falsch beschuldigt.
why-resistance-spy-hunter-only = Nur der Jäger der Spione kann vortreten.
why-resistance-after-chief-fail = Vortreten kannst du nur, wenn die Mission an einem Chef der Spione gescheitert ist.
why-resistance-early-used = Es gibt nur eine vorzeitige Beschuldigung im Spiel, und die ist vorbei.
why-resistance-deep-agent-only = Nur der Schläfer kann bezichtigen.
why-resistance-blame-used = Die Bezichtigung gibt es einmal im Spiel, und sie ist verbraucht.
why-resistance-not-inquisitor = Nur wer den Inquisitor-Marker hat, prüft.
why-resistance-token-held = Wer den Inquisitor-Marker schon hatte, kann nicht geprüft werden.

## die Lektion
lesson-resistance-welcome = Du gehörst zum Widerstand, und zwei der anderen vier sind Spione. Lass drei Missionen gelingen: Finde heraus, wen du mitnehmen kannst.
lesson-resistance-reject-strangers = Bruno führt an und will mit Dario gehen, und du kennst beide nicht. Eine Ablehnung kostet am Anfang wenig: Stimm dagegen.
lesson-resistance-approve-team = Fünf abgelehnte Teams hintereinander verlieren das Spiel, also muss irgendwann eins gehen. Mit Cleo und Edda kann man es versuchen: Stimm dafür.
lesson-resistance-go-along = Diesmal bist du selbst im Team, da ist wenigstens ein Platz sicher. Stimm dafür und geh mit.
lesson-resistance-play-success = Der Widerstand spielt immer Erfolg, nur Spione haben die Wahl. Bevor die Karten aufgedeckt werden, werden sie gemischt.
lesson-resistance-reject-suspect = Einer der drei hat einen Fehlschlag gespielt, und du warst es nicht: Cleo oder Dario spioniert. Cleo ist in diesem Team, also stimm dagegen.
lesson-resistance-lead = Jetzt führst du an. Edda war auf einer gelungenen Mission und auf keiner gescheiterten: Nimm Edda und dich selbst.
lesson-resistance-vote-own-team = Auch wer anführt, stimmt ab, und alle sehen, wie. Steh zu deinem Team: Stimm dafür.
lesson-resistance-second-success = Spiel deinen Erfolg. Tut Edda das auch, fehlt euch nur noch eine Mission.
lesson-resistance-outvoted = Dario ist verdächtig, und du bist nicht dabei: Stimm dagegen. Vielleicht wirst du überstimmt, aber wer wie stimmt, verrät etwas.
lesson-resistance-work-it-out = Zwei Fehlschläge: Beide Spione waren unter Bruno, Dario und Edda, also ist Cleo sauber. Edda hat zweimal Erfolg gehabt, und Bruno wollte von Anfang an Dario dabeihaben: Stimm für dieses Team.
lesson-resistance-last-card = Alle drei gehört ihr zum Widerstand. Spiel Erfolg und gewinn.
lesson-resistance-done = Du hast die Spione an ihren Teams, ihren Stimmen und ihren Karten erkannt: Das ist das ganze Spiel. Bruno und Dario sagen: gut gespielt. Versuch es jetzt an einem eigenen Tisch.
