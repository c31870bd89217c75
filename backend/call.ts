import type {
  BodyOf,
  DataOf,
  EndpointName,
  ParamsOf,
  QueryOf,
} from "../lib/contracts/endpoints.ts";
import type { BackendConfig } from "./config.ts";
import type { Database } from "./db/client.ts";
import type { IcashPayClient } from "./providers/icash-pay-client.ts";
import type { IdentityClient } from "./providers/identity-client.ts";
import type { LinePayClient } from "./providers/line-pay-client.ts";
import type { MembershipClient } from "./providers/membership-client.ts";
import type { PayuniClient } from "./providers/payuni-client.ts";
import type { SmsClient } from "./providers/sms-client.ts";
import type { RateLimits } from "./rate-limits.ts";

/** What the backend is built from; tests hand in their own clock, randomness and providers. */
export type Deps = {
  db: Database;
  config: BackendConfig;
  /** Epoch milliseconds. */
  now: () => number;
  randomBytes: (size: number) => Buffer;
  limits: RateLimits;
  providers: {
    linePay: LinePayClient;
    payuni: PayuniClient;
    icashPay: IcashPayClient;
    membership: MembershipClient;
    /** Null where this shop has no client id. */
    identity: { google: IdentityClient | null; apple: IdentityClient | null };
    sms: SmsClient;
  };
  log: Log;
};

/** `area: what failed` with ids; never a name, a phone or a card digit. */
export type Log = {
  info: (message: string, ids?: Record<string, string | number>) => void;
  error: (message: string, ids?: Record<string, string | number>) => void;
};

/** Who asks: `sid` is the browser's session id, `member_id` only when a member session stands behind it. */
export type Session = { sid: string; member_id: number | null };

export type Call<Name extends EndpointName> = {
  deps: Deps;
  session: Session;
  params: ParamsOf<Name>;
  query: QueryOf<Name>;
  body: BodyOf<Name>;
  ip: string;
  idempotencyKey: string | null;
  /** The visitor's address as GET announcement carries it (acceptance AD-21). */
  address: string | null;
  /** Gives the browser another session id: at login and logout. */
  setSid: (sid: string) => void;
};

type Handler<Name extends EndpointName> = (call: Call<Name>) => Promise<DataOf<Name>>;
export type Handlers = { [Name in EndpointName]?: Handler<Name> };

/** The member of a call whose row says `who: "member"`: the session was checked before the handler ran. */
export function memberId(call: { session: Session }): number {
  if (call.session.member_id === null) throw new Error("call: member row without a member");
  return call.session.member_id;
}

export function epochSeconds(deps: { now: () => number }): number {
  return Math.floor(deps.now() / 1000);
}
