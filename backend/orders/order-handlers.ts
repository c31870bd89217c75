import type { OrderingRequest, PlacedOrder } from "../../lib/contracts/orders.ts";
import { type Call, type Handlers, memberId, ownerOf, type Session } from "../call.ts";
import { courierOf } from "../express/express-session-service.ts";
import { cancelOrder } from "./cancel-service.ts";
import { codBarcode } from "./cod-barcode-service.ts";
import { errandRequest } from "./errand-order-request.ts";
import { firstViews } from "./first-view-service.ts";
import { orderDetail } from "./order-detail-service.ts";
import { listOrders } from "./order-list-service.ts";
import { placeOrder } from "./ordering-service.ts";
import type { OwnOrder } from "./own-order.ts";
import { preOrder } from "./pre-order-service.ts";
import { reorder } from "./reorder-service.ts";
import { reviewOrder } from "./review-service.ts";

export const orderHandlers = {
  beforeOrdering: ({ body, ...call }) => {
    if (isErrand(body)) {
      const { id, member_id } = courierOf(call);
      return preOrder(call.deps, { member_id, request: errandRequest(withoutSource(body), id) });
    }
    return preOrder(call.deps, { member_id: memberId(call), request: withoutSource(body) });
  },
  ordering: ({ body, ...call }) => {
    if (!isErrand(body)) return place(call, withoutSource(body));
    const { id, member_id } = courierOf(call);
    const request = errandRequest(withoutSource(body), id);
    return placeOrder(call.deps, { member_id, request, key: call.idempotencyKey });
  },
  exBeforeOrdering: (call) =>
    preOrder(call.deps, { member_id: memberId(call), request: call.body }),
  exOrdering: (call) => place(call, call.body),
  listUserOrder: (call) =>
    listOrders(call.deps.db, { member_id: memberId(call), page: call.query.page }),
  firstViews: (call) => firstViews(call.deps, memberId(call)),
  orderDetail: (call) => orderDetail(call.deps, own(call, call.query)),
  cancelOrder: (call) => cancelOrder(call.deps, { ...ownerOf(call), order_id: call.body.order_id }),
  reviewOrder: (call) => reviewOrder(call.deps, { member_id: memberId(call), review: call.body }),
  reorder: (call) => reorder(call.deps, own(call, call.query)),
  orderCodBarcode: (call) => codBarcode(call.deps, own(call, call.query)),
} satisfies Handlers;

function own(call: { session: Session }, { order_id }: { order_id: number }): OwnOrder {
  return { member_id: memberId(call), order_id };
}

type Submitting = Pick<Call<"ordering" | "exOrdering">, "deps" | "session" | "idempotencyKey">;

function place(call: Submitting, request: OrderingRequest): Promise<PlacedOrder> {
  const { deps, idempotencyKey: key } = call;
  return placeOrder(deps, { member_id: memberId(call), request, key });
}

function isErrand<Body extends object>(body: Body): body is Extract<Body, { pickup_lat: number }> {
  return "pickup_lat" in body;
}

/** Only the partner's calls place an order under a number of the partner's (SPEC §4 Sources). */
function withoutSource<Request extends { source_order_id: string }>(request: Request): Request {
  return { ...request, source_order_id: "" };
}
