notation-missing = Something is missing at the end: { $expected }.
notation-unexpected = “{ $found }” is not { $expected }.
notation-too-much = “{ $found }” is too much.

rule-undo = Taking back
refused-nothing-to-undo = There is nothing to take back.
refused-undo-others-acted = Somebody else has acted since; what they know now cannot be taken back.
refused-undo-revealed = Something has been revealed since; that cannot be taken back.

level-larva = larva
level-worker = worker
level-soldier = soldier
level-queen = queen
level-random = random
level-greedy = greedy
level-mcts = tree search
occupant-open = open seat
