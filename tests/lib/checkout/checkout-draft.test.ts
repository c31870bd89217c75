import { emptyDraft, isCompleteAddress, restoredDraft } from "@/lib/checkout/checkout-draft";
import { makeAddressHere, makeCart } from "../../factories/checkout-shapes";

const contact = { name: "王小明", phone: "0912345678" };
const cart = makeCart({ remark: "少辣" });
const draft = {
  ...emptyDraft({ name: "陳大文", phone: "" }),
  remark: "按門鈴",
  pay_type: 2 as const,
};
const last = { path: "/checkout", store_id: 3, order_id: null, draft };

it("a first visit begins with the known contact and the cart's remark", () => {
  expect(restoredDraft(null, { cart, contact })).toEqual(emptyDraft(contact, "少辣"));
});

it("back from a payment page everything stands as it was; what was empty is filled", () => {
  expect(restoredDraft(last, { cart, contact })).toEqual({ ...draft, contact_phone: "0912345678" });
});

it("what was kept for another store is not taken", () => {
  expect(restoredDraft({ ...last, store_id: 4 }, { cart, contact }).remark).toBe("少辣");
});

it.each([
  ["a whole address is complete", makeAddressHere(), true],
  ["none is not", null, false],
  ["one without its area is not", makeAddressHere({ areaName: "" }), false],
  ["one without its point is not", makeAddressHere({ lat: Number.NaN }), false],
])("%s (CK-08)", (_name, address, isComplete) => {
  expect(isCompleteAddress(address)).toBe(isComplete);
});
