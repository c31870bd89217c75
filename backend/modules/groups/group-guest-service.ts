import { and, eq } from "drizzle-orm";
import type { BodyOf } from "../../../lib/contracts/endpoints.ts";
import { LINES_MAX } from "../../../lib/contracts/order-foods.ts";
import { type Deps, epochSeconds, type Session } from "../../call.ts";
import type { Transaction } from "../../db/client.ts";
import { group_guests, group_lines } from "../../db/schema/group-tables.ts";
import { RequestRefused } from "../../service-error.ts";
import { nameKey } from "../../shared/text-rules.ts";
import { hashSid } from "../account/session-service.ts";
import { draftLines, orderLine } from "../checkout/order-lines.ts";
import { reorderLines } from "../orders/reorder-rules.ts";
import { menuOf } from "../orders/reorder-service.ts";
import { type Group, lockGroup, refusal } from "./group-order-service.ts";
import { guestsOf, linesOf } from "./group-rows.ts";

const PEOPLE_MAX = 50;
const OWN_LINES_MAX = 20;

export type Guest = typeof group_guests.$inferSelect;
type Line = typeof group_lines.$inferSelect;

/** Returns true if the guest belongs to this session or to the member who is signed in to it. */
export function isMe({ sid_digest, member_id }: Guest, session: Session): boolean {
  const isSame = member_id !== null && member_id === session.member_id;
  return isSame || sid_digest === hashSid(session.sid);
}

export function lineSum(lines: Pick<Line, "unit_price" | "request">[]): number {
  return lines.reduce((sum, { unit_price, request }) => sum + unit_price * request.quantity, 0);
}

/** Adds a guest to the group order (GO-04, GO-05). */
export async function joinGroup(
  deps: Deps,
  session: Session,
  { token, name: given }: BodyOf<"joinGroupOrder">,
): Promise<void> {
  const name = given.normalize("NFC").trim();
  await deps.db.transaction(async (tx) => {
    const group = await lockOpenGroup(deps, tx, token);
    const guests = await guestsOf(tx, group.row.id);
    if (guests.some((guest) => isMe(guest, session)))
      throw refusal("您已經加入這個揪團", "group-joined");
    if (guests.some((guest) => nameKey(guest.name) === nameKey(name))) {
      throw refusal("這個名字已經有人用了，請換一個", "group-name-taken");
    }
    if (guests.length >= PEOPLE_MAX) throw refusal(`揪團最多 ${PEOPLE_MAX} 人`, "group-full");
    const { member_id, sid } = session;
    const row = { name, member_id, sid_digest: hashSid(sid), create_time: epochSeconds(deps) };
    await tx.insert(group_guests).values({ ...row, group_id: group.row.id });
  });
}

/** Adds a dish to the lines of the requesting guest, with the dish's current price on the menu (GO-06, GO-07). */
export async function addGroupLine(
  deps: Deps,
  session: Session,
  { token, food }: BodyOf<"addGroupLine">,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const { row } = await lockOpenGroup(deps, tx, token);
    const me = (await guestsOf(tx, row.id)).find((guest) => isMe(guest, session));
    if (!me) throw refusal("請先輸入名字", "group-name-needed");
    const all = await linesOf(tx, row.id);
    const own = all.filter(({ guest_id }) => guest_id === me.id);
    if (own.length >= OWN_LINES_MAX)
      throw refusal(`每人最多 ${OWN_LINES_MAX} 項餐點`, "group-own-lines");
    if (all.length >= LINES_MAX) throw refusal(`整團最多 ${LINES_MAX} 項餐點`, "group-lines");
    const request = { ...food, username: me.name };
    const { store_id, dining_type } = row;
    const [drafted] = await draftLines(tx, { store_id, dining_type, requests: [request] });
    if (!drafted) throw new Error("group_lines: the dish was not priced");
    const { name, relish, groups } = orderLine(drafted);
    const unit_price = drafted.price.unit_price + drafted.price.option_price;
    const line = { name, relish, groups, unit_price, request };
    assertBudget(row.budget, [...own, line]);
    await assertForSale(tx, { ...row, now: epochSeconds(deps) }, line);
    await tx
      .insert(group_lines)
      .values({ ...line, guest_id: me.id, create_time: epochSeconds(deps) });
  });
}

/**
 * Changes the number of pieces of a line; 0 removes the line. A guest may change only their own lines, and only while
 * the group order is open. The host may remove any line until the lines are taken to the cart (GO-08) or the group
 * order is cancelled.
 */
export async function setGroupLine(
  deps: Deps,
  session: Session,
  { token, line_id, quantity }: BodyOf<"setGroupLine">,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const group = await lockGroup(deps, tx, token);
    const { row, state } = group;
    const me = (await guestsOf(tx, row.id)).find((guest) => isMe(guest, session));
    const lines = await linesOf(tx, row.id);
    const line = lines.find(({ id }) => id === line_id);
    if (!line) throw refusal("這項餐點已經不在揪團裡", "group-line-gone");
    const isHost = session.member_id === row.member_id;
    const isRemovedByHost = isHost && quantity === 0 && (state === "open" || state === "closed");
    if (!isRemovedByHost) {
      if (line.guest_id !== me?.id) throw new RequestRefused(403, "只能更改自己的餐點");
      assertOpen(group);
    }
    if (quantity === 0)
      return void (await tx.delete(group_lines).where(eq(group_lines.id, line.id)));
    const changed = { ...line, request: { ...line.request, quantity } };
    const own = lines.filter(({ guest_id, id }) => guest_id === line.guest_id && id !== line.id);
    assertBudget(row.budget, [...own, changed]);
    await assertForSale(tx, { ...row, now: epochSeconds(deps) }, changed);
    await tx
      .update(group_lines)
      .set({ request: changed.request })
      .where(and(eq(group_lines.id, line.id), eq(group_lines.guest_id, line.guest_id)));
  });
}

async function lockOpenGroup(deps: Deps, tx: Transaction, token: string): Promise<Group> {
  const group = await lockGroup(deps, tx, token);
  assertOpen(group);
  return group;
}

function assertOpen({ state }: Group): void {
  if (state === "open") return;
  const [sentence, reason] = CLOSED_REFUSALS[state];
  throw refusal(sentence, reason);
}

const CLOSED_REFUSALS = {
  closed: ["點餐時間已經截止", "group-closed"],
  ordering: ["團主正在結帳，不能再更改", "group-ordering"],
  ordered: ["訂單已經送出，不能再更改", "group-ordered"],
  cancelled: ["這個揪團已經取消", "group-cancelled"],
} as const;

function assertBudget(budget: number | null, lines: Pick<Line, "unit_price" | "request">[]): void {
  if (budget !== null && lineSum(lines) > budget)
    throw refusal(`超過每人預算 NT$${budget}`, "group-over-budget");
}

type Menu = Parameters<typeof menuOf>[1];
type Sold = Pick<Line, "name" | "relish" | "groups" | "unit_price" | "request">;

/** Throws if the product cannot be ordered now or has fewer pieces left than the line needs. */
async function assertForSale(tx: Transaction, menu: Menu, line: Sold): Promise<void> {
  const { items, changes } = reorderLines([line], await menuOf(tx, menu, [line]));
  if (items.length === 0) throw refusal("這項餐點目前無法點購", "group-dish-unavailable");
  const limit = changes.find(({ kind }) => kind === "limit");
  if (limit?.kind === "limit") throw refusal(`這項餐點只剩 ${limit.to} 份`, "group-dish-left");
}
