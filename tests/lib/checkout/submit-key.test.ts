import { keyToRepeat } from "@/lib/checkout/submit-key";

const minutes = (count: number) => count * 60_000;
const unanswered = { key: "a", time: minutes(100) };

it.each([
  ["a submit that was answered is not repeated", null, 100, null],
  ["one without an answer keeps its key", unanswered, 101, "a"],
  ["as long as its quote could hold", unanswered, 115, "a"],
  ["who presses after that means another order", unanswered, 116, null],
])("%s (RU-21)", (_name, last, now, key) => {
  expect(keyToRepeat(last, minutes(now))).toBe(key);
});
