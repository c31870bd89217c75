import "server-only";
import type { NextRequest } from "next/server";
import { CODE, LOGIN_TYPE } from "@/lib/contracts/codes";
import type { Answer } from "@/lib/contracts/envelope";
import type { Member } from "@/lib/contracts/members";
import { signInMember } from "./member-view";
import { callFor } from "./route-handler";
import { openSession } from "./sealed-session";
import type { SessionData } from "./session-options";

/**
 * An identity at the membership service that was verified in this session. The page gets `gid_bar_code` only after the
 * sign-in.
 */
type VerifiedIdentity = { gid_bar_code: string; phone: string };

type IdentityInput = {
  login: Answer<Member>;
  identity: NonNullable<SessionData["pendingIdentity"]>;
  /** The initial values of the registration form. */
  form: { phone: string; name?: string; email?: string };
};

/**
 * Signs in the member with a verified identity. If the identity has no account, the person continues with the
 * registration (LG-21).
 */
export async function enterOrRegister(
  request: NextRequest,
  { login, identity, form }: IdentityInput,
): Promise<Answer<unknown>> {
  const { third_login_type } = identity;
  if (login.ok)
    return { ...login, data: await signInMember(request, login.data, third_login_type) };
  if (login.code !== CODE.unregistered) return login;
  const session = await openSession();
  session.pendingIdentity = identity;
  // The backend has ended the session of a member who was signed in, so the shop's session forgets the member too.
  session.member = undefined;
  await session.save();
  return { ok: true, message: "", data: { register: third_login_type, ...form } };
}

export async function enterVerified(
  request: NextRequest,
  { gid_bar_code, phone }: VerifiedIdentity,
): Promise<Answer<unknown>> {
  const login = (await callFor(request, "thirdLoginOP", { body: { gid_bar_code } })).answer;
  const identity = { third_login_type: LOGIN_TYPE.provider, third_user_id: gid_bar_code };
  return enterOrRegister(request, { login, identity, form: { phone } });
}
