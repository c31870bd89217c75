import { readPaymentRequest } from "../../../sandbox/line-pay/line-pay-request-rules.ts";

const product = { name: "便當", quantity: 2, price: 100 };
const pack = { id: "1", amount: 200, products: [product] };
const request = {
  amount: 200,
  currency: "TWD",
  orderId: "F1",
  packages: [pack],
  redirectUrls: { confirmUrl: "https://shop.test/a", cancelUrl: "https://shop.test/b" },
};

test.each([
  ["one package", {}],
  ["two packages", { amount: 400, packages: [pack, { ...pack, id: "2" }] }],
  ["a user fee", { amount: 210, packages: [{ ...pack, userFee: 10 }] }],
  ["shipping", { amount: 245, options: { shipping: { feeAmount: 45 } } }],
])("readPaymentRequest accepts a request whose amounts add up, with %s", (_what, change) => {
  expect(readPaymentRequest({ ...request, ...change })).toHaveProperty("payment");
});

test.each([
  ["a total that is not the sum", { amount: 199 }, "1124"],
  [
    "a package whose amount is not the sum of its products",
    { amount: 150, packages: [{ ...pack, amount: 150 }] },
    "1124",
  ],
  ["a fee that is not in the amount", { packages: [{ ...pack, userFee: 10 }] }, "1124"],
  ["an amount of 0", { amount: 0 }, "1183"],
  ["a negative amount", { amount: -200 }, "1183"],
  ["another currency", { currency: "JPY" }, "1178"],
  ["an amount that is not in whole dollars", { amount: 200.5 }, "2101"],
  ["an amount as text", { amount: "200" }, "2101"],
  ["no payment attempt number", { orderId: "" }, "2101"],
  ["a payment attempt number that is too long", { orderId: "F".repeat(101) }, "2101"],
  ["no packages", { packages: [] }, "2101"],
  [
    "a script as the redirect URL",
    { redirectUrls: { confirmUrl: "javascript:1", cancelUrl: "javascript:1" } },
    "2101",
  ],
])("readPaymentRequest refuses %s", (_what, change, code) => {
  expect(readPaymentRequest({ ...request, ...change })).toEqual({ code });
});
