import { isTaxId as isTaxIdOfServer } from "@/backend/modules/checkout/tax-id-rules";
import { isTaxId } from "@/lib/checkout/tax-id";

it.each(["04595257", "12345675", "12345676", "10458575", "00501508", "62140097", "00000074"])(
  "%s is valid by the checksum of 2023",
  (number) => expect(isTaxId(number)).toBe(true),
);

it.each([
  "00501502",
  "12345678",
  "1234567",
  "123456755",
  "１２３４５６７５",
  " 12345675",
  "",
  "00000000",
])("'%s' is no tax id", (number) => expect(isTaxId(number)).toBe(false));

it("page and server agree on all tested numbers", () => {
  const numbers = Array.from({ length: 20_000 }, (_none, at) =>
    String((at * 48_271 * 104_729) % 100_000_000).padStart(8, "0"),
  );
  const apart = numbers.filter((number) => isTaxId(number) !== isTaxIdOfServer(number));
  expect(apart).toEqual([]);
});
