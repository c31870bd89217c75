import { lineKey } from "@/lib/cart/cart-line";
import type { CheckoutDraft, CheckoutOpening, LastCheckout } from "@/lib/checkout/checkout-draft";
import type { StoredAddress } from "@/lib/contracts/addresses";
import type { BestDeal } from "@/lib/contracts/best-deal";
import type { Cart, CartItem } from "@/lib/contracts/carts";
import {
  DINING_TYPE,
  INVOICE_ISSUE_TYPE,
  INVOICE_TYPE,
  OPEN_STATUS,
  ORDER_STATUS,
  PAY_STATUS,
  PAY_TYPE,
  STORE_CLASSIFICATION,
} from "@/lib/contracts/codes";
import type { InvoiceData } from "@/lib/contracts/invoices";
import type { OrderSummary } from "@/lib/contracts/order-list";
import type { Order } from "@/lib/contracts/orders";
import type { Card } from "@/lib/contracts/payments";

export function makeStoredAddress(values: Partial<StoredAddress> = {}): StoredAddress {
  return {
    address: "台北市信義區市府路45號",
    cityName: "台北市",
    areaName: "信義區",
    street: "市府路45號",
    lat: 25.03361,
    lng: 121.56445,
    remark: "",
    ...values,
  };
}

export function makeCartItem(values: Partial<CartItem> = {}): CartItem {
  return {
    pdkey: "single-21-a",
    item_type: "single",
    id: 21,
    name: "排骨便當",
    quantity: 1,
    relish_ids: [],
    remark: "",
    unavailable_type: 0,
    username: "",
    list_price: 120,
    unit_price: 120,
    image: "/pictures/covers/test-f6e7d2",
    groups: [],
    max_quantity: null,
    ...values,
  };
}

export function makeCart(values: Partial<Cart> = {}): Cart {
  return {
    store_id: 3,
    store_name: "鼎泰小館",
    store_image: "/pictures/covers/test-f6e7d2",
    store_classification_id: STORE_CLASSIFICATION.restaurant,
    dining_type: DINING_TYPE.delivery,
    is_reservation: 0,
    reservation_start_time: -1,
    minimum_charge: 0,
    number: "",
    remark: "",
    is_items_remark: 0,
    total_price: 120,
    total_quantity: 1,
    items: [makeCartItem()],
    ...values,
  };
}

const noCoupon = {
  is_show: 0 as const,
  is_selected: 0 as const,
  coupon_type: -1,
  name: "",
  cut_money: 0,
};

export function makeStoreOfOrder(values: Partial<Order["store"]> = {}): Order["store"] {
  return {
    id: 3,
    name: "鼎泰小館",
    image: "/pictures/covers/test-f6e7d2",
    store_types: [],
    open_status: OPEN_STATUS.open,
    has_take: 1,
    has_delivery: 1,
    has_business_reservation: 0,
    avg_star_count: 4.6,
    star_num: 12,
    total_order_count: 40,
    distance: 1.2,
    in_delivery_range: 1,
    take_service_range: 1,
    waiting_time: 25,
    google_predict_time_text: "25~35 分鐘",
    delivery_fee: 35,
    delivery_fee_txt: "外送費 NT$35",
    store_classification_id: STORE_CLASSIFICATION.restaurant,
    web_detail_image: "",
    phone: "02-2345-6789",
    address: "台北市信義區松高路1號",
    city_name: "台北市",
    area_name: "信義區",
    lat: 25.03,
    lng: 121.56,
    intro: "",
    has_eatin: 0,
    reservation: 0,
    reservation_time_list: [],
    business_reservation_time_list: [],
    service_fee: 0,
    min_charge: 0,
    mini_charge: 0,
    delivery_min_amount: 0,
    fodomo_delivery_min_amount: 0,
    use_fodomo_deliver: 0,
    eatin_min_amount: 0,
    business_reservation_min_amount: 0,
    is_items_remark: 1,
    is_order_remark: 1,
    res_store_type: 1,
    invoice_issue_type: 1,
    take_payment_method: "2,5",
    delivery_payment_method: "2,5",
    business_reservation_payment_method: "7",
    disable_payment_method: "",
    product_id: "",
    policy_number: "",
    unified_code: "",
    order_cheque: "",
    product_origin_labeling: "",
    global_coupon: null,
    brand_coupon: null,
    store_coupon: null,
    ...values,
  };
}

