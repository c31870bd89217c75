import { CODE } from "@/lib/contracts/codes";
import { readPayAddress } from "@/lib/payments/pay-address";
import { env } from "@/lib/server/env";
import { answerResponse, handler } from "@/lib/server/route-handler";

/** The answer has no message, because the page has its own. */
const REFUSED = { ok: false, code: CODE.refused, message: "" } as const;

/** Returns the address in `qc` if it may be opened. Only the server knows the configured bridge. */
export const GET = handler(async (request) => {
  const qc = request.nextUrl.searchParams.get("qc") ?? "";
  const url = readPayAddress(qc, env().ICASH_PAY_BRIDGE_URL);
  return answerResponse(url === null ? REFUSED : { ok: true, message: "", data: url });
});
