import { emptyDraft } from "@/lib/checkout/checkout-draft";
import { isStoredCheckout } from "@/lib/checkout/stored-checkout";
import { PAY_TYPE } from "@/lib/contracts/codes";
import { makeInvoice, makeLastCheckout } from "@/tests/factories/checkout-shapes";

const draft = emptyDraft({ name: "王小明", phone: "0912345678" });
const full = {
  ...draft,
  pay_type: PAY_TYPE.creditCard,
  pay_chosen_for: 1,
  card_id: 31,
  code_id: 5,
  store_coupon: 2,
  use_op: 20,
  op_event_id: 1,
  invoice: makeInvoice(),
};
const { invoiceEmail: _older, ...invoice } = makeInvoice();

test.each([
  ["a checkout without choices", makeLastCheckout(), draft],
  ["a checkout with every choice", makeLastCheckout({ path: "/checkout?v3=OPN-1" }), full],
  ["a checkout whose payment page was opened", makeLastCheckout({ order_id: 7 }), draft],
  [
    "a checkout whose submit got no answer",
    makeLastCheckout({ unanswered: { key: "a", time: 1 } }),
    draft,
  ],
  ["a checkout of an older version with fewer fields", makeLastCheckout(), { remark: "少辣" }],
])("isStoredCheckout accepts %s", (_what, last, kept) => {
  expect(isStoredCheckout({ ...last, draft: kept })).toBe(true);
});

test.each([
  ["null", null],
  ["an empty object", {}],
  ["a list", [1]],
  ["a checkout without the field mid", { ...makeLastCheckout(), mid: undefined }],
  [
    "a checkout with the URL of another site as its path",
    { ...makeLastCheckout(), path: "https://evil.example/checkout" },
  ],
  ["a checkout with text as the store id", { ...makeLastCheckout(), store_id: "3" }],
  ["a checkout with an invalid order id", { ...makeLastCheckout(), order_id: -1 }],
  ["a checkout without the field order_id", { ...makeLastCheckout(), order_id: undefined }],
  [
    "a checkout with an invalid idempotency key",
    { ...makeLastCheckout(), unanswered: { key: 5, time: 1 } },
  ],
  ["a checkout without a draft", { ...makeLastCheckout(), draft: null }],
])("isStoredCheckout refuses %s", (_what, last) => {
  expect(isStoredCheckout(last)).toBe(false);
});

test.each([
  ["a number for the name", { contact_name: 5 }],
  ["an unknown pay type", { pay_type: 3 }],
  ["an empty text for the card", { card_id: "" }],
  ["an invalid coupon", { code_id: 1.5 }],
  ["an invalid store coupon", { store_coupon: "first" }],
  ["negative points", { use_op: -1 }],
  ["an invalid subscription", { subscription_type: 2 }],
  ["null as the remark", { remark: null }],
  ["an invoice without its email", { invoice }],
  ["an invoice of an unknown type", { invoice: makeInvoice({ invoiceType: 9 as never }) }],
])("isStoredCheckout refuses a draft with %s", (_what, broken) => {
  expect(isStoredCheckout({ ...makeLastCheckout(), draft: { ...draft, ...broken } })).toBe(false);
});