/** A quote for one lunch box of NT$120 with a delivery fee of NT$35. */
export function makeQuote(values: Partial<Order> = {}): Order {
  return {
    foods: [
      {
        type: "single",
        id: 21,
        name: "排骨便當",
        quantity: 1,
        relish: "加蛋",
        groups: [],
        total_price: 120,
        total_list_price: 120,
        remark: "",
      },
    ],
    food_count: 1,
    food_price: 120,
    subtotal: 120,
    service_fee: 0,
    delivery_fee: 35,
    delivery_discount: 0,
    subscribe_delivery_discount_price: 0,
    subscribe_take_discount_num: 0,
    subscribe_take_food_discount_price: 0,
    discount_price: 0,
    store_coupon_discount_money: 0,
    op_discount_price: 0,
    use_op: 0,
    have_op: 0,
    op_exchange_on: 0,
    op_exchange_point_limit: 0,
    op_exchange_rate_int: 1,
    op_exchange_rate_str: "1點折抵1元",
    op_event_remark: "",
    op_delivery_event: { enable: 0, event_id: 0, use_points: 0, hint: "", title: "", remark: "" },
    op_discount: { enable: 0, title: "", remark: "", hint: "", use_points: 0 },
    subscription: {
      type: 0,
      enable: 0,
      title: "福饕免運",
      end_date: "",
      discount_count: 0,
      limit_text: "",
    },
    pay_total: 155,
    total_price: 155,
    minimum_charge: 0,
    invoice: {
      type: 1,
      email: "a@example.com",
      charity: "財團法人罕見疾病基金會",
      title: "",
      number: "",
      address: "",
    },
    address: { id: 0, contact_name: "王小明", contact_phone: "0912345678" },
    store: makeStoreOfOrder(),
    store_id: 3,
    dining_type: DINING_TYPE.delivery,
    is_reservation: 0,
    reservation: 0,
    reservation_time_list: [],
    is_disallow_order: 0,
    disallow_order_reason: "",
    alert_toast: "",
    global_coupon: noCoupon,
    brand_coupon: noCoupon,
    store_coupon: noCoupon,
    ...values,
  };
}

/** The best deal of an order that can use no benefit: NT$155 and no saving. */
export function makeBestDeal(values: Partial<BestDeal> = {}): BestDeal {
  return {
    pay_total: 155,
    saving: 0,
    code_id: 0,
    selected_store_coupon_type: -1,
    subscription_type: 0,
    use_op: 0,
    op_event_id: null,
    parts: [],
    ...values,
  };
}

/** The data that the checkout needs to open, for a member without saved cards. */
export function makeOpening(values: Partial<CheckoutOpening> = {}): CheckoutOpening {
  return {
    order: makeQuote(),
    profile: { name: "王小明", phone: "0912345678" },
    cards: [],
    coupons: null,
    carrier: { is_bound: 0, carrier: "" },
    op_invoice_status: 1,
    delivery_fee_description: "",
    is_placed: false,
    ...values,
  };
}

/** The invoice that a checkout starts with: an electronic invoice by email. */
export function makeInvoice(values: Partial<InvoiceData> = {}): InvoiceData {
  return {
    invoiceType: INVOICE_TYPE.email,
    invoiceEmail: "a@example.com",
    invoiceAddress: "",
    invoiceCompany: "",
    invoiceCompanyId: "",
    invoiceIssueType: INVOICE_ISSUE_TYPE.electronic,
    ...values,
  };
}

type StoredCheckout = Omit<LastCheckout, "draft"> & { draft: Partial<CheckoutDraft> };

/** The data that an earlier checkout at store 3 has stored in this browser. It contains no member id. */
export function makeLastCheckout(values: Partial<StoredCheckout> = {}): StoredCheckout {
  const none = { order_id: null, unanswered: null };
  const ordered = makeCart().items.map((item) => ({ pdkey: lineKey(item), quantity: 1 }));
  return { mid: "", path: "/checkout", store_id: 3, ...none, ordered, draft: {}, ...values };
}

export function makeCard(values: Partial<Card> = {}): Card {
  return {
    id: 31,
    card_four_no: "0001",
    card_six_no: "414763",
    credit_card_type: 1,
    ...values,
  };
}

export function makeOrderSummary(values: Partial<OrderSummary> = {}): OrderSummary {
  return {
    id: 7,
    order_no: "F26112100000007",
    store_id: 3,
    store_name: "鼎泰小館",
    store_image: "/pictures/covers/test-f6e7d2",
    store_phone: "02-2345-6789",
    dining_type: DINING_TYPE.delivery,
    pay_type: PAY_TYPE.cash,
    order_status: ORDER_STATUS.ordered,
    pay_status: PAY_STATUS.unpaid,
    is_reservation: 0,
    reservation_start_time: -1,
    create_time: Date.parse("2026-11-21T12:00:00+08:00") / 1000,
    foods: [{ name: "排骨便當", quantity: 2, relish: "加蛋", groups: [] }],
    food_count: 2,
    pay_total: 275,
    address: "台北市信義區市府路45號",
    has_detail: 1,
    can_reorder: 1,
    ...values,
  };
}
