//! Rulebook: Commencer la partie (apprentice). The vane.

use engine::Refusal;

use super::refuse;
use crate::action::Action;
use crate::components::Weather;
use crate::state::{Fourmidable, Phase};

const RULE: &str = "rule-weather";

/// Ruling 19: there is always some weather.
pub(super) fn list_weather(out: &mut Vec<Action>) {
    out.extend([Weather::Sun, Weather::Wind, Weather::Rain].map(Action::Weather));
}

impl Fourmidable {
    /// Ruling 20: it lasts for the whole round, for everybody's ants of its kind.
    pub(super) fn take_weather(&mut self, weather: Weather) {
        self.table.weather = weather.favours();
        if weather == Weather::Any {
            self.table.phase = Phase::ChooseWeather(self.table.first);
        } else {
            self.table.begin_turns();
        }
    }

    pub(super) fn check_weather(&self, weather: Weather) -> Result<(), Refusal> {
        if !matches!(self.table.phase, Phase::ChooseWeather(_)) {
            return Err(self.table.phase.only_when(RULE, "refused-weather-when"));
        }
        if weather == Weather::Any {
            return Err(refuse(RULE, "refused-no-weather"));
        }
        Ok(())
    }
}
