import { keyToRepeat } from "@/lib/checkout/submit-key";

const minutes = (count: number) => count * 60_000;
const unanswered = { key: "a", time: minutes(100) };

it.each([
  ["an answered submit is not repeated", null, 100, null],
  ["an unanswered submit keeps its key", unanswered, 101, "a"],
  ["as long as its quote is valid", unanswered, 115, "a"],
  ["a later submit is a new order", unanswered, 116, null],
])("%s (RU-21)", (_name, last, now, key) => {
  expect(keyToRepeat(last, minutes(now))).toBe(key);
});
