import type { Coupon, Member } from "./member-types.ts";

/**
 * The barcode of a person whom the membership service knows but who is not a member of this backend. A login with it is
 * answered with code 3.
 */
export const UNKNOWN_PERSON_GID = "/OPXNEW0009";

const coupon = (codeId: number, rest: Partial<Coupon>): Coupon => ({
  codeId,
  code: `op${codeId}`,
  type: 1,
  fullMoney: 0,
  cutMoney: 0,
  cutPercent: 0,
  remark: "每筆訂單限用一張",
  isUsed: false,
  ...rest,
});

/**
 * Functions that make the coupon of a redeem code. The first code starts with "fdm-", so only registerReward accepts
 * it.
 */
export const COUPONS_BY_CODE: Record<string, () => Coupon> = {
  "fdm-zq81k": () => coupon(90_101, { code: "fdm-zq81k", type: 2, cutMoney: 50 }),
  "op-autumn": () => coupon(90_102, { code: "op-autumn", fullMoney: 200, cutMoney: 40 }),
};

export const newMember = (rest: Partial<Member> & Pick<Member, "key" | "id">): Member => ({
  lastName: "",
  firstName: "",
  phone: "",
  email: "",
  gid: "",
  businessId: "0",
  googleId: "",
  appleId: "",
  referralCode: `fdm-${rest.key.slice(0, 6)}`,
  points: 0,
  isSubscriber: false,
  addresses: [],
  cards: [],
  coupons: [],
  ...rest,
});

const home = {
  id: "a-5501",
  city_name: "台北市",
  area_name: "信義區",
  street: "松高路",
  address: "台北市信義區松高路11號",
  lat: "25.0390500",
  lng: "121.5672300",
  remark: "3樓",
  is_default: 1 as const,
  contact_name: "王小明",
  contact_phone: "0912345678",
};

export const demoMembers = (): Member[] => [
  newMember({
    key: "ming",
    id: "M-20390",
    lastName: "王",
    firstName: "小明",
    phone: "0912345678",
    email: "ming@example.com",
    gid: "/OPX2039011",
    googleId: "google-112233",
    referralCode: "fdm-zq81m",
    points: 320,
    isSubscriber: true,
    addresses: [home],
    cards: [
      { id: "card-8f2c", four: "4242", six: "424242", brand: 1 },
      { id: "card-9a01", four: "0505", six: "552233", brand: 2 },
    ],
    coupons: [
      coupon(90_001, { fullMoney: 150, cutMoney: 30 }),
      coupon(90_002, { type: 3, cutPercent: 10, fullMoney: 100 }),
      coupon(90_003, { type: 2, cutMoney: 20, isUsed: true }),
    ],
  }),
  newMember({
    key: "corp",
    id: "M-20777",
    lastName: "林",
    firstName: "企業",
    phone: "0922000111",
    email: "corp@example.com",
    gid: "/OPX2077712",
    businessId: "12",
  }),
];
