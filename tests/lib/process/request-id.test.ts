import { currentRequestId, requestIdOf, withRequestId } from "../../../lib/process/request-id";

it("requestIdOf keeps a valid id that another process has sent (OP-08)", () => {
  expect(requestIdOf("5f0c-41c2_A9")).toBe("5f0c-41c2_A9");
});

it.each([
  ["missing", undefined],
  ["short", "1234567"],
  ["long", "x".repeat(65)],
  ["SQL with a comment", "12345678 */ drop table orders --"],
  ["in several headers", ["12345678", "12345678"]],
  ["HTML", "<script>alert(1)</script>"],
])("requestIdOf makes a new id if the given id is %s", (_what, given) => {
  expect(requestIdOf(given)).toMatch(/^[\da-f]{8}-[\da-f-]{27}$/);
});

it("currentRequestId returns the id of the request that started the asynchronous work", async () => {
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
