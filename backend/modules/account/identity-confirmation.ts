import type { Deps, Session } from "../../call.ts";
import type { Database } from "../../db/client.ts";
import { identitiesOf } from "./identity-rules.ts";
import { spendProof } from "./login-attempts.ts";
import type { MemberRow } from "./login-service.ts";

/** Between the confirmation and the change there may be a visit to another identity provider. */
const CONFIRM_SECONDS = 10 * 60;

type Confirmation = { deps: Deps; tx: Database; session: Session; member: MemberRow };

/**
 * Takes out of use a proof by an identity that the member already has, at most ten minutes old and made by this
 * session. Returns false when there is none.
 */
export async function spendConfirmation(confirmation: Confirmation): Promise<boolean> {
  const { deps, tx, session, member } = confirmation;
  for (const identity of identitiesOf(member)) {
    if (await spendProof(deps, tx, { ...identity, session, seconds: CONFIRM_SECONDS })) return true;
  }
  return false;
}
