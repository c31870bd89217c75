import { eq } from "drizzle-orm";
import { CODE } from "../../lib/contracts/codes.ts";
import { type Deps, epochSeconds, type Session } from "../call.ts";
import type { Database } from "../db/client.ts";
import { members } from "../db/schema/member-tables.ts";
import { ServiceError } from "../service-error.ts";
import { type Identity, identityColumn, waysIn } from "./identity-rules.ts";
import { lockIdentity, spendProof } from "./login-attempts.ts";
import { loginRefused, type MemberRow, PROOF_SECONDS } from "./login-service.ts";

type Change = { session: Session; member_id: number; identity: Identity };

/**
 * Binds an identity that this session has just proved, or takes it off when it is the one that is bound: one call
 * for both (SPEC §7), and both need the person to have been at the identity provider.
 */
export async function changeBinding(deps: Deps, change: Change): Promise<void> {
  const { session, member_id, identity } = change;
  const { third_user_id } = identity;
  await deps.db.transaction(async (tx) => {
    await lockIdentity(tx, identity);
    const isProved = await spendProof(deps, tx, { ...identity, session, seconds: PROOF_SECONDS });
    const [member] = await tx.select().from(members).where(eq(members.id, member_id)).for("update");
    if (!isProved || !member) throw loginRefused();
    const column = identityColumn(identity.third_login_type);
    const isBound = member[column] === third_user_id;
    if (isBound) refuseLastWay(member);
    else await refuseTaken(tx, member, identity);
    await tx
      .update(members)
      .set({ [column]: isBound ? "" : third_user_id, update_time: epochSeconds(deps) })
      .where(eq(members.id, member.id));
  });
}

function refuseLastWay(member: MemberRow): void {
  if (waysIn(member) > 1) return;
  throw new ServiceError(CODE.refused, "這是您唯一的登入方式，請先綁定其他方式再解除");
}

async function refuseTaken(tx: Database, member: MemberRow, identity: Identity): Promise<void> {
  const column = identityColumn(identity.third_login_type);
  if (member[column] !== "") throw new ServiceError(CODE.refused, "請先解除目前綁定的帳號");
  const others = await tx.$count(members, eq(members[column], identity.third_user_id));
  if (others > 0) throw new ServiceError(CODE.refused, "這個帳號已綁定其他會員");
}
