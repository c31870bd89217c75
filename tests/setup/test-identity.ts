import { LOGIN_TYPE, type ThirdLoginType } from "../../lib/contracts/codes.ts";
import type { TestBackend, TestSession } from "./in-process-backend";

type Choice = { sub: string } | "cancel";

/**
 * A sample person with a Google account and a sample person with an Apple account, as sandbox and backend know them.
 */
export const GOOGLE = {
  third_login_type: LOGIN_TYPE.google,
  sub: "100000000000000000001",
  third_user_id: "http://localhost:3002/identity/google#100000000000000000001",
  email: "sample-a@example.com",
  name: "範例使用者甲",
} as const;
export const APPLE = {
  third_login_type: LOGIN_TYPE.apple,
  sub: "000001.00000000000000000000000000000001.0001",
  third_user_id:
    "http://localhost:3002/identity/apple#000001.00000000000000000000000000000001.0001",
  email: "sample-d@example.com",
} as const;

export type SamplePerson = typeof GOOGLE | typeof APPLE;

/** Returns the URL at which this session signs in with Google or Apple. */
export async function askIdentity(
  backend: TestBackend,
  as: TestSession,
  third_login_type: ThirdLoginType,
): Promise<string> {
  await loadIdentityProvider(backend, third_login_type);
  const { envelope } = await backend.call("thirdAuthUrl", { as, body: { third_login_type } });
  return envelope.data ?? "";
}

/**
 * Sends the first request to the sandbox's identity provider. The first request loads the provider library and creates
 * the provider's keys, which may take longer than the backend's timeout. Later requests of the backend are fast.
 */
export async function loadIdentityProvider(
  { sandbox }: Pick<TestBackend, "sandbox">,
  type: ThirdLoginType,
) {
  const name = type === LOGIN_TYPE.google ? "google" : "apple";
  await sandbox.fetch(`/identity/${name}/.well-known/openid-configuration`);
}

/**
 * Signs in at the identity provider as a browser does, or cancels the sign-in. Returns the fields that the provider
 * sends to the shop: from the URL of the redirect for Google, and from the form for Apple.
 */
export async function chooseAccount(
  { sandbox }: Pick<TestBackend, "sandbox">,
  authorizationUrl: string,
  choice: Choice,
): Promise<URLSearchParams> {
  const jar = new Map<string, string>();
  const visit = async (url: string, init: RequestInit = {}) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const answer = await sandbox.fetch(url, { ...init, headers: { cookie } });
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ""] = line.split(";");
      jar.set(pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1));
    }
    return answer;
  };
  const placeOf = (answer: Response) => answer.headers.get("location") ?? "";

  const page = placeOf(await visit(authorizationUrl));
  const isCancel = choice === "cancel";
  const answered = await visit(`${page}/${isCancel ? "cancel" : "agree"}`, {
    method: "POST",
    body: new URLSearchParams(isCancel ? {} : choice),
  });
  const back = await visit(placeOf(answered));
  if (back.status < 400 && placeOf(back)) return new URL(placeOf(back)).searchParams;
  return formFields(await back.text());
}

/** Signs in at the provider and stores the proof. The session can then use the proof of this identity once. */
export async function proveThirdIdentityOf(
  backend: TestBackend,
  as: TestSession,
  person: SamplePerson,
) {
  const { third_login_type, sub } = person;
  const url = await askIdentity(backend, as, third_login_type);
  const query = String(await chooseAccount(backend, url, { sub }));
  const { envelope } = await backend.call("thirdUserInfo", {
    as,
    body: { third_login_type, query },
  });
  return envelope;
}

function formFields(html: string): URLSearchParams {
  const inputs = html.matchAll(/name="([^"]+)" value="([^"]*)"/g);
  return new URLSearchParams(
    [...inputs].map(([, name = "", value = ""]) => [name, unescapeHtml(value)]),
  );
}

function unescapeHtml(text: string): string {
  return text.replaceAll("&quot;", '"').replaceAll("&#39;", "'").replaceAll("&amp;", "&");
}
