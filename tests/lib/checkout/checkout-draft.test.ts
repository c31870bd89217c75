import {
  emptyDraft,
  isCompleteAddress,
  keyToRepeat,
  restoredDraft,
} from "@/lib/checkout/checkout-draft";
import { PAY_TYPE } from "@/lib/contracts/codes";
import { makeCart, makeLastCheckout, makeStoredAddress } from "../../factories/checkout-shapes";

const contact = { name: "王小明", phone: "0912345678" };
const cart = makeCart({ remark: "少辣" });
const draft = {
  ...emptyDraft({ name: "陳大文", phone: "" }),
  remark: "按門鈴",
  pay_type: PAY_TYPE.cash,
  card_id: 31,
  pay_chosen_for: 1 as const,
};
const last = { ...makeLastCheckout(), draft };

it("a draft without a stored checkout starts with the known contact and the cart's remark", () => {
  expect(restoredDraft(null, { cart, contact })).toEqual(emptyDraft(contact, "少辣"));
});

it("restoredDraft restores all stored choices and fills an empty phone from the contact", () => {
  expect(restoredDraft(last, { cart, contact })).toEqual({ ...draft, contact_phone: "0912345678" });
});

it.each([
  ["that the customer has not chosen", { pay_chosen_for: null }, 1],
  ["that the customer chose for a delivery if the cart is now a business reservation", {}, 4],
] as const)("restoredDraft ignores a pay type %s (CK-29, CK-30)", (_what, part, dining_type) => {
  const kept = { ...last, draft: { ...draft, ...part } };
  expect(restoredDraft(kept, { cart: makeCart({ dining_type }), contact })).toMatchObject({
    pay_type: null,
    card_id: null,
    remark: "按門鈴",
  });
});

it.each([
  ["a full address is complete", makeStoredAddress(), true],
  ["no address is not complete", null, false],
  ["an address without its district is not complete", makeStoredAddress({ areaName: "" }), false],
  ["an address without coordinates is not complete", makeStoredAddress({ lat: Number.NaN }), false],
])("%s (CK-08)", (_name, address, isComplete) => {
  expect(isCompleteAddress(address)).toBe(isComplete);
});

const minutes = (count: number) => count * 60_000;
const unanswered = { key: "a", time: minutes(100) };

it.each([
  ["there is no key after an answered submit", null, 100, null],
  ["an unanswered submit keeps its key after one minute", unanswered, 101, "a"],
  ["an unanswered submit keeps its key after 15 minutes", unanswered, 115, "a"],
  ["there is no key after 16 minutes", unanswered, 116, null],
])("%s (RU-21)", (_name, last, now, key) => {
  expect(keyToRepeat(last, minutes(now))).toBe(key);
});
