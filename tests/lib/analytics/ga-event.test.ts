import { gaEvents } from "@/lib/analytics/ga-event";
import type { ShopEvent } from "@/lib/analytics/shop-event";
import { DINING_TYPE, LOGIN_TYPE, PAY_TYPE } from "@/lib/contracts/codes";
import { makeCart, makeLine, makeRelish } from "../../factories/cart-lines";
import { makeQuote } from "../../factories/checkout-shapes";
import { makeProduct } from "../../factories/product-shapes";

const noodles = makeLine({ id: 7, quantity: 2, relish_ids: [makeRelish({ unit_price: 20 })] });
const rice = makeLine({ id: 8, name: "滷肉飯", unit_price: 45 });
const cart = makeCart({ items: [noodles, rice] });
const order = makeQuote({ discount_price: 0 });
const purchase = {
  order_no: "F26112100000001",
  store_id: 3,
  store_name: "鼎泰小館",
  dining_type: DINING_TYPE.delivery,
  pay_type: PAY_TYPE.linePay,
  subtotal: 300,
  delivery_fee: 35,
  delivery_discount: 5,
  subscribe_delivery_discount_price: 10,
  discount_price: 0,
  store_coupon_discount_money: 30,
  foods: [{ type: "single" as const, id: 21, name: "排骨便當", quantity: 2, total_price: 300 }],
};
const list = {
  id: "all-stores",
  name: "全部店家",
  items: [{ id: "5", name: "阿明麵店", index: 3, price: null }],
};
const firstEvent = (event: ShopEvent) => gaEvents(event)[0];
const noodlesItem = {
  item_id: "7",
  item_name: "牛肉麵",
  index: 0,
  price: 120,
  quantity: 2,
  item_brand: "測試麵店",
  item_category: "single",
};

describe("the events of GA4 (AN-01)", () => {
  it.each(["view_item_list", "select_item"] as const)(
    "%s contains the id and the name of the list",
    (name) => {
      const listed = { item_list_id: "all-stores", item_list_name: "全部店家" };
      const items = [{ item_id: "5", item_name: "阿明麵店", index: 3, ...listed }];
      expect(gaEvents({ name, list })).toEqual([{ event: name, ecommerce: { ...listed, items } }]);
    },
  );

  it("view_item contains the product's price in TWD", () => {
    const product = makeProduct({ id: 21, name: "排骨便當", unit_price: 120 });
    expect(firstEvent({ name: "view_item", product, store: { name: "鼎泰小館" } })).toMatchObject({
      event: "view_item",
      ecommerce: { currency: "TWD", value: 120, items: [{ item_id: "21", price: 120 }] },
    });
  });

  it("view_cart contains item prices that include the options, and its value is the sum of price × quantity (AN-02)", () => {
    const { ecommerce } = firstEvent({ name: "view_cart", cart }) ?? {};
    expect(ecommerce).toMatchObject({ currency: "TWD", value: 285 });
    expect(ecommerce?.items[0]).toEqual(noodlesItem);
  });

  it.each<[string, typeof cart.items, typeof cart.items, [string, number, number][]]>([
    ["adding a first line", [], [noodles], [["add_to_cart", 240, 2]]],
    ["adding one portion", [noodles], [{ ...noodles, quantity: 3 }], [["add_to_cart", 120, 1]]],
    [
      "removing one portion",
      [noodles],
      [{ ...noodles, quantity: 1 }],
      [["remove_from_cart", 120, 1]],
    ],
    ["removing a line", [noodles, rice], [noodles], [["remove_from_cart", 45, 1]]],
    [
      "replacing a line",
      [rice],
      [noodles],
      [
        ["remove_from_cart", 45, 1],
        ["add_to_cart", 240, 2],
      ],
    ],
    ["changing the choice for a sold-out product", [rice], [{ ...rice, unavailable_type: 1 }], []],
  ])(
    "%s reports events only for the changed quantity (AN-03)",
    (_what, before, after, expected) => {
      const event = {
        name: "cart",
        before: { ...cart, items: before },
        after: { ...cart, items: after },
      };
      const reported = gaEvents(event as ShopEvent).map(({ event: name, ecommerce }) => [
        name,
        ecommerce?.value,
        ecommerce?.items.reduce((sum, { quantity = 0 }) => sum + quantity, 0),
      ]);
      expect(reported).toEqual(expected);
    },
  );

  it("checkout events contain the dining type, the pay type and the kind of coupon", () => {
    const paying = { name: "add_payment_info", order, pay_type: PAY_TYPE.linePay } as const;
    expect(firstEvent({ name: "begin_checkout", order })?.ecommerce).not.toHaveProperty("coupon");
    const reduced = { ...order, discount_price: 20 };
    expect(firstEvent({ name: "begin_checkout", order: reduced })?.ecommerce?.coupon).toBe(
      "member",
    );
    expect(firstEvent({ name: "add_shipping_info", order })?.ecommerce?.shipping_tier).toBe(
      "delivery",
    );
    expect(firstEvent(paying)?.ecommerce?.payment_type).toBe("linePay");
  });

  it("purchase contains the order number, the kind of coupon and the value, with the delivery fee separate from the value", () => {
    expect(gaEvents({ name: "purchase", purchase })).toEqual([
      {
        event: "purchase",
        ecommerce: {
          transaction_id: "F26112100000001",
          currency: "TWD",
          value: 300,
          shipping: 20,
          shipping_tier: "delivery",
          payment_type: "linePay",
          coupon: "store",
          items: [
            {
              item_id: "21",
              item_name: "排骨便當",
              index: 0,
              price: 150,
              quantity: 2,
              item_brand: "鼎泰小館",
              item_category: "single",
            },
          ],
        },
      },
    ]);
  });

  it("login and sign_up contain the method, search contains the search text, generate_lead has no fields", () => {
    expect(gaEvents({ name: "login", login_type: LOGIN_TYPE.google })).toEqual([
      { event: "login", method: "google" },
    ]);
    expect(gaEvents({ name: "sign_up", login_type: LOGIN_TYPE.apple })).toEqual([
      { event: "sign_up", method: "apple" },
    ]);
    expect(gaEvents({ name: "search", term: "便當" })).toEqual([
      { event: "search", search_term: "便當" },
    ]);
    expect(gaEvents({ name: "generate_lead" })).toEqual([{ event: "generate_lead" }]);
  });

  it("an event for a cart with 250 lines contains 200 items, and its value includes all 250 lines", () => {
    const items = Array.from({ length: 250 }, (_, id) => makeLine({ id: id + 1 }));
    const { ecommerce } = firstEvent({ name: "view_cart", cart: { ...cart, items } }) ?? {};
    expect([ecommerce?.items.length, ecommerce?.value]).toEqual([200, 25_000]);
  });
});

