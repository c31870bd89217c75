import { CODE, LOGIN_TYPE, type ThirdLoginType } from "../../../lib/contracts/codes.ts";
import { emailSchema } from "../../../lib/contracts/fields.ts";
import type { Deps, Session } from "../../call.ts";
import type { IdentityClient } from "../../providers/identity-client.ts";
import { ServiceError } from "../../service-error.ts";
import { thirdUserId } from "./identity-rules.ts";
import { hasProvedEmail, keepProof, openAttempt, spendState } from "./login-attempts.ts";
import { loginRefusal, PROOF_SECONDS } from "./login-service.ts";

type Way = { session: Session; third_login_type: ThirdLoginType };

/** Returns the identity providers (Google, Apple) that are configured. */
export function thirdLoginTypes({ config: { offered } }: Deps): ThirdLoginType[] {
  return [
    ...(offered.has("GOOGLE") ? [LOGIN_TYPE.google] : []),
    ...(offered.has("APPLE") ? [LOGIN_TYPE.apple] : []),
  ];
}

/** Starts a sign-in and returns the URL of the identity provider's sign-in page. */
export async function beginThirdLogin(deps: Deps, way: Way): Promise<string> {
  const provider = providerOf(deps, way.third_login_type);
  const { redirectUri: redirect_url } = provider;
  const state = await openAttempt(deps, { ...way, redirect_url, state: newState(deps) });
  const url = await provider.authorizationUrl({ state, ...secretsOf(deps, way, state) });
  if (url === null) throw noAnswerError(provider);
  return url;
}

/**
 * Exchanges the code in `query` for the identity, and stores the identity as a proof of this session (PV-17). `query`
 * is the query string with which the provider redirected the browser to the shop.
 */
export async function proveThirdIdentity(deps: Deps, way: Way & { query: string }) {
  const provider = providerOf(deps, way.third_login_type);
  const [state = "", ...more] = new URLSearchParams(way.query).getAll("state");
  const isOurs = more.length === 0 && (await spendState(deps, { ...way, state }));
  const login_type = way.third_login_type;
  if (!isOurs) throw loginRefusal(deps, { reason: "state", login_type });
  const { query } = way;
  const answer = await provider.redeem({ query, state, ...secretsOf(deps, way, state) });
  if (answer.ok === "unknown") throw noAnswerError(provider);
  if (!answer.ok) throw loginRefusal(deps, { reason: "provider", login_type });
  const { isEmailVerified, name, ...person } = answer.info;
  const email = emailSchema.safeParse(person.email).data ?? "";
  if (email === "" && way.third_login_type === LOGIN_TYPE.google) throw emailRefusal();
  const identity = { third_user_id: thirdUserId(person), name, email };
  await keepProof(deps, state, { ...identity, email: isEmailVerified ? email : "" });
  return identity;
}

/**
 * Throws if Google has not verified this email address in this session in the last five minutes. The answer does not
 * reveal whether a member uses the address (SE-11).
 */
export async function checkGoogleEmail(deps: Deps, session: Session, email: string): Promise<void> {
  const proof = { session, third_login_type: LOGIN_TYPE.google, seconds: PROOF_SECONDS };
  if (await hasProvedEmail(deps, { ...proof, email })) return;
  throw emailRefusal();
}

function emailRefusal(): ServiceError {
  return new ServiceError(
    CODE.refused,
    "這個 Google 帳號的電子郵件尚未驗證，請改用其他方式登入",
    "google-email-unverified",
  );
}

function providerOf(deps: Deps, type: ThirdLoginType): IdentityClient {
  const { google, apple } = deps.providers.identity;
  const provider = type === LOGIN_TYPE.google ? google : apple;
  if (provider && thirdLoginTypes(deps).includes(type)) return provider;
  throw new ServiceError(CODE.refused, "目前不支援這種登入方式", "login-not-offered");
}

/**
 * The state contains the id of the key from which the secrets of the sign-in are derived, so that a sign-in in progress
 * can continue after a change of the master secret.
 */
function newState({ config, randomBytes }: Deps): string {
  return `${config.keys.currentId}.${randomBytes(16).toString("base64url")}`;
}

/**
 * Returns the nonce and the PKCE verifier of a sign-in. They are derived from the state and a key of the backend, so
 * they need not be stored.
 */
function secretsOf(
  deps: Deps,
  { third_login_type: login_type }: Way,
  state: string,
): { nonce: string; verifier: string } {
  const [keyId = ""] = state.split(".");
  const secret = (name: string) => {
    const macs = deps.config.keys.macs("identity provider secrets", `${name}.${state}`);
    const [, mac] = macs.map((each) => each.split(".")).find(([id]) => id === keyId) ?? [];
    if (mac === undefined) throw loginRefusal(deps, { reason: "state", login_type });
    return mac;
  };
  return { nonce: secret("nonce"), verifier: secret("verifier") };
}

function noAnswerError({ name }: IdentityClient): ServiceError {
  return new ServiceError(CODE.refused, `${name} 暫時沒有回應，請稍後再試`, "provider-silent");
}
