import { DINING_TYPE, INVOICE_TYPE } from "../../lib/contracts/codes.ts";
import type { Order, PreOrderRequest } from "../../lib/contracts/orders.ts";
import { minimumCharge } from "../stores/delivery-rules.ts";
import type { Draft } from "./order-draft.ts";
import { orderLine } from "./order-lines.ts";
import { offerChoice, STORE_OFFER, type StoreOfferType } from "./store-offer-rules.ts";

const CHARITY = "財團法人罕見疾病基金會";

/** SPEC §3 Pre-order response. */
export function orderAnswer(draft: Draft, request: PreOrderRequest): Order {
  const { store, view, price, lines } = draft;
  const { total_list_price: _list, op_delivery_waiver: _waiver, ...prices } = price;
  return {
    ...prices,
    ...memberBenefits(request),
    foods: lines.map(orderLine),
    minimum_charge: minimumCharge(store, request.dining_type),
    invoice: {
      type: INVOICE_TYPE.email,
      email: draft.member.email,
      charity: CHARITY,
      title: "",
      number: "",
      address: "",
    },
    address: {
      id: request.address_id,
      contact_name: request.contact_name,
      contact_phone: request.contact_phone,
    },
    store: view,
    store_id: store.id,
    dining_type: request.dining_type,
    is_reservation: request.is_reservation,
    reservation: view.reservation,
    reservation_time_list:
      request.dining_type === DINING_TYPE.businessReservation
        ? view.business_reservation_time_list
        : view.reservation_time_list,
    is_disallow_order: draft.disallowed ? 1 : 0,
    disallow_order_reason: draft.disallowed?.reason ?? "",
    alert_toast: request.code_id === 0 ? "" : "此優惠券目前無法使用",
    ...storeCoupons(draft),
  };
}

/** The member holds no coupons, points or subscription here yet: nothing is offered, and nothing is pretended. */
function memberBenefits(request: PreOrderRequest) {
  const noPoints = { event_id: 0, use_points: 0, hint: "", title: "", remark: "" };
  const { event_id: _event, ...noDiscount } = noPoints;
  const isBusiness = request.dining_type === DINING_TYPE.businessReservation;
  return {
    subscribe_take_discount_num: 0,
    have_op: 0,
    op_exchange_on: 0 as const,
    op_exchange_point_limit: 0,
    op_exchange_rate_int: 1,
    op_exchange_rate_str: "1點折抵1元",
    op_event_remark: "",
    op_delivery_event: { ...noPoints, enable: 0 as const },
    op_discount: { ...noDiscount, enable: isBusiness ? (-1 as const) : (0 as const) },
    subscription: {
      type: 0 as const,
      enable: 0 as const,
      title: "福饕免運",
      end_date: "",
      discount_count: 0,
      limit_text: "",
    },
  };
}

function storeCoupons({ offers, price, selected }: Draft) {
  const choice = (type: StoreOfferType) =>
    offerChoice(
      offers.find(({ coupon_type }) => coupon_type === type),
      { subtotal: price.subtotal, selected },
    );
  return {
    global_coupon: choice(STORE_OFFER.global),
    brand_coupon: choice(STORE_OFFER.brand),
    store_coupon: choice(STORE_OFFER.store),
  };
}
