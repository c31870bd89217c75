import { and, asc, eq, gt, inArray } from "drizzle-orm";
import { z } from "zod";
import { CODE, HELP_TEXT_MAX } from "../../../lib/contracts/codes.ts";
import {
  idOrNoneSchema,
  lineSchema,
  moneySchema,
  textSchema,
} from "../../../lib/contracts/fields.ts";
import { type Deps, epochSeconds } from "../../call.ts";
import type { Database, Transaction } from "../../db/client.ts";
import { help_photos, help_requests } from "../../db/schema/help-tables.ts";
import { orders } from "../../db/schema/order-tables.ts";
import { ServiceError } from "../../service-error.ts";
import { helpFacts } from "./help-facts.ts";
import { grantHelp } from "./help-refund-service.ts";
import { amountLeft, refundWay } from "./help-rules.ts";
import { lockOrder, type OrderRow, recordEvent } from "./order-event-service.ts";

const PAGE = 50;

export const decisionSchema = z.discriminatedUnion("decision", [
  z.strictObject({
    decision: z.literal("approve"),
    /** The refund in NT$. If it is missing, the customer gets the refund that the rules computed. */
    amount: moneySchema.min(1).optional(),
    answer: textSchema(HELP_TEXT_MAX).default(""),
    operator: lineSchema(40).min(1),
  }),
  z.strictObject({
    decision: z.literal("decline"),
    answer: textSchema(HELP_TEXT_MAX).min(1),
    operator: lineSchema(40).min(1),
  }),
]);
type Decision = z.output<typeof decisionSchema>;

export const helpListSchema = z.strictObject({
  state: z.enum(["waiting", "approved", "declined", "refunding", "refunded"]).default("waiting"),
  after: idOrNoneSchema.default(0),
});
type HelpList = z.output<typeof helpListSchema>;

type HelpRow = typeof help_requests.$inferSelect;

/** Returns at most 50 reports with this state and with an id above `after`, the oldest first. */
export async function listHelp(db: Database, { state, after }: HelpList) {
  const rows = await db
    .select({ request: help_requests, order_no: orders.order_no, pay_total: orders.pay_total })
    .from(help_requests)
    .innerJoin(orders, eq(orders.id, help_requests.order_id))
    .where(and(eq(help_requests.state, state), gt(help_requests.id, after)))
    .orderBy(asc(help_requests.id))
    .limit(PAGE);
  const ids = rows.map(({ request }) => request.id);
  const photoRows = await db
    .select({ request_id: help_photos.request_id, name: help_photos.name })
    .from(help_photos)
    .where(inArray(help_photos.request_id, ids))
    .orderBy(asc(help_photos.id));
  const photosByRequest = Map.groupBy(photoRows, ({ request_id }) => request_id);
  return rows.map(({ request, order_no, pay_total }) => {
    const { key: _key, ...shown } = request;
    const photos = (photosByRequest.get(request.id) ?? []).map(({ name }) => name);
    return { ...shown, order_no, pay_total, photos };
  });
}

export async function operatorPhoto(db: Database, name: string): Promise<Uint8Array | null> {
  const [found] = await db
    .select({ bytes: help_photos.bytes })
    .from(help_photos)
    .where(eq(help_photos.name, name));
  return found?.bytes ?? null;
}

/**
 * Records the operator's decision about a waiting report. If the report is approved and the payment provider can make
 * the refund, the refund is requested too. A report can be decided only once.
 *
 * Locks: the row of the order.
 */
export async function decideHelp(
  deps: Deps,
  id: number,
  decision: Decision,
): Promise<Pick<HelpRow, "id" | "order_id" | "state" | "amount" | "way">> {
  const decided = await deps.db.transaction(async (tx) => {
    const order = await lockOrder(tx, (await readHelp(tx, id)).order_id);
    const request = await readHelp(tx, id);
    if (request.state !== "waiting") throw refusal("這筆回報已經處理過");
    const now = epochSeconds(deps);
    if (decision.decision === "approve") await approve(tx, { order, request, decision, now });
    else await decline(tx, { order, request, decision, now });
    const { order_id, state, amount, way } = await readHelp(tx, id);
    return { id, order_id, state, amount, way };
  });
  const { order_id, amount } = decided;
  const details = { order_id, help_id: id, amount, decision: decision.decision };
  deps.audit({ kind: "help-decided", ...details });
  return decided;
}

type DecisionInput<Kind> = {
  order: OrderRow;
  request: HelpRow;
  decision: Extract<Decision, { decision: Kind }>;
  now: number;
};

async function approve(
  tx: Transaction,
  { order, request, decision, now }: DecisionInput<"approve">,
): Promise<void> {
  const facts = await helpFacts(tx, order);
  const maxAmount = amountLeft(facts) + request.amount;
  const amount = decision.amount ?? request.amount;
  if (amount < 1 || amount > maxAmount) throw refusal(`退款金額須為 1 至 ${maxAmount} 元`);
  const way = refundWay(facts, amount);
  const payment_id = facts.payment?.id ?? null;
  const { operator: decided_by, answer } = decision;
  const granted = { id: request.id, amount, way };
  await grantHelp(tx, order, { request: granted, payment_id, decided_by, answer, now });
}

async function decline(
  tx: Transaction,
  { order, request, decision, now }: DecisionInput<"decline">,
): Promise<void> {
  const { operator: decided_by, answer } = decision;
  const declined = { state: "declined", decided_by, answer, decide_time: now } as const;
  await tx.update(help_requests).set(declined).where(eq(help_requests.id, request.id));
  await recordEvent(tx, order, { event: "help-declined", amount: null, now });
}

async function readHelp(db: Database, id: number): Promise<HelpRow> {
  const [request] = await db.select().from(help_requests).where(eq(help_requests.id, id));
  if (!request) throw refusal("找不到這筆回報");
  return request;
}

function refusal(sentence: string): ServiceError {
  return new ServiceError(CODE.refused, sentence);
}
