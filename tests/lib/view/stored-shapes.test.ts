import { isStoredAddress, isStoredMember } from "@/lib/view/stored-shapes";
import { makeSessionMember } from "@/tests/factories/session-members";

const address = {
  address: "台北市信義區市府路1號",
  areaName: "信義區",
  cityName: "台北市",
  lat: 25.03,
  lng: 121.56,
  street: "市府路1號",
  remark: "",
};

test("isStoredAddress accepts a stored address", () => {
  expect(isStoredAddress(address)).toBe(true);
});

test.each([
  ["null", null],
  ["a list", [1]],
  ["text", "台北市"],
  ["an address with text as a coordinate", { ...address, lat: "abc" }],
  ["an address with an impossible latitude", { ...address, lat: 1e6 }],
  ["an address without a coordinate", { ...address, lng: undefined }],
  ["an address with a number as the street", { ...address, street: 1 }],
  ["an address without a city", { ...address, cityName: undefined }],
])("isStoredAddress refuses %s", (_what, value) => {
  expect(isStoredAddress(value)).toBe(false);
});

test("isStoredMember accepts a stored member", () => {
  expect(isStoredMember(makeSessionMember())).toBe(true);
});

test.each([
  ["null", null],
  ["an empty object", {}],
  ["a member with text as the address list", { ...makeSessionMember(), addressList: "none" }],
  ["a member with a number as the name", { ...makeSessionMember(), displayName: 5 }],
])("isStoredMember refuses %s", (_what, value) => {
  expect(isStoredMember(value)).toBe(false);
});
