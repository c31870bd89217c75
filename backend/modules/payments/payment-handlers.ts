import { type Handlers, ownerOf } from "../../call.ts";
import { appPayConfirm } from "./app-pay-service.ts";
import { confirmLinePay, payResult } from "./settle-service.ts";

export const paymentHandlers = {
  appPayConfirm: (call) =>
    appPayConfirm(call.deps, { ...ownerOf(call), order_id: call.body.order_id }),
  getLinePayConfirm: (call) =>
    confirmLinePay(call.deps, {
      ...ownerOf(call),
      transaction_id: call.query.transactionId,
      amount: call.query.amount,
    }),
  payResult: (call) => payResult(call.deps, { ...ownerOf(call), number: call.query.number }),
} satisfies Handlers;
