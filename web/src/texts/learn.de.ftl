### Lehrstunden: was der Lehrer sagt. Iris und Bruno heißen die Mitspieler in den Drehbüchern (lesson.toml jedes Spiels).

learn-title = Spielen lernen
learn-about = Spiel fünf Minuten mit, und du kannst das Spiel: ganz ohne Regelheft.
learn-lesson = Lehrstunde: { $game }
learn-begin = Lehrstunde beginnen
learn-continue = Lehrstunde fortsetzen
learn-again = Noch einmal
learn-done = Lehrstunde abgeschlossen
learn-leave = Lehrstunde verlassen; sie kann später fortgesetzt werden
learn-coach = Lehrer
learn-your-move = Dein Zug:
learn-next = Weiter
learn-back = Zurück
learn-hurry = Vorspulen
learn-show-me = Für mich tun
learn-progress = { $step } von { $count }
learn-play = Gegen Bots spielen
learn-more = Regeln und Karten
learn-link = In fünf Minuten lernen
learn-table = Die Lehrstunde: spielend lernen
learn-seventh-about = Schick Helden um den Tisch, bluffe, frage, schau nach – und sammle sechs verschiedene.
learn-world-about = Besiedle die Welt, mach Entdeckungen, baue Wunder – und sei vorn, wo es zählt.

## Der siebte Held

learn-seventh-aim = Willkommen! Es gibt sieben Arten von Helden, 1 bis 7. Wer zuerst sechs verschiedene hat, gewinnt.

    Das ist deine Gruppe. Zwei Helden gehören schon dazu: 1 ({ $hero1 }) und 5 ({ $hero5 }).
learn-seventh-others = Auch Iris und Bruno sammeln Helden. Alle sehen alle Gruppen, aber niemand sieht fremde Handkarten.
learn-seventh-requirement = Jeder Zug beginnt mit einer aufgedeckten Karte. Die Zeile an ihrem Fuß ist die Bedingung: diesmal „3 oder weniger“.

    Losgeschickt werden darf also nur eine 1, 2 oder 3.
learn-seventh-send = Du bist am Zug: Schick einen passenden Helden verdeckt zu Iris, nach links. Nimm die 2 ({ $hero2 }), die dir noch fehlt.
learn-seventh-passed = Iris weiß nicht, wer da kommt. Sie könnte ihn anwerben – aber wenn sie ihn schon hat? Sie gibt ihn an Bruno weiter.
learn-seventh-came-back = Auch Bruno traute sich nicht. Ist ein Held ganz herum, muss sein Absender ihn anwerben. Genau das war dein Plan: Jetzt hast du drei.

    Am Ende seines Zuges zieht man eine Karte: Du hast eine bekommen.
learn-seventh-window = Iris ist am Zug: Sie hat Bruno einen Helden geschickt, 3 oder höher.

    Fähigkeiten darf man auch in fremden Zügen nutzen; darum wirst du gefragt. Keine Eile: Nutze jetzt keine.
learn-seventh-double = Bruno hat ihn an dich weitergegeben. Anwerben oder weitergeben?

    Vorsicht: Ein Held, den du schon hast, ist ein Doppel. Beide Karten würden deine Gruppe verlassen. Eine 5 wäre so ein Doppel.
learn-seventh-clue = Bitte um einen Hinweis! Zeig dem Absender eine Handkarte; er sagt ehrlich, ob es derselbe Held ist. Alle hören die Antwort, und die Karte ist weg.

    Wähle „Mit Karte fragen …“, dann die 5.
learn-seventh-answer = „Nein“: Es ist keine 5. Die Bedingung war 3 oder höher, also ist es eine 3, 4, 6 oder 7, und die fehlen dir alle. Wirb ihn an!
learn-seventh-power = Eine 3 ({ $hero3 }): vier Helden! Nun hat Bruno dir einen geschickt, und er ist ungerade. Du hast 1, 3 und 5: Das ist riskant.

    Jeder Held einer Gruppe hat eine Fähigkeit, einmal zu nutzen. Deine 5 ({ $hero5 }) sieht sich den wandernden Helden an.
