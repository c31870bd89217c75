import { events } from "@/lib/analytics/shop-event";
import { diningTypeAt } from "@/lib/catalog/store-rules";
import type { CheckoutOpening } from "@/lib/checkout/checkout-draft";
import {
  type CheckoutDraft,
  isCompleteAddress,
  type LastCheckout,
  restoredDraft,
  withPayTypeFor,
} from "@/lib/checkout/checkout-draft";
import { type CheckoutSource, checkoutPath, checkoutSource } from "@/lib/checkout/checkout-source";
import { boundPayment, type Payment } from "@/lib/checkout/default-payment";
import { unappliedDiscounts } from "@/lib/checkout/discount-choices";
import { lastBarcode, lastCutlery } from "@/lib/checkout/last-choices";
import { refusalOf } from "@/lib/checkout/part-refusal";
import { preOrderRequest, quoteKey } from "@/lib/checkout/pre-order-request";
import { isBreakage, postToShop } from "@/lib/client/api-client";
import { currentCart } from "@/lib/client/cart-store";
import { currentMid, lastCheckoutOfMember } from "@/lib/client/last-checkout";
import { leaveOnEntry } from "@/lib/client/leave-for-login";
import { opnOrderOfVisit } from "@/lib/client/opn-visit";
import { inPageLanguage } from "@/lib/client/page-locale";
import { readStored } from "@/lib/client/storage";
import type { StoredAddress } from "@/lib/contracts/addresses";
import { REASON } from "@/lib/contracts/answer-code";
import type { Cart } from "@/lib/contracts/carts";
import { CODE, type DiningType, PAY_TYPE } from "@/lib/contracts/codes";
import type { Refusal } from "@/lib/contracts/envelope";
import type { Order } from "@/lib/contracts/orders";
import { hrefs } from "@/lib/routing/hrefs";
import { chooseDiningType } from "./change-store-order";
import { openedCoupons } from "./checkout-coupons";
import { arrivalOf, type EntryFlags, NEW_FORM } from "./checkout-engine";
import {
  contactHere,
  lastChoicesHere,
  offeredHere,
  paymentHere,
  rememberPayment,
} from "./member-choices";
import { quoteIfChanged } from "./quote-order";
import {
  finishStoreOrder,
  inputAt,
  invoiceOf,
  lacksContact,
  NO_STORED_SUBMIT,
  type StoreCheckout,
  type StoredSubmit,
  type StoreForm,
} from "./store-order-state";

/**
 * Opens the checkout with one request. All amounts on the page come from the answer (CK-06). If the backend refuses the
 * request and the coupon or the saved address may be the reason, repeats the request without the coupon or without the
 * id of the address.
 */
export async function openStoreOrder(
  checkout: StoreCheckout,
  entryFlags: EntryFlags,
): Promise<void> {
  const cart = currentCart();
  const address = readStored("address");
  const isEmpty = cart.items.length === 0;
  const last = lastCheckoutOfMember();
  const source = enteredSource(entryFlags, last);
  // A partner's order needs no cart, because the backend's answer contains the store and the foods (CK-92).
  if (isEmpty && source.type !== "opn") return checkout.go(hrefs.cart());
  if (!isCompleteAddress(address)) return checkout.go(introPath(source));
  // The note, the discounts and an unanswered submit belong to one store, and to one partner order if there is one.
  const isSameCheckout =
    last?.path === checkoutPath(source) && (isEmpty || last.store_id === cart.store_id);
  const earlier = isSameCheckout ? last : null;
  checkout.setState({ phase: "loading", entryFlags });
  await askOpening(checkout, {
    entryFlags,
    mid: currentMid(),
    source,
    cart,
    address,
    sendsAddressId: true,
    draft: enteredDraft(cart, earlier),
    sent: earlier ?? NO_STORED_SUBMIT,
    couponRefusal: null,
  });
}

/**
 * The values with which the checkout is opened: the values that this browser has stored, the source of the order, and
 * how the customer came to the checkout. A repeated attempt changes `draft`, `couponRefusal` or `sendsAddressId`.
 */
type Entry = Pick<
  StoreForm,
  "mid" | "source" | "cart" | "sendsAddressId" | "draft" | "couponRefusal"
> & {
  entryFlags: EntryFlags;
  address: StoredAddress;
  sent: StoredSubmit;
};

