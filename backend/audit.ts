import { createHash } from "node:crypto";
import ipaddr from "ipaddr.js";
import type { LoginType } from "../lib/contracts/codes.ts";
import type { EndpointName } from "../lib/contracts/endpoints.ts";
import { parseAddress } from "../lib/limits/client-network.ts";

type Level = "info" | "warn" | "error";

/**
 * Every kind of security event with its level. After an event of the level `error`, a person must act at once. A large
 * number of events of the level `warn` can be the sign of an attack. The level `info` records actions of members and
 * operators. docs/operations.md lists the suggested alerts.
 */
export const AUDIT_LEVELS = {
  "sign-in": "info",
  "sign-in-refused": "warn",
  "member-registered": "info",
  "member-locked": "warn",
  "code-sent": "info",
  "code-refused": "warn",
  "code-budget-spent": "error",
  "identity-bound": "info",
  "identity-unbound": "info",
  "binding-refused": "warn",
  "session-ended": "info",
  "courier-session-opened": "info",
  "courier-session-closed": "info",
  "courier-session-refused": "warn",
  "card-saved": "info",
  "card-removed": "info",
  "refund-asked": "info",
  "refund-made": "info",
  "refund-refused": "error",
  "help-decided": "info",
  "payment-differs": "error",
  "balance-differs": "error",
  "notice-forged": "error",
  "token-refused": "warn",
  "rate-limit-hit": "warn",
  "shop-secret-refused": "error",
  "data-exported": "info",
  "data-deleted": "info",
} as const satisfies Record<string, Level>;

type Kind = keyof typeof AUDIT_LEVELS;

/**
 * The details of each kind of event, in addition to its source. They contain ids, types, reasons and amounts. They must
 * not contain a whole phone number, a name, a token or a one-time code.
 */
type Details = {
  "sign-in": { member_id: number; login_type: LoginType };
  "sign-in-refused": { reason: "state" | "provider" | "proof" | "locked"; login_type: LoginType };
  "member-registered": { member_id: number; login_type: LoginType };
  "member-locked": { member_id: number };
  "code-sent": { purpose: string };
  "code-refused": { purpose: string };
  "code-budget-spent": { budget: string };
  "identity-bound": { member_id: number; login_type: LoginType };
  "identity-unbound": { member_id: number; login_type: LoginType };
  "binding-refused": { member_id: number; login_type: LoginType };
  "session-ended": { member_id: number; reason: string };
  "courier-session-opened": { member_id: number };
  "courier-session-closed": { member_id: number; reason: string };
  "card-saved": { member_id: number };
  "card-removed": { member_id: number; card_id: number };
  "refund-asked": { order_id: number; payment_id: number; amount: number };
  "refund-made": { order_id: number; payment_id: number; amount: number };
  "refund-refused": { order_id: number; payment_id: number; amount: number };
  "help-decided": { order_id: number; help_id: number; decision: string; amount: number };
  /** A payment attempt of an order, or a charge of the subscription. */
  "payment-differs": { order_id: number; payment_id: number } | { charge_id: number };
  "balance-differs": { account: string; ledger: number; balance: number };
  "notice-forged": { provider: string };
  "data-exported": { member_id: number };
  "data-deleted": { member_id: number };
};

/**
 * A security event. It names a courier session by its row id and an order by `order_id`. It must not contain the order
 * number.
 */
type AuditEvent = {
  [K in Kind]: { kind: K } & (K extends keyof Details ? Details[K] : unknown);
}[Kind];

export type Audit = (event: AuditEvent, source?: AuditSource) => void;

/** The request that caused an event. Empty if a worker caused the event. */
type AuditSource = {
  call?: EndpointName;
  member_id?: number;
  express_id?: number;
  /** The first 12 hex digits of the SHA-256 of the session id. The table `sessions` stores the whole hash. */
  session?: string;
  /** The network of the visitor, or of a caller without the shop key: /24 for IPv4, /64 for IPv6. */
  network?: string;
};

export type AuditLine = AuditSource & { level: Level; kind: Kind; suppressed?: number };

const MINUTE_MS = 60_000;
// Anyone can cause a refusal with every request. Without these limits, the log lines of refusals could fill the disk.
const MAX_PER_SOURCE = 30;
const MAX_PER_MINUTE = 1_500;

type AuditOptions = { now: () => number; write: (line: AuditLine) => void };

/**
 * Records security events. Warnings and errors that an outside request causes are limited to 30 a minute for each kind
 * and network, and to 1,500 a minute in all. The next such event that is written has the number of omitted events as
 * `suppressed`. Other events are always written.
 */
export function createAudit({ now, write }: AuditOptions): Audit {
  const counts = new Map<string, number>();
  let minute = 0;
  let total = 0;
  let suppressed = 0;

  const isAllowed = (key: string): boolean => {
    const current = Math.floor(now() / MINUTE_MS);
    if (current !== minute) {
      counts.clear();
      total = 0;
      minute = current;
    }
    const count = counts.get(key) ?? 0;
    if (count >= MAX_PER_SOURCE || total >= MAX_PER_MINUTE) return false;
    counts.set(key, count + 1);
    total += 1;
    return true;
  };

  return (event, source = {}) => {
    const level = AUDIT_LEVELS[event.kind];
    const line = { level, ...source, ...event };
    if (level === "info" || source.network === undefined) return write(line);
    if (!isAllowed(`${event.kind} ${source.network}`)) {
      suppressed += 1;
      return;
    }
    write(suppressed > 0 ? { ...line, suppressed } : line);
    suppressed = 0;
  };
}

type RequestSource = {
  call?: EndpointName;
  sid?: string;
  member_id?: number | null;
  express_id?: number | null;
  ip: string;
};

/** Returns the audit function of one request. It adds the source of the request to every event. */
export function auditOf(
  audit: Audit,
  { call, sid, member_id, express_id, ip }: RequestSource,
): Audit {
  const network = recordedNetwork(ip);
  const source: AuditSource = {
    ...(call && { call }),
    ...(member_id && { member_id }),
    ...(express_id && { express_id }),
    ...(sid && { session: createHash("sha256").update(sid).digest("hex").slice(0, 12) }),
    ...(network && { network }),
  };
  return (event, more = {}) => audit(event, { ...source, ...more });
}

/**
 * Returns the /24 network of an IPv4 address or the /64 network of an IPv6 address, or undefined if the text is not an
 * address.
 */
function recordedNetwork(ip: string): string | undefined {
  const address = parseAddress(ip);
  if (!address) return undefined;
  const prefixBytes = address.kind() === "ipv4" ? 3 : 8;
  const bytes = address.toByteArray().fill(0, prefixBytes);
  return `${ipaddr.fromByteArray(bytes).toString()}/${prefixBytes * 8}`;
}
