import { z } from "zod";
import { parseJson } from "./provider-fetch.ts";

// Matches the transaction ids in an answer. They are changed to strings before JSON.parse, because they have 19 digits
// and a JavaScript number cannot represent them exactly.
const WIDE_ID = /"((?:t|refundT)ransactionId)"\s*:\s*(\d+)/g;

export function parseLinePayJson(text: string): unknown {
  return parseJson(text.replace(WIDE_ID, '"$1":"$2"'));
}

const transactionId = z.string().regex(/^\d{1,20}$/);
const amount = z.number().int();
const payInfo = z.array(z.object({ method: z.string(), amount }));

export const requestInfoSchema = z.object({
  transactionId,
  paymentUrl: z.object({ web: z.url({ protocol: /^https?$/ }), app: z.string() }),
});

export const confirmInfoSchema = z.object({ transactionId, orderId: z.string(), payInfo });

export const detailsInfoSchema = z.array(
  z.object({
    transactionId,
    orderId: z.string(),
    transactionType: z.string(),
    payStatus: z.string(),
    currency: z.string(),
    payInfo,
    refundList: z
      .array(z.object({ refundTransactionId: transactionId, refundAmount: amount }))
      .default([]),
  }),
);

export const refundInfoSchema = z.object({ refundTransactionId: transactionId });

export type LinePayCheckState = "waiting" | "authorised" | "cancelled" | "failed" | "completed";

// The return codes by which the check call reports the state of a payment. The code 0000 means that the payer has not
// decided yet.
export const CHECK_STATES: Readonly<Record<string, LinePayCheckState>> = {
  "0110": "authorised",
  "0121": "cancelled",
  "0122": "failed",
  "0123": "completed",
};

export type LinePayConfirmInfo = z.infer<typeof confirmInfoSchema>;
export type LinePayDetails = z.infer<typeof detailsInfoSchema>;
