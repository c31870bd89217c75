import { type Handlers, memberId } from "../call.ts";
import { appPayConfirm } from "./app-pay-service.ts";
import { confirmLinePay, payResult } from "./settle-service.ts";

export const paymentHandlers = {
  appPayConfirm: (call) => appPayConfirm(call.deps, { member_id: memberId(call), ...call.body }),
  getLinePayConfirm: (call) =>
    confirmLinePay(call.deps, {
      member_id: memberId(call),
      transaction_id: call.query.transactionId,
      amount: call.query.amount,
    }),
  payResult: (call) =>
    payResult(call.deps, { member_id: memberId(call), number: call.query.number }),
} satisfies Handlers;
