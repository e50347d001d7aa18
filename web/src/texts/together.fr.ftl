### Ensemble : phrases, donne du jour, classement, avis quand c’est son tour

## Paroles

page-talk = Parler
page-talk-about = Chacun lit ces phrases dans sa langue.
page-talk-more = À ce jeu, que ce soit vrai ou non :
page-talk-heard = Ce qui a été dit
page-talk-nothing = Rien n’a encore été dit.
page-talk-who = Rendre muet
page-talk-mute = Rendre muet : { $name }
page-key-talk = parler

page-phrase-hello = Bonjour !
page-phrase-luck = Bonne chance !
page-phrase-nice = Bien joué !
page-phrase-wow = Oh là là !
page-phrase-thanks = Merci !
page-phrase-sorry = Pardon !
page-phrase-oops = Aïe…
page-phrase-thinking = Je réfléchis…
page-phrase-no-hurry = Prenez votre temps.
page-phrase-moment = Je reviens tout de suite.
page-phrase-back = Me revoilà.
page-phrase-doubt = Je n’en crois pas un mot.
page-phrase-trust = Faites-moi confiance.
page-phrase-close = C’était juste !
page-phrase-again = On remet ça ?
page-phrase-good-game = Belle partie !

## Avis

page-notify = M’avertir quand c’est à moi
page-notify-on = oui
page-notify-off = non
page-notify-about = Quand cette page est à l’arrière-plan, votre navigateur affiche un message. Il vous demandera une fois s’il en a le droit.
page-notify-denied = Votre navigateur n’autorise pas les messages de cette page ; cela se change dans ses réglages pour ce site.
page-notify-missing = Ce navigateur ne peut pas le faire ici ; il faut une page ouverte sur cette machine ou en https.
page-notify-turn = C’est à vous
page-your-turn = À vous

## La donne du jour

page-daily = Donne du jour
page-daily-about = La même donne et les mêmes robots pour tout le monde sur ce serveur. Un essai par jour.
page-daily-short = Les mêmes cartes pour tous. Un essai par jour.
page-daily-play = Jouer
page-daily-go-on = Continuer
page-daily-look = Regarder la table
page-daily-bots = { $count ->
    [one] contre un robot ({ $level })
   *[other] contre { $count } robots ({ $level })
}
page-daily-ends = Prochaine donne à { $time }.
page-daily-finished = { $count ->
    [0] Personne ne l’a encore terminée.
    [one] Une personne l’a terminée. Vous verrez les résultats quand vous l’aurez terminée aussi.
   *[other] { $count } personnes l’ont terminée. Vous verrez les résultats quand vous l’aurez terminée aussi.
}
page-daily-nobody = Personne n’a joué cette donne jusqu’au bout.
page-daily-results = Résultats
page-daily-today = Aujourd’hui
page-daily-earlier = Avant
page-daily-later = Après
page-daily-given-up = abandon
page-daily-place = { $place } sur { $players }
page-daily-replay = Voir la partie
page-daily-name-about = C’est ainsi que vous figurez dans la liste.
page-daily-honest = Les règles : un essai par personne et par jeu, terminé avant minuit UTC. Pas de conseils, et la partie n’est jamais classée. La graine est tirée d’un secret de ce serveur et de la date : personne ne peut la connaître d’avance. Son empreinte est visible dès le début, la graine elle-même le lendemain. Le serveur reconnaît le navigateur, pas la personne : qui en utilise deux peut essayer deux fois ; la liste vaut ce que vaut l’honnêteté de chacun.
page-daily-seed-tomorrow = La graine de la donne du jour s’affiche demain, quand elle ne peut plus aider personne.
page-daily-board = Voir les résultats

## Classement

page-ratings = Classement
page-ratings-about = Les personnes qui ont joué entre elles sur ce serveur.
page-ratings-off = Ce serveur ne classe pas les parties.
page-ratings-none = Personne n’est encore classé.
page-ratings-rank = Rang
page-ratings-points = Points
page-ratings-games = Parties
page-ratings-uncertain = encore incertain : peu de parties
page-ratings-how = Une partie terminée compte si au moins deux personnes que ce serveur reconnaît y ont joué. Les robots, les donnes du jour et les boîtes personnelles ne comptent pas. Si vous abandonnez, vous perdez aussitôt contre tous ceux qui continuent. Si vous êtes absent à la fin, vous perdez aussi. Tout le monde commence à 1000 points, une estimation prudente que chaque partie rend plus sûre (OpenSkill).
page-rated = Classement
page-rated-on = compte
page-rated-off = pour le plaisir
page-rated-table = Cette partie compte pour le classement des personnes qui la jouent du début à la fin.
page-rating-change = Classement

## Qui je suis

page-me = Comment ce serveur vous reconnaît
page-me-about = Il n’y a pas de comptes. Votre navigateur a créé une clé pour vous ; le serveur n’en garde qu’une empreinte, avec le nom sous lequel vous jouez. Toute personne qui a la clé peut jouer à votre place : gardez-la secrète.
page-me-show = Montrer ma clé
page-me-move = Pour jouer sous la même identité sur un autre appareil, ouvrez-y ce lien ou tapez la clé.
page-me-enter = Clé d’un autre appareil
page-me-use = Utiliser cette clé
page-me-wrong = Ce n’est pas une clé : une clé a 26 lettres et chiffres.
page-me-right = Ce navigateur utilise désormais cette clé.
page-me-forget = Me retirer de toutes les listes
page-me-forget-sure = Vraiment ? Votre nom et vos points disparaissent, et vous recevez une nouvelle clé.
page-me-forgotten = C’est fait. Ce navigateur a une nouvelle clé.
page-me-arrive = Ce lien contient une clé. Ne l’utilisez que si elle est à vous : vous serez alors ici la même personne que sur votre autre appareil.
