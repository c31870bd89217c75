// The types in which this server stores its catalog. catalog-shapes.ts converts them to the shapes of the answers.

export type Option = { id: string | number; name: string; price: number; groups: OptionGroup[] };

export type OptionGroup = {
  id: string | number;
  name: string;
  isRequired: boolean;
  /** The maximum number of options. 1 means a single choice. */
  maxChoose: number;
  options: Option[];
};

export type SetFood = {
  id: string | number;
  name: string;
  price: number;
  isRequired: boolean;
  groups: OptionGroup[];
};
export type SetGroup = { id: string | number; subTitle: string; foods: SetFood[] };

export type Product = {
  id: string | number;
  kind: "single" | "set";
  name: string;
  desc: string;
  category: string;
  price: number;
  listPrice: number;
  isSoldOut: boolean;
  /** The maximum quantity of one order line, or null if there is no limit. */
  limit: number | null;
  groups: OptionGroup[];
  setGroups: SetGroup[];
};

type Category = { id: string | number; name: string };

export type Store = {
  id: string | number;
  name: string;
  types: string[];
  address: string;
  lat: string;
  lng: string;
  openStatus: 0 | 1 | 2;
  isGrocery: boolean;
  takesPickup: boolean;
  delivers: boolean;
  takesBusiness: boolean;
  deliveryFee: number;
  serviceFee: number;
  minimum: number;
  /** The pay types that the store has switched off. */
  disabledPayments: number[];
  categories: Category[];
  products: Product[];
};
