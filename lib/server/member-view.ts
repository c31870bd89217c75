import "server-only";
import { cookies } from "next/headers";
import type { NextRequest } from "next/server";
import { FIRST_PAGE, LOGIN_TYPE, type LoginType } from "@/lib/contracts/codes";
import type { Member, RefreshedMember, SessionMember } from "@/lib/contracts/members";
import { RETURN_TO_COOKIE, safeReturnTo } from "@/lib/routing/return-to";
import { callFor } from "./route-handler";
import { openSession } from "./sealed-session";
import type { SessionData } from "./session-options";

/**
 * The maximum lengths of texts in the sealed cookie. The cookie can have at most 4,096 bytes; with a longer cookie,
 * every call would fail.
 */
const MID_MAX = 64;
const NAME_MAX = 80;
const GRADE_MAX = 20;

/** The data of the member that the sealed cookie contains and the page header shows. */
function sessionMemberOf(member: RefreshedMember): NonNullable<SessionData["member"]> {
  return {
    mid: (member.external_id || String(member.id)).slice(0, MID_MAX),
    displayName: (`${member.last_name}${member.first_name}` || member.nickname).slice(0, NAME_MAX),
    m_grade: member.member_grade.name.slice(0, GRADE_MAX),
    business_id: member.business_id,
  };
}

/**
 * The data of the member after a session check. If the answer lacks the external id (API-52), the `mid` from the
 * sign-in is kept, because pages treat a different `mid` as a different member. If the answer also lacks the member
 * id, only the name is taken from it.
 */
export function checkedMemberOf(
  member: RefreshedMember,
  before: SessionData["member"],
): NonNullable<SessionData["member"]> {
  const view = sessionMemberOf(member);
  if (!before || member.external_id !== "") return view;
  const { mid } = before;
  return member.id === 0 ? { ...before, displayName: view.displayName } : { ...view, mid };
}

/**
 * Stores the member in the sealed session. Returns the data of the member, the saved delivery addresses and the
 * return-to path for the page (LG-16 to LG-19).
 */
export async function signInMember(
  request: NextRequest,
  member: Member,
  logintype: LoginType = LOGIN_TYPE.provider,
): Promise<{ member: SessionMember; returnTo: string }> {
  const session = await openSession();
  const view = sessionMemberOf(member);
  session.member = view;
  session.pendingIdentity = undefined;
  await session.save();
  const query = { page: FIRST_PAGE };
  const addresses = (await callFor(request, "addressList", { query })).answer;
  return {
    member: {
      ...view,
      isLogin: true,
      gid: member.gid_bar_code,
      mexid: member.external_id,
      addressList: addresses.ok ? addresses.data : [],
      logintype,
      login_id: String(member.id),
      phone: member.phone,
    },
    returnTo: await takeReturnTo(request),
  };
}

/** Returns the path to open after the login, and deletes the return-to cookie. */
async function takeReturnTo(request: NextRequest): Promise<string> {
  const kept = request.cookies.get(RETURN_TO_COOKIE)?.value;
  if (kept) (await cookies()).delete(RETURN_TO_COOKIE);
  return safeReturnTo(kept) ?? "/";
}
