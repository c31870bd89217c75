import { cancelCountdown } from "@/lib/orders/cancel-countdown";

it.each([
  [300, 0, "5:00"],
  [300, 1, "4:59"],
  [300, 240, "1:00"],
  [300, 291, "0:09"],
  [300, 300, "0:00"],
  [300, 301, null],
  [null, 0, null],
])("until %p, at %p: %p", (until, now, shown) => {
  expect(cancelCountdown(until, now)).toBe(shown);
});
