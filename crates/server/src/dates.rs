//! Moments for people to read.

/// A moment, in milliseconds since 1970, to the minute.
#[must_use]
pub fn minute(at: u64) -> String {
    let (days, minutes) = (at / 86_400_000, at / 60_000 % 1440);
    let (hour, minute) = (minutes / 60, minutes % 60);
    let (year, month, day) = date(days as i64);
    format!("{year:04}-{month:02}-{day:02} {hour:02}:{minute:02}")
}

/// The date so many days after 1 January 1970, by the Gregorian calendar, counted from 1 March of the year 0.
const fn date(days: i64) -> (i64, i64, i64) {
    const DAYS_OF_400_YEARS: i64 = 146_097;
    let days = days + 719_468;
    let (era, day) = (days / DAYS_OF_400_YEARS, days % DAYS_OF_400_YEARS);
    let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    // Five months from March on have 153 days.
    let month = (5 * day + 2) / 153;
    let day = day - (153 * month + 2) / 5 + 1;
    let (month, next) = if month < 10 {
        (month + 3, 0)
    } else {
        (month - 9, 1)
    };
    (era * 400 + year + next, month, day)
}

#[cfg(test)]
mod tests {
    use super::minute;

    #[test]
    fn moments_are_read() {
        for (seconds, text) in [
            (0, "1970-01-01 00:00"),
            (951_782_399, "2000-02-28 23:59"),
            (951_782_400, "2000-02-29 00:00"),
            (1_709_164_800, "2024-02-29 00:00"),
            (1_735_689_599, "2024-12-31 23:59"),
            (4_107_542_400, "2100-03-01 00:00"),
        ] {
            assert_eq!(minute(seconds * 1000), text);
        }
    }
}
