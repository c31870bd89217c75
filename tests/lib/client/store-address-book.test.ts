/** @jest-environment jsdom */
import { readStored, writeStored } from "@/lib/client/storage";
import { storeAddressBook } from "@/lib/client/store-address-book";
import { makeStoredAddress } from "@/tests/factories/checkout-shapes";
import { makeSavedAddress } from "@/tests/factories/member-pages";
import { makeSessionMember } from "@/tests/factories/session-members";

const addressWith = (id: number, remark: string) => makeSavedAddress({ id, remark });
const { city_name, area_name, street } = addressWith(1, "");

it.each([
  [
    "gets the changed remark of its own saved address",
    "5樓",
    [addressWith(1, "3樓"), addressWith(2, "6樓")],
    "6樓",
  ],
  [
    "keeps its remark if another saved address with the same street has changed",
    "5樓",
    [addressWith(1, "4樓"), addressWith(2, "5樓")],
    "5樓",
  ],
  [
    "keeps a remark that was typed for one order",
    "請按門鈴",
    [addressWith(1, "4樓"), addressWith(2, "6樓")],
    "請按門鈴",
  ],
  [
    "without a remark gets none if two saved addresses have its street",
    "",
    [addressWith(1, "4樓"), addressWith(2, "6樓")],
    "",
  ],
  [
    "without a remark gets the remark of the only saved address with its street",
    "",
    [addressWith(1, "4樓")],
    "4樓",
  ],
  ["keeps its remark if its saved address was removed", "5樓", [addressWith(1, "3樓")], "5樓"],
])("the delivery address %s (MB-12)", (_what, remark, after, expected) => {
  const place = { cityName: city_name, areaName: area_name, street };
  writeStored("address", { ...makeStoredAddress(), ...place, remark });
  const addressList = [addressWith(1, "3樓"), addressWith(2, "5樓")];
  writeStored("member", { ...makeSessionMember(), addressList });
  storeAddressBook(after);
  expect(readStored("address")?.remark).toBe(expected);
  expect(readStored("member")?.addressList).toEqual(after);
});
