import { type Handlers, memberId } from "../call.ts";
import { confirmLinePay } from "../payments/settle-service.ts";
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
  getLinePayConfirm: (call) =>
    confirmLinePay(call.deps, {
      member_id: memberId(call),
      transaction_id: call.query.transactionId,
      amount: call.query.amount,
    }),
  listUserOrder: (call) =>
    listOrders(call.deps.db, { member_id: memberId(call), page: call.query.page }),
} satisfies Handlers;
