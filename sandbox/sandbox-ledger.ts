import { appendFileSync, existsSync, mkdirSync, readFileSync, truncateSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";

export const SANDBOX_PROVIDERS = [
  "linepay",
  "payuni",
  "icashpay",
  "membership",
  "google",
  "apple",
  "sms",
  "crm",
] as const;
export type SandboxProvider = (typeof SANDBOX_PROVIDERS)[number];

export type Ledger<Entry> = { entries: readonly Entry[]; append: (entry: Entry) => void };

/**
 * Opens the list of events of one provider. `append` writes an event to disk before it returns. If `ledgerDir` is null,
 * the events are in memory only.
 */
export function openLedger<Entry>(
  ledgerDir: string | null,
  provider: SandboxProvider,
  entrySchema: z.ZodType<Entry>,
): Ledger<Entry> {
  const file = ledgerDir === null ? null : join(ledgerDir, `${provider}.jsonl`);
  if (ledgerDir !== null) mkdirSync(ledgerDir, { recursive: true, mode: 0o700 });
  const entries = (file === null ? [] : readLines(file)).map((line) =>
    entrySchema.parse(JSON.parse(line)),
  );
  return {
    entries,
    append(entry) {
      if (file !== null) appendFileSync(file, `${JSON.stringify(entry)}\n`, { mode: 0o600 });
      entries.push(entry);
    },
  };
}

// If the process was killed while it wrote, the last line may be incomplete. This line can be removed, because the
// request that wrote it got no answer.
function readLines(file: string) {
  if (!existsSync(file)) return [];
  const content = readFileSync(file);
  const whole = content.subarray(0, content.lastIndexOf("\n") + 1);
  if (whole.length < content.length) truncateSync(file, whole.length);
  return whole.toString("utf8").split("\n").filter(Boolean);
}
