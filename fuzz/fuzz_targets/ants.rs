#![no_main]

use ants::{Action, Ants, Design, Point};

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    formicary_fuzz::play_with::<Ants>(bytes, |[choice, x, y]| {
        Some(Action {
            design: Design::ALL[usize::from(choice) % Design::ALL.len()],
            at: Point::new((x as i8).clamp(-99, 99), (y as i8).clamp(-99, 99)),
            turn: choice % 6,
        })
    });
});