learn-seventh-looked = Eine 1: für dich ein Doppel. Deine 5 liegt jetzt quer: Sie ist benutzt, zählt aber weiter.

    Gib die 1 an Iris weiter. Sie hat auch eine …
learn-seventh-doubled = Iris hat sie genommen – ein Doppel! Beide 1 scheiden aus, und ihr bleibt nur ein Held.
learn-seventh-send-again = Du bist wieder am Zug. Die Bedingung ist „5 oder mehr“, und nur deine 6 passt. Schick sie los.

    Passt keine Handkarte, wird die oberste Karte des Stapels losgeschickt, und du legst eine Handkarte ab.
learn-seventh-forbidden = Beide gaben weiter, die 6 wäre also dein. Doch Iris kündigt ihre 4 ({ $hero4 }) an: Du darfst nicht anwerben! Weil du der Absender bist, würde der Held abgelegt.

    Bevor eine Fähigkeit wirkt, dürfen andere reagieren. Deine 1 ({ $hero1 }) hebt sie auf.
learn-seventh-cancelled = Aufgehoben! Die Fähigkeit von Iris ist trotzdem verbraucht. Wirb deine 6 an.
learn-seventh-ready = Fünf Helden: noch einer, und du gewinnst. Wieder liegt ein Held vor dir. Welcher?

    Deine 5 ist benutzt, aber deine 3 ({ $hero3 }) kann einen deiner benutzten Helden bereit machen.
learn-seventh-look-again = Deine 5 ist wieder bereit. Sieh dir den Helden an!
learn-seventh-sixth = Eine 7 ({ $hero7 }): der sechste Held! Wirb ihn an.
learn-seventh-won = Sechs verschiedene Helden: Du hast gewonnen!

    Geht vorher der Stapel aus, endet das Spiel mit diesem Zug: Dann gewinnen die meisten Helden; bei Gleichstand weniger ausgeschiedene Karten, dann weniger benutzte Helden.
learn-seventh-rest = Drei Fähigkeiten fehlen noch: 2 legt den wandernden Helden ab, 6 hebt die Bedingung für einen Zug auf, 7 zieht zwei Karten.

    Zeig auf eine Karte oder halte sie gedrückt, um sie zu lesen. „?“ zeigt zu jeder Frage die Regel. Viel Spaß!

## Heroes of the World

learn-world-aim = Willkommen! Du führst ein Volk durch zwei Epochen. Wer am Ende die meisten Punkte hat, gewinnt.

    Deine Farbe ist Blau, dein Zeichen der Kreis A. Hier werden die Punkte gezählt.
learn-world-lands = Punkte bringen die Gebiete. Im Altertum sind fünf im Spiel. Das Schild eines Gebiets zeigt seine drei Felder für Fortschritte und darunter, wer dort lebt.
learn-world-place = Zu Beginn setzen alle sieben Bevölkerung ein, reihum je eine. Wähle das Mittelmeer, auf der Karte oder auf seinem Schild.
learn-world-place-again = Auch Iris und Bruno setzen ein. Wähle jetzt Afrika.
learn-world-take = Alle sind eingesetzt. Jeder Zug ist gleich: einen Helden nehmen, einen Helden spielen.

    Nimm Ezana aus der Auslage. (Auch vom Stapel ginge es, unbesehen.)
learn-world-play = Ein Held hat vier Werte, der Reihe nach: Bevölkerung, Fortschritt, Eroberung, Schatz. Die kleine Karte zeigt, wo er handeln kann.

    Du hast drei Helden auf der Hand. Spiel Ezana.
learn-world-settle = Erstens Bevölkerung: Ezana bringt zwei. Setze eine im Mittelmeer und eine in Afrika ein.
learn-world-discover = Zweitens Fortschritt: Ezana hat einen aus dem Beutel gezogen, Bildhauerei, Wert { $sculpture }. Lege ihn ins Mittelmeer.

    Sind alle Felder eines Gebiets belegt, wird es gewertet.
