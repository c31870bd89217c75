import { callApi } from "@/lib/client/call-api";
import { CODE } from "@/lib/contracts/codes";
import type { Refusal } from "@/lib/contracts/envelope";
import { type CodeUse, keepSentCode, readSentCode, type SentCode } from "./sent-code";

/** A first code for a number. Asked for too soon, the one that was sent before is still the one to type. */
export async function sendCode(
  use: CodeUse,
  phone: string,
): Promise<{ sent: SentCode } | { refusal: Refusal }> {
  // For a number that is not proved yet the answer reveals nothing (LG-24, SE-11).
  if (use === "register") await callApi("queryOpMember", { body: { phone } });
  const answer = await callApi("requestOtpEncrypt", { body: { phone, encrypted: "" } });
  if (answer.ok) return { sent: keepSentCode(use, phone) };
  const sent = readSentCode(use);
  const isUsable = answer.code === CODE.tooManyTries && sent?.phone === phone;
  return isUsable ? { sent } : { refusal: answer };
}
