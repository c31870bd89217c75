import { and, desc, eq, gt, isNotNull, isNull, type SQL } from "drizzle-orm";
import type { LoginType } from "../../../lib/contracts/codes.ts";
import { type Deps, epochSeconds, type Session } from "../../call.ts";
import type { Database, Transaction } from "../../db/client.ts";
import { login_attempts } from "../../db/schema/member-tables.ts";
import { lockNames } from "../ledger/named-locks.ts";
import type { Identity } from "./identity-rules.ts";
import { hashSid } from "./session-service.ts";

const STATE_SECONDS = 10 * 60;
/**
 * How long a proof is valid for a registration. After the provider's answer, the visitor must still receive an SMS and
 * fill in a form.
 */
export const REGISTRATION_SECONDS = 30 * 60;

type Attempt = { session: Session; third_login_type: LoginType };
type AttemptInput = Attempt & { redirect_url: string; state?: string };
type ProviderProof = { third_user_id: string; phone?: string; name: string; email?: string };
type Proof = Identity & { session: Session; seconds: number };

/**
 * Stores the `state` of a new sign-in. The state ties the provider's answer to this session (PV-15). Without a given
 * state, a random state is created. Callers give a state for sign-ins with Google and Apple, and for sign-ins that
 * start in the app of the membership service. For the app, the state is the hash of the app's sign-in code. A second
 * call with the same state leaves the stored row unchanged, and `spendState` refuses a used state, so the code can be
 * used only once.
 */
export async function openAttempt(
  deps: Deps,
  { session, third_login_type, redirect_url, ...given }: AttemptInput,
): Promise<string> {
  const { state = deps.randomBytes(16).toString("base64url") } = given;
  const sid_hash = hashSid(session.sid);
  const create_time = epochSeconds(deps);
  await deps.db
    .insert(login_attempts)
    .values({ state, sid_hash, third_login_type, redirect_url, create_time })
    .onConflictDoNothing();
  return state;
}

/**
 * Marks the state as used and returns true if the state belongs to this session and to this kind of sign-in, is unused,
 * and is less than ten minutes old. Otherwise returns false. Call this function before you ask the provider, so that
 * two simultaneous calls cannot both use the state.
 */
export async function spendState(
  deps: Deps,
  { session, third_login_type, state }: Attempt & { state: string },
): Promise<boolean> {
  const proved_time = epochSeconds(deps);
  const rows = await deps.db
    .update(login_attempts)
    .set({ proved_time })
    .where(
      and(
        eq(login_attempts.state, state),
        eq(login_attempts.sid_hash, hashSid(session.sid)),
        eq(login_attempts.third_login_type, third_login_type),
        isNull(login_attempts.proved_time),
        gt(login_attempts.create_time, proved_time - STATE_SECONDS),
      ),
    )
    .returning({ state: login_attempts.state });
  return rows.length > 0;
}

/** Stores the identity that the provider has verified for this state. */
export async function keepProof(deps: Deps, state: string, proof: ProviderProof): Promise<void> {
  await deps.db.update(login_attempts).set(proof).where(eq(login_attempts.state, state));
}

export async function hasProof(deps: Deps, proof: Proof): Promise<boolean> {
  return (await deps.db.$count(login_attempts, isUsable(deps, proof))) > 0;
}

/** Returns the newest unspent proof of this session that is less than `seconds` old. */
export async function newestProof(
  deps: Deps,
  { session, seconds }: Pick<Proof, "session" | "seconds">,
) {
  const { third_login_type, third_user_id, phone } = login_attempts;
  const [proof] = await deps.db
    .select({ third_login_type, third_user_id, phone })
    .from(login_attempts)
    .where(and(isOpen(deps, { session, seconds }), isNotNull(third_user_id)))
    .orderBy(desc(login_attempts.proved_time))
    .limit(1);
  return proof;
}

/** Returns true if this session has a usable proof whose provider has verified this email address. */
export async function hasProvedEmail(
  deps: Deps,
  { email, ...proof }: Omit<Proof, "third_user_id"> & { email: string },
): Promise<boolean> {
  const isThis = and(isUsableOf(deps, proof), eq(login_attempts.email, email));
  return (await deps.db.$count(login_attempts, isThis)) > 0;
}

/** Spends the proof. Returns false if there is no usable proof, or if another call has just spent it. */
export async function spendProof(
  db: Database,
  deps: Pick<Deps, "now">,
  proof: Proof,
): Promise<boolean> {
  const rows = await db
    .update(login_attempts)
    .set({ used_time: epochSeconds(deps) })
    .where(isUsable(deps, proof))
    .returning({ state: login_attempts.state });
  return rows.length > 0;
}

/**
 * Locks the identity for the transaction, so that a second transaction that wants to bind the same identity waits and
 * sees the result of the first.
 */
export async function lockIdentity(tx: Transaction, { third_user_id }: Identity): Promise<void> {
  await lockNames(tx, [`identity:${hashSid(third_user_id)}`]);
}

function isUsable(deps: Pick<Deps, "now">, { third_user_id, ...proof }: Proof): SQL | undefined {
  return and(isUsableOf(deps, proof), eq(login_attempts.third_user_id, third_user_id));
}

function isUsableOf(
  deps: Pick<Deps, "now">,
  { third_login_type, ...proof }: Omit<Proof, "third_user_id">,
): SQL | undefined {
  return and(isOpen(deps, proof), eq(login_attempts.third_login_type, third_login_type));
}

function isOpen(
  deps: Pick<Deps, "now">,
  { session, seconds }: Pick<Proof, "session" | "seconds">,
): SQL | undefined {
  return and(
    eq(login_attempts.sid_hash, hashSid(session.sid)),
    isNull(login_attempts.used_time),
    gt(login_attempts.proved_time, epochSeconds(deps) - seconds),
  );
}
