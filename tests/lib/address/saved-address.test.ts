import { namedAddresses, savedAddressId, storedAddress } from "@/lib/address/saved-address";
import type { SavedAddress, StoredAddress } from "@/lib/contracts/addresses";

function makeSaved(values: Partial<SavedAddress> = {}): SavedAddress {
  return {
    id: 1,
    city_name: "台北市",
    area_name: "信義區",
    street: "市府路1號",
    address: "台北市信義區市府路1號",
    lat: 25.03,
    lng: 121.56,
    remark: "",
    is_default: 0,
    contact_name: "王小明",
    contact_phone: "0912345678",
    ...values,
  };
}

it("storedAddress converts an address of the account to its shape in localStorage", () => {
  expect(storedAddress(makeSaved({ remark: "12樓" }))).toEqual({
    address: "台北市信義區市府路1號",
    areaName: "信義區",
    cityName: "台北市",
    street: "市府路1號",
    lat: 25.03,
    lng: 121.56,
    remark: "12樓",
  });
});

it("namedAddresses puts the default address first and lists equal addresses once", () => {
  const list = [
    makeSaved({ id: 1 }),
    makeSaved({ id: 2, remark: "12樓" }),
    makeSaved({ id: 3, address: "台北市中山區南京東路三段1號", is_default: 1 }),
    makeSaved({ id: 4 }),
  ];
  expect(namedAddresses(list).map(({ saved, detail }) => [saved.id, detail])).toEqual([
    [3, "王小明"],
    [1, "王小明"],
    [2, "12樓・王小明"],
  ]);
});

it.each<[string, Partial<StoredAddress>, number]>([
  ["the saved address", {}, 7],
  ["another remark", { remark: "3樓" }, 0],
  ["another street", { street: "市府路2號" }, 0],
  ["another district", { areaName: "大安區" }, 0],
  ["the position of the device", { precision: "pin" }, 0],
  ["the position of the road", { precision: "road" }, 7],
])("for %s (changes: %j), savedAddressId returns %i (CK-91)", (_what, other, id) => {
  const saved = makeSaved({ id: 7, remark: "12樓" });
  expect(savedAddressId({ ...storedAddress(saved), ...other }, [saved])).toBe(id);
});
