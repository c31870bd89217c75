import type { FastifyReply } from "fastify";
import type { SandboxConfig } from "../sandbox-deps.ts";
import { sealText, signature } from "./icash-pay-seal.ts";

// icash Pay publishes no list of its answer codes. 1 means success in its published client code. This sandbox defines
// the other codes.
const MESSAGES = {
  1: "成功",
  1001: "簽章驗證失敗",
  1002: "商店不存在",
  1003: "參數錯誤",
  2001: "查無此交易",
  2002: "特店交易編號重複",
  3001: "交易狀態不可退款",
} as const;

export type RtnCode = keyof typeof MESSAGES;
export type IcashAnswer = { code: RtnCode; fields?: object };

/** Sends a signed answer. The signature is computed over the raw text. */
export function sendAnswer(
  reply: FastifyReply,
  merchant: SandboxConfig["icashPay"],
  { code, fields }: IcashAnswer,
) {
  const EncData = fields ? sealText(fields, merchant) : "";
  const text = JSON.stringify({ RtnCode: code, RtnMsg: MESSAGES[code], EncData });
  return reply
    .type("application/json; charset=utf-8")
    .header("X-iCP-Signature", signature(text, merchant.sandboxKeys().privateKey))
    .send(text);
}
