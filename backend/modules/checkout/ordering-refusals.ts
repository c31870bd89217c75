import { REASON, type Reason } from "../../../lib/contracts/answer-code.ts";
import {
  CODE,
  DINING_TYPE,
  type DiningType,
  INVOICE_ISSUE_TYPE,
  INVOICE_TYPE,
  MOBILE_BARCODE,
  PAY_TYPE,
  type PayType,
} from "../../../lib/contracts/codes.ts";
import { emailSchema, phoneSchema } from "../../../lib/contracts/fields.ts";
import type { OrderingRequest } from "../../../lib/contracts/orders.ts";
import type { BackendConfig } from "../../config/backend-config.ts";
import { type Refusal, ServiceError } from "../../service-error.ts";
import { charityOf } from "../../shared/charity-rules.ts";
import { isCollectable, providerOf } from "../../shared/pay-type-rules.ts";
import { isBlank, isTaxId } from "../../shared/text-rules.ts";
import type { StoreRow } from "../catalog/store-row.ts";
import type { Applied } from "./benefit-rules.ts";
import type { MaybeCourierOrder } from "./courier-order-request.ts";

/** Checks the contact, pickup and invoice fields of the request, in the sequence of VA-06 to VA-09. */
export function assertFilledIn(request: OrderingRequest & MaybeCourierOrder): void {
  const refusal = contactRefusal(request) ?? pickupRefusal(request) ?? invoiceRefusal(request);
  if (refusal !== null) throw new ServiceError(CODE.refused, refusal.message, refusal.reason);
}

function contactRefusal({ contact_name, contact_phone }: OrderingRequest): Refusal | null {
  if (isBlank(contact_name)) return refusal("請填寫聯絡人姓名", "missing-contact-name");
  const isPhone = phoneSchema.safeParse(contact_phone).success;
  return isPhone ? null : refusal("請確認您的手機號碼格式", "bad-phone");
}

function pickupRefusal({ courierOrder }: MaybeCourierOrder): Refusal | null {
  if (!courierOrder) return null;
  if (isBlank(courierOrder.pickup_contact_name)) {
    return refusal("請填寫取件聯絡人姓名", "missing-pickup-name");
  }
  const isPhone = phoneSchema.safeParse(courierOrder.pickup_contact_phone).success;
  return isPhone ? null : refusal("請確認取件聯絡人的手機號碼格式", "bad-pickup-phone");
}

function invoiceRefusal(request: OrderingRequest): Refusal | null {
  const { invoice_type, email, title, number } = request;
  if (invoice_type === INVOICE_TYPE.company) {
    return companyRefusal(request) ?? receiverRefusal(request);
  }
  // A request with a title or a tax ID but without the invoice type of a company is refused, because it is unknown
  // which invoice is meant. Pages of the shop do not send such a request.
  if (title || number) {
    return refusal("統編發票無法捐贈，且須由店家開立紙本發票", "tax-id-mixed");
  }
  const receiver = receiverRefusal(request);
  if (receiver !== null) return receiver;
  const isEmail = email === "" || emailSchema.safeParse(email).success;
  return isEmail ? null : refusal("請確認您的電子郵件格式", "bad-email");
}

/**
 * Checks the 手機條碼 and the charity. A 手機條碼 is allowed only for an invoice by email (type 1), a charity only for a
 * donated invoice (RU-72).
 */
function receiverRefusal({ invoice_type, carrier, charity_code }: OrderingRequest): Refusal | null {
  if (carrier !== undefined) {
    if (invoice_type !== INVOICE_TYPE.email) {
      return refusal("只有電子發票可以存入手機條碼", "barcode-needs-e-invoice");
    }
    if (!MOBILE_BARCODE.test(carrier)) {
      return refusal("請輸入正確的手機條碼，例如 /ABC+123", "bad-mobile-barcode");
    }
  }
  if (charity_code === undefined) return null;
  if (invoice_type !== INVOICE_TYPE.donation) {
    return refusal("只有捐贈發票可以選擇受贈單位", "charity-needs-donation");
  }
  if (charityOf(charity_code)) return null;
  return refusal("找不到這個捐贈碼，請重新選擇受贈單位", "unknown-charity");
}

function companyRefusal({ title = "", number = "" }: OrderingRequest): Refusal | null {
  if (isBlank(title) || number === "") return refusal("請輸入統編資訊", "missing-company");
  return isTaxId(number) ? null : refusal("請輸入正確的統一編號格式", "bad-tax-id");
}

function refusal(message: string, reason: Reason): Refusal {
  return { message, reason };
}

