### What is wrong with a record, an option or a typed action. Conventions: events.ftl.

record-too-long = longer than { $most } bytes
record-header = not a header, or not in its place: { $found }
record-missing = the header { $name } is missing
record-game = no such game: { $found }
record-version = recorded under version { $found } of the rules, but this is version { $ours }
record-illegal = { $action } is not legal here ({ $rule })
record-after-end = an action after the end of the game
record-secret = not the secret that was committed to
record-commitment = not the SHA-256 of the secret
record-entropies = the key does not follow from what the players added, or from the table
record-key = the key does not follow from the secret, the table and what the players added
record-draw = the dealer drew { $real }, not { $stated }
record-result = the stated result is { $stated }, the real one is { $real }

bad-option =
    { $allowed ->
        [once] { $option } is given more than once
       *[other] { $option } can't be "{ $found }"; possible: { $allowed }
    }
# Something that nobody chooses, such as the set of cards: a record that was made with another one is refused.
bad-fixed = made with { $option }={ $found }, but here it is { $option }={ $allowed }
bad-action = not an action: "{ $found }"; possible forms: { $expected }
