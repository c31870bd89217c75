/**
 * The parts of which `slowTexts` makes long inputs. On such an input, a regular expression with nested or adjacent
 * repetitions is slow.
 */
const UNITS = [
  "1",
  "-",
  "a-",
  ".",
  "/",
  "%2e",
  " ",
  "; ",
  "=",
  "a,",
  "a;q=0.1,",
  "[",
  '{"a":',
  '"',
  "Mozilla/5.0 (",
];

/**
 * Returns texts of `length` characters. Each ends with `x`, so that an expression that accepts only the repetitions
 * fails at the end and tries all other ways to match.
 */
export function slowTexts(length: number): string[] {
  return UNITS.map((unit) => `${unit.repeat(length).slice(0, length - 1)}x`);
}
