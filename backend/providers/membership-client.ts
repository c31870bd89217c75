import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { createProviderFetch, type ProviderFetchOptions } from "./provider-fetch.ts";
import { type ProviderResult, readResult } from "./provider-result.ts";

const TIMEOUT_MS = 5_000;
const APP_CODE_SECONDS = 60;
/** The provider's clock may be ahead of our clock by this many seconds. */
const AHEAD_SECONDS = 5;
const APP_CODE = /^([\w-]{20,64})\.(\d{10})\.([0-9a-f]{64})$/;

const membershipInfoSchema = z.object({
  gid_bar_code: z.string().regex(/^[0-9A-Z]{13,20}$/),
  phone: z.string().regex(/^09\d{8}$/),
  name: z.string(),
  email: z.string(),
  is_member_carrier: z.union([z.literal(0), z.literal(1)]).optional(),
});

/** The member carrier is a mobile barcode. Only its format is checked (PV-20). */
const carrierInfoSchema = z.object({ carrier: z.string().regex(/^\/[0-9A-Z.+-]{7}$/) });

type MembershipInfo = z.infer<typeof membershipInfoSchema>;
type CarrierInfo = z.infer<typeof carrierInfoSchema>;

/** The return code for a member without a carrier. */
export const CARRIER_NOT_FOUND = "4042";

type MembershipOptions = ProviderFetchOptions & {
  loginUrl: string;
  apiUrl: string;
  clientId: string;
  clientSecret: string;
  timeoutMs?: number;
};

type AuthRequest = { redirect_url: string; state: string; now: number };

export type MembershipClient = ReturnType<typeof createMembershipClient>;

export function createMembershipClient(options: MembershipOptions) {
  const {
    loginUrl,
    apiUrl,
    clientId,
    clientSecret,
    now: clock = Date.now,
    timeoutMs = TIMEOUT_MS,
  } = options;
  const providerFetch = createProviderFetch(options);

  const ask = (path: string, fields: Record<string, string>) => {
    const body = JSON.stringify({ cid: clientId, ...fields, ts: Math.floor(clock() / 1000) });
    const headers = {
      "Content-Type": "application/json",
      "X-OP-Signature": membershipSignature(clientSecret, body),
    };
    return providerFetch({ method: "POST", url: `${apiUrl}${path}`, headers, body, timeoutMs });
  };

  return {
    loginUrl,
    /** Returns the signed query string for the login page. `now` is in milliseconds. */
    authParams({ redirect_url, state, now }: AuthRequest) {
      const ts = String(Math.floor(now / 1000));
      const canonical = new URLSearchParams({ cid: clientId, redirect_url, state, ts }).toString();
      return `${canonical}&sig=${membershipSignature(clientSecret, canonical)}`;
    },
    /**
     * Returns true if the provider has signed the code `v1` and the code has not expired. Only the provider knows
     * whether the code was already used (see `userInfo`).
     */
    isFreshAppCode: (v1: string) => isFreshAppCode(v1, { clientId, clientSecret }, clock()),
    /**
     * Exchanges the sign-in code for the member's identity. If no answer comes, the code may have been used up, and the
     * person must sign in again.
     */
    async userInfo(v: string): Promise<ProviderResult<MembershipInfo>> {
      return readResult(await ask("/userinfo", { v }), membershipInfoSchema);
    },
    /** Returns the carrier of a member. For a member without a carrier, the return code is `CARRIER_NOT_FOUND`. */
    async carrier(gid_bar_code: string): Promise<ProviderResult<CarrierInfo>> {
      return readResult(await ask("/carrier", { gid_bar_code }), carrierInfoSchema);
    },
  };
}

type Credentials = { clientId: string; clientSecret: string };

/**
 * Checks the parameter `v1` of the provider's app. It consists of a sign-in code, the time of issue in epoch seconds
 * and the provider's signature. It is valid only for this client id and for one minute.
 */
function isFreshAppCode(v1: string, { clientId, clientSecret }: Credentials, now: number): boolean {
  const [, code, ts, sig] = APP_CODE.exec(v1) ?? [];
  if (!code || !ts || !sig) return false;
  const canonical = new URLSearchParams({ cid: clientId, code, ts }).toString();
  const expected = membershipSignature(clientSecret, canonical);
  const age = Math.floor(now / 1000) - Number(ts);
  const isFresh = age <= APP_CODE_SECONDS && age >= -AHEAD_SECONDS;
  return isFresh && timingSafeEqual(Buffer.from(sig), Buffer.from(expected));
}

function membershipSignature(clientSecret: string, content: string) {
  return createHmac("sha256", clientSecret).update(content).digest("hex");
}
