import type { Unanswered } from "@/lib/checkout/checkout-draft";
import { PAY_TYPE } from "@/lib/contracts/codes";
import { type Fields, isFields, isId, isStoredAddress, isText } from "@/lib/view/stored-shapes";
import type { CourierOrderDraft } from "./courier-draft";
import { COURIER_TERMS } from "./courier-terms";

/** What is kept of a courier order while it is being paid, or its page is left: enough to stand again as it was. */
export type StoredCourierOrder = {
  /** Which session it belongs to; it opens none. */
  session: string;
  /** The order that was sent to be paid, while its result is not known here. */
  order_id: number | null;
  unanswered: Unanswered | null;
  draft: CourierOrderDraft;
};

type Check = (value: unknown) => boolean;
const PAY_TYPES: readonly unknown[] = Object.values(PAY_TYPE);

/** What the page would trip over counts as nothing stored. */
export function isStoredCourierOrder(value: unknown): value is StoredCourierOrder {
  return isFields(value) && fits(value, COURIER_ORDER_CHECKS);
}

const STOP_CHECKS: Record<string, Check> = {
  address: orNull(isStoredAddress),
  contact_name: isText,
  contact_phone: isText,
  remark: isText,
};
const isStop: Check = (value) => isFields(value) && fits(value, STOP_CHECKS);

const INVOICE_CHECKS: Record<string, Check> = {
  invoiceType: isWholeUpTo(3),
  invoiceEmail: isText,
  invoiceAddress: isText,
  invoiceCompany: isText,
  invoiceCompanyId: isText,
  invoiceIssueType: (value) => typeof value === "number",
};

const DRAFT_CHECKS: Record<string, Check> = {
  pickup: isStop,
  destination: isStop,
  quantity: (value) => isId(value) && isWholeUpTo(COURIER_TERMS.quantity_max)(value),
  optional_text: isText,
  pay_type: orNull((value) => PAY_TYPES.includes(value)),
  card_id: orNull(isId),
  invoice: orNull((value) => isFields(value) && fits(value, INVOICE_CHECKS)),
};

const COURIER_ORDER_CHECKS: Record<string, Check> = {
  session: isText,
  order_id: orNull(isId),
  unanswered: orNull(
    (value) => isFields(value) && isText(value.key) && typeof value.time === "number",
  ),
  draft: (value) => isFields(value) && fits(value, DRAFT_CHECKS),
};

function fits(value: Fields, checks: Record<string, Check>): boolean {
  return Object.entries(checks).every(([name, check]) => check(value[name]));
}

function orNull(check: Check): Check {
  return (value) => value === null || check(value);
}

function isWholeUpTo(max: number): Check {
  return (value) =>
    typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= max;
}
