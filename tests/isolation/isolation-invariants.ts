import type pg from "pg";
import type { createVirtualLinePay } from "../simulation/virtual-line-pay";
import { LIMITS } from "./isolation-workload";

type Books = ReturnType<typeof createVirtualLinePay>["booksOf"];

/** SQL queries. The key is the error that a query looks for. A query returns one row for each such error. */
const WRONG: Record<string, string> = {
  "a balance is not the sum of its ledger": `
    select b.account from balances b left join ledger l
      on l.account = b.account and l.entry in ('hold', 'commit', 'release')
    group by b.account, b.held having b.held <> coalesce(sum(l.amount), 0)`,
  "a balance holds more than its limit": `
    select account from balances where held > case split_part(account, ':', 1)
      when 'points' then ${LIMITS.points} + ${LIMITS.code_points} * (
        select count(*) from redeem_codes where member_id = split_part(account, ':', 2)::int)
      when 'coupon' then ${LIMITS.coupon} when 'stock' then ${LIMITS.stock} else held end`,
  "a used redeem code did not give its points exactly once": `
    select c.campaign from redeem_codes c left join point_grants g on g.reason = c.campaign
    group by c.id having count(g.id) <> (case when c.member_id is null then 0 else 1 end)`,
  "one submit created two orders": `
    select remark from orders where order_status <> -2 group by member_id, remark having count(*) > 1`,
  "an order holds points that it does not use": `
    select o.id from orders o left join ledger l on l.order_id = o.id and l.account like 'points:%'
    group by o.id having coalesce(sum(l.amount), 0) <> case o.order_status when -2 then 0 else o.use_op end`,
  "an order still waits for its payment": "select id from orders where order_status = -1",
};

type Attempt = { attempt_no: string; booked: string; owed: string };

/**
 * Returns the errors in orders, ledger, balances and redeem codes, and the differences between the ledger, the orders
 * and LINE Pay. Call this after all tasks have run.
 */
export async function findWrongBooks(client: pg.Client, booksOf: Books): Promise<string[]> {
  const wrong: string[] = [];
  for (const [rule, query] of Object.entries(WRONG)) {
    const { rows } = await client.query(query);
    wrong.push(...rows.map((row) => `${rule}: ${Object.values(row).join(" ")}`));
  }
  const { rows } = await client.query<Attempt>(`
    select p.attempt_no, sum(l.amount) as booked,
      case when p.status = 'paid' and o.order_status <> -2 then p.amount else 0 end as owed
    from payments p join orders o on o.id = p.order_id left join ledger l
      on l.order_id = o.id and (l.account like '%:' || p.attempt_no or l.account like '%:' || p.attempt_no || ':%')
    group by p.id, o.id`);
  return [
    ...wrong,
    ...rows.flatMap(({ attempt_no, booked, owed }) => {
      const { captured, refunded } = booksOf(attempt_no);
      const held = captured - refunded;
      const isRight = Number(booked) === held && Number(owed) === held;
      return isRight
        ? []
        : [`${attempt_no}: booked ${booked}, owed ${owed}, the provider holds ${held}`];
    }),
  ];
}
