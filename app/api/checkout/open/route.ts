import type { NextRequest } from "next/server";
import { z } from "zod";
import type { CheckoutOpening } from "@/lib/checkout/checkout-opening";
import { idSchema } from "@/lib/contracts/fields";
import { type PreOrderBody, preOrderBodySchema } from "@/lib/contracts/orders";
import {
  answerResponse,
  callFor,
  handler,
  parseInput,
  readJsonBody,
} from "@/lib/server/route-handler";

const bodySchema = z.strictObject({
  order: preOrderBodySchema,
  last_order_id: idSchema.nullable(),
});

/** Entering the checkout: everything that it needs at once, for one request from the phone. */
export const POST = handler(async (request) => {
  const body = (await readJsonBody(request)) as { order: PreOrderBody };
  const { last_order_id } = parseInput(bodySchema, body);
  const [order, profile, config, is_placed] = await Promise.all([
    // As it came: its defaults and conversions are the backend's to make.
    callFor(request, "beforeOrdering", { body: body.order }),
    callFor(request, "profile", { query: {} }),
    callFor(request, "getConfig", { query: { keys: "delivery_fee_description" } }),
    last_order_id !== null && isListed(request, last_order_id),
  ]);
  if (!order.answer.ok) return answerResponse(order.answer);
  const opening: CheckoutOpening = {
    order: order.answer.data,
    profile: profile.answer.ok ? profile.answer.data : null,
    delivery_fee_description:
      (config.answer.ok && config.answer.data.delivery_fee_description) || "",
    is_placed,
  };
  return answerResponse({ ok: true, message: order.answer.message, data: opening });
});

/** Only orders that stand are listed: one that waits for its payment is not. */
async function isListed(request: NextRequest, order_id: number): Promise<boolean> {
  const { answer } = await callFor(request, "listUserOrder", { query: { page: 1 } });
  return answer.ok && answer.data.orders.some(({ id }) => id === order_id);
}
