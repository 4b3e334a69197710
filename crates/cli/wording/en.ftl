cli-unknown-game = There is no game “{ $found }”; the games are: { $known }.
cli-did-you-mean = Did you mean “{ $close }”?
