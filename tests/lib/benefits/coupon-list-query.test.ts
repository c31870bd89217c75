import { couponListQuery } from "@/lib/benefits/coupon-list-query";
import { DINING_TYPE } from "@/lib/contracts/codes";
import { couponListQuerySchema } from "@/lib/contracts/coupons";

const view = { dining_type: DINING_TYPE.pickup, is_reservation: 1 } as const;

it("the query of /couponList contains every value that the coupon list depends on (CP-02)", () => {
  const query = couponListQuery({ type: 2, page: 3, view, place: { lat: 25.03, lng: 121.56 } });
  expect(query).toEqual({
    page: 3,
    type: 2,
    store_id: 0,
    filter_full_money: 0,
    dining_type: DINING_TYPE.pickup,
    is_reservation: 1,
    is_group_purchase: 0,
    lat: 25.03,
    lng: 121.56,
    session_id: "",
  });
  expect(couponListQuerySchema.safeParse(query).success).toBe(true);
});

it("the query contains no position when the browser has no address", () => {
  const query = couponListQuery({ type: 1, page: 1, view, place: null });
  expect(query).not.toHaveProperty("lat");
  expect(couponListQuerySchema.safeParse(query).success).toBe(true);
});
