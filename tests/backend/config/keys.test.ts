import { createKeys } from "../../../backend/config/keys.ts";

const ONE = "one-secret-one-secret-one-secret-0001";
const TWO = "two-secret-two-secret-two-secret-0002";

it("derives a different key for each purpose", () => {
  const keys = createKeys([ONE]);
  const mac = keys.mac("one-time codes", "text");
  expect(keys.isMac("one-time codes", "text", mac)).toBe(true);
  expect(keys.isMac("PAYUNi pages", "text", mac)).toBe(false);
  expect(keys.isMac("one-time codes", "other", mac)).toBe(false);
  const bytes = (purpose: "saved card tokens" | "redeem codes") => keys.current(purpose).bytes;
  expect(bytes("saved card tokens").equals(bytes("redeem codes"))).toBe(false);
});

it("begins each MAC with the id of the master secret", () => {
  const [one, two] = [createKeys([ONE]), createKeys([TWO])];
  expect(one.currentId).toMatch(/^[\da-f]{12}$/);
  expect(one.currentId).not.toBe(two.currentId);
  expect(one.mac("one-time codes", "text")).toMatch(new RegExp(`^${one.currentId}\\.[\\w-]{43}$`));
});

it("signs with the first secret and also accepts MACs of the other secrets", () => {
  const rotated = createKeys([TWO, ONE]);
  const old = createKeys([ONE]).mac("one-time codes", "text");
  expect(rotated.isMac("one-time codes", "text", old)).toBe(true);
  expect(rotated.mac("one-time codes", "text")).toBe(
    createKeys([TWO]).mac("one-time codes", "text"),
  );
  expect(rotated.macs("one-time codes", "text")).toContain(old);
  expect(createKeys([TWO]).isMac("one-time codes", "text", old)).toBe(false);
});

it.each(["", ".", "0.0", "é", "x".repeat(10_000)])("refuses %j as a MAC", (given) => {
  expect(createKeys([ONE]).isMac("one-time codes", "text", given)).toBe(false);
});
