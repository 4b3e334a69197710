"""Learns how strong a colony is from positions with who has won (see `examples/positions.rs`).

    python strengths.py OUT.net THINGS PLAYERS:POSITIONS...

A network gives each colony a strength; who wins is judged as if by lot, by the exponents of the strengths, for any
number of players. A tenth of the games is kept back to measure with. Needs numpy and nothing else.
"""

import struct
import sys

import numpy as np

WIDTHS = (40, 20)
EPOCHS = 16
BATCH = 4096
RATE = 4e-3
DECAY = 1e-3
SEATS = 6


def read(path, players, things):
    """Whether a position is kept back, what each seat has, and its share of the victory; empty seats have none."""
    rows = np.fromfile(path, dtype="<f4").reshape(-1, 1 + players * (things + 1))
    seats = rows[:, 1:].reshape(len(rows), players, things + 1)
    there = np.zeros((len(rows), SEATS), bool)
    there[:, :players] = True
    seats = np.concatenate([seats, np.zeros((len(rows), SEATS - players, things + 1), np.float32)], 1)
    return rows[:, 0].astype(int) % 10 == 0, seats[:, :, :things], seats[:, :, things], there


def forward(params, x):
    values = [x]
    for number, (weights, biases) in enumerate(params):
        x = x @ weights + biases
        if number + 1 < len(params):
            x = np.maximum(x, 0)
        values.append(x)
    return values


def log_chances(strengths, there):
    strengths = np.where(there, strengths, -60)
    strengths = strengths - strengths.max(1, keepdims=True)
    return strengths - np.log(np.exp(strengths).sum(1, keepdims=True))


def run(params, x, there):
    """What is in between, for the seats that are there; and what that makes of who wins."""
    values = forward(params, x[there])
    strengths = np.zeros(there.shape, np.float32)
    strengths[there] = values[-1][:, 0]
    return values, log_chances(strengths, there)


def measure(params, x, y, there):
    losses, right = [], []
    for start in range(0, len(x), 50_000):
        part = slice(start, start + 50_000)
        chances = run(params, x[part], there[part])[1]
        losses.append(-(y[part] * chances).sum(1))
        right.append(chances.argmax(1) == y[part].argmax(1))
    return np.concatenate(losses).mean(), np.concatenate(right).mean()


def learn(x, y, there, tests, luck):
    things = x.shape[2]
    widths = [things, *WIDTHS, 1]
    params = [
        [luck.normal(0, (2 / a) ** 0.5, (a, b)).astype(np.float32), np.zeros(b, np.float32)]
        for a, b in zip(widths, widths[1:])
    ]
    params[-1][0] *= 0.1
    moments = [[[np.zeros_like(p), np.zeros_like(p)] for p in layer] for layer in params]
    total = EPOCHS * ((len(x) + BATCH - 1) // BATCH)
    step = 0
    for epoch in range(EPOCHS):
        order = luck.permutation(len(x))
        for start in range(0, len(x), BATCH):
            step += 1
            chosen = order[start : start + BATCH]
            here = there[chosen]
            values, chances = run(params, x[chosen], here)
            wins = y[chosen]
            back = (np.exp(chances) * wins.sum(1, keepdims=True) - wins) / len(chosen)
            back = back[here].reshape(-1, 1).astype(np.float32)
            part = step / total
            rate = RATE * min(part / 0.1, (1 - part) / 0.9)
            for number in reversed(range(len(params))):
                weights, biases = params[number]
                slopes = [values[number].T @ back, back.sum(0)]
                if number:
                    back = (back @ weights.T) * (values[number] > 0)
                for place, slope in enumerate(slopes):
                    first, second = moments[number][place]
                    first += 0.1 * (slope - first)
                    second += 0.001 * (slope * slope - second)
                    move = (first / (1 - 0.9**step)) / (np.sqrt(second / (1 - 0.999**step)) + 1e-8)
                    if place == 0:
                        move = move + DECAY * weights
                    params[number][place] -= (rate * move).astype(np.float32)
        if epoch % 4 == 3:
            for name, test in tests.items():
                loss, right = measure(params, *test)
                print(f"epoch {epoch + 1}, {name}: kept back {loss:.4f}, right {right:.4f}", flush=True)
    return params


def write(path, params):
    with open(path, "wb") as file:
        widths = [len(params[0][0])] + [len(biases) for _, biases in params]
        file.write(f"formicary-net 1\n{' '.join(map(str, widths))}\n".encode())
        for weights, biases in params:
            scale = max(float(abs(weights).max()), 1e-6) / 32767
            file.write(struct.pack("<f", scale))
            file.write(np.round(weights / scale).astype("<i2").tobytes())
            file.write(biases.astype("<f4").tobytes())


def main():
    out, things, *named = sys.argv[1:]
    files = [name.split(":") for name in named]
    parts = [read(path, int(players), int(things)) for players, path in files]
    tests = {f"{players} players": [data[kept] for data in rest] for (players, _), (kept, *rest) in zip(files, parts)}
    x, y, there = (np.concatenate([rest[place][~kept] for kept, *rest in parts]) for place in range(3))
    print(f"{len(x)} positions to learn from", flush=True)
    write(out, learn(x, y, there, tests, np.random.default_rng(1)))


if __name__ == "__main__":
    main()
