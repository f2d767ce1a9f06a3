# Die geführte erste Partie von Oh, Fox!. Die Plätze mit ihren Namen: { $one } { $two }

lesson-ohfox-welcome = In diesem Wald wird gejagt, und du willst nur in Ruhe fressen. Spiel eine Partie mit Bruno und Cleo; die Lampe zeigt, was zu tun ist.
lesson-ohfox-bend = Du bist heimlich die Kröte und frisst Fliegen. Bis zum Schluss bewegt sich keine Figur. Spiel einen Doppelzug nach Süden: quer über ein Feld und um die Kurve.
lesson-ohfox-move-stop = Beute frisst nur, wo sie anhält. Der Zug-Stopp kann beides, und nördlich von dir sind Fliegen: Spiel ihn nach Norden, und die erste Mahlzeit ist dir sicher.
lesson-ohfox-get-away = { $two } jagt, als Fuchs oder als Dachs, und beide wären jetzt direkt neben dir, im Norden. Nichts wie weg: Spiel einen Doppelzug nach Westen, zu den nächsten Fliegen.
lesson-ohfox-stop = Der Auslöser nach Norden führt { $two } als Dachs nach Norden, als Fuchs nach Süden: zwei Orte zum Fürchten. Halt trotzdem an und friss; du weißt, wo Wunden heilen.
lesson-ohfox-trigger = Falls { $two } der Fuchs ist, war das ein Angriff. Spiel deinen Auslöser: Die Kröte springt zum Teich, und der heilt. Die Karte darf woandershin zeigen: Norden führt in die Irre.
lesson-ohfox-unseen = Bisher konnten alle deine Schritte mitzählen; jetzt weißt nur noch du, wo du bist: Halte das Auge gedrückt und sieh nach. Neben dem Teich sind Fliegen: Spiel einen Einzelzug nach Osten.
lesson-ohfox-third-food = { $two } sucht dich im Westen. Halt an und friss: Deine dritte Mahlzeit macht satt, und das ist ein Herz mehr.
lesson-ohfox-home = Beute, die nach dem achten Zug zu Hause ist, bekommt ein Herz: Spiel einen Einzelzug nach Osten. Dann tippt { $two }, wer wer ist, und der Film zeigt, was wirklich geschah.
lesson-ohfox-done = Drei Fliegen, eine Wunde, die heilte, und rechtzeitig zu Hause: Jetzt kennst du den Wald. Mit allen Regeln gibt es auch für Ziele ein Herz; versuch es an einem eigenen Tisch, vielleicht jagst dort du.
