game-hidden-empires = Hidden Empires
