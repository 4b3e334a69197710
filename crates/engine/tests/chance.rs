//! Dice and draws. The figures here were worked out with another program (SHA-256 and ChaCha20 in
//! Python). They must never change: old records are proved with them.

use formicary_engine::chance::{pick, shuffle};
use formicary_engine::{Commitment, Dice, QuickDice, Seed};

const SEED: &str = "b77150df7d671f14bb3a34db19e6f9bb321cdba90df9934ca6c5f815f7ab8343";
const COMMITMENT: &str = "2307eac94fd7f7e1307bc1ae88cd451715e586d058dc37a2a32b214e3d724b56";

fn seed() -> Seed {
    Seed::from_words("an ant on the table")
}

/// Dice that give these words, first to last.
struct Script(Vec<u32>);

impl Dice for Script {
    fn word(&mut self) -> u32 {
        self.0.remove(0)
    }
}

#[test]
fn the_same_words_always_give_the_same_seed() {
    assert_eq!(seed().to_string(), SEED);
    assert_eq!(SEED.parse(), Ok(seed()));
    assert_ne!(seed(), Seed::from_words("an ant on the tablecloth"));
}

#[test]
fn a_commitment_is_the_sha_256_of_the_seed() {
    assert_eq!(seed().commitment().to_string(), COMMITMENT);
    assert_eq!(COMMITMENT.parse(), Ok(seed().commitment()));
}

#[test]
fn a_seed_is_64_hexadecimal_digits() {
    let with_a_sign = format!("+{}", &SEED[1..]);
    let with_a_letter = format!("x{}", &SEED[1..]);
    let with_an_accent = format!("é{}", &SEED[2..]);
    let too_long = format!("{SEED}0");
    for text in [
        "",
        &SEED[1..],
        &too_long,
        &with_a_sign,
        &with_a_letter,
        &with_an_accent,
    ] {
        assert!(text.parse::<Seed>().is_err(), "{text}");
        assert!(text.parse::<Commitment>().is_err(), "{text}");
    }
    assert_eq!(SEED.to_uppercase().parse(), Ok(seed()));
}

#[test]
fn logs_never_show_a_seed() {
    let log = format!("{:?}", seed());
    assert!(log.contains(COMMITMENT) && !log.contains(SEED), "{log}");
}

#[test]
fn every_chance_event_has_a_stream_of_its_own() {
    let words = |stream| {
        let mut dice = seed().dice(stream);
        [dice.word(), dice.word(), dice.word(), dice.word()]
    };
    assert_eq!(
        words(0),
        [2_161_334_672, 4_122_082_147, 2_438_827_743, 2_933_166_437]
    );
    assert_eq!(
        words(1),
        [237_921_062, 2_626_758_931, 2_011_739_535, 66_656_452]
    );
    assert_eq!(
        words(1 << 40),
        [4_092_221_557, 3_179_001_162, 3_206_520_221, 201_512_430]
    );
}

#[test]
fn a_stream_goes_on_over_its_blocks() {
    let mut dice = seed().dice(3);
    let words: Vec<_> = (0..40).map(|_| dice.word()).collect();
    assert_eq!(
        [words[16], words[17], words[39]],
        [1_490_408_192, 2_835_681_483, 2_471_977_932]
    );
}

#[test]
fn the_first_dice_of_a_table_stay_what_they_are() {
    let rolls = |stream| -> Vec<u8> {
        let mut dice = seed().dice(stream);
        (0..20).map(|_| dice.d6()).collect()
    };
    assert_eq!(
        rolls(0),
        [4, 6, 4, 5, 4, 5, 4, 3, 4, 1, 4, 1, 5, 1, 5, 1, 1, 5, 2, 1]
    );
    assert_eq!(
        rolls(1),
        [1, 4, 3, 1, 1, 3, 6, 4, 3, 1, 1, 5, 6, 2, 6, 1, 2, 4, 1, 1]
    );
}

#[test]
fn numbers_below_a_bound_stay_what_they_are() {
    let mut dice = seed().dice(0);
    let bounds = [
        2,
        7,
        52,
        1_000,
        3_000_000_000,
        3_000_000_000,
        3_000_000_000,
        u32::MAX,
    ];
    assert_eq!(
        bounds.map(|bound| dice.below(bound)),
        [
            1,
            6,
            29,
            682,
            2_377_058_213,
            1_056_674_656,
            1_645_404_951,
            390_886_930
        ]
    );
}

#[test]
fn a_word_that_would_favour_a_number_is_thrown_again() {
    // 2^32 = 6 * 715_827_882 + 4: of the words that lead to 0, one is too many.
    let mut dice = Script(vec![0, u32::MAX, 0, 1]);
    assert_eq!(dice.below(6), 5);
    assert_eq!(dice.below(6), 0);
    assert!(dice.0.is_empty());
    // A power of two divides evenly: nothing is thrown again.
    assert_eq!(Script(vec![0]).below(8), 0);
}

#[test]
fn a_shuffle_stays_what_it_is() {
    let mut cards: Vec<u8> = (0..10).collect();
    shuffle(&mut cards, &mut seed().dice(2));
    assert_eq!(cards, [8, 2, 9, 3, 7, 5, 6, 0, 4, 1]);
    shuffle::<u8>(&mut [], &mut seed().dice(2));
}

#[test]
fn all_orders_of_a_shuffle_are_equally_likely() {
    let mut dice = QuickDice::new(1);
    let mut counts = [0_u32; 27];
    for _ in 0..60_000 {
        let mut cards = [0, 1, 2];
        shuffle(&mut cards, &mut dice);
        counts[cards[0] * 9 + cards[1] * 3 + cards[2]] += 1;
    }
    let orders: Vec<_> = counts.into_iter().filter(|&count| count > 0).collect();
    assert_eq!(orders.len(), 6);
    // Five standard deviations of 60,000 throws with the chance 1/6.
    for count in orders {
        assert!(count.abs_diff(10_000) < 460, "{count}");
    }
}

#[test]
fn picking_reaches_everything() {
    let mut dice = QuickDice::new(2);
    let mut left: Vec<u8> = (0..6).collect();
    for _ in 0..200 {
        let picked = *pick(&[0, 1, 2, 3, 4, 5], &mut dice);
        left.retain(|&item| item != picked);
    }
    assert!(left.is_empty(), "never picked: {left:?}");
}

#[test]
fn quick_dice_repeat_with_their_seed() {
    let words = |seed| {
        let mut dice = QuickDice::new(seed);
        [dice.word(), dice.word()]
    };
    assert_eq!(words(5), words(5));
    assert_ne!(words(5), words(6));
    // The published test value of SplitMix64 for the seed 1234567.
    assert_eq!(QuickDice::new(1_234_567).long(), 6_457_827_717_110_365_317);
}
