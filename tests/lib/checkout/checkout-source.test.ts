import {
  backToStorePath,
  checkoutPath,
  checkoutSource,
  orderCalls,
} from "@/lib/checkout/checkout-source";

const sourceOf = (query: string) => checkoutSource(new URLSearchParams(query));
const partnerSource = { type: "opn", source_order_id: "OPN-9001" } as const;

it.each([
  ["v1=abc&v3=OPN-9001", "OPN-9001"],
  ["v3=OPN-9001", "OPN-9001"],
  ["v3=a.b_c~d-1&payment=cancelled", "a.b_c~d-1"],
  [`v3=${"x".repeat(40)}`, "x".repeat(40)],
])("a checkout with the query ?%s is for the partner's order (CK-01)", (query, source_order_id) => {
  expect(sourceOf(query)).toEqual({ type: "opn", source_order_id });
});

it.each([
  "",
  "v1=abc",
  "v3=",
  "v1=abc&v3=",
  `v3=${"x".repeat(41)}`,
  "v3=a&v3=b",
  "v3=a%20b",
  "v3=%3Cscript%3E",
  "v3=//evil.example",
  "v3=a%0d%0ab",
  "V3=abc",
])("a checkout with the query ?%s is for an order of the shop", (query) => {
  expect(sourceOf(query)).toEqual({ type: "fdm" });
});

it("orders of the shop and of the partner use different calls (CK-04)", () => {
  expect(orderCalls({ type: "fdm" })).toEqual({ quote: "beforeOrdering", placeOrder: "ordering" });
  expect(orderCalls(partnerSource)).toEqual({
    quote: "exBeforeOrdering",
    placeOrder: "exOrdering",
  });
});

it("the link back to the store goes to /store, or to /opnRedirect for the partner's order (CK-03)", () => {
  expect(backToStorePath({ type: "fdm" }, { stid: 3, number: "A7" })).toBe(
    "/store?stid=3&number=A7",
  );
  expect(backToStorePath(partnerSource, { stid: 3 })).toBe("/opnRedirect?rtt=1&stid=3");
  expect(backToStorePath(partnerSource, { stid: 3, number: "A7" })).toBe(
    "/opnRedirect?rtt=1&stid=3&number=A7",
  );
});

it("the path of a checkout has no query except the partner order number", () => {
  expect(checkoutPath({ type: "fdm" })).toBe("/checkout");
  expect(checkoutPath(partnerSource)).toBe("/checkout?v3=OPN-9001");
});
