import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { SandboxDeps } from "../sandbox-deps.ts";
import { hmac, isSameSecret } from "../sandbox-secrets.ts";
import type { MembershipLedger } from "./membership-ledger.ts";
import { isFresh } from "./membership-login-rules.ts";

const bodySchema = z.strictObject({
  cid: z.string(),
  v: z.string().min(1).max(200),
  ts: z.number().int(),
});

export function registerMembershipUserInfo(
  app: FastifyInstance,
  deps: SandboxDeps,
  ledger: MembershipLedger,
) {
  const { config, now, faults } = deps;
  const { clientId, clientSecret } = config.membership;

  app.post("/op/userinfo", faults.hooks("membership", "userinfo"), async (request) => {
    const text = String(request.body);
    if (!isSameSecret(hmac(clientSecret, text, "hex"), request.headers["x-op-signature"])) {
      return { returnCode: "4011", returnMessage: "signature mismatch" };
    }
    const body = bodySchema.safeParse(JSON.parse(text));
    if (!body.success) return { returnCode: "4001", returnMessage: "parameter error" };
    const { cid, v, ts } = body.data;
    if (cid !== clientId || !isFresh(ts, now()))
      return { returnCode: "4012", returnMessage: "request refused" };
    const identity = ledger.redeem(v, cid, now());
    // Unknown, used and expired codes are told apart to nobody.
    if (!identity) return { returnCode: "4041", returnMessage: "code not usable" };
    return { returnCode: "0000", returnMessage: "success", info: identity };
  });
}
