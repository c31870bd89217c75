/** @jest-environment jsdom */
import { CODE } from "@/lib/contracts/codes";
import { serveCalls } from "../../setup/serve-calls";

const TYPE = "/api/v3/WebApi/cart_type";

/** Loads the modules again, because the answer is cached for the lifetime of a page. */
async function openPage() {
  jest.resetModules();
  return import("@/lib/client/cart-type");
}

it.each([
  ["0", { data: { web_cart_type: 0 } }, true],
  ["1", { data: { web_cart_type: 1 } }, false],
  ["an empty object (CA-16)", { data: {} }, false],
  ["null", { data: null }, false],
  ["a refusal", { code: CODE.refused, message: "系統忙碌中" }, false],
  ["no connection", "lost" as const, false],
])("an answer of %s: only 0 closes the cart", async (_what, reply, isClosed) => {
  serveCalls({ [TYPE]: reply });
  const { isCartClosed } = await openPage();
  expect(await isCartClosed()).toBe(isClosed);
});

it("the cart type is requested once for each page", async () => {
  const calls = serveCalls({ [TYPE]: { data: { web_cart_type: 0 } } });
  const page = await openPage();
  await Promise.all([page.askCartType(), page.isCartClosed(), page.isCartClosed()]);
  expect(calls.countOf(TYPE)).toBe(1);
});
