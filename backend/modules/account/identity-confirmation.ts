import type { Deps, Session } from "../../call.ts";
import type { Transaction } from "../../db/client.ts";
import { identitiesOf } from "./identity-rules.ts";
import { spendProof } from "./login-attempts.ts";
import type { MemberRow } from "./login-service.ts";

/**
 * How long a confirmation is valid. The member may have to visit another identity provider between the confirmation and
 * the change.
 */
const CONFIRM_SECONDS = 10 * 60;

type Confirmation = { session: Session; member: MemberRow };

/**
 * Spends a proof of an identity that is bound to the member. The proof must come from this session and be less than ten
 * minutes old. Returns false if there is no such proof.
 */
export async function spendConfirmation(
  tx: Transaction,
  deps: Pick<Deps, "now">,
  { session, member }: Confirmation,
): Promise<boolean> {
  for (const identity of identitiesOf(member)) {
    if (await spendProof(tx, deps, { ...identity, session, seconds: CONFIRM_SECONDS })) return true;
  }
  return false;
}
