import type { MerchantApplication } from "@/lib/contracts/merchants";

export function makeApplication(part: Partial<MerchantApplication> = {}): MerchantApplication {
  return {
    company_name: "好日子小吃店",
    previously_partnered: "0",
    pos_vendor: "肚肚",
    merchant_category: "1",
    business_mode: "physical",
    merchant_kind: "31",
    spend_band: "101~200",
    tax_id: "04595257",
    food_registration_number: "A-123456789-00000-0",
    city: "台北市",
    district: "107",
    street: "市府路45號1樓",
    last_name: "王",
    first_name: "小明",
    phone: "0912345678",
    line_id: "good-day",
    email: "owner@example.com",
    contact_time: "09:00-18:00",
    question: "多久可以上線？",
    consent: true,
    ...part,
  };
}

/** The request body of the form, with a fill time of 90 seconds, so that the form does not count as filled by a bot. */
export function makeJoinUsBody(part: Partial<MerchantApplication> = {}) {
  return { application: makeApplication(part), website: "", filled_seconds: 90 };
}
