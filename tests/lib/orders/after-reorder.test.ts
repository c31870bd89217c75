import { emptyCart } from "@/lib/cart/cart-rules";
import { DINING_TYPE } from "@/lib/contracts/codes";
import { afterReorder, reorderedCart } from "@/lib/orders/after-reorder";
import { makeCart, makeStoreOfOrder } from "../../factories/checkout-shapes";
import { makeReorder, makeReorderItem } from "../../factories/order-details";

const gone = { kind: "gone" as const, id: 9, item_type: "single" as const, name: "滷蛋" };
const changed = makeReorder({ changes: [gone] });

it.each([
  ['"fill" if nothing has changed and the cart is empty', makeReorder(), emptyCart(), "fill"],
  [
    '"fill" if nothing has changed and the cart is for the same store',
    makeReorder(),
    makeCart(),
    "fill",
  ],
  [
    '"ask-new-order" if the cart is for another store',
    makeReorder(),
    makeCart({ store_id: 8 }),
    "ask-new-order",
  ],
  [
    '"ask-new-order" if the cart is for pick-up and the earlier order was a delivery',
    makeReorder(),
    makeCart({ dining_type: DINING_TYPE.pickup }),
    "ask-new-order",
  ],
  [
    '"show-changes" if a product is no longer sold',
    changed,
    makeCart({ store_id: 8 }),
    "show-changes",
  ],
])("afterReorder returns %s", (_what, reorder, cart, next) => {
  expect(afterReorder(reorder, cart, "unknown")).toBe(next);
});

it("afterReorder does not show the changes a second time", () => {
  expect(afterReorder(changed, makeCart({ store_id: 8 }), "shown")).toBe("ask-new-order");
  expect(afterReorder(changed, emptyCart(), "shown")).toBe("fill");
});

it("reorderedCart fills an empty cart at the current prices, without a reservation", () => {
  const reorder = makeReorder({ items: [makeReorderItem({ unit_price: 130, quantity: 2 })] });
  const store = makeStoreOfOrder({ min_charge: 200, mini_charge: 200, delivery_min_amount: 200 });
  const cart = reorderedCart(emptyCart(), reorder, store);
  expect(cart).toMatchObject({ store_id: 3, store_name: "鼎泰小館", total_price: 260 });
  expect(cart).toMatchObject({
    dining_type: DINING_TYPE.delivery,
    is_reservation: 0,
    reservation_start_time: -1,
  });
});

it("reorderedCart adds the lines to a cart of the same store and keeps the cart's reservation", () => {
  const reserved = { is_reservation: 1 as const, reservation_start_time: 1_800_000_000 };
  const before = reorderedCart(emptyCart(), makeReorder(), makeStoreOfOrder());
  const cart = reorderedCart({ ...before, ...reserved }, makeReorder(), makeStoreOfOrder());
  expect(cart.items).toHaveLength(1);
  expect(cart).toMatchObject({ total_quantity: 2, ...reserved });
});

it("reorderedCart adds a group order only once and keeps the lines of each person separate (GO-10, GO-11)", () => {
  const named = ["小明", "小美"].map((username) => makeReorderItem({ username }));
  const group = makeReorder({ items: named });
  const own = makeReorder({ items: [makeReorderItem()] });
  const store = makeStoreOfOrder();
  const once = reorderedCart(reorderedCart(emptyCart(), own, store), group, store);
  const twice = reorderedCart(once, group, store);
  expect(twice.items.map(({ username, quantity }) => [username, quantity])).toEqual([
    ["", 1],
    ["小明", 1],
    ["小美", 1],
  ]);
  expect(new Set(twice.items.map(({ pdkey }) => pdkey)).size).toBe(3);
});
