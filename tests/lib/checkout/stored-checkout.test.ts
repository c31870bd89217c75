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
  ["one without choices", makeLastCheckout(), draft],
  ["a checkout with every choice", makeLastCheckout({ path: "/checkout?v3=OPN-1" }), full],
  ["one of an order whose payment page was opened", makeLastCheckout({ order_id: 7 }), draft],
  ["one without an answer", makeLastCheckout({ unanswered: { key: "a", time: 1 } }), draft],
  ["one of an older version with fewer fields", makeLastCheckout(), { remark: "少辣" }],
])("%s is a stored checkout", (_what, last, kept) => {
  expect(isStoredCheckout({ ...last, draft: kept })).toBe(true);
});

test.each([
  ["nothing", null],
  ["an empty object", {}],
  ["a list", [1]],
  ["one without an owner", { ...makeLastCheckout(), mid: undefined }],
  ["another page's path", { ...makeLastCheckout(), path: "https://evil.example/checkout" }],
  ["text for the store", { ...makeLastCheckout(), store_id: "3" }],
  ["an invalid order id", { ...makeLastCheckout(), order_id: -1 }],
  ["no order id", { ...makeLastCheckout(), order_id: undefined }],
  ["an invalid key", { ...makeLastCheckout(), unanswered: { key: 5, time: 1 } }],
  ["no draft", { ...makeLastCheckout(), draft: null }],
])("%s is no stored checkout", (_what, last) => {
  expect(isStoredCheckout(last)).toBe(false);
});

test.each([
  ["a number for the name", { contact_name: 5 }],
  ["an unknown payment method", { pay_type: 3 }],
  ["an empty text for the card", { card_id: "" }],
  ["an invalid coupon", { code_id: 1.5 }],
  ["an invalid offer", { store_coupon: "first" }],
  ["negative points", { use_op: -1 }],
  ["an invalid subscription", { subscription_type: 2 }],
  ["no note at all", { remark: null }],
  ["an invoice without its email", { invoice }],
  ["an invoice of an unknown type", { invoice: makeInvoice({ invoiceType: 9 as never }) }],
])("a draft with %s is no stored checkout", (_what, broken) => {
  expect(isStoredCheckout({ ...makeLastCheckout(), draft: { ...draft, ...broken } })).toBe(false);
});
