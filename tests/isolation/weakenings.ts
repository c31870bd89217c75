/** In the SQL statements that match `of`, replaces the text `from` with the text `to`. */
type Rewrite = { of: RegExp; from: string | RegExp; to: string };

/** Locks and conditions of the backend that the test removes, to prove that it finds the resulting anomalies. */
export const WEAKENINGS = {
  /** An order row is read without a lock, so two transactions may settle or end the order at once. */
  "order rows are not locked": [{ of: /^select .* from "orders"/, from: / for update$/, to: "" }],
  /** Two processes may claim the refund of one payment. */
  "refunds are taken without a lock": [
    { of: /^select .* from "payments"/, from: / for update skip locked$/, to: "" },
  ],
  /** The balance row is not locked, so another order may use the remaining amount after this order has read it. */
  "balances are not locked": [
    {
      of: /^insert into "balances"/,
      from: /on conflict .* do update set .*$/,
      to: "on conflict do nothing",
    },
  ],
  /** The member is not locked, so two submits of one member may both read the orders before either adds its own. */
  "members are not locked": [
    {
      of: /^insert into "named_locks"/,
      from: /on conflict .* do update set .*$/,
      to: "on conflict do nothing",
    },
  ],
  /** Two members may redeem one code. */
  "used codes can be taken again": [
    { of: /^update "redeem_codes"/, from: '"redeem_codes"."member_id" is null', to: "true" },
  ],
} satisfies Record<string, Rewrite[]>;

export type Weakening = keyof typeof WEAKENINGS;

export function weaken(text: string, weakening: Weakening | null): string {
  const rewrites: Rewrite[] = weakening === null ? [] : WEAKENINGS[weakening];
  return rewrites.reduce(
    (changed, { of, from, to }) => (of.test(changed) ? changed.replace(from, to) : changed),
    text,
  );
}
