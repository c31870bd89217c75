import {
  APPLICATION_GROUPS,
  EMPTY_APPLICATION,
  firstFieldOnPage,
  isGroupFilled,
  taxIdOf,
} from "@/lib/partners/application-fields";
import { checkApplication } from "@/lib/partners/check-application";
import { CITY_NAMES, districtsOf, kindsOf } from "@/lib/partners/merchant-options";
import { makeApplication } from "../../factories/merchant-applications";

const filled = { ...makeApplication(), website: "" };
const [shop, place, contact] = APPLICATION_GROUPS;

test("a form with nothing but the consent has sixteen faults, one for each required field (JN-23, JN-24)", () => {
  const checked = checkApplication({ ...EMPTY_APPLICATION, consent: true });
  const faults = checked.ok ? {} : checked.faults;
  expect(Object.keys(faults)).toHaveLength(16);
  expect(new Set(Object.values(faults))).toEqual(new Set(["required"]));
  expect(faults).not.toHaveProperty("food_registration_number");
  expect(faults).not.toHaveProperty("line_id");
  expect(faults).not.toHaveProperty("question");
});

test("a choice of null is reported as required, like an empty field", () => {
  const checked = checkApplication({ ...filled, spend_band: null as unknown as string });
  expect(checked).toEqual({ ok: false, faults: { spend_band: "required" } });
});

test.each([
  ["1234567", "bad-tax-id"],
  ["00", "bad-tax-id"],
  ["", "required"],
])('the tax ID %j has the fault "%s" (JN-27, JN-28)', (tax_id, fault) => {
  expect(checkApplication({ ...filled, tax_id })).toEqual({ ok: false, faults: { tax_id: fault } });
});

test("checkApplication returns cleaned texts without the honeypot field", () => {
  const checked = checkApplication({ ...filled, street: " 市府路\t45號 ", website: "x" });
  expect(checked).toEqual({ ok: true, application: makeApplication({ street: "市府路 45號" }) });
});

test.each([
  ["0459-5257", "04595257"],
  [" 統編：04595257 號", "04595257"],
  ["０４５９５２５７", "04595257"],
  ["045952579999", "04595257"],
  ["abc", ""],
])("taxIdOf reads %j as %j (JN-26)", (typed, digits) => {
  expect(taxIdOf(typed)).toBe(digits);
});

test("firstFieldOnPage returns the field that is highest on the page (JN-33)", () => {
  expect(firstFieldOnPage(["email", "tax_id", "city"])).toBe("tax_id");
  expect(firstFieldOnPage(["website"])).toBeUndefined();
});

test("isGroupFilled is true when no required field of the group is missing", () => {
  for (const group of [shop, place, contact]) {
    if (!group) throw new Error("there must be three groups of fields");
    expect(isGroupFilled(EMPTY_APPLICATION, group)).toBe(false);
    expect(isGroupFilled({ ...filled, line_id: "", question: "" }, group)).toBe(true);
  }
  if (place) expect(isGroupFilled({ ...filled, street: " " }, place)).toBe(false);
});

test("kindsOf and districtsOf list the values of a category or city, and nothing without a category or city (JN-11, JN-16)", () => {
  expect([kindsOf("").length, kindsOf("1").length, kindsOf("2").length]).toEqual([0, 20, 20]);
  expect(CITY_NAMES).toHaveLength(22);
  expect(districtsOf("連江縣")).toEqual([
    { code: "2201", name: "南竿鄉" },
    { code: "2202", name: "北竿鄉" },
    { code: "2203", name: "莒光鄉" },
    { code: "2204", name: "東引鄉" },
  ]);
  expect(districtsOf("")).toEqual([]);
});
