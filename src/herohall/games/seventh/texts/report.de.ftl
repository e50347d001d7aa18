### In the balance report

seventh-kind-send = Einen Helden schicken
seventh-kind-discard = Eine Karte abwerfen
seventh-kind-receive = Anwerben, weitergeben oder fragen
seventh-kind-return = Zurücknehmen
seventh-kind-window = Eine Kraft oder keine
seventh-kind-react = Auf eine Kraft antworten
seventh-report-move-decline = ablehnen
seventh-report-move-recruit = anwerben
seventh-report-move-pass = weitergeben
seventh-report-move-send = schicken
seventh-report-move-discard = abwerfen
seventh-report-move-clue = einen Hinweis erfragen
seventh-report-move-power = eine Kraft nutzen
seventh-report-dealt = Was ein Held der Anfangsgruppe wert ist
seventh-report-dealt-about = Wie viel mehr als einen gleichen Anteil diejenigen gewannen, die mit ihm begannen. Dicke Striche: 95 % für einen; dünne: 95 % für alle zusammen.
seventh-report-recruited = Was ein angeworbener Held wert ist
seventh-report-recruited-about = Dasselbe für die, die ihn anwarben, jeder so oft, wie er es tat. Wer viel anwirbt, liegt vorn; die meisten Abweichungen sind daher positiv.
seventh-report-doubled = Was ein Doppelter kostet
seventh-report-sent = Wer welchen Helden schickt
seventh-report-power = Was eine Kraft wert ist
seventh-report-power-about = Dasselbe für die, die die Kraft ansagten, jeder so oft, wie er es tat.
seventh-report-burned = Den wandernden Helden abwerfen, nach dem Helden
seventh-report-discarded = Abwerfen mangels passender Karte
seventh-report-clue = Für Hinweise gegebene Karten
seventh-report-cancelled = Eine Kraft aufheben, nach der Kraft
