export type Card = { id: string; four: string; six: string; brand: 1 | 2 | 3 };

export type SavedAddress = {
  id: string;
  city_name: string;
  area_name: string;
  street: string;
  address: string;
  lat: string;
  lng: string;
  remark: string;
  is_default: 0 | 1;
  contact_name: string;
  contact_phone: string;
};

export type Coupon = {
  codeId: number;
  code: string;
  type: 1 | 2 | 3;
  fullMoney: number;
  cutMoney: number;
  cutPercent: number;
  remark: string;
  isUsed: boolean;
};

export type Member = {
  key: string;
  id: string;
  lastName: string;
  firstName: string;
  phone: string;
  email: string;
  gid: string;
  businessId: string;
  googleId: string;
  appleId: string;
  referralCode: string;
  points: number;
  isSubscriber: boolean;
  addresses: SavedAddress[];
  cards: Card[];
  coupons: Coupon[];
};
