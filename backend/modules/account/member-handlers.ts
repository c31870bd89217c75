import { asc, desc, eq } from "drizzle-orm";
import { CODE, LIST_PAGE_SIZE, LOGIN_TYPE } from "../../../lib/contracts/codes.ts";
import type { EndpointName } from "../../../lib/contracts/endpoints.ts";
import type { Member } from "../../../lib/contracts/members.ts";
import { type Call, type Handlers, memberId } from "../../call.ts";
import { member_addresses } from "../../db/schema/member-tables.ts";
import { ServiceError } from "../../service-error.ts";
import { removeAddress, saveAddress } from "../address/address-book-service.ts";
import { changeBinding } from "./binding-service.ts";
import { rememberDevice } from "./device-service.ts";
import type { Identity } from "./identity-rules.ts";
import { beginThirdLogin, checkGoogleEmail, proveThirdIdentity } from "./identity-service.ts";
import { beginLogin, memberOfProof, proveIdentity } from "./login-service.ts";
import { getMember } from "./member-record.ts";
import { checkOtp, sendOtp } from "./otp-service.ts";
import { isMemberPhone, registerMember } from "./registration-service.ts";
import { endOtherSessions, listSessions } from "./session-list-service.ts";
import { endMemberSession, newSid, startMemberSession } from "./session-service.ts";
import { visitorNetwork } from "./visitor-network.ts";

export const memberHandlers = {
  getAuthParamStr: ({ deps, session, body }) => beginLogin(deps, session, body.redirect_url),
  getOPUserInfo: ({ deps, session, body }) => proveIdentity(deps, session, body),
  thirdLoginOP: (call) => {
    const { gid_bar_code: third_user_id } = call.body;
    return signInAs(call, { third_login_type: LOGIN_TYPE.provider, third_user_id });
  },
  thirdAuthUrl: ({ deps, session, body }) => beginThirdLogin(deps, { session, ...body }),
  thirdUserInfo: ({ deps, session, body }) => proveThirdIdentity(deps, { session, ...body }),
  memberCheck: async ({ deps, session, body }) => {
    await checkGoogleEmail(deps, session, body.email);
    return null;
  },
  thirdLogin: (call) => signInAs(call, call.body),
  modifyThirdUserId: async (call) => {
    const { deps, session, body: identity } = call;
    const change = { session, member_id: memberId(call), identity, visit: call };
    call.setSid(await changeBinding(deps, change));
    return null;
  },
  sessionList: (call) =>
    listSessions(call.deps, { session: call.session, member_id: memberId(call) }),
  endSession: async (call) => {
    await endOtherLogins(call, call.body.id);
    return null;
  },
  endOtherSessions: async (call) => {
    await endOtherLogins(call);
    return null;
  },
  refresh: async ({ deps, session }) => {
    const member = session.member_id === null ? null : await getMember(deps, session.member_id);
    if (!member) throw new ServiceError(CODE.loginNeeded, "請先登入");
    return member;
  },
  outLogin: async ({ deps, session, setSid }) => {
    await endMemberSession(deps, session);
    if (session.member_id !== null) {
      deps.audit({ kind: "session-ended", member_id: session.member_id, reason: "logout" });
    }
    setSid(newSid(deps));
    return null;
  },
  queryOpMember: async ({ deps, session, body }) => ({
    is_member: (await isMemberPhone(deps, session, body.phone)) ? 1 : 0,
  }),
  requestOtpEncrypt: async ({ deps, session, body, ip }) => {
    // The request does not contain its purpose. A visitor needs the code for the registration, and a member for the
    // binding of the carrier.
    const purpose = session.member_id === null ? "register" : "carrier";
    const network = visitorNetwork(ip);
    await sendOtp(deps, { session, phone: body.phone, purpose, network });
    return null;
  },
  checkOtp2023: async ({ deps, session, body }) => {
    await checkOtp(deps, { session, phone: body.phone, purpose: "register" }, body.otp);
    return null;
  },
  createThirdUser: async (call) => {
    const { id } = await registerMember(call.deps, call.session, call.body);
    const { third_login_type: login_type } = call.body;
    call.deps.audit({ kind: "member-registered", member_id: id, login_type });
    return startSession(call, id);
  },
  profile: async (call) => {
    const { first_name, last_name, phone, external_id } = await currentMember(call);
    return { name: last_name + first_name, phone, ...(external_id && { external_id }) };
  },
  member: async (call) => ({ data: await currentMember(call) }),
  saveAddress: (call) => saveAddress(call.deps, { member_id: memberId(call), address: call.body }),
  removeAddress: (call) =>
    removeAddress(call.deps, { member_id: memberId(call), id: call.body.id }),
  addressList: (call) =>
    call.deps.db
      .select()
      .from(member_addresses)
      .where(eq(member_addresses.member_id, memberId(call)))
      .orderBy(desc(member_addresses.is_default), asc(member_addresses.id))
      .limit(LIST_PAGE_SIZE)
      .offset((call.query.page - 1) * LIST_PAGE_SIZE),
} satisfies Handlers;

async function signInAs<Name extends EndpointName>(
  call: Call<Name>,
  identity: Identity,
): Promise<Member> {
  const { deps, session } = call;
  const member = await memberOfProof(deps, session, identity);
  if (member) {
    const { third_login_type: login_type } = identity;
    deps.audit({ kind: "sign-in", member_id: member.id, login_type });
    return startSession(call, member.id);
  }
  // A sign-in with an unregistered identity ends the member's session (LG-21). The proof of the identity stays valid
  // for the registration.
  await endMemberSession(deps, session);
  throw new ServiceError(CODE.unregistered, "尚未註冊，請先完成註冊");
}

async function startSession<Name extends EndpointName>(
  call: Call<Name>,
  id: number,
): Promise<Member> {
  call.setSid(await startMemberSession(call.deps, call.session, { member_id: id, visit: call }));
  await rememberDevice(call.deps, { member_id: id, device: call.device });
  return requireMember(await getMember(call.deps, id));
}

async function endOtherLogins<Name extends EndpointName>(
  call: Call<Name>,
  id?: number,
): Promise<void> {
  const { deps, session } = call;
  const member_id = memberId(call);
  const own = { session, member_id, ...(id !== undefined && { id }) };
  if ((await endOtherSessions(deps, own)) === 0) return;
  deps.audit({ kind: "session-ended", member_id, reason: "ended-by-member" });
}

async function currentMember<Name extends EndpointName>(call: Call<Name>): Promise<Member> {
  return requireMember(await getMember(call.deps, memberId(call)));
}

function requireMember(member: Member | null): Member {
  if (!member) throw new ServiceError(CODE.loginNeeded, "請先登入");
  return member;
}
