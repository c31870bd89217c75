import { readOrderId } from "@/lib/routing/path-ids";

test.each([
  ["12", 12],
  ["20261122-000017", "20261122-000017"],
  ["012", "012"],
  ["0", null],
  ["-1", null],
  ["", null],
  [null, null],
  ["a b", null],
  ["x".repeat(101), null],
])("readOrderId reads %j as %j", (text, id) => {
  expect(readOrderId(text)).toBe(id);
});
