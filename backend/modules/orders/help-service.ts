import { and, count, desc, eq, inArray } from "drizzle-orm";
import { REASON, type Reason } from "../../../lib/contracts/answer-code.ts";
import { CODE } from "../../../lib/contracts/codes.ts";
import {
  type AskHelpBody,
  type HelpQuote,
  type HelpQuoteBody,
  type OrderHelp,
  photoUrl,
} from "../../../lib/contracts/order-help.ts";
import { type Deps, epochSeconds } from "../../call.ts";
import type { Database, Transaction } from "../../db/client.ts";
import { help_photos, help_requests } from "../../db/schema/help-tables.ts";
import { ServiceError } from "../../service-error.ts";
import { lockNames } from "../ledger/named-locks.ts";
import { automaticRefunds, BY_RULE, helpFacts } from "./help-facts.ts";
import { assertRoomLeft, isUnsent } from "./help-photo-service.ts";
import { grantHelp } from "./help-refund-service.ts";
import {
  areLinesOpen,
  type HelpFacts,
  helpAmount,
  helpKinds,
  helpUntil,
  isAutomatic,
  linesLeft,
  refundWay,
} from "./help-rules.ts";
import { lockOrder, type OrderRow, recordEvent } from "./order-event-service.ts";
import { isOfStore } from "./order-progress-service.ts";
import { type OwnOrder, ownOrder } from "./own-order.ts";

/** The maximum number of reports of one member that wait for the operator at the same time. */
const WAITING_MAX = 5;

/** Returns the possible kinds of reports of an order, and its earlier reports (OR-20). */
export async function orderHelp(deps: Deps, own: OwnOrder): Promise<OrderHelp> {
  const order = await helpedOrder(deps, own);
  const facts = await helpFacts(deps.db, order);
  return {
    kinds: helpKinds(facts, epochSeconds(deps)),
    until: helpUntil(facts),
    lines: linesLeft(facts),
    requests: await requestsOf(deps.db, order.id),
  };
}

/** Computes the refund of a report that the customer has not sent yet (OR-21). Writes nothing. */
export async function quoteHelp(deps: Deps, own: OwnOrder, report: HelpQuoteBody) {
  const order = await helpedOrder(deps, own);
  const facts = await helpFacts(deps.db, order);
  const now = epochSeconds(deps);
  refuseClosed(facts, report, now);
  return computeQuote(deps.db, { order, facts, report: report, now });
}

/**
 * Stores a report. If the rules allow it (`isAutomatic`), the refund is requested at once. Any other report waits for
 * the operator. A repeat with the same key and content changes nothing.
 *
 * Locks: a name for the member's reports, so that reports about two orders at the same time cannot exceed a limit, then
 * the row of the order.
 */
export async function askHelp(deps: Deps, own: OwnOrder, report: AskHelpBody): Promise<OrderHelp> {
  const { id } = await helpedOrder(deps, own);
  const granted = await deps.db.transaction(async (tx) => {
    await lockNames(tx, [`help:${own.member_id}`]);
    const order = await lockOrder(tx, id);
    const now = epochSeconds(deps);
    if (await isRepeat(tx, order.id, report)) return null;
    const facts = await helpFacts(tx, order);
    refuseClosed(facts, report, now);
    const quote = await computeQuote(tx, { order, facts, report: report, now });
    if (quote.amount !== report.amount) {
      const message = "退款金額有更新，請確認後再送出";
      throw new ServiceError(CODE.refused, message, REASON.helpChanged);
    }
    if (quote.is_automatic === 0) await refuseTooManyWaiting(tx, own.member_id);
    return writeRequest(tx, { order, facts, report: report, quote, now });
  });
  if (granted) deps.audit({ kind: "help-decided", order_id: id, decision: BY_RULE, ...granted });
  return orderHelp(deps, own);
}

async function helpedOrder({ db }: Deps, own: OwnOrder): Promise<OrderRow> {
  const order = await ownOrder(db, own);
  if (!isOfStore(order)) throw refusal("快遞訂單請直接致電客服", "call-support");
  return order;
}

function refuseClosed(facts: HelpFacts, report: HelpQuoteBody, now: number): void {
  if (!helpKinds(facts, now).includes(report.kind)) {
    throw new ServiceError(
      CODE.refused,
      "目前無法回報這個問題，請改以電話聯絡",
      REASON.helpChanged,
    );
  }
  if (!areLinesOpen(facts, report)) {
    throw new ServiceError(CODE.refused, "請重新選擇有問題的餐點與份數", REASON.helpChanged);
  }
}

type QuoteInput = { order: OrderRow; facts: HelpFacts; report: HelpQuoteBody; now: number };

