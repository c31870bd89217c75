import { orderedLines } from "@/lib/cart/ordered-lines";
import { quoteChange, saysWhy } from "@/lib/checkout/change-reason";
import type { CheckoutDraft } from "@/lib/checkout/checkout-draft";
import { checkoutPath, orderCalls } from "@/lib/checkout/checkout-source";
import { unmetWishes } from "@/lib/checkout/discount-choices";
import { orderingRequest } from "@/lib/checkout/ordering-request";
import { preOrderRequest } from "@/lib/checkout/pre-order-request";
import { callApi } from "@/lib/client/call-api";
import { currentCart } from "@/lib/client/cart-store";
import { memberHere } from "@/lib/client/last-checkout";
import { rememberForLogin } from "@/lib/client/leave-for-login";
import { endOpnVisit } from "@/lib/client/opn-visit";
import type { Order } from "@/lib/contracts/orders";
import { hrefs } from "@/lib/routing/hrefs";
import { refreshCoupons } from "./checkout-coupons";
import { isStale, JUST_ENTERED, type OrderKind } from "./checkout-engine";
import { offeredHere } from "./member-choices";
import { openStoreOrder } from "./open-store-order";
import {
  finishStoreOrder,
  inputOf,
  invoiceOf,
  keepOnLeave,
  keepStoreOrder,
  type StoreForm,
} from "./store-order-state";

/** An order of the cart at a store. */
export const STORE_ORDER: OrderKind<StoreForm> = {
  caller: {},
  open: openStoreOrder,
  preOrder(form) {
    const input = inputOf(form);
    return input && preOrderRequest(input);
  },
  async askQuote(checkout, form) {
    const input = inputOf(form);
    if (input === null) return null;
    const body = preOrderRequest(input);
    return checkout.newest((signal) =>
      callApi(orderCalls(form.source).quote, { body }, { signal }),
    );
  },
  dropped(order, { asked, now }) {
    const draft = droppedWishes(order, { asked: asked.draft, now: now.draft }, asked);
    const isCouponGone = draft.code_id === null;
    return {
      draft,
      ...(isCouponGone && { form: { couponRefusal: order.alert_toast } }),
      needsQuote: isCouponGone || draft.pay_type === null,
    };
  },
  afterQuote(checkout, { draft, needsQuote }) {
    if (!needsQuote) return void refreshCoupons(checkout);
    const state = checkout.state;
    const isExplained = state.phase === "changed" && saysWhy(state.change);
    if (draft.code_id === null && !isExplained) checkout.patch({ toast: "coupon" });
  },
  changeSince: (before, { order, couponRefusal }) => quoteChange(before, order, couponRefusal),
  invoiceOf,
  leaveIfOutdated(checkout, { mid, cart }) {
    const isOrdered = cart.items.length > 0 && currentCart().items.length === 0;
    const isOthers = mid !== memberHere();
    // Another tab has ordered this cart, or another member has signed in.
    if (isOrdered) checkout.go(hrefs.cart());
    else if (isOthers) void openStoreOrder(checkout, JUST_ENTERED);
    return isOrdered || isOthers;
  },
  facts(form, order) {
    const { contact_name, contact_phone } = form.draft;
    const isShown = !isStale(STORE_ORDER, form);
    const order_phone = isShown ? order.address.contact_phone : contact_phone.trim();
    return { contact_name, contact_phone, order_phone, address: form.address, ownFault: null };
  },
  async place({ form, ...agreed }, headers) {
    const input = inputOf(form);
    if (input === null) throw new Error("An order without an address cannot have a quote");
    const body = orderingRequest({ ...input, ...agreed });
    const answer = await callApi(orderCalls(form.source).place, { body }, { headers });
    if (answer.ok) endOpnVisit();
    return answer;
  },
  keep: keepStoreOrder,
  keepOnLeave(form) {
    // Signing out clears the stored checkout (LG-27, LG-30).
    if (form.mid === memberHere()) keepOnLeave(form);
  },
  placed(checkout, form, after) {
    const ordered = orderedLines(form.cart);
    checkout.setPhase({ phase: "leaving" });
    if (after.next === "order-list") return finishStoreOrder(checkout, ordered);
    keepStoreOrder({ ...form, sent_order_id: after.order_id, ordered });
    checkout.go(hrefs.orderlist());
  },
  sent: ({ cart, draft }, sent_order_id) => ({
    sent_order_id,
    ordered: orderedLines(cart),
    // The customer agreed to the payment of an order that was sent, even if it was the proposed one.
    draft: { ...draft, pay_chosen_for: cart.dining_type },
  }),
  icashPath: (path) => path,
  /** Stores the form, so that it is restored after the login. */
  endSession(checkout) {
    const { form } = checkout;
    if (!form) return;
    keepStoreOrder(form);
    rememberForLogin(checkoutPath(form.source));
    checkout.setPhase({ phase: "leaving" });
    checkout.patch({ quoting: { type: "idle" } });
    checkout.go(hrefs.login());
  },
};

type Wishes = { asked: CheckoutDraft; now: CheckoutDraft };

/** Choices that the quote lacks, also a payment method that the store has switched off meanwhile (CK-31). */
function droppedWishes(order: Order, wishes: Wishes, { cart }: StoreForm): Partial<CheckoutDraft> {
  const { pay_type } = wishes.asked;
  const isOffered =
    pay_type === null || offeredHere(order.store, cart.dining_type).includes(pay_type);
  return { ...unmetWishes(order, wishes), ...(!isOffered && { pay_type: null }) };
}
