import { fc } from "@/tests/setup/seeded-properties";

const TAIPEI_SECONDS = 8 * 3600;

/** Converts a time in Taipei, such as `2026-11-21T12:00:00`, to epoch seconds. */
const at = (text: string) => Date.parse(`${text}+08:00`) / 1000;

/**
 * On these days, the clocks of New York skip the hour from 02:00 to 03:00. Jest runs in the time zone of New York, so
 * code that wrongly uses local time fails for a time in Taipei in this hour.
 */
const SKIPPED_HOURS = ["2020-03-08", "2026-03-08", "2027-03-14", "2033-03-13", "2040-03-11"].map(
  (day) => at(`${day}T02:00:00`),
);

/**
 * Generates epoch seconds from 2020 to 2040. About one in five is a time whose date and time of day in Taipei do not
 * exist in the time zone of the process.
 */
export const taipeiTimes = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.integer({ min: at("2020-01-01T00:00:00"), max: at("2040-12-31T23:59:59") }),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom(...SKIPPED_HOURS), fc.integer({ min: 0, max: 3599 }))
      .map(([hour, seconds]) => hour + seconds),
  },
);

/** Returns a Date whose UTC fields are the date and time in Taipei, which is UTC+8 all year. */
export function plainTaipei(seconds: number): Date {
  return new Date((seconds + TAIPEI_SECONDS) * 1000);
}
