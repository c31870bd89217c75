import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { SandboxDeps } from "../sandbox-deps.ts";
import { sendPage } from "../sandbox-page.ts";
import { hmac, newToken } from "../sandbox-secrets.ts";
import { appPage } from "./membership-app-page.ts";
import type { MembershipLedger } from "./membership-ledger.ts";
import { loginRefusedPage } from "./membership-login-page.ts";

const openSchema = z.object({
  gid: z.string(),
  place: z.enum(["intro", "checkout"]),
  source_order_id: z.string().regex(/^[\w.~-]{1,40}$/),
});

/**
 * Registers the page that stands for the OPENPOINT app. The app opens the shop with `v1`, a signed login code that is
 * valid once. For a checkout the app adds `v3`, the partner order number.
 */
export function registerMembershipApp(
  app: FastifyInstance,
  deps: SandboxDeps,
  ledger: MembershipLedger,
) {
  const { config, now, randomBytes } = deps;
  const { appOrigin } = config;
  const { clientId, clientSecret } = config.membership;

  const issue = (gid_bar_code: string) => {
    const at = now();
    const code = newToken(randomBytes);
    const ts = String(Math.floor(at / 1000));
    const canonical = new URLSearchParams({ cid: clientId, code, ts }).toString();
    const v1 = `${code}.${ts}.${hmac(clientSecret, canonical, "hex")}`;
    ledger.issueCode({ code: v1, cid: clientId, gid_bar_code, at });
    return v1;
  };

  app.get("/op/app", async (_request, reply) => {
    const source_order_id = `OPN${randomBytes(6).toString("hex").toUpperCase()}`;
    return sendPage(reply, appPage({ members: ledger.identities(), source_order_id, appOrigin }));
  });
  app.post("/op/app/open", async (request, reply) => {
    const form = openSchema.safeParse(request.body);
    const identity = form.success ? ledger.byGid(form.data.gid) : undefined;
    if (!form.success || !identity) {
      return sendPage(reply, loginRefusedPage("App 送出的資料不完整。", appOrigin), 400);
    }
    const v1 = issue(identity.gid_bar_code);
    const { place, source_order_id: v3 } = form.data;
    const query = new URLSearchParams(place === "intro" ? { v1 } : { rtt: "8", v1, v3 });
    return reply.redirect(`${appOrigin}${place === "intro" ? "/" : "/opnRedirect"}?${query}`, 303);
  });
}
