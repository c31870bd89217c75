import type { StoreCouponConfig } from "../../lib/contracts/stores.ts";

type Offers = Record<"global_coupon" | "brand_coupon" | "store_coupon", StoreCouponConfig | null>;

export function makeOffers(id: number): Offers {
  return {
    global_coupon: globalOffer(id),
    brand_coupon: id % 5 === 1 ? freeDelivery(id % 2 === 0 ? 250 : 399) : null,
    store_coupon: storeOffer(id),
  };
}

function globalOffer(id: number): StoreCouponConfig | null {
  if (id % 7 === 2) return amountOff("滿 300 折 30", 300, 30);
  return id % 31 === 12 ? freeDelivery(199) : null;
}

function storeOffer(id: number): StoreCouponConfig | null {
  if (id % 8 === 4) return amountOff("本店滿 500 折 60", 500, 60);
  return id % 16 === 10 ? amountOff("本店滿 199 折 20", 199, 20) : null;
}

function amountOff(name: string, full_money: number, cut_money: number): StoreCouponConfig {
  return { name, full_cut: { full_money, cut_money }, full_delivery_free_cut: null };
}

function freeDelivery(full_delivery_free_cut: number): StoreCouponConfig {
  return { name: `滿 ${full_delivery_free_cut} 免運費`, full_cut: null, full_delivery_free_cut };
}
