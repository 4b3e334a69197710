//! Tiny clicks, made on the spot; there are no sound files.

use std::cell::RefCell;

use wasm_bindgen::JsValue;

thread_local! {
    static AUDIO: RefCell<Option<web_sys::AudioContext>> = const { RefCell::new(None) };
}

/// What a sound stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Sound {
    /// Somebody moved.
    Move,
    /// It is the listener's turn.
    Turn,
    /// Something was refused.
    Refused,
    /// The game is over.
    End,
}

/// Plays a sound, if the browser lets it.
pub(crate) fn play(sound: Sound) {
    let _ = click(sound);
}

fn click(sound: Sound) -> Result<(), JsValue> {
    let (pitch, seconds) = match sound {
        Sound::Move => (320.0, 0.05),
        Sound::Turn => (520.0, 0.09),
        Sound::Refused => (150.0, 0.12),
        Sound::End => (660.0, 0.3),
    };
    AUDIO.with_borrow_mut(|kept| {
        if kept.is_none() {
            *kept = Some(web_sys::AudioContext::new()?);
        }
        let Some(audio) = kept.as_ref() else {
            return Ok(());
        };
        let start = audio.current_time();
        let tone = audio.create_oscillator()?;
        let volume = audio.create_gain()?;
        tone.frequency().set_value(pitch);
        volume.gain().set_value_at_time(0.12, start)?;
        volume
            .gain()
            .exponential_ramp_to_value_at_time(0.001, start + seconds)?;
        tone.connect_with_audio_node(&volume)?;
        volume.connect_with_audio_node(&audio.destination())?;
        tone.start()?;
        tone.stop_with_when(start + seconds)
    })
}
