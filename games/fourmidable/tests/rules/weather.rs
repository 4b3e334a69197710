//! Rulebook: Commencer la partie (apprentice).

use super::apprentice;

#[test]
fn the_weather_gives_a_step_to_one_caste() {
    for (weather, caste) in [("sun", "farmer"), ("wind", "hunter"), ("rain", "digger")] {
        apprentice("white ant hunter hole; spin")
            .play(&format!("* weather {weather}"))
            .expect(&format!("game weather {caste} actor white"));
    }
    apprentice("weather hunter; white ant hunter hole; white ant farmer hole; turn white")
        .play("white walk hunter hole")
        .expect("game steps 4");
    apprentice("weather hunter; white ant farmer hole; turn white")
        .play("white walk farmer hole")
        .expect("game steps 3");
}

#[test]
fn on_a_question_mark_the_first_player_chooses() {
    apprentice("white ant hunter hole; spin")
        .play("* weather any")
        .refuse(
            "blue weather sun",
            "rule-turn-order",
            "refused-not-your-turn",
        )
        .refuse("white weather any", "rule-weather", "refused-no-weather")
        .play("white weather rain")
        .expect("game weather digger phase turn");
}
