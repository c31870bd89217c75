import type { NextRequest } from "next/server";
import { z } from "zod";
import { askCoupons, type CouponFacts } from "@/lib/benefits/ask-coupons";
import type { CheckoutOpening } from "@/lib/checkout/checkout-draft";
import { orderCalls } from "@/lib/checkout/checkout-source";
import type { Answer } from "@/lib/contracts/envelope";
import { opaqueIdSchema } from "@/lib/contracts/fields";
import {
  exPreOrderBodySchema,
  type Order,
  type PreOrderBody,
  preOrderBodySchema,
} from "@/lib/contracts/orders";
import { isPaidIn } from "@/lib/orders/listed-payment";
import {
  answerResponse,
  callFor,
  handler,
  parseInput,
  readJsonBody,
} from "@/lib/server/route-handler";

const bodySchema = z.strictObject({
  order: z.union([preOrderBodySchema, exPreOrderBodySchema]),
  last_order_id: opaqueIdSchema.nullable(),
});

/** Returns everything that the checkout needs when it opens, in one request. */
export const POST = handler(async (request) => {
  const body = (await readJsonBody(request)) as { order: PreOrderBody };
  const { last_order_id } = parseInput(bodySchema, body);
  // The pre-order gets the unparsed order, because callBackend adds the defaults and the backend converts the values.
  const { quote } = orderCalls({ type: body.order.source_order_id ? "opn" : "fdm" });
  const quoteCall = callFor(request, quote, { body: body.order });
  const [order, coupons, profile, config, cards, carrier, client, is_placed] = await Promise.all([
    quoteCall,
    readCoupons(request, { quoteCall, place: body.order }),
    optionalData(callFor(request, "profile", { query: {} }), null),
    optionalData(
      callFor(request, "getConfig", { query: { keys: "delivery_fee_description" } }),
      null,
    ),
    optionalData(callFor(request, "cardList", { query: {} }), []),
    optionalData(callFor(request, "opInvoiceInfo", { query: {} }), NO_CARRIER),
    optionalData(callFor(request, "getAppClientConfig", { query: {} }), null),
    last_order_id !== null && isPaidInList(request, last_order_id),
  ]);
  if (!order.answer.ok) return answerResponse(order.answer);
  // Binding a member carrier needs the membership service and a one-time code by SMS.
  const canBind = client === null || (client.op_login === 1 && client.sms === 1);
  const opening: CheckoutOpening = {
    order: order.answer.data,
    profile,
    delivery_fee_description: config?.delivery_fee_description ?? "",
    cards,
    carrier: carrier.is_bound === 1 || canBind ? carrier : null,
    op_invoice_status: client?.op_invoice.status ?? 0,
    coupons,
    is_placed,
  };
  return answerResponse({ ok: true, message: order.answer.message, data: opening });
});

type CouponInput = {
  quoteCall: Promise<{ answer: Answer<Order> }>;
  place: CouponFacts["place"];
};

/**
 * Returns the coupons for this order. Returns null if the quote is refused, or if a call for the coupons is refused or
 * breaks. Waits for the quote, because the amount of the order decides which coupons are usable.
 */
async function readCoupons(request: NextRequest, { quoteCall, place }: CouponInput) {
  const { answer } = await quoteCall;
  if (!answer.ok) return null;
  const lists = askCoupons({ order: answer.data, place }, async (query) => {
    return (await callFor(request, "newDiscountCodeList", { query })).answer;
  });
  return lists.catch(() => null);
}

const NO_CARRIER = { is_bound: 0, carrier: "" } as const;

/** Returns the data of a call that the checkout can do without, or `fallback` if the call is refused or breaks. */
async function optionalData<Data, Else>(call: Promise<{ answer: Answer<Data> }>, fallback: Else) {
  const result = await call.catch(() => null);
  return result?.answer.ok ? result.answer.data : fallback;
}

/**
 * True if the first page of the order list shows that the order was placed: it is paid, or it needs no online payment.
 */
async function isPaidInList(request: NextRequest, order_id: number): Promise<boolean> {
  const listed = await optionalData(
    callFor(request, "listUserOrder", { query: { page: 1 } }),
    null,
  );
  return listed !== null && isPaidIn(listed, order_id);
}
