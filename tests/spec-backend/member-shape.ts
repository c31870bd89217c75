import type { Member, SavedAddress } from "./member-types.ts";
import { OPEN_NAMES } from "./open-names.ts";
import type { OperatorState, Order } from "./operator-state.ts";
import { nowSeconds, taipeiDay } from "./taipei-clock.ts";

export const ordersOf = (state: OperatorState, owner: string): Order[] =>
  state.orders.filter((order) => order.owner === owner);

const subscriptionOf = (member: Member) => ({
  subscription_id: member.isSubscriber ? 77 : 0,
  subscription_settings: null,
  subscription_valid_period: member.isSubscriber ? taipeiDay(30) : "",
  subscription_status: member.isSubscriber ? 1 : 0,
});

/**
 * Member (EN-21). Some flags and ids are numeric text, which the specification allows because it does not define their
 * type.
 */
export function shapeMember(state: OperatorState, member: Member): object {
  const orders = ordersOf(state, member.key);
  return {
    id: member.id,
    phone: member.phone,
    nickname: "",
    avatar: null,
    email: member.email,
    first_name: member.firstName,
    last_name: member.lastName,
    sex: "2",
    birthday: "1990-01-01",
    member_grade: { name: "金卡" },
    member_level: "2",
    discount_code_count: String(member.coupons.filter((coupon) => !coupon.isUsed).length),
    gid_bar_code: member.gid,
    google_user_id: member.googleId,
    apple_user_id: member.appleId,
    facebook_user_id: "",
    line_user_id: null,
    external_id: `ext-${member.id}`,
    business_id: member.businessId,
    coin: "0",
    status: 1,
    is_active: 1,
    is_locked: 0,
    locked_time: null,
    is_first_order: orders.length === 0 ? 1 : 0,
    recommend_code: member.referralCode,
    last_login_time: nowSeconds(),
    create_time: "1650000000",
    update_time: "1690000000",
    free_delivery_count: 0,
    has_pay_password: 0,
    has_bind_linepay: 0,
    [OPEN_NAMES.homepageLat]: "25.0336100",
    [OPEN_NAMES.homepageLng]: "121.5680300",
    lang: "zh-TW",
    member_code: `mc${member.id.slice(2)}`,
    history_order_count: String(orders.length),
    history_pay_total: `${orders.reduce((sum, order) => sum + order.amount, 0)}.00`,
    group_purchase: 0,
    websocket_url: "",
    unread_push: 0,
    binding_third: null,
    ...subscriptionOf(member),
  };
}

/** Address (EN-01). */
export const shapeAddress = (address: SavedAddress): object => ({ ...address });
