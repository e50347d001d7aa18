### My box: own cards

mybox = My box
mybox-of = My box: { $game }
mybox-all = Boxes
mybox-about = Do you own the printed game? Enter its cards here and play with them: with the keyboard alone, in the order in which they are printed, checked as you type. Everything stays in this browser. You begin with a copy of HeroHall’s cards and change what is different.
mybox-begin = Begin with HeroHall’s cards
mybox-boxes = Boxes…
mybox-here = Boxes in this browser
mybox-open = Open
mybox-import = Import a zip file…
mybox-export = Export as zip
mybox-delete = Delete
mybox-delete-really = Really delete?
mybox-server = On the server
mybox-server-about = Whoever has the link gets a copy: you on another device, or friends. The server keeps it for a year after it was last opened.
mybox-keep = Keep a copy on the server
mybox-compare = Compare this box with
mybox-ours = HeroHall’s cards
mybox-differences = { $count ->
        [0] The boxes are the same.
        [one] They differ in 1 line.
       *[other] They differ in { $count } lines.
    }
mybox-only-this = only in this box
mybox-only-other = only in the other box
mybox-play = Play with this box
mybox-undo = Undo
mybox-redo = Redo
mybox-good = No problems found
mybox-problems = { $count ->
        [one] 1 problem
       *[other] { $count } problems
    }
mybox-wrong = has a problem
mybox-lost = This browser keeps nothing, or its storage is full: export the box as a zip file before you close the page.
mybox-brought = The files were not quite right; this was mended while reading them, or left out:
mybox-sheets = Sheets of the box
mybox-card-shown = The card as it will look
mybox-card = Card { $number } of { $count }
mybox-previous = Previous card
mybox-next = Next card
mybox-keys = Enter: next card · Shift+Enter: back · digits choose · Ctrl+Z: undo
mybox-enter = Enter
mybox-last = That was the last one: { $sheet }.
mybox-add = Add a card
mybox-remove = Remove this card
mybox-clear = Clear all and enter anew
mybox-more = More: other languages and details
mybox-edition = The value on your cards is
mybox-language-en = English
mybox-language-fr = French
mybox-language-de = German
mybox-link = My box: enter or change cards
mybox-use = Play with: { $box }
mybox-phrase = Arrow down: the words that may come next
mybox-next-words = Words that may come next
mybox-meaning = What it does:
