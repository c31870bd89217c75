import { DINING_TYPE, ID_MAX, PAY_TYPE } from "@/lib/contracts/codes";
import { type Fields, isFields, isId, isText } from "@/lib/view/stored-shapes";
import type { LastCheckout } from "./checkout-draft";

type Check = (value: unknown) => boolean;

const STORE_COUPON_MAX = 3;
const CHECKOUT = /^\/checkout(?:\?|$)/;
const PAY_TYPES: readonly unknown[] = Object.values(PAY_TYPE);
const DINING_TYPES: readonly unknown[] = Object.values(DINING_TYPE);

/** What the checkout would trip over, or send and be refused for at every entry, counts as nothing stored. */
export function isStoredCheckout(value: unknown): value is LastCheckout {
  return isFields(value) && fits(value, CHECKOUT_CHECKS);
}

const CHECKOUT_CHECKS: Record<string, Check> = {
  mid: isText,
  path: (value) => typeof value === "string" && CHECKOUT.test(value),
  store_id: isId,
  order_id: orNull(isId),
  ordered: (value) => Array.isArray(value) && value.every(isOrderedLine),
  unanswered: orNull((value) => isFields(value) && isText(value.key) && isNumber(value.time)),
  draft: (value) => isFields(value) && fits(value, DRAFT_CHECKS, "may-lack"),
};

const INVOICE_CHECKS: Record<string, Check> = {
  invoiceType: isWholeUpTo(3),
  invoiceEmail: isText,
  invoiceAddress: isText,
  invoiceCompany: isText,
  invoiceCompanyId: isText,
  invoiceIssueType: isNumber,
};

const DRAFT_CHECKS: Record<string, Check> = {
  contact_name: isText,
  contact_phone: isText,
  pay_type: orNull((value) => PAY_TYPES.includes(value)),
  pay_chosen_for: orNull((value) => DINING_TYPES.includes(value)),
  card_id: orNull(isId),
  code_id: orNull(isId),
  store_coupon: (value) =>
    value === "best" || value === "none" || isWholeUpTo(STORE_COUPON_MAX)(value),
  use_op: isWholeUpTo(ID_MAX),
  op_event_id: orNull(isId),
  subscription_type: isWholeUpTo(1),
  remark: isText,
  invoice: orNull((value) => isFields(value) && fits(value, INVOICE_CHECKS)),
  wants_carrier: (value) => typeof value === "boolean",
};

/** An older version may not have known a field of the draft; the rest of it is good. */
function fits(value: Fields, checks: Record<string, Check>, missing?: "may-lack"): boolean {
  return Object.entries(checks).every(([name, check]) => {
    const field = value[name];
    return field === undefined ? missing === "may-lack" : check(field);
  });
}

function orNull(check: Check): Check {
  return (value) => value === null || check(value);
}

function isOrderedLine(value: unknown): boolean {
  return isFields(value) && isText(value.pdkey) && isId(value.quantity);
}

function isNumber(value: unknown): boolean {
  return typeof value === "number";
}

function isWholeUpTo(max: number): Check {
  return (value) =>
    typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= max;
}
