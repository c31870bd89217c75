import { DINING_TYPE, ID_MAX, PAY_TYPE } from "@/lib/contracts/codes";
import { isFields, isId, isOpaqueId, isText } from "@/lib/view/stored-shapes";
import type { LastCheckout } from "./checkout-draft";

type Check = (value: unknown) => boolean;

const STORE_COUPON_MAX = 3;
const CHECKOUT = /^\/checkout(?:\?|$)/;
const PAY_TYPES: readonly unknown[] = Object.values(PAY_TYPE);
const DINING_TYPES: readonly unknown[] = Object.values(DINING_TYPE);

/**
 * True if the stored value is valid. An invalid value could break the checkout page or would be refused by the server.
 */
export function isStoredCheckout(value: unknown): value is LastCheckout {
  return hasFields(CHECKOUT_CHECKS)(value);
}

/** Checks of the fields that store orders and courier orders keep until the result of a submit is known. */
export const SENT_CHECKS: Record<string, Check> = {
  order_id: orNull(isOpaqueId),
  unanswered: orNull(isUnanswered),
};

const INVOICE_CHECKS: Record<string, Check> = {
  invoiceType: isWholeUpTo(3),
  invoiceEmail: isText,
  invoiceAddress: isText,
  invoiceCompany: isText,
  invoiceCompanyId: isText,
  invoiceIssueType: isNumber,
};

/** Checks of fields that older versions did not store. */
const NEWER_INVOICE_CHECKS: Record<string, Check> = {
  invoiceBarcode: isText,
  invoiceCharity: hasFields({ code: isText, name: isText }),
};

export function isStoredInvoice(value: unknown): boolean {
  return hasFields(INVOICE_CHECKS)(value) && hasFields(NEWER_INVOICE_CHECKS, "may-lack")(value);
}

/** Checks of the choices that store orders and courier orders have. */
export const CHOICE_CHECKS: Record<string, Check> = {
  pay_type: orNull((value) => PAY_TYPES.includes(value)),
  card_id: orNull(isOpaqueId),
  invoice: orNull(isStoredInvoice),
};

const DRAFT_CHECKS: Record<string, Check> = {
  ...CHOICE_CHECKS,
  contact_name: isText,
  contact_phone: isText,
  pay_chosen_for: orNull((value) => DINING_TYPES.includes(value)),
  code_id: orNull(isId),
  store_coupon: (value) =>
    value === "best" || value === "none" || isWholeUpTo(STORE_COUPON_MAX)(value),
  use_op: isWholeUpTo(ID_MAX),
  op_event_id: orNull(isId),
  subscription_type: isWholeUpTo(1),
  remark: isText,
  // Older versions did not store this field.
  needs_cutlery: (value) => value === undefined || isWholeUpTo(1)(value),
  wants_carrier: (value) => typeof value === "boolean",
};

const CHECKOUT_CHECKS: Record<string, Check> = {
  ...SENT_CHECKS,
  mid: isText,
  path: (value) => typeof value === "string" && CHECKOUT.test(value),
  store_id: isId,
  ordered: areOrderedLines,
  // A draft that an older version stored may lack a field. The other fields are still used.
  draft: hasFields(DRAFT_CHECKS, "may-lack"),
};

export function hasFields(checks: Record<string, Check>, missing?: "may-lack"): Check {
  return (value) =>
    isFields(value) &&
    Object.entries(checks).every(([name, check]) => {
      const field = value[name];
      return field === undefined ? missing === "may-lack" : check(field);
    });
}

export function orNull(check: Check): Check {
  return (value) => value === null || check(value);
}

/** A submit that an older version stored has no `ordered` lines. */
function isUnanswered(value: unknown): boolean {
  if (!hasFields({ key: isText, time: isNumber })(value)) return false;
  const { ordered } = value as { ordered?: unknown };
  return ordered === undefined || areOrderedLines(ordered);
}

function areOrderedLines(value: unknown): boolean {
  return Array.isArray(value) && value.every(hasFields({ pdkey: isText, quantity: isId }));
}

function isNumber(value: unknown): boolean {
  return typeof value === "number";
}

export function isWholeUpTo(max: number): Check {
  return (value) =>
    typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= max;
}
