import { COUPONS_BY_CODE } from "./demo-members.ts";
import { type Handler, ok, refuse } from "./handler-types.ts";
import type { Coupon } from "./member-types.ts";
import { nowSeconds } from "./taipei-clock.ts";

const DAY_SECONDS = 86_400;
const PAGE_SIZE = 10;
const TAB = { unused: 1, used: 2 };

/**
 * Coupon (EN-16). Dates are epoch seconds as text, and full_money and cut_money have decimals. The specification allows
 * both, because it does not define these formats.
 */
const shapeCoupon = (coupon: Coupon, isUsable: boolean): object => ({
  id: `cp-${coupon.codeId}`,
  code_id: coupon.codeId,
  code: coupon.code,
  type: coupon.type,
  cut_type: coupon.type,
  user_type: 0,
  full_money: `${coupon.fullMoney}.00`,
  cut_money: `${coupon.cutMoney}.00`,
  cut_percent: coupon.cutPercent,
  discount_money: "0",
  discount: null,
  start_date: String(nowSeconds() - DAY_SECONDS),
  end_date: String(nowSeconds() + 2 * DAY_SECONDS),
  dining_types: "0,1",
  target_type: "0",
  limit_times: 1,
  used_times: coupon.isUsed ? 1 : 0,
  consumption_rate: "0",
  access_text: isUsable ? "" : "未達使用門檻",
  is_access: isUsable ? 1 : 0,
  remark: coupon.remark,
});

const newDiscountCodeList: Handler = ({ member, number }) => {
  const tab = number("type");
  const spent = number("filter_full_money");
  const listed = (member?.coupons ?? []).filter((coupon) =>
    coupon.isUsed ? tab === TAB.used : tab === TAB.unused,
  );
  const from = (number("page") - 1) * PAGE_SIZE;
  return ok(
    listed
      .slice(from, from + PAGE_SIZE)
      .map((coupon) => shapeCoupon(coupon, spent === 0 || spent >= coupon.fullMoney)),
  );
};

const addCoupon: Handler = ({ member, text }) => {
  const code = text("code").trim().toLowerCase();
  const create = COUPONS_BY_CODE[code];
  if (!member || !create) return refuse(71, "查無此代碼，請確認後再輸入");
  if (member.coupons.some((coupon) => coupon.code === code)) return refuse(72, "此代碼已領取過");
  member.coupons.push(create());
  return ok(null);
};

/** Redeems a code. Refuses codes that start with "fdm-", because they belong to registerReward. */
const exchangeCoin: Handler = (context) =>
  context.text("code").toLowerCase().startsWith("fdm-")
    ? refuse(73, "推薦碼請由推薦活動登錄")
    : addCoupon(context);

const registerReward: Handler = (context) =>
  context.text("code").toLowerCase().startsWith("fdm-")
    ? addCoupon(context)
    : refuse(74, "此代碼不是推薦碼");

export const benefitHandlers = {
  newDiscountCodeList,
  exchangeCoin,
  registerReward,
} satisfies Record<string, Handler>;
