#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| formicary_fuzz::play::<fourmidable::Fourmidable>(bytes));
