const PAYMENTS = "backend/modules/payments";
const settle = `${PAYMENTS}/settle-service.ts`;
const status = `${PAYMENTS}/payment-status-service.ts`;
const reconcile = `${PAYMENTS}/reconcile-service.ts`;
const refund = `${PAYMENTS}/refund-service.ts`;
const outbox = `${PAYMENTS}/outbox-service.ts`;
const gateway = `${PAYMENTS}/line-pay-gateway.ts`;
const lineRules = `${PAYMENTS}/line-pay-status-rules.ts`;
const request = `${PAYMENTS}/payment-request-service.ts`;
const events = "backend/modules/orders/order-event-service.ts";
const states = "backend/modules/orders/order-state-rules.ts";
const holds = "backend/modules/ledger/hold-service.ts";
const ordering = "backend/modules/checkout/ordering-service.ts";
const tasks = "backend/shared/task-queue.ts";

/**
 * Bugs that the simulation (tests/simulation) must find. Each entry has a file, a text in that file, and the wrong text
 * that replaces it.
 */
export const PLANTED_BUGS = [
  // The code misreads answers of the payment provider.
  [
    lineRules,
    'if (result.ok === "unknown") return "unsure";',
    'if (result.ok === "unknown") return "failed";',
  ],
  [
    lineRules,
    'if (result.ok === "unknown") return "unsure";',
    'if (result.ok === "unknown") return "paid";',
  ],
  [
    lineRules,
    'if (result.ok !== true) return "unsure";',
    'if (result.ok !== true) return "failed";',
  ],
  [
    lineRules,
    'if (result.returnCode === NOT_AUTHORISED) return "untouched";',
    'if (result.returnCode === NOT_AUTHORISED) return "paid";',
  ],
  [gateway, 'return { next: "wait", reason: "books not read" };', 'return { next: "none" };'],
  [
    gateway,
    'if (booked !== "untouched") return booked;',
    'if (booked !== "untouched") return "failed";',
  ],
  // The code records collected or refunded money wrongly.
  [status, "await bookCharge(tx, payment, now);", ""],
  [status, "return outcomeOf(await recordCollected(tx, facts));", "return outcomeOf(order);"],
  [
    status,
    "if (paid.pay_status === order.pay_status) {",
    "if (paid.pay_status !== order.pay_status) {",
  ],
  [status, "amount: before - refunded, create_time", "amount: refunded - before, create_time"],
  [
    status,
    "return others.length > 0 ? order : applyEvent(tx, order, { event: { type }, now });",
    "return others.length === 0 ? order : applyEvent(tx, order, { event: { type }, now });",
  ],
  [refund, "await bookRefund(tx, current, { refunded, now });", ""],
  [
    refund,
    'if (status === "refunded") await applyEvent',
    'if (status !== "refunded") await applyEvent',
  ],
  // The code forgets payments or tasks that are not finished.
  [
    settle,
    'if (status === "confirming") return (claimed_until ?? 0) > now ? "busy" : "held";',
    'if (status === "confirming") return "ended";',
  ],
  [reconcile, '["requested", "confirming", "failed"]', '["requested", "failed"]'],
  [reconcile, '["requested", "confirming", "failed"]', '["confirming", "failed"]'],
  [reconcile, 'return endPayment(deps, payment, "payment-failed");', "return;"],
  [
    reconcile,
    "if (next !== null) return waitOn(deps, payment, next);",
    'if (next !== null) return endPayment(deps, payment, "payment-expired");',
  ],
  [tasks, "if (notDone === null)", "if (notDone !== undefined)"],
  [
    tasks,
    "or(isNull(table.leased_until), lte(table.leased_until, now))",
    "isNull(table.leased_until)",
  ],
  [outbox, 'await applyEvent(tx, order, { event: { type: "payment-failed" }, now });', ""],
  [outbox, "await giveUpUnreached(deps, order_id);", ""],
  [
    outbox,
    "const not_before = await refundOrder(deps, order_id);",
    "const not_before = await refundOrder(deps, order_id).then(() => null);",
  ],
  // The code commits or releases the holds of benefits and stock wrongly.
  [events, 'return closeHolds(tx, "release", target);', 'return closeHolds(tx, "commit", target);'],
  [
    holds,
    "for (const { account, amount } of sortByName(closed)) {",
    "for (const { account, amount } of closed.slice(0, 0)) {",
  ],
  [
    holds,
    "if (holds.length === 0) return;\n  for (const",
    "if (holds.length < 3) return;\n  for (const",
  ],
  // The code puts orders into a wrong state.
  [states, 'effects: ["release-holds", "refund"],', 'effects: ["release-holds"],'],
  [
    states,
    'if (!isRefund) return { order_status, pay_status, effects: ["release-holds"] };',
    "if (!isRefund) return { order_status, pay_status, effects: [] };",
  ],
  [ordering, "if (claim.order_id === null) {", "if (claim.order_id !== null) {"],
  // The code sets no time at which the payment is reconciled.
  [
    request,
    "next_check_time: payment.create_time + (deps.config.RECONCILE_SECONDS[0] ?? 0),",
    "next_check_time: null,",
  ],
];