/**
 * The source of the order (CK-01). The parameter `v3` of the URL is the partner order number. The URL has no `v3` if
 * the customer comes from the cart page, a payment page or the page that saves a card. After an unfinished payment or a
 * saved card, the number comes from the stored checkout, if there is one. Otherwise it comes from the partner's link,
 * if the customer opened one in this visit (`opnOrderOfVisit`). A number that is found is written into the URL again.
 */
function enteredSource(
  { isUnpaid, hasBoundCard }: EntryFlags,
  last: LastCheckout | null,
): CheckoutSource {
  const { origin, search } = window.location;
  const sourceOfUrl = checkoutSource(new URLSearchParams(search));
  const isReturn = isUnpaid || hasBoundCard;
  if (sourceOfUrl.type === "opn") return sourceOfUrl;
  const earlier =
    isReturn && last
      ? checkoutSource(new URL(last.path, origin).searchParams)
      : checkoutSource(new URLSearchParams({ v3: opnOrderOfVisit() }));
  if (earlier.type === "opn") {
    window.history.replaceState(window.history.state, "", inPageLanguage(checkoutPath(earlier)));
  }
  return earlier;
}

/** The intro that asks for an address. The intro of the partner's campaign leads back to the checkout. */
function introPath(source: CheckoutSource): string {
  return source.type === "opn"
    ? hrefs.introopn({ rtt: 8, v3: source.source_order_id })
    : hrefs.index();
}

function enteredDraft(cart: Cart, earlier: LastCheckout | null): CheckoutDraft {
  const restored = restoredDraft(earlier, { cart, contact: contactHere() });
  const needs_cutlery = earlier ? restored.needs_cutlery : lastCutlery(lastChoicesHere());
  const draft = { ...restored, needs_cutlery };
  const { dining_type } = cart;
  return { ...draft, ...payment(draft, { cards: null, offered: null, dining_type }) };
}

async function askOpening(checkout: StoreCheckout, entry: Entry): Promise<void> {
  const { source, sent } = entry;
  const order = preOrderRequest(inputAt(entry, entry.address));
  // For a partner's order, an HTTP error does not open the error page (ER-04). The checkout page shows the failure and
  // a button to try again.
  const breakage = source.type === "opn" ? ({ breakage: "stay" } as const) : {};
  const body = { order, last_order_id: sent.order_id };
  const answer = await checkout.newest((signal) =>
    postToShop<CheckoutOpening>("/api/checkout/open", body, { signal, ...breakage }),
  );
  if (answer === null) return;
  if (answer.ok) await takeOpening(checkout, entry, answer.data);
  else await takeRefusal(checkout, entry, answer);
}

async function takeRefusal(checkout: StoreCheckout, entry: Entry, refusal: Refusal) {
  const { entryFlags, draft, source } = entry;
  // The member session has ended. The form need not be saved, because the customer has not typed anything yet.
  if (refusal.code === CODE.loginNeeded) return leaveOnEntry(checkoutPath(source), checkout.go);
  const couponRefusal = refusalOf("coupon", { order: null, refusal });
  // The coupon may no longer be valid. Tries again without the coupon.
  if (couponRefusal !== null && draft.code_id !== null) {
    return askOpening(checkout, { ...entry, draft: { ...draft, code_id: null }, couponRefusal });
  }
  // The customer may have deleted the saved address in the app after this browser read the list of saved addresses.
  // Tries again without the id of the address.
  if (mayLackAddress(refusal) && inputAt(entry, entry.address).address_id !== 0) {
    return askOpening(checkout, { ...entry, sendsAddressId: false });
  }
  const cause = isBreakage(refusal) ? "unreachable" : "refused";
  checkout.setState({ phase: "blocked", cause, refusal, entryFlags });
}

/** True if the backend has refused the request because of an unknown saved address or without a reason. */
function mayLackAddress({ code, reason = REASON.unknownAddress }: Refusal): boolean {
  return code > CODE.ok && reason === REASON.unknownAddress;
}

async function takeOpening(checkout: StoreCheckout, requested: Entry, opening: CheckoutOpening) {
  if (opening.is_placed) return finishStoreOrder(checkout, requested.sent);
  const { order } = opening;
  const quoted = { ...requested, cart: cartOf(requested.cart, order) };
  const quotedKey = quoteKey(preOrderRequest(inputAt(quoted, quoted.address)));
  const { dining_type } = quoted.cart;
  const entry = { ...quoted, draft: withPayTypeFor(dining_type, quoted.draft) };
  events.push({ name: "begin_checkout", order });
  checkout.setState({ phase: "ready", form: openedForm(entry, { ...opening, quotedKey }) });
  const offered = diningTypeAt(order.store, dining_type);
  if (offered !== dining_type) await chooseDiningType(checkout, offered);
  else await quoteIfChanged(checkout);
}

