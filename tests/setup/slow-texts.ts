/** Repeated texts that make a pattern with nested or adjacent repetitions slow. */
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

/** Texts of `length` characters, each with an end that does not match. */
export function slowTexts(length: number): string[] {
  return UNITS.map((unit) => `${unit.repeat(length).slice(0, length - 1)}x`);
}
