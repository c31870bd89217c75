import { asc, eq } from "drizzle-orm";
import type {
  GroupGuest,
  GroupLine,
  GroupOrder,
  GroupShare,
  GroupShortage,
} from "../../../lib/contracts/group-orders.ts";
import { type Deps, epochSeconds, type Session } from "../../call.ts";
import { order_items, type orders } from "../../db/schema/order-tables.ts";
import { lineResults } from "../orders/reorder-rules.ts";
import { menuOf } from "../orders/reorder-service.ts";
import { type Guest, isMe, lineSum } from "./group-guest-service.ts";
import { findGroup, type Group } from "./group-order-service.ts";
import { guestsOf, linesOf, orderOfGroup } from "./group-rows.ts";
import { splitTotal } from "./group-split-rules.ts";

type LineRow = Awaited<ReturnType<typeof linesOf>>[number];
type OrderRow = typeof orders.$inferSelect;

/**
 * Returns what everybody with the link may see of the group order. It contains no member ids and no order id (GO-03).
 * Only `is_host` and `is_me` depend on the session.
 */
export async function groupView(deps: Deps, session: Session, token: string): Promise<GroupOrder> {
  const group = await findGroup(deps, token);
  const { row, store, state } = group;
  const guests = await guestsOf(deps.db, row.id);
  const lines = await linesOf(deps.db, row.id);
  const shortages = await shortagesOf(deps, group, lines);
  const order = await orderOfGroup(deps.db, row);
  const { title, dining_type, deadline, budget } = row;
  return {
    title,
    dining_type,
    deadline,
    budget,
    state,
    store_id: store.id,
    store_name: store.name,
    store_image: store.image,
    is_items_remark: store.is_items_remark,
    is_store_paused: store.is_paused ? 1 : 0,
    server_time: epochSeconds(deps),
    is_host: row.member_id === session.member_id ? 1 : 0,
    guests: guests.map((guest) => guestView(guest, { lines, shortages, session })),
    order: order && (await orderView(deps, order)),
  };
}

/**
 * Returns the shortages by the id of the line. The map is empty for a group order that is neither open nor closed:
 * after the host has taken the lines, the cart checks them, and the lines of a cancelled group order need no check.
 */
async function shortagesOf(
  deps: Deps,
  { row, state }: Group,
  lines: LineRow[],
): Promise<Map<number, GroupShortage>> {
  if (lines.length === 0 || (state !== "open" && state !== "closed")) return new Map();
  const menu = await menuOf(deps.db, { ...row, now: epochSeconds(deps) }, lines);
  const results = lineResults(lines, menu);
  return new Map(
    lines.flatMap(({ id }, at) => {
      const result = results[at];
      const kind = result?.changes.map((change) => change.kind).findLast(isShortage);
      return kind ? [[id, { kind, left: result?.item?.quantity ?? 0 }] as const] : [];
    }),
  );
}

type ChangeKind = ReturnType<typeof lineResults>[number]["changes"][number]["kind"];

function isShortage(kind: ChangeKind): kind is GroupShortage["kind"] {
  return kind !== "price" && kind !== "store-closed";
}

type View = { lines: LineRow[]; shortages: Map<number, GroupShortage>; session: Session };

function guestView(guest: Guest, { lines, shortages, session }: View): GroupGuest {
  const own = lines.filter(({ guest_id }) => guest_id === guest.id);
  const { id, name } = guest;
  const is_me = isMe(guest, session) ? 1 : 0;
  return {
    id,
    name,
    is_me,
    sum: lineSum(own),
    lines: own.map((line) => lineView(line, shortages)),
  };
}

function lineView(
  { id, name, relish, groups, unit_price, request }: LineRow,
  shortages: View["shortages"],
): GroupLine {
  const { quantity, remark } = request;
  return {
    id,
    name,
    remark,
    quantity,
    choices: choicesOf({ relish, groups }),
    price: unit_price * quantity,
    shortage: shortages.get(id),
  };
}

function choicesOf({ relish, groups }: Pick<LineRow, "relish" | "groups">): string[] {
  const foods = groups.flatMap((group) => group.foods);
  return [relish, ...foods].filter((text) => text !== "");
}

/** Returns the order with the amount that each person owes. The host's points do not reduce these amounts. */
async function orderView({ db }: Deps, order: OrderRow): Promise<GroupOrder["order"]> {
  const items = await db
    .select()
    .from(order_items)
    .where(eq(order_items.order_id, order.id))
    .orderBy(asc(order_items.position));
  const people = [...Map.groupBy(items, ({ request }) => request.username)];
  const total = order.pay_total + order.op_discount_price;
  const dishes = people.map(([, own]) => own.reduce((sum, one) => sum + one.total_price, 0));
  const sums = splitTotal(dishes, total);
  const shares = people.flatMap(([name, own], at): GroupShare[] => {
    const sum = sums[at];
    return sum ? [{ name, lines: own.map(shareLine), ...sum }] : [];
  });
  return { order_no: order.order_no, total, shares };
}

function shareLine(item: typeof order_items.$inferSelect): GroupShare["lines"][number] {
  const { name, remark, quantity, total_price } = item;
  return { name, remark, quantity, choices: choicesOf(item), price: total_price };
}
