import { DINING_TYPE, IMMEDIATE, INVOICE_TYPE, PAY_TYPE } from "@/lib/contracts/codes";
import type { ExpressOrderingBody, ExpressPreOrderBody } from "../../lib/contracts/courier.ts";

/** A courier order from 松山區 to 信義區, 2.6 km by road. */
const courierOrder = {
  dining_type: DINING_TYPE.courier,
  contact_name: "王小明",
  contact_phone: "0912345678",
  lat: 25.03361,
  lng: 121.56445,
  city_name: "台北市",
  area_name: "信義區",
  street: "市府路45號",
  address_remark: "3樓",
  pickup_contact_name: "陳經理",
  pickup_contact_phone: "0922333444",
  pickup_city_name: "台北市",
  pickup_area_name: "松山區",
  pickup_street: "八德路四段138號",
  pickup_remark: "櫃台",
  pickup_lat: 25.0517,
  pickup_lng: 121.5645,
  address_label: "公司",
  version_code: "2023062418",
  optional_text: "合約一份",
  quantity: 1,
  pay_type: PAY_TYPE.linePay,
  is_reservation: 0,
  reservation_start_time: IMMEDIATE,
  reservation_end_time: IMMEDIATE,
  remark: "",
} as const;

export function makeCourierPreOrderBody(
  values: Partial<ExpressPreOrderBody> = {},
): ExpressPreOrderBody {
  return { ...courierOrder, ...values };
}

export function makeCourierOrderingBody(
  values: Partial<ExpressOrderingBody> = {},
): ExpressOrderingBody {
  return { ...courierOrder, email: "a@example.com", invoice_type: INVOICE_TYPE.email, ...values };
}