type InvoiceCheck = {
  request: Pick<OrderingRequest, "invoice_type" | "email" | "carrier">;
  store: Pick<StoreRow, "invoice_issue_type">;
  member: { carrier: string };
  price: { pay_total: number };
};

/**
 * Throws if the invoice cannot be delivered in the requested way. An invoice is delivered to the bound member carrier,
 * to a 手機條碼, by email, or on paper with the food (RU-60).
 */
export function assertDeliverableInvoice({ request, store, member, price }: InvoiceCheck): void {
  const { invoice_type, email } = request;
  if (invoice_type === INVOICE_TYPE.memberCarrier && member.carrier === "") {
    throw new ServiceError(CODE.refused, "請先綁定會員載具", "carrier-needed");
  }
  const isPaper = store.invoice_issue_type === INVOICE_ISSUE_TYPE.paper;
  if (isPaper && request.carrier !== undefined) {
    throw new ServiceError(CODE.refused, "店家開立紙本發票，無法存入手機條碼", "paper-invoice");
  }
  // An order of NT$0 has no invoice.
  const isByEmail = invoice_type === INVOICE_TYPE.email && !isPaper && price.pay_total > 0;
  if (isByEmail && email === "") {
    throw new ServiceError(CODE.refused, "請填寫電子發票的電子郵件", "missing-email");
  }
}

type BenefitCheck = { request: OrderingRequest; applied: Applied };

/**
 * Throws if the requested coupon, points event or subscription cannot be applied. A request for more points than the
 * order may use is not refused; the number is reduced (RU-16).
 */
export function assertBenefits({ request, applied }: BenefitCheck): void {
  if (applied.alert_toast !== "") {
    throw new ServiceError(CODE.refused, applied.alert_toast, REASON.coupon);
  }
  const refused = benefitRefusal({ request, applied });
  if (refused !== null) throw new ServiceError(CODE.refused, refused.message, refused.reason);
}

function benefitRefusal({ request, applied }: BenefitCheck): Refusal | null {
  if (request.op_delivery_event_id !== applied.op_event_id) {
    return refusal("此點數活動目前未提供，請重新選擇", "points-offer-gone");
  }
  const isClaimed = request.subscription_type === 1 && applied.subscription_type === 0;
  return isClaimed ? refusal("目前沒有可使用的福饕免運", "subscription-unavailable") : null;
}

type Payment = {
  pay_type: number;
  pay_total: number;
  dining_type: DiningType;
  /** The member's company; 0 for a member without a company. */
  business_id: number;
  offered: BackendConfig["offered"];
};

/**
 * Returns the pay type of the order. An order of NT$0 always has pay type 99 (RU-11). Throws if the store or the
 * backend does not offer the requested pay type, or if a member without a company requests the corporate bill.
 */
export function agreedPayType(store: StoreRow, payment: Payment): PayType {
  const { pay_type, pay_total, dining_type } = payment;
  if (pay_total === 0) return PAY_TYPE.zeroAmount;
  const agreed = collectedPayType(payment);
  const isListed = codes(listedMethods(store, dining_type)).includes(agreed ?? pay_type);
  if (agreed === null || !isListed) {
    throw otherMethod("店家不提供此付款方式，請重新選擇");
  }
  if (codes(store.disable_payment_method).includes(agreed)) {
    throw otherMethod("此付款方式暫不提供，請重新選擇");
  }
  return agreed;
}

function otherMethod(message: string): ServiceError {
  return new ServiceError(CODE.refused, message, REASON.paymentMethod);
}

/**
 * Returns the pay type with which the backend collects the money, or null if it cannot collect this pay type. Pay type
 * 6 is collected on the PAYUNi page (RU-35).
 */
function collectedPayType({ pay_type, business_id, offered }: Payment): PayType | null {
  if (!isCollectable(pay_type, offered)) return null;
  if (pay_type === PAY_TYPE.thirdParty) return PAY_TYPE.payuni;
  if (pay_type === PAY_TYPE.corporateBill) return business_id === 0 ? null : pay_type;
  const isCollected = pay_type === PAY_TYPE.cash || providerOf(pay_type) !== null;
  return isCollected ? (pay_type as PayType) : null;
}

function listedMethods(store: StoreRow, dining_type: DiningType): string {
  switch (dining_type) {
    case DINING_TYPE.pickup:
      return store.take_payment_method;
    case DINING_TYPE.delivery:
    case DINING_TYPE.courier:
      return store.delivery_payment_method;
    case DINING_TYPE.businessReservation:
      return store.business_reservation_payment_method;
    case DINING_TYPE.dineIn:
      return "";
  }
}

function codes(list: string): number[] {
  return list.split(",").map(Number);
}
