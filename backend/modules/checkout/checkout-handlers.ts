import type { OrderingRequest, PlacedOrder } from "../../../lib/contracts/orders.ts";
import { type Call, type Handlers, memberId } from "../../call.ts";
import { courierOf } from "../courier/courier-session-service.ts";
import { courierOrderRequest } from "./courier-order-request.ts";
import { placeOrder } from "./ordering-service.ts";
import { preOrder } from "./pre-order-service.ts";

export const checkoutHandlers = {
  beforeOrdering: ({ body, ...call }) => {
    if (isCourierOrder(body)) {
      const { id, member_id } = courierOf(call);
      return preOrder(call.deps, {
        member_id,
        request: courierOrderRequest(withoutSource(body), id),
      });
    }
    return preOrder(call.deps, { member_id: memberId(call), request: withoutSource(body) });
  },
  ordering: ({ body, ...call }) => {
    if (!isCourierOrder(body)) return place(call, withoutSource(body));
    const { id, member_id } = courierOf(call);
    const request = courierOrderRequest(withoutSource(body), id);
    return placeOrder(call.deps, { member_id, request, key: call.idempotencyKey });
  },
  exBeforeOrdering: (call) =>
    preOrder(call.deps, { member_id: memberId(call), request: call.body }),
  exOrdering: (call) => place(call, call.body),
} satisfies Handlers;

type Submitting = Pick<Call<"ordering" | "exOrdering">, "deps" | "session" | "idempotencyKey">;

function place(call: Submitting, request: OrderingRequest): Promise<PlacedOrder> {
  const { deps, idempotencyKey: key } = call;
  return placeOrder(deps, { member_id: memberId(call), request, key });
}

function isCourierOrder<Body extends object>(
  body: Body,
): body is Extract<Body, { pickup_lat: number }> {
  return "pickup_lat" in body;
}

/** Only the partner's calls may use a partner order number (CK-02). */
function withoutSource<Request extends { source_order_id: string }>(request: Request): Request {
  return { ...request, source_order_id: "" };
}