learn-world-attack = Drittens Eroberung: Du darfst einmal angreifen, wo du und ein Rivale leben. Stärke: die 2 von Ezana, plus 1 im Altertum (plus 2 in der Neuzeit).

    Wähle das Mittelmeer. Du siehst, was jede Seite des Würfels gegen Iris bewirkt; dann würfle.
learn-world-migrate = Eine Schlacht: Iris verliert dort ihre zwei. Viertens Schatz: drei Münzen, damit hast du vier.

    Zwei Münzen kostet eine Völkerwanderung: Bis zu vier deiner Leute ziehen aus einem Gebiet in Nachbargebiete. Wähle den Nahen Osten, dann Afrika; danach zieht auch der andere.
learn-world-done = Zwei Münzen kaufen auch einen Punkt, sieben ein Weltwunder. Behalte deine zwei und beende den Zug.
learn-world-iris = Iris hat Kleopatra gespielt, sich wieder im Mittelmeer angesiedelt und dort die Seefahrt gelegt, Wert { $seafaring }. Nur ein Feld ist noch frei.
learn-world-second-turn = Auch Bruno hat gespielt. Du bist am Zug: Nimm Aryabhata, der zwei Fortschritte bringt, und spiel ihn.
learn-world-second-settle = Eine ins Mittelmeer, wo du vorn bist; eine in den Nahen Osten.
learn-world-second-discover = Du hast Schrift (Wert { $writing }) und Philosophie (Wert { $philosophy }) gezogen. Sie müssen in verschiedene Gebiete. Lege die Schrift ins Mittelmeer, auf das letzte Feld.
learn-world-scoring = Wertung! Die meiste Bevölkerung ist Erster: Du erhältst die Summe, { $sculpture } + { $seafaring } + { $writing } = { $first }. Iris als Zweite die Hälfte, aufgerundet: { $second }. Bruno als Dritter den niedrigsten Fortschritt: { $third }.

    Bei Gleichstand ist vorn, wer mehr Fortschritte gemacht hat. Die Leute bleiben, wo sie sind.
learn-world-other-discovery = Dein zweiter Fortschritt: die Philosophie in den Nahen Osten.
learn-world-save = Du hast jetzt vier Münzen. Spare sie für etwas Großes und beende den Zug.
learn-world-wonder = Einige Züge später: { $scored } Gebiete sind gewertet, du hast { $points } Punkte und { $coins } Münzen.

    Sieben Münzen kaufen ein Weltwunder: sofort drei Punkte, dazu eine Fähigkeit für jede Epoche. Baue die Hängenden Gärten.
learn-world-use = Ihre Fähigkeit: In deinem Zug drei Bevölkerung in ein Gebiet einsetzen. In Afrika ist noch ein Feld frei. Wähle die Hängenden Gärten, dann Afrika.
learn-world-used = Neun von dir in Afrika! Die Fähigkeit ist nun benutzt und kommt in der nächsten Epoche wieder. Jedes Weltwunder hat seine eigene: Zeig darauf, um sie zu lesen.
learn-world-rivals = Die anderen machen weiter. Bruno hat gerade einen Fortschritt gezogen, und in Indien ist ein Feld frei …
learn-world-epoch = Mit der vierten Wertung endet das Altertum. Von den alten Fortschritten behält jedes Gebiet nur den besten; vier Gebiete der Neuzeit mit je vier Feldern öffnen sich; es gibt neue Helden und neue Weltwunder.

    Punkte, Münzen, Bevölkerung und gebaute Wunder bleiben.
learn-world-modern = Wieder setzen alle sieben Bevölkerung ein, jetzt in den Gebieten der Neuzeit. Setze eine in Amerika ein.
learn-world-end = Alle neun Gebiete sind im Spiel. Mit der achten Wertung der Neuzeit endet das Spiel sofort; die meisten Punkte gewinnen. Übrige Münzen und Leute zählen nichts.
learn-world-rest = Das ist alles! Was ein Held bringt, muss so weit wie möglich genutzt werden; Angreifen und Münzenausgeben steht dir frei.

    Zeig auf etwas oder halte es gedrückt, um es zu lesen. „?“ zeigt zu jeder Frage die Regel. Viel Spaß!
