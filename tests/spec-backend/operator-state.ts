import { randomBytes } from "node:crypto";
import type { CallName } from "./calls.ts";
import { createCatalog } from "./catalog-data.ts";
import type { Store } from "./catalog-types.ts";
import { demoMembers } from "./demo-members.ts";
import type { Card, Member } from "./member-types.ts";
import type { Settings } from "./settings.ts";

/** An identity that a provider has verified and that belongs to no member yet. */
export type PendingIdentity = { type: 0 | 1 | 4; id: string };

export type Session = {
  id: string;
  token: string;
  memberKey: string | null;
  pending: PendingIdentity | null;
  otpPhone: string | null;
  provenPhone: string | null;
  cartType: string;
  preOrder: Record<string, unknown> | null;
  quotedTotal: number | null;
};

export type Order = {
  id: string;
  /** The member key, the courier session id, or `opn-` and the partner order number. */
  owner: string;
  payType: number;
  status: number;
  amount: number;
  diningType: number;
  /** The pre-order response (EN-14) at the time when the order was placed. */
  quote: object;
  transactionId: string;
  ticket: string;
  /** True if the customer has agreed to the payment at the provider. */
  isAgreed: boolean;
  cardId: string | null;
};

export type RecordedRequest = {
  at: string;
  call: string | null;
  method: string;
  path: string;
  query: Record<string, string>;
  headers: Record<string, string>;
  body: unknown;
  /** Missing or invalid parameters and headers. They cause HTTP 400, unless /__next-answer has set another answer. */
  problems: string[];
  /** Parameters that the specification does not list for this call. They do not cause HTTP 400. */
  beyond: string[];
  status: number;
  code: number | null;
};

type ForcedAnswer = { call: CallName; status: number; body: unknown };

export type OperatorState = {
  settings: Settings;
  /** The origin of this server. It is empty until the server listens. */
  selfOrigin: string;
  stores: Store[];
  members: Member[];
  sessions: Map<string, Session>;
  orders: Order[];
  /** The unused sign-in codes `v` of the membership service, each with the membership barcode of its person. */
  proofs: Map<string, string>;
  messages: { phone: string; code: string; isUsed: boolean }[];
  courierSessions: Set<string>;
  courierCards: Map<string, Card[]>;
  /** The tickets of open card pages, each with its owner: a member key, or "courier:" and a courier session id. */
  cardTickets: Map<string, string>;
  leads: Record<string, string[]>[];
  requests: RecordedRequest[];
  forced: ForcedAnswer[];
  orderCount: number;
};

export const randomHex = (bytes: number): string => randomBytes(bytes).toString("hex");

export const DEMO_COURIER_SESSION = "c0a81e55-7d21-4b0e-9f3a-5e1d77aa0192";

export function createOperatorState(settings: Settings): OperatorState {
  return {
    settings,
    selfOrigin: "",
    stores: createCatalog(settings.ids),
    members: demoMembers(),
    sessions: new Map(),
    orders: [],
    proofs: new Map(),
    messages: [],
    courierSessions: new Set([DEMO_COURIER_SESSION]),
    courierCards: new Map(),
    cardTickets: new Map(),
    leads: [],
    requests: [],
    forced: [],
    orderCount: 16,
  };
}

export const findMember = (state: OperatorState, key: string | null): Member | undefined =>
  state.members.find((member) => member.key === key);

export function createSession(state: OperatorState): Session {
  const session: Session = {
    id: randomHex(32),
    token: randomHex(16),
    memberKey: null,
    pending: null,
    otpPhone: null,
    provenPhone: null,
    cartType: "1",
    preOrder: null,
    quotedTotal: null,
  };
  state.sessions.set(session.id, session);
  return session;
}

/** Gives the session a new id and a new token after a login or a logout, so that old cookies become invalid. */
export function renewSession(state: OperatorState, session: Session): void {
  state.sessions.delete(session.id);
  session.id = randomHex(32);
  session.token = randomHex(16);
  state.sessions.set(session.id, session);
}

/** Creates a sign-in code `v` for the person with this membership barcode. A code can be used once. */
export function createProof(state: OperatorState, gid: string): string {
  const proof = `v${randomHex(20)}`;
  state.proofs.set(proof, gid);
  return proof;
}
