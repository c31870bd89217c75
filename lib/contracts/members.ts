import { z } from "zod";
import { savedAddressSchema } from "./addresses.ts";
import { CONTACT_NAME_MAX, LOGIN_TYPE, RECOMMEND_CODE, RECOMMEND_CODE_MAX } from "./codes.ts";
import {
  boundedText,
  emailSchema,
  epochSecondsSchema,
  flagSchema,
  idSchema,
  lineSchema,
  opaqueIdSchema,
  otpSchema,
  pageSchema,
  patternText,
  phoneSchema,
} from "./fields.ts";
import { derivations } from "./tolerant.ts";

const memberGradeSchema = z.object({ name: z.string() });
derivations.add(memberGradeSchema, { derive: ({ name, data }) => ({ name: name ?? data }) });

/** The member record (EN-21). */
export const memberSchema = z.object({
  id: opaqueIdSchema.default(0),
  phone: z.string(),
  nickname: z.string(),
  avatar: z.string(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  sex: z.number().int(),
  birthday: z.string(),
  member_grade: memberGradeSchema,
  member_level: z.number().int(),
  discount_code_count: z.number().int(),
  gid_bar_code: z.string(),
  google_user_id: z.string(),
  apple_user_id: z.string(),
  facebook_user_id: z.string(),
  line_user_id: z.string(),
  external_id: z.string(),
  business_id: z.number().int(),
  coin: z.number().int(),
  status: z.number().int(),
  is_active: flagSchema,
  is_locked: flagSchema,
  locked_time: z.number().int(),
  is_first_order: flagSchema,
  recommend_code: z.string(),
  recommend_member_id: z.number().int(),
  recommend_count: z.number().int(),
  last_login_time: z.number().int(),
  create_time: z.number().int(),
  update_time: z.number().int(),
  free_delivery_count: z.number().int(),
  has_pay_password: flagSchema,
  has_bind_linepay: flagSchema,
  lat: z.number().nullable(),
  lng: z.number().nullable(),
  lang: z.string(),
  member_code: z.string(),
  history_order_count: z.number().int(),
  history_pay_total: z.number().int(),
  group_purchase: flagSchema,
  websocket_url: z.string(),
  unread_push: z.number().int(),
  binding_third: z.array(z.number().int()),
  subscription_id: z.number().int(),
  subscription_settings: z.string(),
  subscription_start_time: z.number().int(),
  subscription_end_time: z.number().int(),
  subscription_status: z.number().int(),
});
export type Member = z.infer<typeof memberSchema>;

/** The data of the signed-in member in local storage (EN-22). */
const sessionMemberSchema = z.object({
  isLogin: z.boolean(),
  gid: z.string(),
  displayName: z.string(),
  mid: z.string(),
  mexid: z.string(),
  m_grade: z.string(),
  addressList: z.array(savedAddressSchema),
  logintype: z.number().int(),
  login_id: z.string(),
  business_id: z.number().int(),
  phone: z.string(),
});
export type SessionMember = z.infer<typeof sessionMemberSchema>;

/** The answer of GET /UserApi/refresh (API-52), with additional fields that the page header needs. */
export const refreshSchema = memberSchema.pick({
  id: true,
  gid_bar_code: true,
  last_name: true,
  first_name: true,
  nickname: true,
  phone: true,
  email: true,
  business_id: true,
  external_id: true,
  member_grade: true,
});
export type RefreshedMember = z.infer<typeof refreshSchema>;

const loginTypeSchema = z.union([
  z.literal(LOGIN_TYPE.provider),
  z.literal(LOGIN_TYPE.google),
  z.literal(LOGIN_TYPE.apple),
]);

const thirdLoginTypeSchema = z.union([z.literal(LOGIN_TYPE.google), z.literal(LOGIN_TYPE.apple)]);
/** The configured sign-in methods besides the membership service (LG-05, LG-08). */
export const thirdLoginTypesSchema = z.array(thirdLoginTypeSchema);

export const authParamBodySchema = z.strictObject({ redirect_url: boundedText(300) });
/**
 * The provider returns `v` and `state`. `state` must be equal to the state that is stored in this session (PV-15).
 * Without `state`, `v` is the signed code `v1` from the provider's app (LG-15, PV-16).
 */
export const opUserInfoBodySchema = z.strictObject({
  v: boundedText(200).min(1),
  state: boundedText(200).min(1).optional(),
});
export const opUserInfoSchema = z.object({
  gid_bar_code: z.string(),
  phone: z.string(),
  name: z.string(),
});
export const thirdLoginOpBodySchema = z.strictObject({
  gid_bar_code: boundedText(100).min(1),
});

export const thirdAuthBodySchema = z.strictObject({ third_login_type: thirdLoginTypeSchema });
/** `query` is the unchanged query that the identity provider sent back, with `code` and `state`. */
export const thirdUserInfoBodySchema = z.strictObject({
  third_login_type: thirdLoginTypeSchema,
  query: boundedText(4000).min(1),
});
/**
 * `query` is the query that the sign-in provider sent back. If the provider is the membership service, it contains `v`
 * and `state`.
 */
export const confirmIdentityBodySchema = z.strictObject({
  third_login_type: loginTypeSchema,
  query: z.string().min(1).max(4000),
});
/** `name` and `email` are only used to fill in the registration form. They do not identify the person. */
export const thirdUserInfoSchema = z.object({
  third_user_id: z.string(),
  email: z.string(),
  name: z.string(),
});

const thirdUserFields = {
  third_login_type: loginTypeSchema,
  third_user_id: boundedText(4000).min(1),
};
export const thirdLoginBodySchema = z.strictObject(thirdUserFields);
export const createThirdUserBodySchema = z.strictObject({
  ...thirdUserFields,
  phone: phoneSchema,
  name: lineSchema(CONTACT_NAME_MAX),
  email: z.union([emailSchema, z.literal("")]),
  /** The inviter's code. */
  recommend_code: patternText(RECOMMEND_CODE_MAX, RECOMMEND_CODE).optional(),
});
export const requestOtpBodySchema = z.strictObject({
  phone: phoneSchema,
  encrypted: boundedText(400),
});
export const checkOtpBodySchema = z.strictObject({ phone: phoneSchema, otp: otpSchema });
export const phoneBodySchema = z.strictObject({ phone: phoneSchema });
export const memberExistsSchema = z.object({ is_member: flagSchema });
export const memberCheckBodySchema = z.strictObject({
  email: emailSchema,
  source: z.literal("google"),
});

/** One session of the member. `platform` and `browser` are short words such as `iphone` and `safari`. */
export const memberSessionSchema = z.object({
  id: idSchema,
  platform: z.string(),
  browser: z.string(),
  /**
   * The network of the last visit, such as `203.0.113.0/24`, without the part of the address that identifies the
   * device. Empty if unknown.
   */
  network: z.string(),
  create_time: epochSecondsSchema,
  last_seen_time: epochSecondsSchema,
  /** 1 for the session of this request. */
  is_current: flagSchema,
});
export type MemberSession = z.infer<typeof memberSessionSchema>;
export const sessionIdBodySchema = z.strictObject({ id: idSchema });

export const addressListQuerySchema = z.strictObject({ page: pageSchema });
/** `external_id` is the member's identifier at the membership service; empty or missing for a member without one. */
export const profileSchema = z.object({
  name: z.string(),
  phone: z.string(),
  external_id: z.string().optional(),
});

export const referralQuerySchema = z.strictObject({
  id: boundedText(RECOMMEND_CODE_MAX).min(1),
});
export const referralSchema = z.object({
  code: z.string(),
  name: z.string(),
  reward_text: z.string(),
});

/**
 * A copy of the data that the backend stores about a member. `kinds` contains a list of rows for each kind of data. The
 * backend chooses the names of the kinds and of the columns.
 */
export const personalDataSchema = z.object({
  made_time: epochSecondsSchema,
  kinds: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
});
