import { districts, findDistrict } from "@/lib/address/districts";
import { manualAddress } from "@/lib/address/manual-address";

const xinyi = findDistrict("台北市", "信義區") ?? districts[0];

function byHand(street: string) {
  return xinyi ? manualAddress(xinyi, street) : null;
}

test("a selected district and a typed street make an address at the district's centre", () => {
  expect(byHand("市府路１號 3樓")).toEqual({
    city_name: "台北市",
    area_name: "信義區",
    area_id: 107,
    street: "市府路1號",
    address: "台北市信義區市府路1號",
    remark: "3樓",
    lat: xinyi?.lat,
    lng: xinyi?.lng,
    precision: "district",
  });
});

test("if the street field contains a whole address, the result contains the city and the district only once", () => {
  expect(byHand("台北市信義區市府路1號")?.address).toBe("台北市信義區市府路1號");
});

test.each(["", "   ", "路"])("manualAddress returns null for the street %j", (street) => {
  expect(byHand(street)).toBeNull();
});

test("manualAddress makes an address in each of the 368 districts", () => {
  const made = districts.map((district) => manualAddress(district, "中正路8巷2號")?.address);
  expect(made).toEqual(
    districts.map(({ city_name, area_name }) => `${city_name}${area_name}中正路8巷2號`),
  );
});
