import type { FastifyRequest } from "fastify";
import { type Endpoint, type EndpointName, endpoints } from "../lib/contracts/endpoints.ts";
import { auditOf } from "./audit.ts";
import type { Deps, ExpressSession, Session } from "./call.ts";
import { readExpressSession } from "./express/express-session-service.ts";
import { newSid, readSession } from "./members/session-service.ts";
import { isTokenOf } from "./members/session-token.ts";
import { RequestRefused } from "./service-error.ts";

/** Whose call it is. `express` is the courier's session, where the call was made with one. */
export type CallSource = Session & { express: ExpressSession | null };

type Admission = { deps: Deps; name: EndpointName; request: FastifyRequest };

/**
 * Reads the session and checks the anti-forgery token. Public rows are answered as to a visitor, whoever asks. Throws
 * RequestRefused 403 for a wrong token and 401 for a call that needs a login.
 */
export async function admit({ deps, name, request }: Admission): Promise<CallSource> {
  const row: Endpoint = endpoints[name];
  const { ip } = request;
  request.audit = auditOf(deps.audit, { call: name, ip });
  if (row.cache === "public") return { sid: newSid(deps), member_id: null, express: null };
  const session = await readSession(deps, request.cookies, request);
  request.audit = auditOf(deps.audit, { call: name, ip, ...session });
  if (row.method === "POST" || row.cache === "mutation")
    checkToken({ deps, row, request, session });
  if (row.who !== "session") return admittedAs({ ...session, express: null }, row);
  const express = await expressOf({ deps, request });
  const express_id = express?.id ?? null;
  request.audit = auditOf(deps.audit, { call: name, ip, ...session, express_id });
  return admittedAs({ ...session, express }, row);
}

function admittedAs(source: CallSource, { who }: Endpoint): CallSource {
  const isKnown = source.member_id !== null || source.express !== null;
  if (who !== "anyone" && !isKnown) throw new RequestRefused(401, "請先登入");
  return source;
}

type TokenCheck = { deps: Deps; row: Endpoint; request: FastifyRequest; session: Session };

/** SPEC §7: the OPN client lacks our headers. Its token comes as the cookie that it is kept in. */
function checkToken({ deps, row, request, session }: TokenCheck): void {
  const { "XSRF-TOKEN": kept } = request.cookies;
  const token = row.client === "opn" ? kept : request.headers["x-xsrf-token"];
  if (typeof token === "string" && isTokenOf(deps, session.sid, token)) return;
  request.audit({ kind: "token-refused" });
  throw new RequestRefused(403, "連線已逾時，請重新整理頁面");
}

/**
 * Given and bad is refused before anything else is looked at, because a courier who has lost the session must learn so
 * (acceptance EX-02). Empty is none: the shop's own list of coupons carries it so (acceptance CP-02).
 */
async function expressOf({
  deps,
  request,
}: Omit<Admission, "name">): Promise<ExpressSession | null> {
  const { session_id = "" } = request.query as { session_id?: unknown };
  return typeof session_id === "string" && session_id !== ""
    ? readExpressSession(deps, session_id)
    : null;
}
