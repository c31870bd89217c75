import {
  charactersAlike,
  soundAlike,
} from "../../../../backend/modules/catalog/search-spellings.ts";

it("丼 sounds like 井 and like 東, which do not sound alike", () => {
  expect(soundAlike("丼", "井")).toBe(true);
  expect(soundAlike("丼", "東")).toBe(true);
  expect(soundAlike("井", "東")).toBe(false);
  expect(charactersAlike("丼")).toEqual(["井", "東"]);
});
