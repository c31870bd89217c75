import { sampleFaq } from "./sample-faq.ts";

/** The operator's texts of the demonstration shop. */
const texts = {
  delivery_fee_description:
    "外送費依道路距離計算：2 公里內 NT$35，超過後每公里加 NT$10，未滿 1 公里以 1 公里計。店家免運優惠與外帶不收外送費。",
  home_foot_wording: "付款由合作的支付業者在其頁面處理，本站不經手也不儲存您的卡號；連線全程加密。",
  faq_groups: JSON.stringify(sampleFaq),
};

export function makeSettings(now: number) {
  return Object.entries(texts).map(([key, value]) => ({ key, value, update_time: now }));
}
