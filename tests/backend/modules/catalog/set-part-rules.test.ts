import {
  chooseParts,
  partsPrice,
  type SetFault,
} from "../../../../backend/modules/catalog/set-part-rules.ts";
import { makeGroupRequests, makeSetMenu } from "../../../factories/set-menus";

const menu = makeSetMenu();
type GroupRequests = Parameters<typeof makeGroupRequests>[0];

it.each<[string, GroupRequests, number[], number]>([
  ["one food of each group", { 1: [1002], 2: [1003], 3: [1005] }, [1002, 1003, 1005], 30],
  [
    "a food with an option, and a food that is not required",
    { 1: [[1001, "12"]], 2: [1003, 1004], 3: [1005] },
    [1001, 1003, 1004, 1005],
    35,
  ],
  [
    "groups and foods in another order",
    { 3: [1005], 2: [1004, 1003], 1: [1002] },
    [1002, 1003, 1004, 1005],
    45,
  ],
])("accepts %s", (_what, requests, foods, price) => {
  const choice = chooseParts(menu, makeGroupRequests(requests));
  expect(choice.ok).toBe(true);
  if (!choice.ok) return;
  const parts = choice.groups.flatMap((group) => group.parts);
  expect(parts.map(({ food }) => food.id)).toEqual(foods);
  expect(partsPrice(choice.groups)).toBe(price);
});

const whole: GroupRequests = { 1: [1002], 2: [1003], 3: [1005] };

it.each<[string, GroupRequests, SetFault]>([
  [
    "a missing group from which a food must be chosen",
    { 2: [1003], 3: [1005] },
    "required-part-missing",
  ],
  ["an empty group from which a food must be chosen", { ...whole, 1: [] }, "required-part-missing"],
  ["a missing required food", { ...whole, 2: [1004] }, "required-part-missing"],
  [
    "two foods of a group from which only one may be chosen",
    { ...whole, 1: [1002, [1001, "11"]] },
    "too-many-parts",
  ],
  ["a food of another group", { ...whole, 3: [1002] }, "foreign-part"],
  ["a food that is in no group", { ...whole, 2: [1003, 9999] }, "foreign-part"],
  ["an unknown group", { ...whole, 9: [] }, "foreign-part"],
  ["the same food twice", { ...whole, 2: [1003, 1004, 1004] }, "repeated-part"],
  ["a missing required option", { ...whole, 1: [1001] }, "required-option-missing"],
  ["an option of another food", { ...whole, 1: [[1002, "11"]] }, "foreign-option"],
])("refuses %s", (_what, requests, fault) => {
  expect(chooseParts(menu, makeGroupRequests(requests))).toEqual({ ok: false, fault });
});

it("refuses a group that occurs twice", () => {
  const twice = [...makeGroupRequests(whole), ...makeGroupRequests({ 1: [1002] })];
  expect(chooseParts(menu, twice)).toEqual({ ok: false, fault: "repeated-part" });
});
