import { isEmail } from "@/lib/account/contact-rules";
import { INVOICE_TYPE, NO_STORE_COUPON, PAY_TYPE, type PayType } from "@/lib/contracts/codes";
import type { InvoiceData } from "@/lib/contracts/invoices";
import type { Order, OrderingBody, SameOrder } from "@/lib/contracts/orders";
import type { CheckoutInput } from "./checkout-draft";
import type { Payment } from "./default-payment";
import { pointsInUse } from "./discount-choices";
import { usedBarcode } from "./invoice-rules";
import { sharedFields } from "./pre-order-request";
import { lineOf } from "./request-text";

/** The quote and the choices that the customer has confirmed. */
type Agreed = {
  /** The quote that the page showed. */
  order: Order;
  pay_type: PayType;
  invoice: InvoiceData;
  /**
   * The id of an earlier equal order, if the customer has agreed to place the order once more. With the default 0, the
   * backend refuses an order that is equal to an order of a moment ago, so that the page can ask the customer.
   */
  again_after?: SameOrder["id"];
};

/** The body of the ordering request (EN-15). CK-80 defines the values of unused fields. */
export function orderingRequest({
  order,
  pay_type,
  invoice,
  again_after = 0,
  ...input
}: CheckoutInput & Agreed): OrderingBody {
  const { op_event_id } = pointsInUse(input.draft, input.cart.dining_type);
  return {
    ...sharedFields(input),
    ...agreedFields({ order, pay_type, invoice, again_after }, input.draft),
    ...(order.takes_cutlery === 1 && { needs_cutlery: input.draft.needs_cutlery }),
    // If the page has no field for a note, no note is sent (CK-64).
    ...(order.store.is_order_remark !== 1 && { remark: "" }),
    selected_store_coupon_type: shownStoreCoupon(order),
    op_delivery_event_id: op_event_id,
  };
}

/** The fields for the quote, the payment and the invoice. Store orders and courier orders both send them. */
export function agreedFields(
  { order, pay_type, invoice, again_after = 0 }: Agreed,
  { card_id }: Pick<Payment, "card_id">,
) {
  const isCompany = invoice.invoiceType === INVOICE_TYPE.company;
  const carrier = usedBarcode(invoice);
  const { invoiceCharity: charity } = invoice;
  const isDonated = invoice.invoiceType === INVOICE_TYPE.donation;
  return {
    // The id of the quote that this page shows. Another tab may have a newer quote.
    quote_id: order.quote_id,
    ...(order.asks_again === 1 && { again_after }),
    pay_type,
    ...(pay_type === PAY_TYPE.creditCard && card_id !== null && { card_id }),
    email: emailOf(invoice),
    invoice_type: invoice.invoiceType,
    ...(isCompany && {
      title: lineOf(invoice.invoiceCompany, 60),
      number: lineOf(invoice.invoiceCompanyId, 20),
    }),
    ...(carrier !== "" && { carrier }),
    ...(isDonated && charity && { charity_code: charity.code }),
  };
}

/**
 * The pay type to send. An order of NT$0 needs no choice (CK-38). For an order above NT$0, returns null if no pay type
 * is chosen, or if card payment is chosen without a card (CK-81).
 */
export function agreedPayType(order: Order, { pay_type, card_id }: Payment): PayType | null {
  if (order.pay_total === 0) return PAY_TYPE.zeroAmount;
  return pay_type === PAY_TYPE.creditCard && card_id === null ? null : pay_type;
}

/**
 * The email of the invoice, or "" for an invalid email. The email can be invalid here only if the invoice needs no
 * email.
 */
function emailOf({ invoiceEmail }: InvoiceData): string {
  const email = lineOf(invoiceEmail, 80);
  return isEmail(email) ? email : "";
}

function shownStoreCoupon({ global_coupon, brand_coupon, store_coupon }: Order): number {
  const shown = [global_coupon, brand_coupon, store_coupon].find(
    ({ is_show, is_selected }) => is_show === 1 && is_selected === 1,
  );
  return shown?.coupon_type ?? NO_STORE_COUPON;
}
