import { currentRequestId, requestIdOf, withRequestId } from "../../../lib/process/request-id";

it("keeps the id of an earlier process (OP-08)", () => {
  expect(requestIdOf("5f0c-41c2_A9")).toBe("5f0c-41c2_A9");
});

it.each([
  ["missing", undefined],
  ["short", "1234567"],
  ["long", "x".repeat(65)],
  ["a comment of SQL", "12345678 */ drop table orders --"],
  ["several headers", ["12345678", "12345678"]],
  ["markup", "<script>alert(1)</script>"],
])("makes a new id if the given one is %s", (_what, given) => {
  expect(requestIdOf(given)).toMatch(/^[\da-f]{8}-[\da-f-]{27}$/);
});

it("belongs to a request and to what the request starts", async () => {
  const later = async () => {
    await Promise.resolve();
    return currentRequestId();
  };
  const found = await Promise.all([
    withRequestId("request-1", later),
    withRequestId("request-2", later),
    later(),
  ]);
  expect(found).toEqual(["request-1", "request-2", undefined]);
});
