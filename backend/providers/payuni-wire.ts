import { z } from "zod";
import type { PayuniFields } from "./payuni-envelope.ts";

/** TradeStatus of PAYUNi's documents (PV-07). */
export const TRADE_STATUS = {
  issued: 0,
  paid: 1,
  failed: 2,
  cancelled: 3,
  expired: 4,
  uncertain: 8,
  unpaid: 9,
} as const;

/** CloseStatus of a card trade: the state of its capture. */
export const CLOSE_STATUS = {
  applying: 1,
  captured: 2,
  withdrawn: 3,
  running: 7,
  none: 9,
} as const;

const whole = z.coerce.number().int();

const tradeSchema = z.object({
  MerTradeNo: z.string(),
  TradeNo: z.string().regex(/^\w{1,32}$/),
  TradeAmt: whole,
  TradeStatus: whole,
  CloseStatus: whole.optional(),
  /** Set when a refund has begun. */
  RefundStatus: whole.optional(),
  /** The rest of a trade that was refunded in part. */
  RemainAmt: whole.optional(),
});
export type PayuniTrade = z.infer<typeof tradeSchema>;

const boundCardSchema = z.object({
  CreditHash: z.string().min(1).max(200),
  CreditToken: z.string(),
  CreditTokenStatus: whole,
  Card6No: z.string().regex(/^\d{6}$/),
  Card4No: z.string().regex(/^\d{4}$/),
  /** MMYY. */
  CardExpiredDT: z.string().regex(/^(0[1-9]|1[0-2])\d\d$/),
});
export type PayuniBoundCard = z.infer<typeof boundCardSchema>;

/** Turns `Result[0][TradeNo]=…` into rows; null when a row lacks a required field. */
export const readTrades = (fields: PayuniFields) => readRows(fields, tradeSchema);
export const readBoundCards = (fields: PayuniFields) => readRows(fields, boundCardSchema);

function readRows<Schema extends z.ZodType>(
  fields: PayuniFields,
  schema: Schema,
): z.infer<Schema>[] | null {
  const rows = new Map<string, PayuniFields>();
  for (const [name, value] of Object.entries(fields)) {
    const [, row, field] = /^Result\[(\d{1,3})\]\[(\w+)\]$/.exec(name) ?? [];
    // PAYUNi sends absent values as empty fields.
    if (!row || !field || value === "") continue;
    rows.set(row, { ...rows.get(row), [field]: value });
  }
  const parsed = z.array(schema).safeParse([...rows.values()]);
  return parsed.success ? parsed.data : null;
}
