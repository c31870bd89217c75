/** Each of a member's unpaid orders can be watched on a page of its own. */
const MEMBER_AT_ONCE = 3;
/** A provider that answers slowly holds so many sockets and waiting calls of this process, and no more. */
const ALL_AT_ONCE = 20;
/** Shorter than the pause of the storefront between two questions, which is 2 s. */
const FRESH_MS = 1500;

/** `member_id` null: a provider asks, by a message that it sealed. */
type Asked = { key: string; member_id: number | null };

export type PaymentLookups = ReturnType<typeof createPaymentLookups>;

/**
 * What payers may make this process ask the providers. Questions with the same key share one look-up, and its answer
 * is given again for a moment. `now` is in milliseconds.
 */
export function createPaymentLookups(now: () => number) {
  const running = new Map<string, Promise<unknown>>();
  const byMember = new Map<number, number>();
  const recent = new Map<string, { at: number; answer: unknown }>();

  const count = (member_id: number | null, step: 1 | -1) => {
    if (member_id === null) return;
    const left = (byMember.get(member_id) ?? 0) + step;
    if (left > 0) byMember.set(member_id, left);
    else byMember.delete(member_id);
  };

  const forgetOld = () => {
    for (const [key, { at }] of recent) {
      if (now() - at < FRESH_MS) return;
      recent.delete(key);
    }
  };

  const run = async <Answer>({ key, member_id }: Asked, look: () => Promise<Answer>) => {
    count(member_id, 1);
    const answer = await look().finally(() => {
      count(member_id, -1);
      running.delete(key);
    });
    // Put back last: the map is in the order of its times.
    recent.delete(key);
    recent.set(key, { at: now(), answer });
    return answer;
  };

  return {
    /** Null when too many look-ups run already: the caller answers from what is known. Errors of `look` are passed on. */
    async ask<Answer>(asked: Asked, look: () => Promise<Answer>): Promise<Answer | null> {
      const { key, member_id } = asked;
      forgetOld();
      const fresh = recent.get(key);
      // A key names one kind of question, so its answers are of one type.
      if (fresh) return fresh.answer as Answer;
      const same = running.get(key);
      if (same) return same as Promise<Answer>;
      const own = member_id === null ? 0 : (byMember.get(member_id) ?? 0);
      if (running.size >= ALL_AT_ONCE || own >= MEMBER_AT_ONCE) return null;
      const answer = run(asked, look);
      running.set(key, answer);
      return answer;
    },
  };
}
