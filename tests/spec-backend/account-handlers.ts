import { newMember, UNKNOWN_PERSON_GID } from "./demo-members.ts";
import { type Answer, type Context, type Handler, nestData, ok, refuse } from "./handler-types.ts";
import { shapeAddress, shapeMember } from "./member-shape.ts";
import type { Member } from "./member-types.ts";
import { OPEN_NAMES } from "./open-names.ts";
import { type PendingIdentity, randomHex, renewSession } from "./operator-state.ts";

const PHONE = /^09\d{8}$/;
const NOT_REGISTERED_CODE = 3;
const bodyTexts = (values: Record<string, unknown>): string[] => Object.values(values).map(String);

function signIn(context: Context, member: Member): Answer {
  context.session.memberKey = member.key;
  context.session.pending = null;
  renewSession(context.state, context.session);
  return ok(shapeMember(context.state, member), "登入完成");
}

function signInBy(context: Context, identity: PendingIdentity, member: Member | undefined): Answer {
  if (member) return signIn(context, member);
  context.session.pending = identity;
  return refuse(NOT_REGISTERED_CODE, "此帳號尚未註冊，請先完成註冊");
}

const getAuthParamStr: Handler = ({ state, text }) => {
  const target = new URL(text("redirect_url"));
  if (target.origin !== state.settings.shopOrigin) return refuse(31, "回傳網址不在允許清單內");
  const query = new URLSearchParams({
    redirect_url: target.href,
    app: "op-web",
    seed: randomHex(8),
  });
  return ok(query.toString());
};

const getOPUserInfo: Handler = ({ state, text }) => {
  const gid = state.proofs.get(text("v"));
  if (gid === undefined) return refuse(32, "登入資訊已過期，請重新登入");
  state.proofs.delete(text("v"));
  return ok({ gid_bar_code: gid });
};

const thirdLoginOP: Handler = (context) => {
  const gid = context.text("gid_bar_code");
  const member = context.state.members.find((one) => one.gid === gid);
  if (!member && gid !== UNKNOWN_PERSON_GID) return refuse(33, "查無此會員條碼");
  return signInBy(context, { type: 0, id: gid }, member);
};

const identityField = { 0: "gid", 1: "googleId", 4: "appleId" } as const;

const loginTypeOf = ({ number }: Context): 0 | 1 | 4 => number("third_login_type") as 0 | 1 | 4;

const thirdLogin: Handler = (context) => {
  const type = loginTypeOf(context);
  const id = context.text("third_user_id");
  const member = context.state.members.find((one) => one[identityField[type]] === id);
  return signInBy(context, { type, id }, member);
};

const modifyThirdUserId: Handler = (context) => {
  const { member, state } = context;
  if (!member) return refuse(34, "查無會員");
  const field = identityField[loginTypeOf(context)];
  const id = context.text("third_user_id");
  if (state.members.some((one) => one !== member && one[field] === id)) {
    return refuse(35, "此第三方帳號已綁定其他會員");
  }
  member[field] = id;
  return ok(null, "綁定完成");
};

const queryOpMember: Handler = ({ session, text }) => {
  session.otpPhone = text("phone");
  return ok(null);
};

// The specification does not show the payloads of requestOtpEncrypt, checkOtp2023, otpCheck and createThirdUser. The
// handlers of these calls find the phone, the code and the email by their format.
const requestOtpEncrypt: Handler = ({ state, session, values, member }) => {
  const phone = bodyTexts(values).find((value) => PHONE.test(value));
  session.otpPhone = phone ?? session.otpPhone ?? member?.phone ?? null;
  if (!session.otpPhone) return refuse(36, "請先輸入手機號碼");
  const code = String(100_000 + (Number.parseInt(randomHex(4), 16) % 900_000));
  state.messages.push({ phone: session.otpPhone, code, isUsed: false });
  return ok({});
};

const checkCode: Handler = ({ state, session, values }) => {
  const typed = bodyTexts(values).find((value) => /^\d{6}$/.test(value));
  const sent = state.messages.findLast(({ phone }) => phone === session.otpPhone);
  if (!sent || sent.isUsed || sent.code !== typed) return refuse(37, "簡訊驗證碼不符，請再確認");
  sent.isUsed = true;
  session.provenPhone = sent.phone;
  return ok(null);
};

const createThirdUser: Handler = ({ state, session, values }) => {
  const { pending, provenPhone } = session;
  if (!provenPhone) return refuse(38, "請先完成手機驗證");
  if (state.members.some(({ phone }) => phone === provenPhone)) return refuse(39, "此手機已註冊");
  const key = randomHex(4);
  const member = newMember({ key, id: `M-${30_000 + state.members.length}`, phone: provenPhone });
  member.email = bodyTexts(values).find((value) => value.includes("@")) ?? "";
  member.lastName = String(values.last_name ?? "");
  member.firstName = String(values.first_name ?? values.name ?? "新會員");
  if (pending) member[identityField[pending.type]] = pending.id;
  state.members.push(member);
  session.memberKey = key;
  session.pending = null;
  renewSession(state, session);
  return ok(null);
};

const refresh: Handler = ({ member }) => {
  if (!member) return { body: { code: 5 } };
  return ok({
    gid_bar_code: member.gid,
    last_name: member.lastName,
    first_name: member.firstName,
    phone: member.phone,
    email: member.email,
    code: 0,
  });
};

const outLogin: Handler = ({ state, session }) => {
  session.memberKey = null;
  session.pending = null;
  session.preOrder = null;
  renewSession(state, session);
  return { body: { code: 0 } };
};

const userReferralCode: Handler = ({ state, text }) => {
  const id = text("id");
  const owner = state.members.find((one) => one.id === id || one.referralCode === id);
  return owner
    ? ok({ [OPEN_NAMES.referralCode]: owner.referralCode })
    : refuse(40, "查無此推薦連結");
};

const profile: Handler = ({ member }) =>
  ok({ name: `${member?.lastName}${member?.firstName}`, phone: member?.phone });

export const accountHandlers = {
  getAuthParamStr,
  getOPUserInfo,
  thirdLoginOP,
  thirdLogin,
  modifyThirdUserId,
  memberCheck: () => ok({}),
  queryOpMember,
  requestOtpEncrypt,
  checkOtp2023: checkCode,
  otpCheck: checkCode,
  createThirdUser,
  refresh,
  outLogin,
  userReferralCode,
  profile,
  openPointInvoice: () => ok({}),
  addressList: ({ member, number }) =>
    ok(number("page") === 1 ? (member?.addresses ?? []).map(shapeAddress) : []),
  member: ({ state, member }) => nestData(state, member ? shapeMember(state, member) : null),
} satisfies Record<string, Handler>;
