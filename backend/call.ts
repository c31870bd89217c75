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
    /** Null when this shop has no client id. */
    identity: { google: IdentityClient | null; apple: IdentityClient | null };
    sms: SmsClient;
    crm: CrmClient;
  };
  log: Log;
  /**
   * Records a security event (backend/audit.ts). In a call it also records the source. Call it after the commit: an
   * event of a transaction that is rolled back did not happen.
   */
  audit: Audit;
};

/** `area: what failed` with ids; never a name, a phone or a card digit. */
export type Log = {
  info: (message: string, ids?: Record<string, string | number>) => void;
  error: (message: string, ids?: Record<string, string | number>) => void;
};

/** The session of a request: `sid` is the browser's session id; `member_id` is null without a login. */
export type Session = { sid: string; member_id: number | null };

/** A courier session (RU-47). It is no login. It places courier orders for the member who opened it. */
export type CourierSession = { id: number; member_id: number; expire_time: number };

export type Call<Name extends EndpointName> = {
  deps: Deps;
  session: Session;
  /** Only for a call that takes a `session_id`, and when one was given. */
  courierSession: CourierSession | null;
  params: ParamsOf<Name>;
  query: QueryOf<Name>;
  body: BodyOf<Name>;
  ip: string;
  /** The first 256 characters. */
  userAgent: string | null;
  idempotencyKey: string | null;
  /** The visitor's address as GET announcement carries it (AD-21). */
  address: string | null;
  /** The random id of this browser, sealed by the shop. A request may come without one. */
  device: string | null;
  /** Gives the browser another session id, at login and logout. */
  setSid: (sid: string) => void;
};

type Handler<Name extends EndpointName> = (call: Call<Name>) => Promise<DataOf<Name>>;
export type Handlers = { [Name in EndpointName]?: Handler<Name> };

/** The signed-in member. Throws without a login, also when the call has a courier session. */
export function memberId(call: { session: Session }): number {
  if (call.session.member_id === null) throw new RequestRefused(401, "請先登入");
  return call.session.member_id;
}

/** The member whose coupons apply: the opener of the courier session, or else the signed-in member. */
export function payerId(call: { session: Session; courierSession: CourierSession | null }): number {
  return call.courierSession?.member_id ?? memberId(call);
}

/** The owner whose orders the call may see: a member, or a courier session of the member. */
export function ownerOf(call: { session: Session; courierSession: CourierSession | null }) {
  const { courierSession } = call;
  if (courierSession === null) return { member_id: memberId(call) };
  return { member_id: courierSession.member_id, courier_session_id: courierSession.id };
}

export function epochSeconds(deps: { now: () => number }): number {
  return Math.floor(deps.now() / 1000);
}
