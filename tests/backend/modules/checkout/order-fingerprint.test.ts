import {
  cartHash,
  orderFingerprint,
} from "../../../../backend/modules/checkout/order-fingerprint.ts";
import { STORE_OFFER } from "../../../../backend/modules/checkout/store-offer-rules.ts";
import { attemptNumber, orderNumber } from "../../../../backend/modules/orders/order-number.ts";
import { PAY_TYPE } from "../../../../lib/contracts/codes.ts";
import { orderingBodySchema } from "../../../../lib/contracts/orders.ts";
import { makeOrderingBody } from "../../../factories/order-requests";

const request = (values: Record<string, unknown> = {}) =>
  orderingBodySchema.parse(makeOrderingBody({ store_id: 1, foods: foods(), ...values }));

function foods() {
  return [
    { id: 1, quantity: 2, relish_ids: "11,21,22" },
    { id: 2, quantity: 1 },
  ];
}

describe("the fingerprint of an order", () => {
  const own = orderFingerprint(7, request());

  it("does not depend on the sequence of lines and options", () => {
    const [first, second] = foods();
    const reordered = request({ foods: [second, { ...first, relish_ids: "22,11,21" }] });
    expect(orderFingerprint(7, reordered)).toBe(own);
  });

  it("does not depend on the sequence of a set's groups, foods and options, or on groups without foods", () => {
    const set = (groups: unknown) => request({ foods: [{ id: 3, item_type: "set", groups }] });
    const mains = { id: 1, foods: [{ id: 4, relish_ids: "11,12" }] };
    const sides = {
      id: 2,
      foods: [
        { id: 5, relish_ids: "" },
        { id: 6, relish_ids: "" },
      ],
    };
    const given = orderFingerprint(7, set([mains, sides]));
    const reordered = [
      { id: 2, foods: [...sides.foods].reverse() },
      { id: 1, foods: [{ id: 4, relish_ids: "12,11" }] },
      { id: 9, foods: [] },
    ];
    expect(orderFingerprint(7, set(reordered))).toBe(given);
    expect(orderFingerprint(7, set([mains]))).not.toBe(given);
  });

  it.each([
    [
      "another quantity",
      {
        foods: [
          { id: 1, quantity: 3, relish_ids: "11,21,22" },
          { id: 2, quantity: 1 },
        ],
      },
    ],
    [
      "another option",
      {
        foods: [
          { id: 1, quantity: 2, relish_ids: "11,21" },
          { id: 2, quantity: 1 },
        ],
      },
    ],
    ["another address", { street: "市府路46號" }],
    ["another phone", { contact_phone: "0987654321" }],
    ["another remark", { remark: "不要筷子" }],
    ["another pay type", { pay_type: PAY_TYPE.linePay }],
    ["another store coupon", { selected_store_coupon_type: STORE_OFFER.global }],
  ])("changes with %s", (_what, values) => {
    expect(orderFingerprint(7, request(values))).not.toBe(own);
  });

  it("changes with another member", () => {
    expect(orderFingerprint(8, request())).not.toBe(own);
  });
});

describe("the hash of a cart", () => {
  const cart = (lines: Record<string, unknown>[]) => cartHash(request({ foods: lines }).foods);
  const own = cart(foods());

  it("does not depend on how the foods are divided into lines, or on remarks", () => {
    const [first, second] = foods();
    const one = { ...first, quantity: 1 };
    const noted = { ...one, relish_ids: "22,21,11", remark: "少冰", username: "小美" };
    expect(cart([second ?? {}, noted, one])).toBe(own);
  });

  it.each([
    ["a larger quantity", { quantity: 3 }],
    ["another option", { relish_ids: "11,21" }],
    ["another food", { id: 3 }],
    ["a set", { item_type: "set" }],
  ])("changes with %s", (_what, values) => {
    const [first, second] = foods();
    expect(cart([{ ...first, ...values }, second ?? {}])).not.toBe(own);
  });
});

describe("order numbers", () => {
  it("consist of F, the Taipei date and eight digits, and are unique (RU-34)", () => {
    const now = Date.parse("2026-11-21T23:59:59+08:00") / 1000;
    const numbers = Array.from({ length: 20_000 }, (_, id) => orderNumber(id + 1, now));
    expect(numbers.every((number) => /^F261121\d{8}$/.test(number))).toBe(true);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(orderNumber(99_999_999, now)).toMatch(/^F261121\d{8}$/);
  });

  it("of payment attempts consist of the order number and the number of the attempt", () => {
    expect(attemptNumber("F26112112345678", 12)).toBe("F26112112345678-12");
  });

  it("of payment attempts have at most the 25 characters that PAYUNi accepts, up to the attempt 999,999,999", () => {
    const now = Date.parse("2026-11-21T12:00:00+08:00") / 1000;
    for (const id of [1, 99_999_999, 100_000_000, Number.MAX_SAFE_INTEGER]) {
      expect(attemptNumber(orderNumber(id, now), 999_999_999)).toMatch(/^[\w-]{1,25}$/);
    }
  });
});
