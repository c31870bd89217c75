import { isTaxId } from "../../../backend/shared/text-rules.ts";

it.each(["04595257", "12345675", "12345676", "10458575", "22099131", "00501503"])(
  "accepts the tax ID %s, which was already valid by the checksum before 2023",
  (number) => {
    expect(isTaxId(number)).toBe(true);
  },
);

it.each(["00501508", "62140097", "04595252", "00000074"])(
  "accepts the tax ID %s, which is valid by the checksum of 2023 (RU-61)",
  (number) => {
    expect(isTaxId(number)).toBe(true);
  },
);

it.each([
  ["00501502", "a wrong checksum"],
  ["12345678", "a wrong checksum"],
  ["90316313", "a wrong checksum"],
  ["1234567", "seven digits"],
  ["123456755", "nine digits"],
  ["１２３４５６７５", "full-width digits"],
  ["1234567a", "a letter"],
  [" 12345675", "a space"],
  ["", "no text"],
  ["00000000", "all zeros, although the checksum fits"],
])("refuses the tax ID '%s': %s (RU-61)", (number) => {
  expect(isTaxId(number)).toBe(false);
});
