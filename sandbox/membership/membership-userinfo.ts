import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import type { SandboxDeps } from "../sandbox-deps.ts";
import { hmac, isSameSecret } from "../sandbox-secrets.ts";
import { carrierOf, type MembershipLedger } from "./membership-ledger.ts";
import { isFresh } from "./membership-login-rules.ts";

const signed = { cid: z.string(), ts: z.number().int() };
const userInfoSchema = z.strictObject({ ...signed, v: z.string().min(1).max(200) });
const carrierSchema = z.strictObject({ ...signed, gid_bar_code: z.string().max(20) });

type Signed = { cid: string; ts: number };
type Refusal = { returnCode: string; returnMessage: string };

/** Registers the two calls that the backend makes about a member: the identity and the carrier. */
export function registerMembershipUserInfo(
  app: FastifyInstance,
  deps: SandboxDeps,
  ledger: MembershipLedger,
) {
  const { config, now, faults } = deps;
  const { clientId, clientSecret } = config.membership;

  const read = <Body extends Signed>(
    request: FastifyRequest,
    schema: z.ZodType<Body>,
  ): { body: Body } | { refusal: Refusal } => {
    const text = String(request.body);
    if (!isSameSecret(hmac(clientSecret, text, "hex"), request.headers["x-op-signature"])) {
      return refusal("4011", "signature mismatch");
    }
    const body = schema.safeParse(JSON.parse(text));
    if (!body.success) return refusal("4001", "parameter error");
    const { cid, ts } = body.data;
    if (cid !== clientId || !isFresh(ts, now())) return refusal("4012", "request refused");
    return { body: body.data };
  };

  app.post("/op/userinfo", faults.hooks("membership", "userinfo"), async (request) => {
    const parsed = read(request, userInfoSchema);
    if ("refusal" in parsed) return parsed.refusal;
    const identity = ledger.redeem(parsed.body.v, parsed.body.cid, now());
    // Unknown, used and expired codes get the same answer.
    if (!identity) return refusal("4041", "code not usable").refusal;
    return { returnCode: "0000", returnMessage: "success", info: identity };
  });

  app.post("/op/carrier", faults.hooks("membership", "carrier"), async (request) => {
    const parsed = read(request, carrierSchema);
    if ("refusal" in parsed) return parsed.refusal;
    const identity = ledger.byGid(parsed.body.gid_bar_code);
    const carrier = identity && carrierOf(identity, clientSecret);
    if (!carrier) return refusal("4042", "no carrier").refusal;
    return { returnCode: "0000", returnMessage: "success", info: { carrier } };
  });
}

function refusal(returnCode: string, returnMessage: string): { refusal: Refusal } {
  return { refusal: { returnCode, returnMessage } };
}
