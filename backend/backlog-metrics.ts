import { count, eq, inArray, isNull, min } from "drizzle-orm";
import { Gauge } from "prom-client";
import { type Deps, epochSeconds } from "./call.ts";
import { subscription_charges } from "./db/schema/benefit-tables.ts";
import { payment_differences, payments, UNSETTLED_STATUSES } from "./db/schema/payment-tables.ts";
import { type JobCount, jobCounts } from "./jobs/job-counts.ts";
import { ALL_PROVIDERS } from "./shared/pay-type-rules.ts";

type Figure = {
  name: string;
  help: string;
  label: string;
  /** Reads the value of the metric for each value of `label`. Called when `/metrics` is requested. */
  read: () => Promise<Record<string, number>>;
};

/**
 * Registers metrics of the work that waits in the database and of payments that differ from the provider's books. Only
 * processes that run jobs have these metrics.
 */
export function registerBacklog(deps: Deps): void {
  for (const { name, help, label, read } of [...paymentFigures(deps), ...queueFigures(deps)]) {
    new Gauge({
      name,
      help,
      labelNames: [label],
      registers: [deps.metrics.registry],
      async collect() {
        for (const [value, amount] of Object.entries(await read())) {
          this.set({ [label]: value }, amount);
        }
      },
    });
  }
}

function paymentFigures(deps: Deps): Figure[] {
  const { db } = deps;
  const readUnsettled = () =>
    db
      .select({ key: payments.provider, open: count(), since: min(payments.create_time) })
      .from(payments)
      .where(inArray(payments.status, [...UNSETTLED_STATUSES]))
      .groupBy(payments.provider);
  const readDiffering = () =>
    db
      .select({ key: payments.provider, open: count() })
      .from(payment_differences)
      .innerJoin(payments, eq(payments.id, payment_differences.payment_id))
      .where(isNull(payment_differences.resolved_time))
      .groupBy(payments.provider);
  const countDifferingCharges = () =>
    db.$count(subscription_charges, eq(subscription_charges.state, "differs"));
  const label = "provider";
  return [
    {
      name: "futao_unsettled_payments",
      help: "Payment attempts without a result.",
      label,
      read: async () => valuesOf(ALL_PROVIDERS, await readUnsettled(), ({ open }) => open),
    },
    {
      name: "futao_unsettled_payments_oldest_seconds",
      help: "Age of the oldest payment attempt without a result.",
      label,
      read: async () =>
        valuesOf(ALL_PROVIDERS, await readUnsettled(), ({ since }) => secondsSince(deps, since)),
    },
    {
      name: "futao_payment_differences_open",
      help: "Unresolved differences between the provider's books and our payment attempts and subscription charges.",
      label,
      read: async () => {
        const attempts = valuesOf(ALL_PROVIDERS, await readDiffering(), ({ open }) => open);
        return { ...attempts, payuni: (attempts.payuni ?? 0) + (await countDifferingCharges()) };
      },
    },
  ];
}

function queueFigures(deps: Deps): Figure[] {
  const figure = (part: Exclude<keyof JobCount, "queue">, help: string): Figure => ({
    name: `futao_jobs_${part}`,
    help,
    label: "queue",
    read: async () =>
      Object.fromEntries((await jobCounts(deps)).map((row) => [row.queue, row[part]])),
  });
  return [
    figure("due", "Tasks that may be taken now."),
    figure("running", "Tasks that a worker has taken."),
    figure("dead", "Tasks that were given up. An operator must act."),
    figure(
      "oldest_due_seconds",
      "Seconds since the task that has been due for the longest time became due.",
    ),
  ];
}

/** Returns a value for every key. A key without a row has the value 0, so that its metric does not disappear. */
function valuesOf<Row extends { key: string }>(
  keys: readonly string[],
  rows: Row[],
  read: (row: Row) => number,
): Record<string, number> {
  const found = new Map(rows.map((row) => [row.key, read(row)]));
  return Object.fromEntries(keys.map((key) => [key, found.get(key) ?? 0]));
}

function secondsSince(deps: Deps, since: number | null): number {
  return since === null ? 0 : Math.max(0, epochSeconds(deps) - since);
}
