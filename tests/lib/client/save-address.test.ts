/** @jest-environment jsdom */
import { readCookie, writeCookie } from "@/lib/client/cookies";
import { restoreViewCookie, saveAddress } from "@/lib/client/save-address";
import { readStored } from "@/lib/client/storage";
import { makeLocatedAddress } from "../../factories/located-addresses";
import { serveCalls } from "../../setup/serve-calls";

beforeEach(() => {
  window.localStorage.clear();
  writeCookie("view", "", 0);
});

it.each([
  ["keeps the stored floor if the address is the same", {}, "5樓之2"],
  ["replaces the stored floor by the floor of the new address", { remark: "3樓" }, "3樓"],
  [
    "removes the stored floor if the address is different",
    { address: "台北市信義區松壽路1號" },
    "",
  ],
])("saving a second address %s (AD-14)", (_name, again, remark) => {
  saveAddress(makeLocatedAddress({ remark: "5樓之2" }));
  saveAddress(makeLocatedAddress({ remark: "", ...again }));
  expect(readStored("address")).toMatchObject({ remark });
});

it.each(["road", "district", "pin"] as const)(
  'saveAddress stores the precision "%s" of an address, and removes it when the next address has no precision (AD-22)',
  (precision) => {
    saveAddress(makeLocatedAddress({ precision }));
    expect(readStored("address")).toMatchObject({ precision });
    saveAddress(makeLocatedAddress());
    expect(readStored("address")).not.toHaveProperty("precision");
  },
);

it("restoreViewCookie uses the position of a stored address whose text cannot be geocoded (HM-22)", async () => {
  const located = makeLocatedAddress();
  saveAddress(located);
  writeCookie("view", "", 0);
  serveCalls({
    "/api/address/geocode": { data: null },
    "/api/address/reverse": { data: located },
  });
  expect(await restoreViewCookie()).toBe(true);
  expect(readCookie("view")).toContain(`${located.area_id}_1_`);
});
