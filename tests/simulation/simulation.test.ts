import fc from "fast-check";
import { createTestBackend, type TestBackend } from "../setup/in-process-backend";
import { checkEnd, checkStep } from "./ledger-model";
import { ACTIONS, openVirtualShop, type Step } from "./virtual-shop";

const mockClock = { sleep: async (): Promise<unknown> => null };
jest.mock("node:timers/promises", () => ({ setTimeout: () => mockClock.sleep() }));
jest.setTimeout(48 * 3_600_000);

/** A few in every test run. `npm run simulate -- --seeds 50000` runs more, and `--seed` repeats a run. */
const SEEDS = Number(process.env.SIMULATION_SEEDS ?? 12);
const SEED = Number(process.env.SIMULATION_SEED ?? 1);

const outcomes = fc.constantFrom<Step["how"][]>(
  ...(["answered", "answered", "answered", "answered", "answered"] as const),
  ...(["parked", "parked", "timeout", "lost", "late"] as const),
  ...(["crash-before", "crash-after"] as const),
);
const actions = fc.constantFrom<Step["action"][]>(
  ...ACTIONS,
  ...(["order", "pay", "pay", "return", "return", "check", "refunds"] as const),
  ...Array<"resume">(3).fill("resume"),
);
const steps = fc.array(fc.record({ action: actions, which: fc.nat(34), how: outcomes }), {
  minLength: 12,
  maxLength: 45,
});

let backend: TestBackend;
beforeAll(async () => {
  backend = await createTestBackend({
    env: { ORDER_SIMULATOR_SECONDS: "", RATE_LIMIT_SCALE: "1000" },
  });
});
afterAll(() => backend.close());

/** Takes the steps and returns the books after each of them. */
async function simulate(taken: Step[]): Promise<string[]> {
  const shop = await openVirtualShop(backend);
  mockClock.sleep = shop.sleep;
  const trace: string[] = [];
  let rows = await shop.rowsOf();
  for (const step of taken) {
    await shop.take(step, rows);
    rows = await checkStep(shop, rows);
    trace.push(JSON.stringify([step, rows]));
  }
  await shop.settle();
  await checkEnd(shop);
  return trace;
}

it(`keeps orders, money, points, coupons and stock right in ${SEEDS} simulated runs (JB-08)`, async () => {
  const started = performance.now();
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      await simulate(taken);
    }),
    { seed: SEED, numRuns: SEEDS, maxSkipsPerRun: 0, endOnFailure: true },
  );
  const seconds = (performance.now() - started) / 1000;
  process.stdout.write(`simulation: ${SEEDS} runs in ${seconds.toFixed(0)} s\n`);
});

it("repeats a run exactly (JB-08)", async () => {
  const [taken = []] = fc.sample(steps, { seed: SEED, numRuns: 1 });
  // Each run has a member and a store of its own.
  const OWN = /"(?:member_id|store_id|fingerprint)":[^,]+,|(?<="(?:points|stock):)\d+/g;
  const withoutMember = (trace: string[]) => trace.map((line) => line.replace(OWN, ""));
  expect(withoutMember(await simulate(taken))).toEqual(withoutMember(await simulate(taken)));
});
