import type { FastifyInstance } from "fastify";
import type { SandboxDeps } from "../sandbox-deps.ts";
import { sendPage } from "../sandbox-page.ts";
import { registerMembershipApp } from "./membership-app.ts";
import type { MembershipLedger } from "./membership-ledger.ts";
import { registerLoginForms } from "./membership-login-forms.ts";
import { loginPage, loginRefusedPage, memberListPage } from "./membership-login-page.ts";
import { readLoginLink } from "./membership-login-rules.ts";
import { loginSessions } from "./membership-login-sessions.ts";
import { registerMembershipUserInfo } from "./membership-userinfo.ts";

export function registerMembership(
  app: FastifyInstance,
  deps: SandboxDeps,
  ledger: MembershipLedger,
) {
  const { config, now, randomBytes } = deps;
  const sessions = loginSessions(now, randomBytes);
  const rules = { ...config.membership, redirectUrls: [`${config.appOrigin}/third/oplogin`] };

  app.get("/op", async (_request, reply) =>
    sendPage(reply, memberListPage(ledger.identities(), config.appOrigin)),
  );
  app.get("/op/login", async (request, reply) => {
    const link = readLoginLink(request.query, rules, now());
    if ("refused" in link) {
      return sendPage(reply, loginRefusedPage(link.refused, config.appOrigin), 400);
    }
    const view = { token: sessions.open(link), session: link, members: ledger.identities() };
    return sendPage(reply, loginPage(view));
  });
  registerLoginForms(app, deps, { ledger, sessions });
  registerMembershipApp(app, deps, ledger);
  registerMembershipUserInfo(app, deps, ledger);
}
