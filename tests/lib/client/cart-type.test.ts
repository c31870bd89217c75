/** @jest-environment jsdom */
import { CODE } from "@/lib/contracts/codes";
import { serveCalls } from "../../setup/serve-calls";

const TYPE = "/api/v3/WebApi/cart_type";

/**
 * Loads the module again, as a new document does, because the module keeps the cart type for the lifetime of a
 * document.
 */
async function openPage() {
  jest.resetModules();
  return import("@/lib/client/cart-type");
}

it.each([
  ["the cart type is 0", { data: { web_cart_type: 0 } }, true],
  ["the cart type is 1", { data: { web_cart_type: 1 } }, false],
  ["the answer is an empty object (CA-16)", { data: {} }, false],
  ["the answer is null", { data: null }, false],
  ["the backend refuses", { code: CODE.refused, message: "系統忙碌中" }, false],
  ["there is no connection", "lost" as const, false],
])("isCartClosed returns true only for the cart type 0: %s", async (_what, reply, isClosed) => {
  serveCalls({ [TYPE]: reply });
  const { isCartClosed } = await openPage();
  expect(await isCartClosed()).toBe(isClosed);
});

it("the cart type is requested only once in the lifetime of a document", async () => {
  const calls = serveCalls({ [TYPE]: { data: { web_cart_type: 0 } } });
  const page = await openPage();
  await Promise.all([page.askCartType(), page.isCartClosed(), page.isCartClosed()]);
  expect(calls.countOf(TYPE)).toBe(1);
});
