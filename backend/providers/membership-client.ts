import { z } from "zod";
import { isFreshAppCode } from "./membership-app-code.ts";
import { membershipSignature } from "./membership-signature.ts";
import { createProviderFetch, type ProviderFetchOptions } from "./provider-fetch.ts";
import { type ProviderResult, readResult } from "./provider-result.ts";

const TIMEOUT_MS = 5_000;

const membershipInfoSchema = z.object({
  gid_bar_code: z.string().regex(/^[0-9A-Z]{13,20}$/),
  phone: z.string().regex(/^09\d{8}$/),
  name: z.string(),
  email: z.string(),
  is_member_carrier: z.union([z.literal(0), z.literal(1)]).optional(),
});

/** A mobile barcode. Only its format is checked (PV-20). */
const carrierInfoSchema = z.object({ carrier: z.string().regex(/^\/[0-9A-Z.+-]{7}$/) });

type MembershipInfo = z.infer<typeof membershipInfoSchema>;
type CarrierInfo = z.infer<typeof carrierInfoSchema>;

/** The code for a member without a carrier. */
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
    /** The signed query string for the login page; `now` in milliseconds. */
    authParams({ redirect_url, state, now }: AuthRequest) {
      const ts = String(Math.floor(now / 1000));
      const canonical = new URLSearchParams({ cid: clientId, redirect_url, state, ts }).toString();
      return `${canonical}&sig=${membershipSignature(clientSecret, canonical)}`;
    },
    /** Whether the provider signed `v1` and it has not expired. Only userInfo knows whether it was used. */
    isFreshAppCode: (v1: string) => isFreshAppCode(v1, { clientId, clientSecret }, clock()),
    /**
     * Redeems the one-time code. After an unknown answer the code may be spent, and the person has to sign in again.
     */
    async userInfo(v: string): Promise<ProviderResult<MembershipInfo>> {
      return readResult(await ask("/userinfo", { v }), membershipInfoSchema);
    },
    /** The carrier of a member; CARRIER_NOT_FOUND without one. */
    async carrier(gid_bar_code: string): Promise<ProviderResult<CarrierInfo>> {
      return readResult(await ask("/carrier", { gid_bar_code }), carrierInfoSchema);
    },
  };
}
