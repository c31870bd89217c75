import type { FastifyRequest } from "fastify";
import { z } from "zod";
import type { SandboxConfig } from "../sandbox-deps.ts";
import type { RtnCode } from "./icash-pay-answers.ts";
import { isSigned, unsealText } from "./icash-pay-seal.ts";

const bodySchema = z.object({ EncData: z.string().min(1) });
const merchantSchema = z.object({ PlatformID: z.string(), MerchantID: z.string() });

/** Checks the key, the signature and the merchant of a call. Returns its fields, or the code of the refusal. */
export function readCall(
  { headers, body }: FastifyRequest,
  merchant: SandboxConfig["icashPay"],
): { fields: unknown } | { code: RtnCode } {
  const form = bodySchema.safeParse(body);
  if (!form.success) return { code: 1003 };
  const { EncData } = form.data;
  const isOurs =
    headers["x-icp-enckeyid"] === merchant.keyId &&
    isSigned(EncData, headers["x-icp-signature"], merchant.sandboxKeys().publicKey);
  if (!isOurs) return { code: 1001 };
  const fields = unsealText(EncData, merchant);
  const parsed = merchantSchema.safeParse(fields);
  const isKnown =
    parsed.data?.PlatformID === merchant.platformId &&
    parsed.data.MerchantID === merchant.merchantId;
  return isKnown ? { fields } : { code: 1002 };
}

const url = z.url({ protocol: /^https?$/ });
const number = z.string().regex(/^[\w-]{1,25}$/);
/** An amount, which is sent as text in 1/100 NT$ and parsed to NT$. Only whole dollars are allowed. */
const amount = z
  .string()
  .regex(/^(?:0|[1-9]\d{0,7}00)$/)
  .transform((text) => Number(text) / 100);

export const createSchema = z
  .object({
    MerchantTradeNo: number,
    StoreID: z.string().min(1).max(20),
    StoreName: z.string().min(1).max(60),
    MerchantTradeDate: z.string().regex(/^\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d$/),
    TotalAmount: amount,
    ItemAmt: amount,
    UtilityAmt: amount,
    ItemNonRedeemAmt: amount,
    UtilityNonRedeemAmt: amount,
    NonPointAmt: amount,
    Item: z
      .array(z.object({ ItemNo: z.string(), ItemName: z.string().min(1), Quantity: z.string() }))
      .min(1),
    TradeMode: z.enum(["1", "2"]),
    CallbackURL: url,
    RedirectURL: url,
  })
  .refine(({ TotalAmount, ItemAmt, UtilityAmt }) => TotalAmount === ItemAmt + UtilityAmt)
  .refine(({ TotalAmount }) => TotalAmount > 0);

export const querySchema = z.object({ MerchantTradeNo: number });

export const refundSchema = z.object({
  OMerchantTradeNo: number,
  TransactionID: z.string(),
  MerchantTradeNo: number,
  RefundTotalAmount: amount,
  RefundItemAmt: amount,
});
