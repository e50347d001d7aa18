### In the balance report

seventh-kind-send = Einen Helden losschicken
seventh-kind-discard = Eine Karte ablegen
seventh-kind-receive = Anwerben, weitergeben oder um einen Hinweis bitten
seventh-kind-return = Den zurückgekehrten Helden anwerben
seventh-kind-window = Eine Fähigkeit oder keine
seventh-kind-react = Auf eine Fähigkeit reagieren
seventh-report-move-decline = verzichten
seventh-report-move-recruit = anwerben
seventh-report-move-pass = weitergeben
seventh-report-move-send = losschicken
seventh-report-move-discard = ablegen
seventh-report-move-clue = um einen Hinweis bitten
seventh-report-move-power = eine Fähigkeit nutzen
seventh-report-dealt = Was ein Held in der Anfangsgruppe wert ist
seventh-report-dealt-about = Wie viel mehr als einen gleichen Anteil diejenigen gewannen, die mit ihm begannen. Dicke Striche: 95 % für einen; dünne: 95 % für alle zusammen.
seventh-report-recruited = Was ein angeworbener Held wert ist
seventh-report-recruited-about = Dasselbe für alle, die ihn anwarben, jedes Mal gezählt. Wer viel anwirbt, liegt ohnehin vorn; die meisten Abweichungen sind daher positiv.
seventh-report-doubled = Was ein doppelt angeworbener Held kostet
seventh-report-sent = Wer welchen Helden losschickt
seventh-report-power = Was eine Fähigkeit wert ist
seventh-report-power-about = Dasselbe für alle, die die Fähigkeit ansagten, jedes Mal gezählt.
seventh-report-burned = Den wandernden Helden ablegen, nach dem abgelegten Helden
seventh-report-discarded = Eine Karte ablegen, weil keine passte
seventh-report-clue = Für Hinweise ausgegebene Karten
seventh-report-cancelled = Eine Fähigkeit aufheben, nach der aufgehobenen Fähigkeit
