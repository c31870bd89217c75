import { type Handlers, memberId, ownerOf } from "../../call.ts";
import { courierOf } from "../courier/courier-session-service.ts";
import { courierOrderRequest } from "./courier-order-request.ts";
import { placeOrder } from "./ordering-service.ts";
import { partnerMemberId } from "./partner-guest-service.ts";
import { preOrder } from "./pre-order-service.ts";
import { withSourcedFoods } from "./source-order-service.ts";
import { submitResult } from "./submit-result-service.ts";

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
    if (!isCourierOrder(body)) {
      const request = withoutSource(body);
      return placeOrder(call.deps, {
        member_id: memberId(call),
        request,
        key: call.idempotencyKey,
      });
    }
    const { id, member_id } = courierOf(call);
    const request = courierOrderRequest(withoutSource(body), id);
    return placeOrder(call.deps, { member_id, request, key: call.idempotencyKey });
  },
  submitResult: ({ query: { key }, ...call }) =>
    submitResult(call.deps, { member_id: ownerOf(call).member_id, key }),
  exBeforeOrdering: async ({ deps, session, body }) => {
    const request = await withSourcedFoods(deps.db, { ...session, request: body });
    return preOrder(deps, { member_id: await partnerMemberId({ deps, session, body }), request });
  },
  exOrdering: async ({ deps, session, body, idempotencyKey: key }) => {
    // `again_after` confirms a second order. It is removed here, because a partner order number is never ordered twice
    // (RU-62).
    const once = { ...body, again_after: undefined };
    const request = await withSourcedFoods(deps.db, { ...session, request: once });
    const member_id = await partnerMemberId({ deps, session, body });
    return placeOrder(deps, { member_id, request, key });
  },
} satisfies Handlers;

function isCourierOrder<Body extends object>(
  body: Body,
): body is Extract<Body, { pickup_lat: number }> {
  return "pickup_lat" in body;
}

/** Removes the partner order number, because only the partner's calls may use it (CK-02). */
function withoutSource<Request extends { source_order_id: string }>(request: Request): Request {
  return { ...request, source_order_id: "" };
}
