import { z } from "zod";
import type { PayuniFields } from "./payuni-envelope.ts";

/** The values of `TradeStatus` in PAYUNi's documentation (PV-07). */
export const TRADE_STATUS = {
  issued: 0,
  paid: 1,
  failed: 2,
  cancelled: 3,
  expired: 4,
  uncertain: 8,
  unpaid: 9,
} as const;

/** The values of `CloseStatus`: the state of the capture of a card payment. */
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
  /** Present if a refund has begun. */
  RefundStatus: whole.optional(),
  /** The remaining amount of a partially refunded trade, in NT$. */
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

/** Reads fields such as `Result[0][TradeNo]` as rows of trades; null if a row does not fit the schema. */
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
