import type { ClientMetadata, Configuration, default as Provider } from "oidc-provider";
import { appleShopKey, type IdentitySettings } from "../../config/identity-config.ts";
import { pageText } from "../sandbox-page.ts";
import { isShopSecret } from "./apple-shop-secret.ts";
import { findIdentityAccount, type IdentityName } from "./identity-accounts.ts";
import type { identityKeys } from "./identity-keys.ts";
import { identityRefusedPage } from "./identity-page.ts";
import type { IdentityLedger } from "./identity-store.ts";
import { identityStore } from "./identity-store.ts";

const TTL = {
  AccessToken: 3600,
  AuthorizationCode: 60,
  Grant: 3600,
  IdToken: 3600,
  Interaction: 600,
  Session: 600,
};

type ProviderOptions = {
  name: IdentityName;
  settings: IdentitySettings;
  ledger: IdentityLedger;
  keys: ReturnType<typeof identityKeys>;
  now: () => number;
  appOrigin: string;
};

/**
 * Creates an OpenID provider whose only client is the shop. The function imports the library when it is called, because
 * most runs of the sandbox do not need the library.
 */
export async function createIdentityProvider(options: ProviderOptions): Promise<Provider> {
  const { default: OpenIdProvider, interactionPolicy } = await import("oidc-provider");
  const { name, settings, ledger, now } = options;
  const policy = interactionPolicy.base();
  // Each sign-in asks for the account again, so that a tester can try all accounts.
  const accountChoiceCheck = new interactionPolicy.Check("choice", "an account is chosen", (ctx) =>
    ctx.oidc.result?.login
      ? interactionPolicy.Check.NO_NEED_TO_PROMPT
      : interactionPolicy.Check.REQUEST_PROMPT,
  );
  policy.get("login")?.checks.add(accountChoiceCheck);
  const provider = new OpenIdProvider(settings.issuer, {
    ...configurationOf(options),
    interactions: {
      policy,
      url: (_ctx, { uid }) => `/identity/${name}/choose/${uid}`,
    },
  });
  // The library must trust the x-forwarded-host header. identity-routes.ts sets the header to the issuer's host.
  provider.proxy = true;
  if (name === "apple") {
    const shop = shopOf(settings);
    const compareClientSecret = (clientSecret: string) => isShopSecret(clientSecret, shop, now());
    Object.assign(provider.Client.prototype, { compareClientSecret });
  }
  provider.on("authorization.success", (ctx, answer) => {
    const account = findIdentityAccount(name, ctx.oidc.account?.accountId);
    if (!account || !answer) return;
    // Apple sends the person's name only at the first sign-in. The name is in the authorization answer and not in the
    // ID token (PV-19).
    if (name === "apple" && !ledger.hasSignIn(account.sub)) {
      answer.user = JSON.stringify({ name: { firstName: account.name, lastName: "" } });
    }
    ledger.recordSignIn(account.sub, now());
  });
  return provider;
}

function configurationOf({ name, settings, keys, now, appOrigin }: ProviderOptions): Configuration {
  const isApple = name === "apple";
  return {
    adapter: identityStore(now),
    clients: [clientOf(settings)],
    responseTypes: ["code"],
    scopes: ["openid", "email", isApple ? "name" : "profile"],
    claims: {
      openid: ["sub"],
      email: ["email", "email_verified", ...(isApple ? ["is_private_email"] : [])],
      ...(!isApple && { profile: ["name"] }),
    },
    // By the OpenID standard, claims such as `email` are in the userinfo answer. Google and Apple put them into the ID
    // token.
    conformIdTokenClaims: false,
    findAccount: (_ctx, sub) => claimsOf(name, sub),
    async loadExistingGrant({ oidc }) {
      const accountId = oidc.session?.accountId;
      if (!accountId) return undefined;
      const grant = new oidc.provider.Grant({ clientId: settings.clientId, accountId });
      grant.addOIDCScope(settings.scope);
      await grant.save();
      return grant;
    },
    renderError(ctx, { error }) {
      ctx.type = "html";
      ctx.body = pageText(identityRefusedPage(name, { reason: error, appOrigin }));
    },
    cookies: {
      keys: [keys.cookie],
      names: {
        session: `${name}_session`,
        interaction: `${name}_interaction`,
        resume: `${name}_resume`,
      },
    },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    jwks: { keys: [keys[name] as { kty: string }] },
    pkce: { required: () => true },
    ttl: TTL,
  };
}

function clientOf({ clientId, redirectUri, credential }: IdentitySettings): ClientMetadata {
  return {
    client_id: clientId,
    client_secret: "secret" in credential ? credential.secret : "signed by the shop",
    redirect_uris: [redirectUri],
    grant_types: ["authorization_code"],
    response_types: ["code"],
    token_endpoint_auth_method: "client_secret_post",
  };
}

function claimsOf(name: IdentityName, sub: string) {
  const account = findIdentityAccount(name, sub);
  if (!account) return undefined;
  const { email, isEmailVerified, isRelayed } = account;
  const claims =
    name === "apple"
      ? { sub, email, email_verified: String(isEmailVerified), is_private_email: String(isRelayed) }
      : { sub, email, email_verified: isEmailVerified, name: account.name };
  return { accountId: sub, claims: async () => claims };
}

function shopOf(settings: IdentitySettings) {
  const { credential, clientId, issuer } = settings;
  const { teamId, keyId } = "teamId" in credential ? credential : { teamId: "", keyId: "" };
  return { teamId, keyId, clientId, issuer, publicKey: appleShopKey(settings) };
}
