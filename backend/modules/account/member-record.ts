import { and, count, eq, gt, inArray, sql, sum } from "drizzle-orm";
import { LOGIN_TYPE, ORDER_STATUS } from "../../../lib/contracts/codes.ts";
import type { Member } from "../../../lib/contracts/members.ts";
import { type Deps, epochSeconds } from "../../call.ts";
import { members } from "../../db/schema/member-tables.ts";
import { orders } from "../../db/schema/order-tables.ts";
import { isLocked } from "../../shared/member-lock.ts";
import { recommendFields } from "../benefits/referral-service.ts";
import { type BenefitFields, memberBenefits } from "./member-benefit-service.ts";

type MemberRow = typeof members.$inferSelect;
/** The fields of the member record that other services read from their tables. This file does not compute them. */
type OtherServiceFields = BenefitFields & Pick<Member, "recommend_member_id" | "recommend_count">;
type OrderHistory = { count: number; pay_total: number; year_total: number };

const YEAR_SECONDS = 365 * 86_400;
const DELIVERED = [ORDER_STATUS.delivered, ORDER_STATUS.selfCashDone];

/** Returns the member record (EN-21), or null if the member does not exist. */
export async function getMember(
  deps: Pick<Deps, "db" | "now">,
  id: number,
): Promise<Member | null> {
  const [row] = await deps.db.select().from(members).where(eq(members.id, id));
  if (!row) return null;
  const now = epochSeconds(deps);
  const [history, benefits, recommended] = await Promise.all([
    orderHistory(deps, id),
    memberBenefits(deps.db, { member_id: id, now }),
    recommendFields(deps.db, id),
  ]);
  const is_locked = isLocked(row, now) ? 1 : 0;
  return { ...memberRecord(row, history), is_locked, ...benefits, ...recommended };
}

async function orderHistory(deps: Pick<Deps, "db" | "now">, id: number): Promise<OrderHistory> {
  const isRecent = gt(orders.create_time, epochSeconds(deps) - YEAR_SECONDS);
  const [row] = await deps.db
    .select({
      count: count(),
      pay_total: sum(orders.pay_total).mapWith(Number),
      year_total: sql`sum(${orders.pay_total}) filter (where ${isRecent})`.mapWith(Number),
    })
    .from(orders)
    .where(and(eq(orders.member_id, id), inArray(orders.order_status, DELIVERED)));
  return {
    count: row?.count ?? 0,
    pay_total: row?.pay_total ?? 0,
    year_total: row?.year_total ?? 0,
  };
}

function memberRecord(
  row: MemberRow,
  history: OrderHistory,
): Omit<Member, keyof OtherServiceFields> {
  const grade = memberGrade(history.year_total);
  return {
    ...row,
    member_grade: { name: grade.name },
    member_level: grade.level,
    member_code: row.recommend_code,
    status: row.is_active,
    is_first_order: history.count === 0 && row.is_returning === 0 ? 1 : 0,
    history_order_count: history.count,
    history_pay_total: history.pay_total,
    binding_third: bindings(row),
    ...UNUSED,
  };
}

type MemberGrade = { level: number; name: string; from: number };

/** `from` is the amount that a member must have paid for delivered orders in the last twelve months, in NT$ (RU-56). */
const GRADES: MemberGrade[] = [
  { level: 3, name: "金級會員", from: 10_000 },
  { level: 2, name: "銀級會員", from: 3_000 },
];
const FIRST_GRADE: MemberGrade = { level: 1, name: "一般會員", from: 0 };

function memberGrade(yearTotal: number): MemberGrade {
  return GRADES.find(({ from }) => yearTotal >= from) ?? FIRST_GRADE;
}

function bindings(row: MemberRow): number[] {
  const bound = [
    [LOGIN_TYPE.provider, row.gid_bar_code],
    [LOGIN_TYPE.google, row.google_user_id],
    [LOGIN_TYPE.apple, row.apple_user_id],
  ] as const;
  return bound.filter(([, id]) => id !== "").map(([type]) => type);
}

/** Fields of EN-21 that no screen of the product reads and no rule of the backend sets. */
const UNUSED = {
  free_delivery_count: 0,
  has_pay_password: 0,
  has_bind_linepay: 0,
  lat: null,
  lng: null,
  lang: "zh-TW",
  group_purchase: 0,
  websocket_url: "",
  unread_push: 0,
} as const;
