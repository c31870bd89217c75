import {
  chooseParts,
  partsPrice,
  type SetFault,
} from "../../../../backend/modules/catalog/set-part-rules.ts";
import { makeGroupRequests, makeSetMenu } from "../../../factories/set-menus";

const menu = makeSetMenu();
type GroupRequests = Parameters<typeof makeGroupRequests>[0];

it.each<[string, GroupRequests, number[], number]>([
  ["one of each", { 1: [1002], 2: [1003], 3: [1005] }, [1002, 1003, 1005], 30],
  [
    "a food with its options and an extra",
    { 1: [[1001, "12"]], 2: [1003, 1004], 3: [1005] },
    [1001, 1003, 1004, 1005],
    35,
  ],
  ["in any order", { 3: [1005], 2: [1004, 1003], 1: [1002] }, [1002, 1003, 1004, 1005], 45],
])("%s is an allowed choice", (_what, requests, foods, price) => {
  const choice = chooseParts(menu, makeGroupRequests(requests));
  expect(choice.ok).toBe(true);
  if (!choice.ok) return;
  const parts = choice.groups.flatMap((group) => group.parts);
  expect(parts.map(({ food }) => food.id)).toEqual(foods);
  expect(partsPrice(choice.groups)).toBe(price);
});

const whole: GroupRequests = { 1: [1002], 2: [1003], 3: [1005] };

it.each<[string, GroupRequests, SetFault]>([
  ["a choice left out", { 2: [1003], 3: [1005] }, "required-part-missing"],
  ["a choice left empty", { ...whole, 1: [] }, "required-part-missing"],
  ["a fixed food left out", { ...whole, 2: [1004] }, "required-part-missing"],
  ["two of a choice of one", { ...whole, 1: [1002, [1001, "11"]] }, "too-many-parts"],
  ["a food of another group", { ...whole, 3: [1002] }, "foreign-part"],
  ["a food that is in no group", { ...whole, 2: [1003, 9999] }, "foreign-part"],
  ["a group that is in no set", { ...whole, 9: [] }, "foreign-part"],
  ["a food twice", { ...whole, 2: [1003, 1004, 1004] }, "repeated-part"],
  ["a required option left out", { ...whole, 1: [1001] }, "required-option-missing"],
  ["an option of another food", { ...whole, 1: [[1002, "11"]] }, "foreign-option"],
])("%s is refused", (_what, requests, fault) => {
  expect(chooseParts(menu, makeGroupRequests(requests))).toEqual({ ok: false, fault });
});

it("refuses a group that is given twice", () => {
  const twice = [...makeGroupRequests(whole), ...makeGroupRequests({ 1: [1002] })];
  expect(chooseParts(menu, twice)).toEqual({ ok: false, fault: "repeated-part" });
});
