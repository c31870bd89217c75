/**
 * The fixed values of a merchant's application and its lead (JN-08 to JN-30). Each list has the order of its
 * requirement. This file does not import zod, so a page that imports it does not load zod.
 */

export const MERCHANT_CATEGORIES = ["1", "2"] as const;

// biome-ignore format: one line for JN-12 and one line for JN-13, so that each can be compared with its requirement
export const MERCHANT_KINDS = {
  1: ["2", "31", "12", "32", "23", "180", "30", "15", "151", "181", "33", "156", "1", "10", "11", "161", "159", "157", "182", "183"],
  2: ["155", "186", "152", "28", "160", "188", "189", "190", "191", "192", "193", "194", "195", "196", "197", "198", "199", "200", "201", "202"],
} as const;
export type MerchantKind = (typeof MERCHANT_KINDS)[keyof typeof MERCHANT_KINDS][number];

/** 1 yes, 0 no. */
export const PREVIOUSLY_PARTNERED = ["1", "0"] as const;
export const BUSINESS_MODES = ["physical", "cloud"] as const;
/** The only entry of `SPEND_BANDS` that contains a word and must be translated. */
export const SPEND_OVER_500 = "500以上";
export const SPEND_BANDS = ["0~100", "101~200", "201~300", "301~500", SPEND_OVER_500] as const;

/** The value of `tax_id` for a merchant without a tax ID (JN-27). */
export const NO_TAX_ID = "0";

/** The maximum lengths of JN-25. JN-25 defines no length for the question. */
export const APPLICATION_LENGTHS = {
  company_name: 40,
  pos_vendor: 40,
  tax_id: 8,
  food_registration_number: 20,
  store_number: 100,
  street: 255,
  last_name: 80,
  first_name: 40,
  phone: 20,
  line_id: 20,
  email: 80,
  contact_time: 40,
  question: 2000,
} as const;

/** The suggested contact time (JN-30). */
export const CONTACT_HOURS = { from: "09:00", to: "18:00" } as const;

export const NO_STORE_NUMBER = "無";

/** This list and the next ones, up to `OPPORTUNITY_TYPE`, are picklists of the CRM. The form does not show them. */
export const CHAIN_CLASS = {
  none: "無",
  bu: "BU",
  brandChain: "品牌連鎖",
  smallChain: "小型連鎖",
  localHero: "Local Hero",
  streetShop: "街邊店",
  corporate: "企業",
} as const;

export const CHAIN_COUNT = {
  no: "否",
  three: "3 (2縣市)",
  fourToSeven: "4~7",
  eightToTen: "8~10",
  elevenToNineteen: "11~19 (皆跨2縣市)",
  twentyOrMore: "20+",
} as const;

/** `none` is a general merchant (JN-20). */
export const MERCHANT_GRADE = {
  none: "none",
  tt: "TT",
  bl: "BL",
  tp: "TP",
  sctp: "SCTP",
  dl: "DL",
  aaaPlus: "AAA+",
} as const;

export const SERVICE_MODE = {
  delivery: "外送",
  pickup: "外帶",
  selfDelivery: "自送",
  corporateBooking: "企業預訂",
  dineIn: "內用",
} as const;

export const LEAD_SOURCE = {
  none: "無",
  bu: "BU",
  merchantInvestment: "商家招商",
  merchantReferral: "商家推薦",
  manualImport: "手動匯入",
  coldOutreach: "陌生開發",
} as const;

export const OPPORTUNITY_TYPE = {
  newContract: "新約",
  contractChange: "合約變更",
  upsell: "加購",
  billingChange: "帳務變更",
  relaunch: "重新上線",
  equipmentLease: "設備租賃",
} as const;

/**
 * The cities and counties with the number of their districts. The cities are numbered in this order, starting at 1. The
 * code of a district is the number of its city × 100 + the number of the district within the city, which also starts at
 * 1.
 */
const CITY_DISTRICTS = {
  台北市: 12,
  基隆市: 7,
  新北市: 29,
  宜蘭縣: 12,
  新竹市: 3,
  新竹縣: 13,
  桃園市: 13,
  苗栗縣: 18,
  台中市: 29,
  彰化縣: 26,
  南投縣: 13,
  嘉義市: 2,
  嘉義縣: 18,
  雲林縣: 20,
  台南市: 37,
  高雄市: 38,
  澎湖縣: 6,
  屏東縣: 33,
  台東縣: 16,
  花蓮縣: 13,
  金門縣: 6,
  連江縣: 4,
} as const;

/** The codes of a city's districts; empty for an unknown city. */
export function districtCodes(city_name: string): string[] {
  const at = Object.keys(CITY_DISTRICTS).indexOf(city_name);
  const count = Object.values(CITY_DISTRICTS)[at] ?? 0;
  return Array.from({ length: count }, (_none, index) => String((at + 1) * 100 + index + 1));
}
