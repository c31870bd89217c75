import type { OptionGroup, Product, Store } from "./catalog-types.ts";
import { OPEN_NAMES } from "./open-names.ts";
import { nowSeconds, taipeiDay } from "./taipei-clock.ts";

/** Returns the URL of a picture, or an empty text if the settings switch pictures off. */
export type Picture = (name: string) => string;

/** Option group (EN-12). */
const shapeGroup = (group: OptionGroup): object => ({
  id: group.id,
  name: group.name,
  is_multi_choose: group.maxChoose > 1 ? 1 : 0,
  max_choose: group.maxChoose,
  is_required: group.isRequired ? "1" : "0",
  items: group.options.map((option) => ({
    id: option.id,
    name: option.name,
    unit_price: option.price,
    is_offer: 0,
    [OPEN_NAMES.subOptions]: option.groups.map(shapeGroup),
  })),
});

/** Product (EN-10). Prices are numeric text, which the specification allows because it does not define their type. */
export function shapeProduct(product: Product, picture: Picture): object {
  return {
    id: product.id,
    name: product.name,
    desc: product.desc,
    image: picture(String(product.id)),
    food_image_list: [],
    unit_price: String(product.price),
    list_price: String(product.listPrice),
    tag_text: product.listPrice > product.price ? "特價" : "",
    tag_icon: product.listPrice > product.price ? 1 : 0,
    is_offer: product.listPrice > product.price ? 1 : 0,
    sale_status: product.isSoldOut ? 0 : 1,
    is_limit: product.limit === null ? 0 : 1,
    limit_count: product.limit ?? 0,
    sale_count: "0",
    enable_add_cart: 1,
    is_user_show: product.isSoldOut ? 1 : 0,
    [OPEN_NAMES.productOptionGroups]: product.groups.map(shapeGroup),
    groups: product.setGroups.map((group) => ({
      id: group.id,
      sub_title: group.subTitle,
      foods: group.foods.map((food) => ({
        id: food.id,
        [OPEN_NAMES.productOptionGroups]: food.groups.map(shapeGroup),
        is_required: food.isRequired ? 1 : 0,
        limit_count: 0,
        sale_count: 0,
        is_limit: 0,
        name: food.name,
        unit_price: String(food.price),
      })),
    })),
  };
}

/** The four fields that the specification names for products in the grocery search and in grocery categories. */
export const shapeListedProduct = (product: Product, picture: Picture): object => ({
  id: product.id,
  image: picture(String(product.id)),
  unit_price: String(product.price),
  name: product.name,
});

const OPENING_RANGES = ["00:00-14:00", "14:00-23:45"];

/** Returns reservation day entries (EN-20) for today and the next two days. */
export const reservationDays = (): object[] =>
  [0, 1, 2].map((days) => ({
    day: taipeiDay(days),
    [OPEN_NAMES.reservationTimes]: OPENING_RANGES,
  }));

function shapeReviews(store: Store): object[] {
  const [product] = store.products;
  return [
    { first_name: "小美", last_name: "林", star_num: 5, content: "湯頭很好，會再訂。" },
    { first_name: "大同", last_name: "張", star_num: "4.5", content: "送達時還是熱的。" },
  ].map(({ first_name, last_name, star_num, content }, at) => ({
    avatar: "",
    create_time: nowSeconds() - 86_400 * (at + 2),
    user: { icon_url: "", first_name, last_name },
    star_num,
    content,
    title: product?.name ?? "",
    store_id: store.id,
    food_id: product?.id ?? "",
  }));
}

const moneyOf = (store: Store) => ({
  delivery_fee: String(store.deliveryFee),
  delivery_fee_txt: `運費 ${store.deliveryFee} 元`,
  service_fee: store.serviceFee,
  min_charge: `${store.minimum}.0`,
  mini_charge: store.minimum,
  delivery_min_amount: String(store.minimum),
  fodomo_delivery_min_amount: String(store.minimum),
  use_fodomo_deliver: "0",
  eatin_min_amount: store.minimum,
  business_reservation_min_amount: "1000",
  take_payment_method: "2,5,9,10,11",
  delivery_payment_method: "2,5,6,9,10,11",
  business_reservation_payment_method: "7",
  disable_payment_method: store.disabledPayments.join(","),
  [OPEN_NAMES.couponConfig]: {
    level: 1,
    global_coupon: null,
    brand_coupon: null,
    store_coupon: {
      full_cut: { full_money: "300", cut_money: "30" },
      full_delivery_free_cut: null,
    },
  },
});

const rangesOf = (store: Store) => ({
  open_status: store.openStatus,
  has_take: store.takesPickup ? 1 : 0,
  has_delivery: store.delivers ? 1 : 0,
  has_eatin: 0,
  has_business_reservation: store.takesBusiness ? 1 : 0,
  in_delivery_range: 1,
  take_service_range: 1,
  distance: "1.24",
  waiting_time: "25",
  google_predict_time_text: "25-35 分鐘",
  reservation: 1,
  reservation_time_list: reservationDays(),
  business_reservation_time_list: store.takesBusiness ? reservationDays() : [],
});

/** Store (EN-08). */
export const shapeStore = (store: Store, picture: Picture): object => ({
  id: store.id,
  name: store.name,
  image: picture(String(store.id)),
  web_detail_image: picture(`${store.id}-wide`),
  phone: "02-27200000",
  address: store.address,
  intro: `${store.name}，${store.address}`,
  ...rangesOf(store),
  total_order_count: "128",
  store_types: store.types.map((name) => ({ name })),
  star_num: "4.62",
  avg_star_count: 4.62,
  service_score: [
    { title: "餐點品質", avg_score_percent: 92.5 },
    { title: "外送速度", avg_score_percent: "88" },
  ],
  store_comments: shapeReviews(store),
  ...moneyOf(store),
  store_classification_id: store.isGrocery ? 2 : 1,
  is_items_remark: 1,
  is_order_remark: "1",
  res_store_type: store.isGrocery ? 2 : 1,
  invoice_issue_type: 1,
  product_id: "A-123456789-00000-1",
  policy_number: null,
  unified_code: "12345675",
  order_cheque: 0,
  product_origin_labeling: "牛肉：美國、澳洲",
});