async function computeQuote(
  db: Database,
  { order, facts, report, now }: QuoteInput,
): Promise<HelpQuote> {
  const { kind, photos } = report;
  const photo_count = (await unsentPhotos(db, order.id, photos)).length;
  if (photo_count < new Set(photos).size) throw refusal("照片已失效，請重新上傳", "photos-expired");
  // At an upload, the photos that belong to no report yet are not counted. Therefore a customer may have uploaded more
  // photos than the reports of the order may contain.
  if (photo_count > 0) await assertRoomLeft(db, order.id, photo_count);
  const amount = helpAmount(facts, report);
  const way = refundWay(facts, amount);
  const automatic = await automaticRefunds(db, order.member_id, now);
  const is_automatic = isAutomatic({ kind, amount, way, photo_count, automatic }) ? 1 : 0;
  return { amount, way, is_automatic };
}

async function unsentPhotos(db: Database, order_id: number, names: string[]) {
  if (names.length === 0) return [];
  return db
    .select({ id: help_photos.id })
    .from(help_photos)
    .where(and(eq(help_photos.order_id, order_id), inArray(help_photos.name, names), isUnsent()));
}

/**
 * Returns true if this report was already stored. Throws if its key belongs to a report with other content, because the
 * customer would otherwise think that the changed report was sent.
 */
async function isRepeat(tx: Transaction, order_id: number, report: AskHelpBody): Promise<boolean> {
  const [sent] = await tx
    .select()
    .from(help_requests)
    .where(and(eq(help_requests.order_id, order_id), eq(help_requests.key, report.key)));
  if (!sent) return false;
  const photos = await tx
    .select({ name: help_photos.name })
    .from(help_photos)
    .where(eq(help_photos.request_id, sent.id));
  const first = { ...sent, photos: photos.map(({ name }) => name) };
  if (contentOf(first) === contentOf(report)) return true;
  const message = "這筆回報已經送出，不能再更改。請看下方的紀錄，需要時再送一筆";
  throw new ServiceError(CODE.refused, message, REASON.helpChanged);
}

function contentOf({ kind, lines, text, photos }: HelpQuoteBody & { text: string }): string {
  const pieces = lines.map(({ line, quantity }) => `${line}:${quantity}`);
  return JSON.stringify([kind, pieces.toSorted(), text.trim(), photos.toSorted()]);
}

async function refuseTooManyWaiting(tx: Transaction, member_id: number): Promise<void> {
  const [waiting] = await tx
    .select({ count: count() })
    .from(help_requests)
    .where(and(eq(help_requests.member_id, member_id), eq(help_requests.state, "waiting")));
  if ((waiting?.count ?? 0) < WAITING_MAX) return;
  throw refusal("您有多筆回報等待客服處理，請等客服回覆後再送出", "too-many-reports");
}

type ReportInput = QuoteInput & { report: AskHelpBody; quote: HelpQuote };

/**
 * Writes the report. If the refund needs no operator, requests it and returns the id of the report and the amount of
 * the refund. Returns null for a report that waits for the operator.
 */
async function writeRequest(
  tx: Transaction,
  { order, facts, report, quote, now }: ReportInput,
): Promise<{ help_id: number; amount: number } | null> {
  const { key, kind } = report;
  const { amount, way } = quote;
  const linesWithNames = report.lines.map(({ line, quantity }) => ({
    line,
    quantity,
    name: facts.lines.find((one) => one.line === line)?.name ?? "",
  }));
  const [request] = await tx
    .insert(help_requests)
    .values({
      key,
      kind,
      amount,
      way,
      order_id: order.id,
      member_id: order.member_id,
      lines: linesWithNames,
      text: report.text.trim(),
      state: "waiting",
      create_time: now,
    })
    .returning({ id: help_requests.id, amount: help_requests.amount, way: help_requests.way });
  if (!request) throw new Error("help: the insert gave no row back");
  const photos = await unsentPhotos(tx, order.id, report.photos);
  const ids = photos.map(({ id }) => id);
  if (ids.length > 0) {
    const sent = { request_id: request.id };
    await tx.update(help_photos).set(sent).where(inArray(help_photos.id, ids));
  }
  await recordEvent(tx, order, { event: "help-asked", amount, now });
  if (quote.is_automatic === 0) return null;
  const payment_id = facts.payment?.id ?? null;
  await grantHelp(tx, order, { request, payment_id, decided_by: BY_RULE, answer: "", now });
  return { help_id: request.id, amount };
}

async function requestsOf(db: Database, order_id: number): Promise<OrderHelp["requests"]> {
  const rows = await db
    .select()
    .from(help_requests)
    .where(eq(help_requests.order_id, order_id))
    .orderBy(desc(help_requests.id));
  const photos = await db
    .select({ request_id: help_photos.request_id, name: help_photos.name })
    .from(help_photos)
    .where(eq(help_photos.order_id, order_id))
    .orderBy(help_photos.id);
  return rows.map((row) => ({
    ...row,
    lines: row.lines.map(({ name, quantity }) => ({ name, quantity })),
    photos: photos.filter(({ request_id }) => request_id === row.id).map(photoUrl),
  }));
}

function refusal(sentence: string, reason: Reason): ServiceError {
  return new ServiceError(CODE.refused, sentence, reason);
}
