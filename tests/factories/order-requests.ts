import { DINING_TYPE, INVOICE_TYPE, PAY_TYPE } from "../../lib/contracts/codes.ts";
import type { OrderFood } from "../../lib/contracts/order-foods.ts";
import type { OrderingBody, PreOrderBody } from "../../lib/contracts/orders.ts";

type FoodRequest = Partial<OrderFood> & { id: number };
type OrderValues<Body> = Partial<Omit<Body, "foods">> & { store_id: number; foods: FoodRequest[] };

const place = {
  contact_name: "王小明",
  contact_phone: "0912345678",
  lat: 25.03361,
  lng: 121.56445,
  city_name: "台北市",
  area_name: "信義區",
  street: "市府路45號",
  address_remark: "3樓",
};
const common = {
  ...place,
  dining_type: DINING_TYPE.delivery,
  pay_type: PAY_TYPE.cash,
  is_reservation: 0,
  reservation_start_time: -1,
  reservation_end_time: -1,
  remark: "",
} as const;

export function makePreOrderBody({ foods, ...values }: OrderValues<PreOrderBody>): PreOrderBody {
  return { ...common, ...values, foods: makeOrderFoods(foods) };
}

export function makeOrderingBody({ foods, ...values }: OrderValues<OrderingBody>): OrderingBody {
  return {
    ...common,
    email: "a@example.com",
    invoice_type: INVOICE_TYPE.email,
    ...values,
    foods: makeOrderFoods(foods),
  };
}

/** Returns the `foods` field of a request: the order lines, filled with default values, as JSON text. */
export function makeOrderFoods(foods: FoodRequest[]): string {
  return JSON.stringify(
    foods.map((food) => ({
      item_type: "single",
      quantity: 1,
      remark: "",
      unavailable_type: 0,
      username: "",
      relish_ids: "",
      groups: [],
      ...food,
    })),
  );
}
