import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type Provider from "oidc-provider";
import type { SandboxDeps } from "../sandbox-deps.ts";
import { sendPage } from "../sandbox-page.ts";
import { findIdentityAccount, type IdentityName } from "./identity-accounts.ts";
import { identityKeys } from "./identity-keys.ts";
import { accountChoicePage, accountListPage, identityRefusedPage } from "./identity-page.ts";
import { createIdentityProvider } from "./identity-provider.ts";
import type { IdentityLedger } from "./identity-store.ts";

type Ledgers = Record<IdentityName, IdentityLedger>;
type Shared = { ledgers: Ledgers; ledgerDir: string | null };
type IdentityDeps = { name: IdentityName; deps: SandboxDeps; provider: () => Promise<Provider> };

/** Registers the sign-in pages and the OpenID calls of Google and Apple. Each of the two has its own issuer. */
export function registerIdentity(
  app: FastifyInstance,
  deps: SandboxDeps,
  { ledgers, ledgerDir }: Shared,
): void {
  const { config, now, randomBytes } = deps;
  const sandbox = config.identity;
  const keys = once(() => identityKeys(ledgerDir, randomBytes));
  for (const name of ["google", "apple"] as const) {
    const provider = once(() =>
      createIdentityProvider({
        name,
        settings: sandbox[name],
        ledger: ledgers[name],
        keys: keys(),
        now,
        appOrigin: config.appOrigin,
      }),
    );
    registerPages(app, { name, deps, provider });
    app.register(async (scope) => registerProtocol(scope, { name, deps, provider }));
  }
}

type AccountChoice = { Params: { uid: string }; Body: unknown };

/** Registers the list of the accounts, and the page on which a person chooses an account or cancels the sign-in. */
function registerPages(app: FastifyInstance, { name, deps, provider }: IdentityDeps): void {
  const { appOrigin } = deps.config;
  const base = `/identity/${name}`;
  // The library's cookie names the sign-in that is open in this browser. If the cookie is missing or names another
  // sign-in, the sign-in of this page is over or was started in another browser.
  const isOpen = async (request: FastifyRequest<AccountChoice>, reply: FastifyReply) => {
    const details = (await provider()).interactionDetails(request.raw, reply.raw);
    return (await details.catch(() => null))?.uid === request.params.uid;
  };
  const endSignIn = (reply: FastifyReply) =>
    sendPage(reply, identityRefusedPage(name, { reason: "expired", appOrigin }), 400);

  app.get(base, async (_request, reply) => sendPage(reply, accountListPage(name, appOrigin)));
  app.get<AccountChoice>(`${base}/choose/:uid`, async (request, reply) => {
    if (!(await isOpen(request, reply))) return endSignIn(reply);
    const path = `${base}/choose/${request.params.uid}`;
    return sendPage(reply, accountChoicePage(name, { path, appOrigin }));
  });
  app.post<AccountChoice>(`${base}/choose/:uid/agree`, async (request, reply) => {
    const { sub } = Object(request.body);
    const account = findIdentityAccount(name, sub);
    if (!account || !(await isOpen(request, reply))) return endSignIn(reply);
    const login = { accountId: account.sub, remember: false };
    const next = await (await provider()).interactionResult(request.raw, reply.raw, { login });
    return reply.redirect(next, 303);
  });
  app.post<AccountChoice>(`${base}/choose/:uid/cancel`, async (request, reply) => {
    if (!(await isOpen(request, reply))) return endSignIn(reply);
    const error = name === "apple" ? "user_cancelled_authorize" : "access_denied";
    const next = await (await provider()).interactionResult(request.raw, reply.raw, { error });
    return reply.redirect(next, 303);
  });
}

/** Passes all other requests below the issuer's path to the library: discovery, keys, authorization and tokens. */
function registerProtocol(scope: FastifyInstance, { name, deps, provider }: IdentityDeps): void {
  const base = `/identity/${name}`;
  const issuer = new URL(deps.config.identity[name].issuer);
  // Fastify must not read the request body, because the library reads it.
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser("*", (_request, _payload, done) => done(null));

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const handleProtocol = (await provider()).callback();
    const { raw } = request;
    // The library builds its own URLs from the host of the request. The backend and browsers may call the sandbox by
    // different hosts, so every request gets the issuer's host here.
    raw.headers["x-forwarded-host"] = issuer.host;
    raw.headers["x-forwarded-proto"] = issuer.protocol.slice(0, -1);
    const url = raw.url ?? base;
    Object.assign(raw, { originalUrl: url, url: url.slice(base.length) });
    reply.hijack();
    await handleProtocol(raw, reply.raw);
  };
  const routes = [
    { call: "discovery", path: "/.well-known/openid-configuration" },
    { call: "jwks", path: "/jwks" },
    { call: "token", path: "/token" },
    { call: "authorize", path: "/*" },
  ];
  for (const { call, path } of routes) {
    const hooks = deps.faults.hooks(name, call);
    scope.route({ method: ["GET", "POST"], url: base + path, ...hooks, handler: answer });
  }
}

/** Returns a function that makes the value at its first call and returns the same value at later calls. */
function once<Value extends object>(make: () => Value): () => Value {
  let value: Value | null = null;
  return () => {
    value ??= make();
    return value;
  };
}
