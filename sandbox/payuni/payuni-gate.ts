import { z } from "zod";
import type { SandboxDeps } from "../sandbox-deps.ts";
import type { StatusCode } from "./payuni-answers.ts";
import { type Fields, unseal } from "./payuni-seal.ts";

const STAMP_SECONDS = 600;

const outerSchema = z.object({
  MerID: z.string(),
  Version: z.string(),
  EncryptInfo: z.string(),
  HashInfo: z.string(),
});

/** Returns the unsealed fields of a call, or a code if the merchant, the seal, the version or the time is wrong. */
export function readCall(
  { config, now }: SandboxDeps,
  body: unknown,
  version: string,
): { fields: Fields } | { code: StatusCode } {
  const outer = outerSchema.safeParse(body);
  if (!outer.success || outer.data.MerID !== config.payuni.merchantId) return { code: "DEF01005" };
  const fields = unseal(outer.data, config.payuni);
  if (fields?.MerID !== outer.data.MerID) return { code: "DEF01007" };
  if (outer.data.Version !== version) return { code: "API00003" };
  // A missing timestamp gives NaN, which is not within the limit.
  const isInTime = Math.abs(now() / 1000 - Number(fields.Timestamp)) <= STAMP_SECONDS;
  return isInTime ? { fields } : { code: "QUERY02009" };
}

const url = z.url({ protocol: /^https?$/ });
const paymentShape = {
  MerTradeNo: z.string().regex(/^[\w-]{1,25}$/),
  TradeAmt: z.coerce.number().int().min(1).max(200_000),
  ProdDesc: z.string().min(1).max(550),
  ReturnURL: url,
  NotifyURL: url,
};

export const uppSchema = z.object({
  ...paymentShape,
  TradeLExpireSec: z.coerce.number().int().min(60).max(600).default(600),
  UseTokenType: z.literal("1").optional(),
  CreditToken: z.string().max(200).default(""),
});

export const creditSchema = z.object({
  ...paymentShape,
  CreditHash: z.string().min(1),
  CardInst: z.literal("1"),
  API3D: z.literal("1").optional(),
});
