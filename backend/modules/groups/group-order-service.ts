import { eq, lt } from "drizzle-orm";
import type { Reason } from "../../../lib/contracts/answer-code.ts";
import { CODE, DINING_TYPE } from "../../../lib/contracts/codes.ts";
import type { BodyOf } from "../../../lib/contracts/endpoints.ts";
import type { GroupOrder } from "../../../lib/contracts/group-orders.ts";
import { type Reorder, reorderSchema } from "../../../lib/contracts/reorder.ts";
import { type Deps, epochSeconds } from "../../call.ts";
import type { Transaction } from "../../db/client.ts";
import { group_orders } from "../../db/schema/group-tables.ts";
import { RequestRefused, ServiceError } from "../../service-error.ts";
import { isWithinHours } from "../catalog/opening-rules.ts";
import type { StoreRow } from "../catalog/store-row.ts";
import { findStore, unknownStore } from "../catalog/store-service.ts";
import { takesGroupOrders } from "../catalog/store-view.ts";
import { lineResults } from "../orders/reorder-rules.ts";
import { menuOf } from "../orders/reorder-service.ts";
import { type GroupRow, linesOf, orderOfGroup } from "./group-rows.ts";

const MINUTE_SECONDS = 60;
const DAY_SECONDS = 86_400;
const MIN_OPEN_SECONDS = 5 * MINUTE_SECONDS;
const MAX_OPEN_SECONDS = 7 * DAY_SECONDS;
/** How long group orders are kept after their deadline. docs/privacy.md gives the reason. */
const GROUP_ORDER_DAYS = 30;

type GroupState = GroupOrder["state"];
export type Group = { row: GroupRow; store: StoreRow; state: GroupState };

/** Starts a group order of this host and returns the token of its link (GO-01, GO-02). */
export async function startGroup(
  deps: Deps,
  { member_id, ...wish }: BodyOf<"startGroupOrder"> & { member_id: number },
): Promise<string> {
  const now = epochSeconds(deps);
  const store = await findStore(deps.db, wish.store_id);
  if (!store) throw unknownStore();
  if (store.is_paused) throw refusal("店家暫停接單，目前不能開始揪團", "group-store-paused");
  const isOffered = wish.dining_type === DINING_TYPE.pickup ? store.has_take : store.has_delivery;
  if (!isOffered || !takesGroupOrders(store)) {
    throw refusal("這家店家目前無法揪團", "group-not-offered");
  }
  assertDeadline(store, wish.deadline, now);
  const title = wish.title.trim();
  const [row] = await deps.db
    .insert(group_orders)
    .values({ ...wish, title, member_id, create_time: now })
    .returning({ id: group_orders.id });
  if (!row) throw new Error("group_orders: the insert gave no row back");
  return `${row.id}.${deps.config.keys.mac("group orders", String(row.id))}`;
}

function assertDeadline(store: StoreRow, deadline: number, now: number): void {
  if (deadline < now + MIN_OPEN_SECONDS)
    throw refusal("截止時間至少要在 5 分鐘後", "group-deadline-soon");
  if (deadline > now + MAX_OPEN_SECONDS)
    throw refusal("截止時間最晚在 7 天內", "group-deadline-late");
  if (!isWithinHours(store.opening_hours, deadline)) {
    throw refusal("截止時間要在店家的營業時間內", "group-deadline-hours");
  }
}

/**
 * Returns the group order of a link's token. The error is the same for an invalid token and for a deleted group order.
 */
export async function findGroup(deps: Deps, token: string): Promise<Group> {
  return readGroup(deps, deps.db, idOf(deps, token));
}

/** Returns the group order like `findGroup`, for a transaction that changes it. Locks: the row of the group order. */
export async function lockGroup(deps: Deps, tx: Transaction, token: string): Promise<Group> {
  const id = idOf(deps, token);
  await tx.select().from(group_orders).where(eq(group_orders.id, id)).for("update");
  return readGroup(deps, tx, id);
}

async function readGroup(deps: Deps, db: Deps["db"] | Transaction, id: number): Promise<Group> {
  const [row] = await db.select().from(group_orders).where(eq(group_orders.id, id));
  const store = row && (await findStore(db, row.store_id));
  if (!store) throw unknownGroup();
  const order = await orderOfGroup(db, row);
  return { row, store, state: order ? "ordered" : stateOf(row, epochSeconds(deps)) };
}

function idOf({ config }: Deps, token: string): number {
  const at = token.indexOf(".");
  const id = token.slice(0, at);
  if (!config.keys.isMac("group orders", id, token.slice(at + 1))) throw unknownGroup();
  return Number(id);
}

