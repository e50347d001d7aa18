### Le laboratoire : ce qui peut clocher dans un concours

lab-bad-budget = « { $text } » n’a pas de budget possible ; écrivez expert@0.25s pour des secondes ou expert@400i pour des itérations.
lab-no-journal = { $file } n’est pas le journal d’une arène ; choisissez un autre fichier.
lab-journal-differs = { $file } appartient à un autre concours ; ces réglages diffèrent : { $settings }. Répétez-les ou choisissez un autre fichier.
lab-journal-line = { $file }, ligne { $line } : ce n’est pas une partie du concours ; corrigez ou retirez cette ligne.
lab-cannot-read = { $file } ne peut pas être lu : { $why }.
lab-cannot-write = { $file } ne peut pas être écrit : { $why }.
