import type { Deps, Session } from "../../call.ts";
import type { Transaction } from "../../db/client.ts";
import { identitiesOf } from "./identity-rules.ts";
import { spendProof } from "./login-attempts.ts";
import type { MemberRow } from "./login-service.ts";

/** Between the confirmation and the change there may be a visit to another identity provider. */
const CONFIRM_SECONDS = 10 * 60;

type Confirmation = { session: Session; member: MemberRow };

/**
 * Takes out of use a proof by an identity that the member already has, at most ten minutes old and made by this
 * session. Returns false when there is none.
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
