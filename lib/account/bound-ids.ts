import { LOGIN_TYPE, type LoginType } from "@/lib/contracts/codes";
import type { Member } from "@/lib/contracts/members";

type Ids = Pick<Member, "gid_bar_code" | "google_user_id" | "apple_user_id">;

/** The member's id at each sign-in provider; empty if none is bound. */
export function boundIds(member: Ids): Record<LoginType, string> {
  return {
    [LOGIN_TYPE.provider]: member.gid_bar_code,
    [LOGIN_TYPE.google]: member.google_user_id,
    [LOGIN_TYPE.apple]: member.apple_user_id,
  };
}
