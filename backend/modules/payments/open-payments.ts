import { and, eq, gt, inArray, or } from "drizzle-orm";
import type { BackendConfig } from "../../config/backend-config.ts";
import type { Database } from "../../db/client.ts";
import { payments } from "../../db/schema/payment-tables.ts";
import { ALL_PROVIDERS, SETTINGS_OF } from "../../shared/pay-type-rules.ts";

/** How long a paid order may still be cancelled and refunded. */
const REFUND_SECONDS = 30 * 86_400;
const OPEN_STATUSES = ["created", "requested", "confirming", "refunding"] as const;

/**
 * Returns why the backend must not start: one text for each payment provider that has no credentials but still has open
 * or refundable payments. Without credentials, the backend can neither look up nor refund these payments. `now` is in
 * epoch seconds.
 */
export async function orphanedPayments(
  db: Database,
  { connected }: Pick<BackendConfig, "connected">,
  now: number,
): Promise<string[]> {
  const gone = ALL_PROVIDERS.filter((provider) => !connected.has(SETTINGS_OF[provider]));
  const problems: string[] = [];
  for (const provider of gone) {
    const isRefundable = and(
      eq(payments.status, "paid"),
      gt(payments.create_time, now - REFUND_SECONDS),
    );
    const isOpen = or(inArray(payments.status, OPEN_STATUSES), isRefundable);
    const count = await db.$count(payments, and(eq(payments.provider, provider), isOpen));
    if (count === 0) continue;
    const name = SETTINGS_OF[provider];
    problems.push(
      `${name} still has payments (${count}) that are open or may have to be refunded. Set the credentials of ${name} again, together with ${name}=off, and remove them when these payments are closed and 30 days old.`,
    );
  }
  return problems;
}