/** Returns the cart. An empty cart gets the store and the dining type of the partner's order (CK-92). */
function cartOf(cart: Cart, { store_id, dining_type }: Order): Cart {
  return cart.items.length > 0 ? cart : { ...cart, store_id, dining_type };
}

type OpenedCheckout = CheckoutOpening & { quotedKey: string };

function openedForm({ entryFlags, sent, ...entry }: Entry, opening: OpenedCheckout): StoreForm {
  const { order, cards, quotedKey, delivery_fee_description: fee_description } = opening;
  const { cart } = entry;
  const saved = entryFlags.hasBoundCard ? boundPayment(cards) : null;
  const bound = saved && { ...saved, pay_chosen_for: cart.dining_type };
  const unapplied = unappliedDiscounts(order, { requested: entry.draft, current: entry.draft });
  const filled = filledDraft({ ...entry.draft, ...unapplied, ...bound }, opening, cart.dining_type);
  const couponRefusal = unapplied.code_id === null ? order.alert_toast : entry.couponRefusal;
  if (bound) rememberPayment(filled);
  const last = lastChoicesHere();
  const invoice_holder = { ...invoiceHolder(opening), barcode: lastBarcode(last) };
  const carried = filled.wants_carrier && invoice_holder.carrier ? "carrier" : null;
  const invoice = invoiceOf({ draft: filled, invoice_holder }, order);
  return {
    ...NEW_FORM,
    ...entry,
    // The address is read again, because another tab may have changed it meanwhile.
    address: readStored("address"),
    draft: carried ? { ...filled, invoice, wants_carrier: false } : filled,
    order,
    quotedKey,
    sent_order_id: sent.order_id,
    ordered: sent.ordered,
    unanswered: sent.unanswered,
    fee_description,
    invoice_holder,
    last,
    cards,
    arrival: arrivalOf(entryFlags, bound ? "card" : carried),
    coupons: openedCoupons(opening.coupons, { order, place: entry.address }),
    couponRefusal,
    toast: openingToast(filled, couponRefusal),
  };
}

function invoiceHolder({ carrier, profile, op_invoice_status }: CheckoutOpening) {
  const mid = profile?.external_id || (readStored("member")?.mexid ?? "");
  return { mid, carrier: carrier?.carrier ?? null, op_invoice_status };
}

function openingToast(draft: CheckoutDraft, couponRefusal: string | null) {
  if (lacksContact(draft)) return "incomplete";
  return couponRefusal === null ? null : "coupon";
}

/** Fills the empty contact fields of the draft with the data of the answer (CK-10), and sets the payment. */
function filledDraft(draft: CheckoutDraft, opening: CheckoutOpening, dining_type: DiningType) {
  const { order, profile, cards } = opening;
  const offered = offeredHere(order.store, dining_type);
  return {
    ...draft,
    ...payment(draft, { cards, offered, dining_type }),
    contact_name: draft.contact_name || (profile?.name ?? ""),
    contact_phone: draft.contact_phone || (profile?.phone ?? ""),
  };
}

type ChosenPayment = Pick<CheckoutDraft, "pay_type" | "card_id" | "pay_chosen_for">;
type Known = Parameters<typeof paymentHere>[1];

/**
 * Returns the payment of `paymentHere`, with one exception: if the customer has chosen card payment and the member has
 * no saved card, this choice is kept (CK-36). Keeps `pay_chosen_for` only if the pay type stays the same.
 */
function payment(chosen: ChosenPayment, known: Known): ChosenPayment {
  const usual = paymentHere(chosen, known);
  const { pay_type, card_id } =
    isWithoutCard(chosen, known) && usual.card_id === null ? chosen : usual;
  const pay_chosen_for = pay_type === chosen.pay_type ? chosen.pay_chosen_for : null;
  return { pay_type, card_id, pay_chosen_for };
}

/**
 * True if card payment is chosen without a saved card and the store offers card payment. This choice is kept when the
 * customer returns without having saved a card (CK-36).
 */
function isWithoutCard(chosen: Payment, { offered }: Pick<Known, "offered">): boolean {
  const { creditCard } = PAY_TYPE;
  const isOffered = offered === null || offered.includes(creditCard);
  return chosen.pay_type === creditCard && chosen.card_id === null && isOffered;
}
