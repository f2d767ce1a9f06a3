# Die geführte erste Partie von Oh, Fox!. Die Plätze mit ihren Namen: { $one } { $two }

lesson-ohfox-welcome = In diesem Wald wird gejagt, und du willst nur in Ruhe fressen. Spiel eine Partie mit Bruno und Cleo; die Lampe zeigt, was zu tun ist.
lesson-ohfox-bend = Du bist die Kröte, und nur du weißt es: Du frisst Fliegen. Die Karten liegen offen, aber bis zum Schluss bewegt sich keine Figur. Spiel einen Doppelzug nach Süden: quer über ein Feld und um die Kurve dahinter.
lesson-ohfox-move-stop = Beute frisst nur, wo sie anhält. Der Zug-Stopp ist beides in einer Karte, und nördlich von dir sind Fliegen: Spiel ihn nach Norden. Halte das Auge gedrückt, dann siehst du, wohin er dich bringt.
lesson-ohfox-get-away = { $two } jagt, als Fuchs oder als Dachs: Niemand weiß es, aber beide wären jetzt direkt neben dir, im Norden. Mach dich mit einem Doppelzug nach Westen davon, zu den nächsten Fliegen.
lesson-ohfox-stop = { $two } hat einen Auslöser nach Norden gespielt. Ein Dachs läuft damit nach Norden, ein Fuchs nach Süden: zwei Orte zum Fürchten. Halt trotzdem an und friss: Es kann dich eine Wunde kosten, aber du kennst das Mittel dagegen.
lesson-ohfox-trigger = Falls { $two } der Fuchs ist, war das gerade ein Angriff. Spiel deinen eigenen Auslöser: Die Kröte springt zum Teich, wohin die Karte auch zeigt, und der Teich heilt eine Wunde. Dreh sie nach Norden: Sollen sie dich dort suchen.
lesson-ohfox-unseen = Bisher konnten alle deine Schritte mitzählen; von jetzt an nur noch, wer an die Kröte denkt. Gleich neben dem Teich sind Fliegen: Spiel einen Einzelzug nach Osten.
lesson-ohfox-third-food = { $two } sucht dich im Westen. Halt an und friss: Deine dritte Mahlzeit macht satt, und das ist ein Herz mehr.
lesson-ohfox-home = Beute, die nach dem achten Zug zu Hause ist, bekommt ein Herz, und deins liegt gleich nebenan: Spiel einen Einzelzug nach Osten. Dann tippt { $two }, wer wer ist, und der Film zeigt, was wirklich geschah.
lesson-ohfox-done = Drei Fliegen, eine Wunde, die heilte, und rechtzeitig zu Hause: Du kennst die Karten, die Auslöser und den Teich. Mit allen Regeln gibt es auch für Ziele ein Herz; versuch es an einem eigenen Tisch, vielleicht jagst dort du.
