import { type Handlers, memberId } from "../call.ts";
import { codBarcode } from "./cod-barcode-service.ts";
import { listOrders } from "./order-list-service.ts";
import { placeOrder } from "./ordering-service.ts";
import { preOrder } from "./pre-order-service.ts";

export const orderHandlers = {
  beforeOrdering: (call) => preOrder(call.deps, { member_id: memberId(call), request: call.body }),
  ordering: (call) =>
    placeOrder(call.deps, {
      member_id: memberId(call),
      request: call.body,
      key: call.idempotencyKey,
    }),
  listUserOrder: (call) =>
    listOrders(call.deps.db, { member_id: memberId(call), page: call.query.page }),
  orderCodBarcode: (call) =>
    codBarcode(call.deps, { member_id: memberId(call), order_id: call.query.order_id }),
} satisfies Handlers;
