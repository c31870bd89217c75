import { events } from "@/lib/analytics/event-queue";
import { diningTypeAt } from "@/lib/catalog/store-rules";
import {
  type CheckoutDraft,
  isCompleteAddress,
  type LastCheckout,
  restoredDraft,
} from "@/lib/checkout/checkout-draft";
import type { CheckoutOpening } from "@/lib/checkout/checkout-opening";
import { boundPayment, defaultPayment, type Payment } from "@/lib/checkout/default-payment";
import { unmetWishes } from "@/lib/checkout/discount-choices";
import { preOrderRequest, quoteKey } from "@/lib/checkout/pre-order-request";
import { refusalAt } from "@/lib/checkout/refusal-place";
import { postOwn } from "@/lib/client/api-client";
import { currentCart } from "@/lib/client/cart-store";
import { memberHere, ownLastCheckout } from "@/lib/client/last-checkout";
import { readStored } from "@/lib/client/storage";
import type { Cart } from "@/lib/contracts/carts";
import { CODE, type DiningType, PAY_TYPE } from "@/lib/contracts/codes";
import type { Refusal } from "@/lib/contracts/envelope";
import { hrefs } from "@/lib/routing/hrefs";
import { chooseDiningType, rememberPayment } from "./change-checkout";
import { openedCoupons } from "./checkout-coupons";
import {
  type CheckoutContext,
  type CheckoutState,
  initialState,
  inputOf,
  invoiceOf,
  isStale,
  lacksContact,
} from "./checkout-state";
import { enteredSource } from "./entered-source";
import { finishCheckout, leaveUnopened } from "./keep-checkout";
import { offeredHere } from "./offered-here";
import { recompute } from "./recompute-order";

/** The checkout on entry: from what this browser holds, one request, and every number from its answer (CK-06). */
export async function openCheckout(context: CheckoutContext): Promise<void> {
  const { set, go } = context;
  const cart = currentCart();
  const address = readStored("address");
  if (cart.items.length === 0) return go(hrefs.cart());
  if (!isCompleteAddress(address)) return go(hrefs.index());
  const last = ownLastCheckout();
  const { hasCancelledPayment, hasBoundCard, unpaidReason } = context.get();
  const here = last?.store_id === cart.store_id ? last : null;
  set({
    ...initialState(),
    mid: memberHere(),
    source: enteredSource(context.get(), last),
    hasCancelledPayment,
    hasBoundCard,
    unpaidReason,
    cart,
    address,
    draft: enteredDraft(cart, here),
    ...sentBefore(here),
  });
  await askOpening(context);
}

/** What is not known yet of an order that this checkout has sent. */
function sentBefore(last: LastCheckout | null) {
  if (last === null) return null;
  const { order_id: sent_order_id, ordered, unanswered } = last;
  return { sent_order_id, ordered, unanswered };
}

async function askOpening(context: CheckoutContext): Promise<void> {
  const state = context.get();
  const { source, sent_order_id: last_order_id } = state;
  const input = inputOf(state);
  if (!input) return;
  const request = preOrderRequest(input);
  // ER-04: what breaks for the partner's order is said here, where it can be tried again.
  const breakage = source.is === "opn" ? ({ breakage: "stay" } as const) : {};
  const body = { order: request, last_order_id };
  const answer = await context.newest((signal) =>
    postOwn<CheckoutOpening>("/api/checkout/open", body, { signal, ...breakage }),
  );
  if (answer === null) return;
  if (answer.ok) await takeOpening(context, answer.data, quoteKey(request));
  else await takeRefusal(context, answer);
}

async function takeRefusal(context: CheckoutContext, refusal: Refusal): Promise<void> {
  const { code } = refusal;
  if (code === CODE.loginNeeded) return leaveUnopened(context);
  const couponRefusal = refusalAt("coupon", { order: null, refusal });
  const { draft } = context.get();
  // The order may stand without a coupon that is gone.
  if (couponRefusal !== null && draft.code_id !== null) {
    context.set({ draft: { ...draft, code_id: null }, couponRefusal });
    return askOpening(context);
  }
  const stage = code < CODE.ok ? "unreachable" : "refused";
  context.set({ stage, refusal });
}

