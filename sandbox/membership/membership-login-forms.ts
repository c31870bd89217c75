import type { FastifyInstance, FastifyReply } from "fastify";
import { z } from "zod";
import type { SandboxDeps } from "../sandbox-deps.ts";
import { sendPage } from "../sandbox-page.ts";
import { newToken } from "../sandbox-secrets.ts";
import type { Identity, MembershipLedger } from "./membership-ledger.ts";
import { loginPage, loginRefusedPage } from "./membership-login-page.ts";
import type { LoginSession, LoginSessions } from "./membership-login-sessions.ts";

type Form = { token: string; session: LoginSession; body: unknown; reply: FastifyReply };
type Stores = { ledger: MembershipLedger; sessions: LoginSessions };

const agreeSchema = z.object({ gid: z.string() });
const joinSchema = z.object({
  phone: z
    .string()
    .trim()
    .regex(/^09\d{8}$/),
});

export function registerLoginForms(app: FastifyInstance, deps: SandboxDeps, stores: Stores) {
  const { config, now, randomBytes } = deps;
  const { ledger, sessions } = stores;
  const { clientId, clientSecret } = config.membership;

  const goBack = ({ token, session, reply }: Form, answer: Record<string, string>) => {
    sessions.close(token);
    return reply.redirect(
      withQuery(session.redirect_url, { ...answer, state: session.state }),
      303,
    );
  };
  const signIn = (form: Form, { gid_bar_code }: Identity) => {
    const code = newToken(randomBytes);
    ledger.issueCode({ code, cid: clientId, gid_bar_code, at: now() });
    return goBack(form, { v: code });
  };
  const refuse = (reply: FastifyReply, reason: string) =>
    sendPage(reply, loginRefusedPage(reason, config.appOrigin), 400);

  const answers: Record<string, (form: Form) => FastifyReply> = {
    agree(form) {
      const fields = agreeSchema.safeParse(form.body);
      const identity = fields.success ? ledger.byGid(fields.data.gid) : undefined;
      return identity ? signIn(form, identity) : refuse(form.reply, "沒有這位會員。");
    },
    join(form) {
      const fields = joinSchema.safeParse(form.body);
      if (!fields.success) return askPhoneAgain(form, ledger.identities());
      const { phone } = fields.data;
      return signIn(form, ledger.byPhone(phone) ?? ledger.join(phone, clientSecret, now()));
    },
    cancel: (form) => goBack(form, { error: "access_denied" }),
  };

  for (const [choice, answer] of Object.entries(answers)) {
    app.post<{ Params: { token: string } }>(
      `/op/login/:token/${choice}`,
      async (request, reply) => {
        const { token } = request.params;
        const session = sessions.find(token);
        if (!session) return refuse(reply, "登入頁面已經過期。");
        return answer({ token, session, body: request.body, reply });
      },
    );
  }
}

function askPhoneAgain({ token, session, reply }: Form, members: Identity[]) {
  const error = "請確認手機號碼：09 開頭，共 10 碼";
  return sendPage(reply, loginPage({ token, session, members, error }), 422);
}

function withQuery(address: string, query: Record<string, string>) {
  const url = new URL(address);
  for (const [name, value] of Object.entries(query)) url.searchParams.append(name, value);
  return url.toString();
}
