import type { SavedAddress } from "@/lib/contracts/addresses";
import { LOGIN_TYPE, type LoginType, type ThirdLoginType } from "@/lib/contracts/codes";
import type { Member } from "@/lib/contracts/members";
import { maskedEmail, maskedName, maskedPhone } from "./mask-text";

type BindingKey = "provider" | "google" | "apple" | "facebook" | "line";
/**
 * `loginType` is null if the page cannot change the binding. `isOnlyLogin` is true if this binding is the member's only
 * way to sign in.
 */
export type Binding = {
  key: BindingKey;
  isBound: boolean;
  isOnlyLogin: boolean;
  loginType: ThirdLoginType | null;
};
export type PageAddress = {
  id: SavedAddress["id"];
  address: string;
  detail: string;
  isDefault: boolean;
  /** Null for an address without the label 住家 or 公司. */
  label: "home" | "company" | null;
};

type ShownFields = Pick<
  Member,
  | "member_grade"
  | "member_level"
  | "discount_code_count"
  | "coin"
  | "subscription_settings"
  | "subscription_start_time"
  | "subscription_end_time"
  | "subscription_status"
>;
/**
 * The data of the member page. It contains no identifiers of the member at sign-in providers. Names, phone numbers and
 * the email are masked; addresses are not.
 */
export type MemberPage = ShownFields & {
  name: string;
  phone: string;
  email: string;
  addresses: PageAddress[];
  bindings: Binding[];
  /** The bound accounts with which the member can prove who they are before a change. */
  confirmLoginTypes: LoginType[];
  /** True if the backend can export and delete the member's data. */
  hasDataRights: boolean;
  /** True if the backend can change addresses and cards. */
  canEdit: boolean;
  /** True if the page that saves a card can redirect back to `/member`. */
  canAddCard: boolean;
  /** The state of the member carrier. Null if the member has no carrier and the backend cannot bind a carrier. */
  carrier: "bound" | "unbound" | null;
};

type MemberPageInput = {
  member: Member;
  addresses: SavedAddress[];
  loginTypes: readonly ThirdLoginType[];
  hasMembership: boolean;
  hasDataRights: boolean;
  canEdit: boolean;
  canAddCard: boolean;
  isCarrierBound: boolean;
};

export function memberPage({
  member,
  addresses,
  loginTypes,
  ...offer
}: MemberPageInput): MemberPage {
  const { first_name, last_name, nickname, phone, email } = member;
  return {
    name: maskedName(`${last_name}${first_name}` || nickname),
    phone: maskedPhone(phone),
    email: maskedEmail(email),
    member_grade: member.member_grade,
    member_level: member.member_level,
    discount_code_count: member.discount_code_count,
    coin: member.coin,
    subscription_settings: member.subscription_settings,
    subscription_start_time: member.subscription_start_time,
    subscription_end_time: member.subscription_end_time,
    subscription_status: member.subscription_status,
    addresses: pageAddresses(addresses),
    bindings: bindings(member, loginTypes),
    confirmLoginTypes: confirmLoginTypes(member, [
      ...(offer.hasMembership ? [LOGIN_TYPE.provider] : []),
      ...loginTypes,
    ]),
    hasDataRights: offer.hasDataRights,
    canEdit: offer.canEdit,
    canAddCard: offer.canAddCard,
    carrier: carrierOf(offer),
  };
}

/** The state of the member carrier. A carrier can be bound only with the membership service (LG-25). */
function carrierOf({
  isCarrierBound,
  hasMembership,
}: Pick<MemberPageInput, "isCarrierBound" | "hasMembership">) {
  if (isCarrierBound) return "bound";
  return hasMembership ? "unbound" : null;
}

/**
 * The default address comes first. The detail shows the remark (such as the floor) and the contact, so that two
 * addresses in the same street can be distinguished.
 */
function pageAddresses(addresses: SavedAddress[]): PageAddress[] {
  return addresses
    .map(({ id, address, remark, contact_name, contact_phone, is_default, label }) => ({
      id,
      address,
      label: label === "home" || label === "company" ? label : null,
      detail: [remark, maskedName(contact_name), maskedPhone(contact_phone)]
        .filter(Boolean)
        .join("・"),
      isDefault: is_default === 1,
    }))
    .toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault));
}

/** The shop has no sign-in with Facebook or LINE. The page shows only whether these accounts are bound (MB-05). */
function bindings(member: Member, loginTypes: readonly ThirdLoginType[]): Binding[] {
  const ids = [
    { key: "google", id: member.google_user_id, type: LOGIN_TYPE.google },
    { key: "apple", id: member.apple_user_id, type: LOGIN_TYPE.apple },
    { key: "facebook", id: member.facebook_user_id, type: null },
    { key: "line", id: member.line_user_id, type: null },
    { key: "provider", id: member.gid_bar_code, type: null },
  ] as const;
  const loginIds = Object.values(boundIds(member));
  const identityCount = loginIds.filter((id) => id !== "").length;
  return ids.map(({ key, id, type }) => ({
    key,
    isBound: id !== "",
    isOnlyLogin: id !== "" && identityCount === 1 && loginIds.includes(id),
    loginType: type !== null && loginTypes.includes(type) ? type : null,
  }));
}

function confirmLoginTypes(member: Member, loginTypes: readonly LoginType[]): LoginType[] {
  const ids = boundIds(member);
  return loginTypes.filter((loginType) => ids[loginType] !== "");
}

type Ids = Pick<Member, "gid_bar_code" | "google_user_id" | "apple_user_id">;

/** The member's id at each sign-in provider; an empty text for a provider that is not bound. */
export function boundIds(member: Ids): Record<LoginType, string> {
  return {
    [LOGIN_TYPE.provider]: member.gid_bar_code,
    [LOGIN_TYPE.google]: member.google_user_id,
    [LOGIN_TYPE.apple]: member.apple_user_id,
  };
}
