import { REASON } from "../../../lib/contracts/answer-code.ts";
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
import { ServiceError } from "../../service-error.ts";
import { charityOf } from "../../shared/charity-rules.ts";
import { isCollectable, providerOf } from "../../shared/pay-type-rules.ts";
import { isBlank } from "../../shared/text-rules.ts";
import type { StoreRow } from "../catalog/store-row.ts";
import type { Applied } from "./benefit-rules.ts";
import type { MaybeCourierOrder } from "./courier-order-request.ts";
import { isTaxId } from "./tax-id-rules.ts";

/** Checks the request itself, in the order of VA-05 to VA-10. */
export function assertFilledIn(request: OrderingRequest & MaybeCourierOrder): void {
  const sentence = contactRefusal(request) ?? pickupRefusal(request) ?? invoiceRefusal(request);
  if (sentence !== null) throw new ServiceError(CODE.refused, sentence);
}

function contactRefusal({ contact_name, contact_phone }: OrderingRequest): string | null {
  if (isBlank(contact_name)) return "請填寫聯絡人姓名";
  return phoneSchema.safeParse(contact_phone).success ? null : "請確認您的手機號碼格式";
}

function pickupRefusal({ courierOrder }: MaybeCourierOrder): string | null {
  if (!courierOrder) return null;
  if (isBlank(courierOrder.pickup_contact_name)) return "請填寫取件聯絡人姓名";
  const isPhone = phoneSchema.safeParse(courierOrder.pickup_contact_phone).success;
  return isPhone ? null : "請確認取件聯絡人的手機號碼格式";
}

function invoiceRefusal(request: OrderingRequest): string | null {
  const { invoice_type, email, title, number } = request;
  if (invoice_type === INVOICE_TYPE.company) {
    return companyRefusal(request) ?? receiverRefusal(request);
  }
  // Our page never sends both, so it is unknown which of the two was meant.
  if (title || number) return "統編發票無法捐贈，且須由店家開立紙本發票";
  const sentence = receiverRefusal(request);
  if (sentence !== null) return sentence;
  return email === "" || emailSchema.safeParse(email).success ? null : "請確認您的電子郵件格式";
}

/** A 手機條碼 belongs to an electronic invoice, a charity to a donated one (RU-72). */
function receiverRefusal({ invoice_type, carrier, charity_code }: OrderingRequest): string | null {
  if (carrier !== undefined) {
    if (invoice_type !== INVOICE_TYPE.email) return "只有電子發票可以存入手機條碼";
    if (!MOBILE_BARCODE.test(carrier)) return "請輸入正確的手機條碼，例如 /ABC+123";
  }
  if (charity_code === undefined) return null;
  if (invoice_type !== INVOICE_TYPE.donation) return "只有捐贈發票可以選擇受贈單位";
  return charityOf(charity_code) ? null : "找不到這個捐贈碼，請重新選擇受贈單位";
}

function companyRefusal({ title = "", number = "" }: OrderingRequest): string | null {
  if (isBlank(title) || number === "") return "請輸入統編資訊";
  return isTaxId(number) ? null : "請輸入正確的統一編號格式";
}

type Issuing = {
  request: Pick<OrderingRequest, "invoice_type" | "email" | "carrier">;
  store: Pick<StoreRow, "invoice_issue_type">;
  member: { carrier: string };
  price: { pay_total: number };
};

/** An invoice must be deliverable: by a bound carrier, by email, or on paper with the food (RU-60). */
export function assertDeliverableInvoice({ request, store, member, price }: Issuing): void {
  const { invoice_type, email } = request;
  if (invoice_type === INVOICE_TYPE.memberCarrier && member.carrier === "") {
    throw new ServiceError(CODE.refused, "請先綁定會員載具");
  }
  const isPaper = store.invoice_issue_type === INVOICE_ISSUE_TYPE.paper;
  if (isPaper && request.carrier !== undefined) {
    throw new ServiceError(CODE.refused, "店家開立紙本發票，無法存入手機條碼");
  }
  // An order of NT$0 has no invoice.
  const isByEmail = invoice_type === INVOICE_TYPE.email && !isPaper && price.pay_total > 0;
  if (isByEmail && email === "") {
    throw new ServiceError(CODE.refused, "請填寫電子發票的電子郵件");
  }
}

type Wanted = { request: OrderingRequest; applied: Applied };

/** Refuses a benefit that the pre-order did not grant. Points beyond the balance are reduced to it (RU-16). */
export function assertBenefits({ request, applied }: Wanted): void {
  if (applied.alert_toast !== "") {
    throw new ServiceError(CODE.refused, applied.alert_toast, REASON.coupon);
  }
  const sentence = benefitRefusal({ request, applied });
  if (sentence !== null) throw new ServiceError(CODE.refused, sentence);
}

function benefitRefusal({ request, applied }: Wanted): string | null {
  if (request.op_delivery_event_id !== applied.op_event_id) {
    return "此點數活動目前未提供，請重新選擇";
  }
  const isClaimed = request.subscription_type === 1 && applied.subscription_type === 0;
  return isClaimed ? "目前沒有可使用的福饕優惠" : null;
}

type Payment = {
  pay_type: number;
  pay_total: number;
  dining_type: DiningType;
  /** 0 for a member without a business. */
  business_id: number;
  offered: BackendConfig["offered"];
};

/** The pay type of the order. An order of NT$0 is always 99 (RU-11). */
export function agreedPayType(store: StoreRow, payment: Payment): PayType {
  const { pay_type, pay_total, dining_type } = payment;
  if (pay_total === 0) return PAY_TYPE.zeroAmount;
  const agreed = collected(payment);
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

/** The pay type that this backend collects by. Pay type 6 is collected on the card page (RU-35). */
function collected({ pay_type, business_id, offered }: Payment): PayType | null {
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
