import { z } from "zod";
import { openLedger } from "../sandbox-ledger.ts";

const INBOX_LIMIT = 100;

const messageSchema = z.object({
  type: z.literal("sent"),
  at: z.number(),
  message_id: z.string(),
  phone: z.string(),
  text: z.string(),
});

export type SmsMessage = z.infer<typeof messageSchema>;
export type SmsLedger = ReturnType<typeof openSmsLedger>;

export function openSmsLedger(ledgerDir: string | null) {
  const ledger = openLedger<SmsMessage>(ledgerDir, "sms", messageSchema);
  return {
    entries: ledger.entries,
    record: ledger.append,
    inbox: () => ledger.entries.slice(-INBOX_LIMIT).reverse(),
  };
}