async function takeOpening(context: CheckoutContext, opening: CheckoutOpening, quoted: string) {
  const { get, set } = context;
  if (opening.is_placed) return finishCheckout(context, get().ordered);
  const { order, cards, coupons, delivery_fee_description: fee_description } = opening;
  events.push({ name: "begin_checkout", order });
  const { cart, draft, address, hasBoundCard } = get();
  const saved = hasBoundCard ? boundPayment(cards) : null;
  const bound = saved && { ...saved, pay_chosen_for: cart.dining_type };
  const unmet = unmetWishes(order, { asked: draft, now: draft });
  const filled = filledDraft({ ...draft, ...unmet, ...bound }, opening, cart.dining_type);
  const couponRefusal = unmet.code_id === null ? order.alert_toast : get().couponRefusal;
  if (bound) rememberPayment(filled);
  const invoice_holder = {
    mid: get().mid,
    carrier: opening.carrier?.carrier ?? null,
    op_invoice_status: opening.op_invoice_status,
  };
  const isCarried = filled.wants_carrier && Boolean(invoice_holder.carrier);
  const invoice = invoiceOf({ draft: filled, invoice_holder }, order);
  set({
    stage: "open",
    order,
    quoted,
    fee_description,
    invoice_holder,
    cards,
    hasBoundCard: false,
    draft: isCarried ? { ...filled, invoice, wants_carrier: false } : filled,
    arrival: arrivalOf(get(), { isBound: bound !== null, isCarried }),
    coupons: openedCoupons(coupons, { order, address }),
    couponRefusal,
    toast: openingToast(filled, couponRefusal),
  });
  const dining_type = diningTypeAt(order.store, cart.dining_type);
  if (dining_type !== cart.dining_type) await chooseDiningType(context, dining_type);
  else if (isStale(get())) await recompute(context);
}

type Arrived = { isBound: boolean; isCarried: boolean };

function arrivalOf({ hasCancelledPayment }: CheckoutState, { isBound, isCarried }: Arrived) {
  if (hasCancelledPayment) return "unpaid";
  if (isBound) return "card";
  return isCarried ? "carrier" : null;
}

function openingToast(draft: CheckoutDraft, couponRefusal: string | null) {
  if (lacksContact(draft)) return "incomplete";
  return couponRefusal === null ? null : "coupon";
}

/** Fills from the answer what the browser did not know (CK-10). */
function filledDraft(draft: CheckoutDraft, opening: CheckoutOpening, dining_type: DiningType) {
  const { order, profile, cards } = opening;
  const offered = offeredHere(order.store, dining_type);
  return {
    ...draft,
    ...payment({ chosen: draft, cards, offered, dining_type }),
    contact_name: draft.contact_name || (profile?.name ?? ""),
    contact_phone: draft.contact_phone || (profile?.phone ?? ""),
  };
}

function enteredDraft(cart: Cart, last: LastCheckout | null) {
  const contact = {
    name: readStored("contactName") ?? "",
    phone: readStored("contactPhone") ?? "",
  };
  const draft = restoredDraft(last, { cart, contact });
  const { dining_type } = cart;
  return { ...draft, ...payment({ chosen: draft, cards: null, offered: null, dining_type }) };
}

type Paid = Pick<CheckoutDraft, "pay_type" | "card_id" | "pay_chosen_for">;
type Paying = Omit<Parameters<typeof defaultPayment>[0], "saved"> & { chosen: Paid };

/** Keeps the earlier choice while it is offered; otherwise takes the default. */
function payment({ chosen, ...known }: Paying): Paid {
  const saved = {
    payType: chosen.pay_type ?? readStored("payType"),
    cardSelected: chosen.card_id ?? readStored("cardSelected"),
  };
  const usual = defaultPayment({ saved, ...known });
  const { pay_type, card_id } =
    isWithoutCard(chosen, known) && usual.card_id === null ? chosen : usual;
  const pay_chosen_for = pay_type === chosen.pay_type ? chosen.pay_chosen_for : null;
  return { pay_type, card_id, pay_chosen_for };
}

/** CK-36: who chose card payment and came back without a card finds the choice as it was left. */
function isWithoutCard(chosen: Payment, { offered }: Pick<Paying, "offered">): boolean {
  const { creditCard } = PAY_TYPE;
  const isOffered = offered === null || offered.includes(creditCard);
  return chosen.pay_type === creditCard && chosen.card_id === null && isOffered;
}
