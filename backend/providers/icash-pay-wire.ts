import { z } from "zod";

/** The values of `TradeStatus` in the answer of a query (PV-13). */
export const ICASH_TRADE = {
  created: 0,
  paid: 1,
  refunded: 2,
  partlyRefunded: 3,
  cancelled: 4,
  settling: 5,
  unsettled: 6,
  failed: 7,
} as const;

/** Converts an amount in NT$ to the format of icash Pay: a text in 1/100 NT$. */
export function icashAmount(amount: number): string {
  return `${amount}00`;
}

export const createdTradeSchema = z.object({
  TradeToken: z.string().regex(/^[\w-]{1,200}$/),
  ExpiredTime: z.string().default(""),
});

export const icashTradeSchema = z.object({
  MerchantTradeNo: z.string(),
  TransactionID: z.string().max(64).default(""),
  TradeStatus: z.coerce.number().int(),
  TotalAmount: z.string().regex(/^\d{1,12}$/),
});
export type IcashTrade = z.infer<typeof icashTradeSchema>;

export const refundedTradeSchema = z.object({ MerchantTradeNo: z.string() });

export const icashNoticeSchema = z.object({
  MerchantID: z.string(),
  MerchantTradeNo: z.string().regex(/^[\w-]{1,25}$/),
});

export const icashReplySchema = z.object({
  RtnCode: z.number().int(),
  RtnMsg: z.string().default(""),
  EncData: z.string().default(""),
});
