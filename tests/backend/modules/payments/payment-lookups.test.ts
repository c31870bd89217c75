import { createPaymentLookups } from "../../../../backend/modules/payments/payment-lookups.ts";

function lookups() {
  const clock = { now: 0 };
  const lookedUp: string[] = [];
  const { ask } = createPaymentLookups(() => clock.now);
  /** Starts a look-up that runs until the test calls resolve or reject. */
  const begin = (key: string, member_id: number | null) => {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    const answer = ask({ key, member_id }, () => {
      lookedUp.push(key);
      return promise;
    });
    return { answer, resolve, reject };
  };
  return { clock, lookedUp, begin };
}

describe("payment look-ups", () => {
  it("share one look-up among all callers that ask about the same payment", async () => {
    const { lookedUp, begin } = lookups();
    const [first, second, third] = [begin("a", 1), begin("a", 1), begin("a", 2)];
    first.resolve("paid");
    expect(await Promise.all([first.answer, second.answer, third.answer])).toEqual([
      "paid",
      "paid",
      "paid",
    ]);
    expect(lookedUp).toEqual(["a"]);
  });

  it("reuse an answer for 1.5 seconds and then ask the provider again", async () => {
    const { clock, lookedUp, begin } = lookups();
    const first = begin("a", 1);
    first.resolve("waiting");
    await first.answer;
    clock.now = 1499;
    expect(await begin("a", 1).answer).toBe("waiting");
    clock.now = 1500;
    const later = begin("a", 1);
    later.resolve("paid");
    expect(await later.answer).toBe("paid");
    expect(lookedUp).toEqual(["a", "a"]);
  });

  it("are limited to three at a time for a member, who can start another when one ends", async () => {
    const { begin } = lookups();
    const running = ["a", "b", "c"].map((key) => begin(key, 1));
    expect(await begin("d", 1).answer).toBeNull();
    const other = begin("d", 2);
    other.resolve("theirs");
    expect(await other.answer).toBe("theirs");
    running[0]?.resolve("paid");
    await running[0]?.answer;
    const next = begin("e", 1);
    next.resolve("paid");
    expect(await next.answer).toBe("paid");
  });

  it("are limited to twenty at a time in total, including the look-ups that a provider's notices cause", async () => {
    const { lookedUp, begin } = lookups();
    const members = Array.from({ length: 19 }, (_, at) => begin(`m${at}`, at));
    const notice = begin("notice", null);
    expect(await begin("one more", 99).answer).toBeNull();
    expect(await begin("another notice", null).answer).toBeNull();
    for (const { resolve } of [...members, notice]) resolve("known");
    await Promise.all([...members, notice].map(({ answer }) => answer));
    expect(lookedUp).toHaveLength(20);
  });

  it("pass a failure to all waiting callers, do not cache the failure, and then no longer count as running", async () => {
    const { lookedUp, begin } = lookups();
    for (let round = 0; round < 4; round += 1) {
      const [first, second] = [begin("a", 1), begin("a", 1)];
      first.reject(new Error("gone"));
      await expect(first.answer).rejects.toThrow("gone");
      await expect(second.answer).rejects.toThrow("gone");
    }
    expect(lookedUp).toHaveLength(4);
  });
});
