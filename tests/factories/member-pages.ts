import type { MemberBenefits } from "@/lib/account/member-benefits";
import type { MemberPage } from "@/lib/account/member-page";
import type { SavedAddress } from "@/lib/contracts/addresses";
import type { Member } from "@/lib/contracts/members";

/** A member who has signed up through the membership service, as the backend returns the member. */
export function makeMemberRecord(values: Partial<Member> = {}): Member {
  return {
    id: 1,
    phone: "0912345678",
    nickname: "",
    avatar: "",
    email: "ming@example.com",
    first_name: "小明",
    last_name: "王",
    sex: 0,
    birthday: "",
    member_grade: { name: "一般會員" },
    member_level: 1,
    discount_code_count: 3,
    gid_bar_code: "FT00000000001",
    google_user_id: "",
    apple_user_id: "",
    facebook_user_id: "",
    line_user_id: "",
    external_id: "EX0001",
    business_id: 0,
    coin: 288,
    status: 1,
    is_active: 1,
    is_locked: 0,
    locked_time: 0,
    is_first_order: 0,
    recommend_code: "",
    recommend_member_id: 0,
    recommend_count: 0,
    last_login_time: 0,
    create_time: 0,
    update_time: 0,
    free_delivery_count: 0,
    has_pay_password: 0,
    has_bind_linepay: 0,
    lat: null,
    lng: null,
    lang: "zh-TW",
    member_code: "",
    history_order_count: 0,
    history_pay_total: 0,
    group_purchase: 0,
    websocket_url: "",
    unread_push: 0,
    binding_third: [0],
    subscription_id: 0,
    subscription_settings: "",
    subscription_start_time: 0,
    subscription_end_time: 0,
    subscription_status: 0,
    ...values,
  };
}

export function makeSavedAddress(values: Partial<SavedAddress> = {}): SavedAddress {
  return {
    id: 1,
    city_name: "台北市",
    area_name: "信義區",
    street: "市府路1號",
    address: "台北市信義區市府路1號",
    lat: 25.0375,
    lng: 121.5637,
    remark: "",
    is_default: 0,
    contact_name: "王小明",
    contact_phone: "0912345678",
    ...values,
  };
}

/** The data of the page /member: one default address, and no binding to Google or Apple. */
export function makeMemberPage(values: Partial<MemberPage> = {}): MemberPage {
  const unbound = { isBound: false, isOnlyLogin: false };
  return {
    name: "王○明",
    phone: "0912***678",
    email: "m***@example.com",
    member_grade: { name: "銀級會員" },
    member_level: 2,
    discount_code_count: 3,
    coin: 288,
    subscription_settings: "福饕免運",
    subscription_start_time: Date.parse("2026-11-01T00:00:00+08:00") / 1000,
    subscription_end_time: Date.parse("2027-11-01T00:00:00+08:00") / 1000,
    subscription_status: 1,
    addresses: [
      {
        id: 1,
        address: "台北市信義區市府路1號",
        detail: "王○明・0912***678",
        isDefault: true,
        label: null,
      },
    ],
    bindings: [
      { key: "google", loginType: 1, ...unbound },
      { key: "apple", loginType: 4, ...unbound },
      { key: "facebook", loginType: null, ...unbound },
      { key: "line", loginType: null, ...unbound },
      { key: "provider", loginType: null, isBound: true, isOnlyLogin: true },
    ],
    confirmLoginTypes: [0],
    hasDataRights: true,
    canEdit: true,
    canAddCard: true,
    carrier: "unbound",
    ...values,
  };
}

/** A member with a subscription and a referral code. */
export function makeMemberBenefits(values: Partial<MemberBenefits> = {}): MemberBenefits {
  return {
    recommend_code: "FUTA2222",
    recommend_count: 0,
    subscription_start_time: Date.parse("2026-11-01T00:00:00+08:00") / 1000,
    subscription_end_time: Date.parse("2027-11-01T00:00:00+08:00") / 1000,
    subscription_status: 1,
    ...values,
  };
}
