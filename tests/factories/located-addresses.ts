import type { LocatedAddress } from "@/lib/client/address-provider";

export function makeLocatedAddress(values: Partial<LocatedAddress> = {}): LocatedAddress {
  return {
    city_name: "台北市",
    area_name: "信義區",
    area_id: 107,
    street: "市府路1號",
    address: "台北市信義區市府路1號",
    lat: 25.03746,
    lng: 121.56452,
    remark: "",
    ...values,
  };
}
