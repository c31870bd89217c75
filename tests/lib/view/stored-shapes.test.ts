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

test("accepts an address that the address flow stores", () => {
  expect(isStoredAddress(address)).toBe(true);
});

test.each([
  ["nothing", null],
  ["a list", [1]],
  ["text", "台北市"],
  ["letters for a coordinate", { ...address, lat: "abc" }],
  ["a latitude out of range", { ...address, lat: 1e6 }],
  ["no coordinate", { ...address, lng: undefined }],
  ["a number for the street", { ...address, street: 1 }],
  ["a part that is missing", { ...address, cityName: undefined }],
])("%s is not a stored address", (_what, value) => {
  expect(isStoredAddress(value)).toBe(false);
});

test("accepts a member that the login stores", () => {
  expect(isStoredMember(makeSessionMember())).toBe(true);
});

test.each([
  ["nothing", null],
  ["an empty object", {}],
  ["a member without addresses", { ...makeSessionMember(), addressList: "none" }],
  ["a member without a name", { ...makeSessionMember(), displayName: 5 }],
])("%s is not a stored member", (_what, value) => {
  expect(isStoredMember(value)).toBe(false);
});