describe("an analytics event contains no personal data for", () => {
  const CANARY = "CANARY-0912345678-王小明-amy@example.com";

  /** Returns a copy in which every text is replaced by a marker, except the values of `unchangedKeys`. */
  function poison<Value>(value: Value, unchangedKeys: string[]): Value {
    if (Array.isArray(value)) return value.map((one) => poison(one, unchangedKeys)) as Value;
    if (typeof value === "string") return CANARY as Value;
    if (typeof value !== "object" || value === null) return value;
    const entries = Object.entries(value).map(([key, one]) =>
      unchangedKeys.includes(key) ? [key, one] : [key, poison(one, unchangedKeys)],
    );
    return Object.fromEntries(entries) as Value;
  }
  // Names of stores and products, the order number and the item type are not personal.
  const CATALOGUE = ["name", "store_name", "order_no", "item_type", "type"];
  const dirtyOrder = poison(order, CATALOGUE);
  const dirtyCart = poison({ ...cart, number: CANARY, remark: CANARY }, CATALOGUE);
  const dirtyPurchase = {
    ...purchase,
    contact_name: CANARY,
    contact_phone: CANARY,
    address: CANARY,
  };

  it.each<[string, ShopEvent]>([
    ["a viewed cart", { name: "view_cart", cart: dirtyCart }],
    ["a filled cart", { name: "cart", before: { ...dirtyCart, items: [] }, after: dirtyCart }],
    ["an emptied cart", { name: "cart", before: dirtyCart, after: { ...dirtyCart, items: [] } }],
    ["a checkout", { name: "begin_checkout", order: dirtyOrder }],
    ["a delivery address", { name: "add_shipping_info", order: dirtyOrder }],
    ["a payment", { name: "add_payment_info", order: dirtyOrder, pay_type: PAY_TYPE.creditCard }],
    ["a purchase", { name: "purchase", purchase: dirtyPurchase }],
    ["a search for a phone number", { name: "search", term: "0912-345-678" }],
    ["a search for an email address", { name: "search", term: "amy@example.com" }],
    [
      "a product",
      {
        name: "view_item",
        product: { ...poison(makeProduct(), CATALOGUE) },
        store: { name: "店" },
      },
    ],
  ])("%s", (_what, event) => {
    const reported = JSON.stringify(gaEvents(event));
    expect(reported).not.toMatch(/CANARY|0912|王小明|@/);
  });
});
