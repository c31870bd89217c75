import { asc, desc, eq } from "drizzle-orm";
import { CODE } from "../../lib/contracts/codes.ts";
import type { EndpointName } from "../../lib/contracts/endpoints.ts";
import type { Member } from "../../lib/contracts/members.ts";
import { type Call, type Handlers, memberId } from "../call.ts";
import { member_addresses } from "../db/schema/member-tables.ts";
import { ServiceError } from "../service-error.ts";
import { beginLogin, memberOfProof, proveIdentity } from "./login-service.ts";
import { getMember } from "./member-record.ts";
import { checkOtp, sendOtp } from "./otp-service.ts";
import { isMemberPhone, registerMember } from "./registration-service.ts";
import { endMemberSession, newSid, startMemberSession } from "./session-service.ts";

const ADDRESSES_A_PAGE = 20;

export const memberHandlers = {
  getAuthParamStr: ({ deps, session, body }) => beginLogin(deps, session, body.redirect_url),
  getOPUserInfo: ({ deps, session, body }) => proveIdentity(deps, session, body),
  thirdLoginOP: async (call) => {
    const { deps, session, body } = call;
    const member = await memberOfProof(deps, session, body.gid_bar_code);
    if (member) return signedIn(call, member.id);
    // SPEC §4 Login: an unregistered identity ends the session; its proof stays for the registration.
    await endMemberSession(deps, session);
    throw new ServiceError(CODE.unregistered, "尚未註冊，請先完成註冊");
  },
  refresh: async ({ deps, session }) => {
    const member = session.member_id === null ? null : await getMember(deps, session.member_id);
    if (!member) throw new ServiceError(CODE.loginNeeded, "請先登入");
    return member;
  },
  outLogin: async ({ deps, session, setSid }) => {
    await endMemberSession(deps, session);
    setSid(newSid(deps));
    return null;
  },
  queryOpMember: async ({ deps, session, body }) => ({
    is_member: (await isMemberPhone(deps, session, body.phone)) ? 1 : 0,
  }),
  requestOtpEncrypt: async ({ deps, session, body }) => {
    await sendOtp(deps, { session, phone: body.phone, purpose: "register" });
    return null;
  },
  checkOtp2023: async ({ deps, session, body }) => {
    await checkOtp(deps, { session, phone: body.phone, purpose: "register" }, body.otp);
    return null;
  },
  createThirdUser: async (call) => {
    const member = await registerMember(call.deps, call.session, call.body);
    return signedIn(call, member.id);
  },
  profile: async (call) => {
    const { first_name, last_name, phone } = await currentMember(call);
    return { name: last_name + first_name, phone };
  },
  member: async (call) => ({ data: await currentMember(call) }),
  addressList: (call) =>
    call.deps.db
      .select()
      .from(member_addresses)
      .where(eq(member_addresses.member_id, memberId(call)))
      .orderBy(desc(member_addresses.is_default), asc(member_addresses.id))
      .limit(ADDRESSES_A_PAGE)
      .offset((call.query.page - 1) * ADDRESSES_A_PAGE),
} satisfies Handlers;

async function signedIn<Name extends EndpointName>(call: Call<Name>, id: number): Promise<Member> {
  call.setSid(await startMemberSession(call.deps, call.session, id));
  return existing(await getMember(call.deps, id));
}

async function currentMember<Name extends EndpointName>(call: Call<Name>): Promise<Member> {
  return existing(await getMember(call.deps, memberId(call)));
}

function existing(member: Member | null): Member {
  if (!member) throw new ServiceError(CODE.loginNeeded, "請先登入");
  return member;
}