function unknownGroup(): ServiceError {
  return refusal("找不到這個揪團，請向團主確認連結", "unknown-group");
}

function stateOf(row: GroupRow, now: number): GroupState {
  if (row.cancel_time !== null) return "cancelled";
  if (row.taken_time !== null) return "ordering";
  return row.closed_time !== null || now >= row.deadline ? "closed" : "open";
}

type HostChange = BodyOf<"changeGroupOrder"> & { member_id: number };

/** Closes, reopens or cancels the group order for its host (GO-09). */
export async function changeGroup(deps: Deps, change: HostChange): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const group = await lockGroup(deps, tx, change.token);
    assertHost(group, change.member_id);
    await tx
      .update(group_orders)
      .set(changeOf(group, change, epochSeconds(deps)))
      .where(eq(group_orders.id, group.row.id));
  });
}

function changeOf({ row, store, state }: Group, { action, deadline }: HostChange, now: number) {
  if (state === "ordered") throw refusal(...OVER_REFUSALS.ordered);
  if (state === "cancelled") throw refusal(...OVER_REFUSALS.cancelled);
  switch (action) {
    case "close":
      return { closed_time: row.closed_time ?? now };
    case "cancel":
      return { cancel_time: now };
    case "reopen": {
      const until = deadline ?? row.deadline;
      assertDeadline(store, until, now);
      return { closed_time: null, taken_time: null, deadline: until };
    }
  }
}

/**
 * Returns the lines for the host's cart with current prices, and the changes since the lines were chosen (GO-10).
 * Afterwards neither the guests nor the host can change the lines until the host reopens the group order.
 */
export async function takeGroup(
  deps: Deps,
  { token, member_id }: { token: string; member_id: number },
): Promise<Reorder> {
  const { row, store, lines } = await deps.db.transaction(async (tx) => {
    const group = await lockGroup(deps, tx, token);
    assertHost(group, member_id);
    if (group.state !== "closed" && group.state !== "ordering") {
      const [sentence, reason] = TAKE_REFUSALS[group.state];
      throw refusal(sentence, reason);
    }
    const lines = await linesOf(tx, group.row.id);
    if (lines.length === 0) throw refusal("還沒有人點餐", "group-empty");
    const taken_time = epochSeconds(deps);
    await tx.update(group_orders).set({ taken_time }).where(eq(group_orders.id, group.row.id));
    return { ...group, lines };
  });
  const { store_id, dining_type } = row;
  const menu = await menuOf(deps.db, { ...row, now: epochSeconds(deps) }, lines);
  // `lineResults` gives the last pieces to the guest who chose first (GO-23), so the lines are sorted only afterwards.
  // The cart lists the lines of each guest together.
  const currentLines = lineResults(lines, menu)
    .map((result, at) => ({ ...result, line: lines[at] }))
    .toSorted((a, b) => (a.line?.guest_id ?? 0) - (b.line?.guest_id ?? 0));
  const items = currentLines.flatMap(({ item }) => (item ? [item] : []));
  // Each change has the name of the guest, so that the host knows whose dish has changed.
  const changes = currentLines.flatMap((result) =>
    result.changes.map((one) => ({
      ...one,
      name: `${one.name}（${result.line?.request.username}）`,
    })),
  );
  return reorderSchema.parse({
    store_id,
    dining_type,
    changes,
    items: store.is_items_remark === 1 ? items : items.map((item) => ({ ...item, remark: "" })),
  });
}

const OVER_REFUSALS = {
  ordered: ["這個揪團已經送出訂單", "group-ordered"],
  cancelled: ["這個揪團已經取消", "group-cancelled"],
} as const;

const TAKE_REFUSALS = {
  ...OVER_REFUSALS,
  open: ["請先結束點餐，再帶到購物車", "group-open"],
} as const;

function assertHost({ row }: Group, member_id: number): void {
  if (row.member_id !== member_id) throw new RequestRefused(403, "只有團主可以這樣做");
}

/** Deletes old group orders. The database deletes their guests and lines too. */
export async function deleteOldGroups(deps: Pick<Deps, "db" | "now">): Promise<void> {
  const before = epochSeconds(deps) - GROUP_ORDER_DAYS * DAY_SECONDS;
  await deps.db.delete(group_orders).where(lt(group_orders.deadline, before));
}

export function refusal(sentence: string, reason: Reason): ServiceError {
  return new ServiceError(CODE.refused, sentence, reason);
}
