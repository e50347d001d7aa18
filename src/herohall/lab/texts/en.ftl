### The lab: what can go wrong in a contest

lab-bad-budget = “{ $text }” has no possible budget; write expert@0.25s for seconds or expert@400i for iterations.
lab-no-journal = { $file } is not the journal of an arena; choose another file.
lab-journal-differs = { $file } belongs to another contest; these settings differ: { $settings }. Repeat them, or choose another file.
lab-journal-line = { $file }, line { $line }: this is no game of the contest; correct or remove the line.
lab-cannot-read = { $file } cannot be read: { $why }.
lab-cannot-write = { $file } cannot be written: { $why }.
