import type {
  BodyOf,
  DataOf,
  EndpointName,
  ParamsOf,
  QueryOf,
} from "../lib/contracts/endpoints.ts";
import type { Audit } from "./audit.ts";
import type { BackendConfig } from "./config/backend-config.ts";
import type { Database } from "./db/client.ts";
import type { Metrics } from "./metrics.ts";
import type { PaymentLookups } from "./modules/payments/payment-lookups.ts";
import type { CrmClient } from "./providers/crm-client.ts";
import type { IcashPayClient } from "./providers/icash-pay-client.ts";
import type { IdentityClient } from "./providers/identity-client.ts";
import type { LinePayClient } from "./providers/line-pay-client.ts";
import type { MembershipClient } from "./providers/membership-client.ts";
import type { PayuniClient } from "./providers/payuni-client.ts";
import type { SmsClient } from "./providers/sms-client.ts";
import type { RateLimits } from "./rate-limits.ts";
import { RequestRefused } from "./service-error.ts";

/** The dependencies of the backend. Tests pass their own clock, randomness and providers. */
export type Deps = {
  db: Database;
  config: BackendConfig;
  /** Epoch milliseconds. */
  now: () => number;
  randomBytes: (size: number) => Buffer;
  limits: RateLimits;
  metrics: Metrics;
  lookups: PaymentLookups;
  providers: {
    linePay: LinePayClient;
    payuni: PayuniClient;
    icashPay: IcashPayClient;
    membership: MembershipClient;
    /** Null if no client id of the provider is configured. */
    identity: { google: IdentityClient | null; apple: IdentityClient | null };
    sms: SmsClient;
    crm: CrmClient;
  };
  log: Log;
  /**
   * Records a security event (backend/audit.ts). During a call, the event also contains the source of the call. Call
   * this function after the commit, because a transaction that is rolled back must not leave an event.
   */
  audit: Audit;
};

/**
 * A message has the form `area: what failed` and contains ids. It must not contain a name, a phone number or a card
 * digit.
 */
export type Log = {
  info: (message: string, ids?: Record<string, string | number>) => void;
  error: (message: string, ids?: Record<string, string | number>) => void;
};

/** The session of a request: `sid` is the browser's session id; `member_id` is null without a login. */
export type Session = { sid: string; member_id: number | null };

/**
 * A courier session (RU-47). It is not a login: it only allows courier orders on the account of the member who opened
 * it.
 */
export type CourierSession = { id: number; member_id: number; expire_time: number };

export type Call<Name extends EndpointName> = {
  deps: Deps;
  session: Session;
  /** The courier session of `session_id`; null without `session_id`, and for a call that accepts no courier session. */
  courierSession: CourierSession | null;
  params: ParamsOf<Name>;
  query: QueryOf<Name>;
  body: BodyOf<Name>;
  ip: string;
  /** At most 256 characters. */
  userAgent: string | null;
  idempotencyKey: string | null;
  /** The delivery address from the header `x-address`, which the call `announcement` sends (AD-21). */
  address: string | null;
  /**
   * The random id of this browser, which the shop keeps in its sealed session cookie; null if the request has no id.
   */
  device: string | null;
  /** Gives the browser a new session id, for example at login and logout. */
  setSid: (sid: string) => void;
};

type Handler<Name extends EndpointName> = (call: Call<Name>) => Promise<DataOf<Name>>;
export type Handlers = { [Name in EndpointName]?: Handler<Name> };

/** Returns the id of the signed-in member. Throws without a login, even if the call has a courier session. */
export function memberId(call: { session: Session }): number {
  if (call.session.member_id === null) throw new RequestRefused(401, "請先登入");
  return call.session.member_id;
}

/**
 * Returns the id of the member whose coupons apply: the member who opened the courier session, or else the signed-in
 * member.
 */
export function payerId(call: { session: Session; courierSession: CourierSession | null }): number {
  return call.courierSession?.member_id ?? memberId(call);
}

/**
 * Returns the owner whose orders the call may see: the courier session with its member, or else the signed-in member.
 */
export function ownerOf(call: { session: Session; courierSession: CourierSession | null }) {
  const { courierSession } = call;
  if (courierSession === null) return { member_id: memberId(call) };
  return { member_id: courierSession.member_id, courier_session_id: courierSession.id };
}

export function epochSeconds(deps: { now: () => number }): number {
  return Math.floor(deps.now() / 1000);
}
