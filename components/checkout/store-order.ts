import { orderedLines } from "@/lib/cart/ordered-lines";
import { hasServerMessage, quoteChange } from "@/lib/checkout/change-reason";
import type { CheckoutDraft } from "@/lib/checkout/checkout-draft";
import { checkoutPath, orderCalls } from "@/lib/checkout/checkout-source";
import { unappliedDiscounts } from "@/lib/checkout/discount-choices";
import { orderingRequest } from "@/lib/checkout/ordering-request";
import { preOrderRequest } from "@/lib/checkout/pre-order-request";
import { callApi } from "@/lib/client/call-api";
import { changeCart, currentCart } from "@/lib/client/cart-store";
import { currentMid } from "@/lib/client/last-checkout";
import { rememberForLogin } from "@/lib/client/leave-for-login";
import { endOpnVisit } from "@/lib/client/opn-visit";
import type { Order } from "@/lib/contracts/orders";
import { hrefs } from "@/lib/routing/hrefs";
import { refreshCoupons } from "./checkout-coupons";
import { DIRECT_ENTRY, isStale, type OrderKind } from "./checkout-engine";
import { offeredHere, rememberChoices } from "./member-choices";
import { openStoreOrder } from "./open-store-order";
import {
  finishStoreOrder,
  inputOf,
  invoiceOf,
  keepOnLeave,
  type StoreForm,
  saveStoreOrder,
} from "./store-order-state";

/** The calls, requests and checks of an order at a store. The checkout engine uses them (`OrderKind`). */
export const STORE_ORDER: OrderKind<StoreForm> = {
  caller: {},
  open: openStoreOrder,
  preOrder(form) {
    const input = inputOf(form);
    return input && preOrderRequest(input);
  },
  async requestQuote(checkout, form) {
    const input = inputOf(form);
    if (input === null) return null;
    const body = preOrderRequest(input);
    return checkout.newest((signal) =>
      callApi(orderCalls(form.source).quote, { body }, { signal }),
    );
  },
  unappliedChoices(order, { requested, current }) {
    const draft = unappliedStoreChoices(
      order,
      { requested: requested.draft, current: current.draft },
      requested,
    );
    const isCouponGone = draft.code_id === null;
    return {
      draft,
      ...(isCouponGone && { form: { couponRefusal: order.alert_toast } }),
      needsQuote: isCouponGone || draft.pay_type === null,
    };
  },
  afterQuote(checkout, { draft, needsQuote }) {
    if (checkout.form) storeMinimum(checkout.form.order);
    if (!needsQuote) return void refreshCoupons(checkout);
    const state = checkout.state;
    const isExplained = state.phase === "changed" && hasServerMessage(state.change);
    if (draft.code_id === null && !isExplained) checkout.patch({ toast: "coupon" });
  },
  changeSince: (before, { order, couponRefusal }) => quoteChange(before, order, couponRefusal),
  invoiceOf,
  leaveIfOutdated(checkout, { mid, cart }) {
    const isOrdered = cart.items.length > 0 && currentCart().items.length === 0;
    const isOtherMember = mid !== currentMid();
    // `isOrdered`: another tab has ordered or emptied this cart. `isOtherMember`: the member has signed out, or another
    // member has signed in.
    if (isOrdered) checkout.go(hrefs.cart());
    else if (isOtherMember) void openStoreOrder(checkout, DIRECT_ENTRY);
    return isOrdered || isOtherMember;
  },
  facts(form, order) {
    const { contact_name, contact_phone } = form.draft;
    const isShown = !isStale(STORE_ORDER, form);
    const order_phone = isShown ? order.address.contact_phone : contact_phone.trim();
    return { contact_name, contact_phone, order_phone, address: form.address, ownFaults: [] };
  },
  async placeOrder({ form, ...confirmed }, headers) {
    const input = inputOf(form);
    if (input === null) throw new Error("An order without an address cannot be placed");
    const body = orderingRequest({ ...input, ...confirmed });
    const answer = await callApi(orderCalls(form.source).placeOrder, { body }, { headers });
    if (answer.ok) {
      endOpnVisit();
      const { store_id } = form.cart;
      const { pay_type, remark: text } = form.draft;
      rememberChoices({
        mid: form.mid,
        pay_type,
        invoice: confirmed.invoice,
        note: { store_id, text },
        needs_cutlery: form.draft.needs_cutlery,
      });
    }
    return answer;
  },
  orderedOf: ({ cart }) => orderedLines(cart),
  save: saveStoreOrder,
  saveOnLeave(form) {
    // A sign-out removes the stored checkout (LG-27, LG-30), so the form of an earlier member must not be stored again.
    if (form.mid === currentMid()) keepOnLeave(form);
  },
  onPlaced(checkout, form, after) {
    const ordered = orderedLines(form.cart);
    checkout.setPhase({ phase: "leaving" });
    const { order_id } = after;
    if (after.next === "order-list") return finishStoreOrder(checkout, { order_id, ordered });
    saveStoreOrder({ ...form, sent_order_id: order_id, ordered });
    checkout.go(hrefs.orderlist());
  },
  showOrder: (checkout, id) => checkout.go(hrefs.order({ id }), "new"),
  fieldsBeforePayment: ({ cart, draft }, sent_order_id) => ({
    sent_order_id,
    ordered: orderedLines(cart),
    // By sending the order the customer has confirmed the pay type, even if the page had proposed it.
    draft: { ...draft, pay_chosen_for: cart.dining_type },
  }),
  icashPath: (path) => path,
  /** Stores the form, so that it is restored after the sign-in, and opens the sign-in page. */
  endSession(checkout) {
    const { form } = checkout;
    if (!form) return;
    saveStoreOrder(form);
    rememberForLogin(checkoutPath(form.source));
    checkout.setPhase({ phase: "leaving" });
    checkout.patch({ quoting: { type: "idle" } });
    checkout.go(hrefs.login());
  },
};

/** Stores the minimum of the quote in the cart if the quote is for the store and dining type of the cart (CA-46). */
function storeMinimum({ store_id, dining_type, minimum_charge }: Order): void {
  changeCart((cart) => {
    const isSame = cart.store_id === store_id && cart.dining_type === dining_type;
    return isSame ? { ...cart, minimum_charge } : cart;
  });
}

type Drafts = { requested: CheckoutDraft; current: CheckoutDraft };

/**
 * Returns the changes to the draft that remove the choices that the quote does not apply, such as `{ code_id: null }`.
 * A pay type that the store has switched off meanwhile is removed too (CK-31).
 */
function unappliedStoreChoices(
  order: Order,
  drafts: Drafts,
  { cart }: StoreForm,
): Partial<CheckoutDraft> {
  const { pay_type } = drafts.requested;
  const isOffered =
    pay_type === null || offeredHere(order.store, cart.dining_type).includes(pay_type);
  return { ...unappliedDiscounts(order, drafts), ...(!isOffered && { pay_type: null }) };
}
