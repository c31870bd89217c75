import { z } from "zod";
import { type LinePayTransportOptions, linePayTransport } from "./line-pay-transport.ts";
import {
  CHECK_STATES,
  confirmInfoSchema,
  detailsInfoSchema,
  type LinePayCheckState,
  parseLinePayJson,
  refundInfoSchema,
  requestInfoSchema,
} from "./line-pay-wire.ts";
import { type ProviderResult, readResult } from "./provider-result.ts";

const CURRENCY = "TWD";

type LinePayRequest = {
  /** The number of the payment attempt. LINE Pay accepts each number once. */
  orderId: string;
  /** The order number that the payer sees. */
  no: string;
  amount: number;
  confirmUrl: string;
  cancelUrl: string;
};

export type LinePayClient = ReturnType<typeof createLinePayClient>;

export function createLinePayClient(options: LinePayTransportOptions) {
  const { get, post, timeouts: timeoutsMs } = linePayTransport(options);

  return {
    timeoutsMs,
    async request(payment: LinePayRequest) {
      const answer = await post("request", "/v3/payments/request", requestBody(payment));
      return readResult(answer, requestInfoSchema, parseLinePayJson);
    },
    async confirm({ transactionId, amount }: { transactionId: string; amount: number }) {
      const path = `/v3/payments/${segment(transactionId)}/confirm`;
      const answer = await post("confirm", path, { amount, currency: CURRENCY });
      return readResult(answer, confirmInfoSchema, parseLinePayJson);
    },
    async check(transactionId: string) {
      const answer = await get("check", `/v3/payments/requests/${segment(transactionId)}/check`);
      return checkResult(readResult(answer, z.unknown(), parseLinePayJson));
    },
    async details({ transactionId, orderId }: { transactionId?: string; orderId?: string }) {
      const query = new URLSearchParams();
      if (transactionId) query.set("transactionId", transactionId);
      if (orderId) query.set("orderId", orderId);
      const answer = await get("details", "/v3/payments", query.toString());
      return readResult(answer, detailsInfoSchema, parseLinePayJson);
    },
    /** Refunds `refundAmount` (NT$) of a payment, or the whole payment if `refundAmount` is missing. */
    async refund({
      transactionId,
      refundAmount,
    }: {
      transactionId: string;
      refundAmount?: number;
    }) {
      const path = `/v3/payments/${segment(transactionId)}/refund`;
      const answer = await post("refund", path, { refundAmount });
      return readResult(answer, refundInfoSchema, parseLinePayJson);
    },
  };
}

// The whole order is sent as one product. LINE Pay requires that the prices of the products add up to the amount. With
// one entry for each ordered product, the discounts of the order would break this rule (PV-02).
function requestBody({ orderId, no, amount, confirmUrl, cancelUrl }: LinePayRequest) {
  const product = { name: `訂單 ${no}`, quantity: 1, price: amount };
  return {
    amount,
    currency: CURRENCY,
    orderId,
    packages: [{ id: "1", amount, products: [product] }],
    redirectUrls: { confirmUrl, cancelUrl, confirmUrlType: "CLIENT" },
    options: { payment: { capture: true }, display: { locale: "zh_TW" } },
  };
}

type CheckResult = ProviderResult<{ state: LinePayCheckState }>;

function checkResult(result: ProviderResult<unknown>): CheckResult {
  if (result.ok === "unknown") return result;
  if (result.ok) return { ok: true, info: { state: "waiting" } };
  const state = CHECK_STATES[result.returnCode];
  return state ? { ok: true, info: { state } } : result;
}

// Encodes an id for the path. The id may come from the payer's address bar and must not be able to change the path.
function segment(transactionId: string) {
  return encodeURIComponent(transactionId);
}
