import { refreshCoupons } from "@/components/checkout/checkout-coupons";
import { DIRECT_ENTRY, type OrderKind } from "@/components/checkout/checkout-engine";
import { offeredHere, paymentHere } from "@/components/checkout/member-choices";
import { type QuoteChange, quoteChange } from "@/lib/checkout/change-reason";
import { allowedPayment } from "@/lib/checkout/default-payment";
import { unappliedCoupon } from "@/lib/checkout/discount-choices";
import { quoteKey } from "@/lib/checkout/pre-order-request";
import { currentInvoice } from "@/lib/checkout/proposed-invoice";
import { callApi } from "@/lib/client/call-api";
import { AS_COURIER, courierMark } from "@/lib/client/courier-session-store";
import { currentMid } from "@/lib/client/last-checkout";
import { removeStored } from "@/lib/client/storage";
import { CODE, DINING_TYPE } from "@/lib/contracts/codes";
import {
  courierOrdering,
  courierOrderPreOrder,
  feeQuery,
  hasBothPlaces,
} from "@/lib/courier/courier-request";
import { stopFaults } from "@/lib/courier/validate-courier-order";
import { type CourierForm, closeCourierOrder, saveCourierOrder } from "./courier-order-state";
import { openCourierOrder } from "./open-courier-order";

/** The calls, requests and checks of a courier order. The checkout engine uses them (`OrderKind`). */
export const COURIER_ORDER: OrderKind<CourierForm> = {
  caller: AS_COURIER,
  open: openCourierOrder,
  preOrder: ({ draft }) => (hasBothPlaces(draft) ? courierOrderPreOrder(draft) : null),
  /** Reads the fee for the distance (EX-05), then requests the quote for the whole order (EX-07). */
  async requestQuote(checkout, { draft }) {
    if (!hasBothPlaces(draft)) return null;
    const body = courierOrderPreOrder(draft);
    const query = feeQuery(draft);
    const requestKey = JSON.stringify(query);
    const fee = checkout.form?.fee;
    // The fee is read again only if the two places have changed or no fee is known.
    if (fee?.type !== "priced" || fee.requestKey !== requestKey) {
      checkout.patch({ fee: null });
      const answer = await checkout.newest((signal) =>
        callApi("getDeliveryFee", { query }, { signal }),
      );
      if (answer === null) return null;
      const isOut = answer.ok ? answer.data.in_range !== 1 : answer.code === CODE.outOfRange;
      if (isOut) {
        const message = answer.ok ? "" : answer.message;
        const tooFar = { fee: { type: "too-far" as const, message }, order: null };
        checkout.patch({ ...tooFar, quotedKey: quoteKey(body), quoting: { type: "idle" } });
        return null;
      }
      if (!answer.ok) return answer;
      const { delivery_fee, distance } = answer.data;
      checkout.patch({ fee: { type: "priced", delivery_fee, distance, requestKey } });
    }
    return checkout.newest((signal) =>
      callApi("beforeOrdering", { body }, { ...AS_COURIER, signal }),
    );
  },
  /**
   * Removes a coupon that the server did not apply (CK-43), and a pay type that is not offered. At the first quote, a
   * pay type that is missing or not offered is replaced by the default pay type (CK-27 to CK-30), because the customer
   * has not seen a pay type yet.
   */
  unappliedChoices(order, { requested, current }) {
    const { pay_type } = requested.draft;
    const coupon = unappliedCoupon(order, { requested: requested.draft, current: current.draft });
    const dining_type = DINING_TYPE.courier;
    const offered = offeredHere(order.store, dining_type);
    const none = { pay_type: null, card_id: null };
    const isKept = requested.order !== null || (pay_type !== null && offered.includes(pay_type));
    const payment = isKept
      ? allowedPayment(requested.draft, offered)
      : paymentHere(none, { cards: current.cards, offered, dining_type });
    return {
      draft: { ...payment, ...coupon },
      ...(coupon && { form: { couponRefusal: order.alert_toast } }),
      needsQuote: Boolean(coupon) || payment.pay_type !== pay_type,
    };
  },
  afterQuote(checkout, { needsQuote }) {
    if (!needsQuote) void refreshCoupons(checkout);
  },
  changeSince(before, { order, couponRefusal }) {
    const change = quoteChange(before, order, couponRefusal);
    return change && { ...change, lines: change.lines.map(withServerReason) };
  },
  /**
   * A courier session has no member carrier, so the invoice is sent by email unless the customer chooses another type.
   */
  invoiceOf({ draft: { invoice } }, order) {
    const holder = { mid: currentMid(), carrier: "", op_invoice_status: 0 } as const;
    return currentInvoice({ invoice, wants_carrier: false }, { order, holder });
  },
  leaveIfOutdated(checkout, { session }) {
    // Another tab may have changed or ended the courier session. The order of this page must not be placed in another
    // session.
    const isOther = session !== courierMark();
    if (isOther) void openCourierOrder(checkout);
    return isOther;
  },
  facts({ draft }) {
    const { contact_name, contact_phone, address } = draft.destination;
    const order_phone = contact_phone.trim();
    return { contact_name, contact_phone, order_phone, address, ownFaults: stopFaults(draft) };
  },
  placeOrder({ form, ...confirmed }, headers) {
    const { draft } = form;
    if (!hasBothPlaces(draft))
      throw new Error("A courier order without both places cannot be placed");
    const body = courierOrdering({ draft, ...confirmed });
    return callApi("ordering", { body }, { headers: { ...AS_COURIER.headers, ...headers } });
  },
  orderedOf: () => [],
  save: saveCourierOrder,
  saveOnLeave(form) {
    // If another tab has ended the session, that tab has also removed the entered values. They must not be stored
    // again.
    if (form.session === courierMark()) saveCourierOrder(form);
  },
  onPlaced(checkout, _form, { next }) {
    removeStored("lastCourierOrder");
    return openCourierOrder(checkout, { ...DIRECT_ENTRY, isPlaced: next === "order-list" });
  },
  showOrder: (checkout) => openCourierOrder(checkout),
  fieldsBeforePayment: (_form, sent_order_id) => ({ sent_order_id }),
  icashPath: (path) => `${path}&dining_type=${DINING_TYPE.courier}`,
  endSession: closeCourierOrder,
};

type ChangedLine = QuoteChange["lines"][number];

/** Keeps only reasons that the server has written, because the texts of the other reasons are about stores. */
function withServerReason(line: ChangedLine): ChangedLine {
  return { ...line, reason: line.reason?.type === "server-message" ? line.reason : null };
}
