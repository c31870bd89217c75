/**
 * The maximum number of look-ups for one member at the same time. A member can have three unpaid orders, each open on a
 * page of its own.
 */
const MAX_OF_MEMBER = 3;
/**
 * The maximum number of look-ups in this process at the same time, so that a slow provider does not occupy too many
 * connections.
 */
const MAX_RUNNING = 20;
/**
 * How long an answer is reused. A page waits at least 2 s before it requests the result of a payment again. This time
 * is shorter, so that the page then gets a new answer.
 */
const FRESH_MS = 1500;

/**
 * A look-up. `member_id` is null if no request of a member causes the look-up, for example for a notice of a provider.
 */
type Lookup = { key: string; member_id: number | null };

export type PaymentLookups = ReturnType<typeof createPaymentLookups>;

/**
 * Limits how often payers can make the backend ask the payment providers. Calls with the same key share one look-up,
 * and its answer is reused for a short time. `now` is in milliseconds.
 */
export function createPaymentLookups(now: () => number) {
  const running = new Map<string, Promise<unknown>>();
  const byMember = new Map<number, number>();
  const recent = new Map<string, { at: number; answer: unknown }>();

  const count = (member_id: number | null, step: 1 | -1) => {
    if (member_id === null) return;
    const lookups = (byMember.get(member_id) ?? 0) + step;
    if (lookups > 0) byMember.set(member_id, lookups);
    else byMember.delete(member_id);
  };

  const forgetOld = () => {
    for (const [key, { at }] of recent) {
      if (now() - at < FRESH_MS) return;
      recent.delete(key);
    }
  };

  const run = async <Answer>({ key, member_id }: Lookup, look: () => Promise<Answer>) => {
    count(member_id, 1);
    const answer = await look().finally(() => {
      count(member_id, -1);
      running.delete(key);
    });
    // The entry is deleted first, so that it is inserted at the end: the entries are ordered by time.
    recent.delete(key);
    recent.set(key, { at: now(), answer });
    return answer;
  };

  return {
    /**
     * Runs the look-up. Returns null without a look-up if too many look-ups are already running. The caller must then
     * answer without the provider. Errors of `look` are passed on.
     */
    async ask<Answer>(lookup: Lookup, look: () => Promise<Answer>): Promise<Answer | null> {
      const { key, member_id } = lookup;
      forgetOld();
      const fresh = recent.get(key);
      // The cast is safe, because a key belongs to one kind of look-up.
      if (fresh) return fresh.answer as Answer;
      const same = running.get(key);
      if (same) return same as Promise<Answer>;
      const lookupsOfMember = member_id === null ? 0 : (byMember.get(member_id) ?? 0);
      if (running.size >= MAX_RUNNING || lookupsOfMember >= MAX_OF_MEMBER) return null;
      const answer = run(lookup, look);
      running.set(key, answer);
      return answer;
    },
  };
}
