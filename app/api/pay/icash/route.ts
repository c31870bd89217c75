import { CODE } from "@/lib/contracts/codes";
import { readPayAddress } from "@/lib/payments/pay-address";
import { env } from "@/lib/server/env";
import { answerResponse, handler } from "@/lib/server/route-handler";

/** A refusal without a message, because the page shows its own text. */
const REFUSED = { ok: false, code: CODE.refused, message: "" } as const;

/**
 * Reads the URL of the icash Pay page from the parameter `qc`. Returns the URL if it leads to a known host of icash Pay
 * or to the origin of `ICASH_PAY_BRIDGE_URL`, and refuses it otherwise. The browser cannot check this, because only the
 * server knows the setting.
 */
export const GET = handler(async (request) => {
  const qc = request.nextUrl.searchParams.get("qc") ?? "";
  const url = readPayAddress(qc, env().ICASH_PAY_BRIDGE_URL);
  return answerResponse(url === null ? REFUSED : { ok: true, message: "", data: url });
});
