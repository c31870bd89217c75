/** Changes the text of a statement, in a process of the test only. */
type Rewrite = { of: RegExp; from: string | RegExp; to: string };

/** Locks and guards of the product that a test takes away, to prove that the check notices. */
export const WEAKENINGS = {
  /** An order is read without the lock of its row, so two settlements or endings of it may run at once. */
  "order rows are not locked": [{ of: /^select .* from "orders"/, from: / for update$/, to: "" }],
  /** Two processes may take the refund of one payment. */
  "refunds are taken without a lock": [
    { of: /^select .* from "payments"/, from: / for update skip locked$/, to: "" },
  ],
  /** The room of an account is read, but another order may take it before this one. */
  "balances are not locked": [
    {
      of: /^insert into "balances"/,
      from: /on conflict .* do update set .*$/,
      to: "on conflict do nothing",
    },
  ],
  /** Two orders of one member may be checked at once. */
  "members are not locked": [
    {
      of: /^insert into "named_locks"/,
      from: /on conflict .* do update set .*$/,
      to: "on conflict do nothing",
    },
  ],
  /** Two members may take one code. */
  "codes are taken without a guard": [
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
