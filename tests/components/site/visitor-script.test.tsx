import { renderToStaticMarkup } from "react-dom/server";
import { VisitorScript } from "@/components/site/visitor-script";
import visitorScript from "@/lib/site/visitor-script.json";

const mark = document.documentElement.dataset;

function run() {
  delete mark.known;
  delete mark.ordered;
  delete mark.favorites;
  // biome-ignore lint/security/noGlobalEval: runs the script as the page does
  window.eval(visitorScript.code);
  return Object.keys(mark);
}

beforeEach(() => window.localStorage.clear());

it.each([
  ["nothing stored", {}, []],
  ["a stored address", { address: "{}" }, ["known"]],
  ["stored orders", { member: "{}", recentOrders: "{}" }, ["ordered"]],
  ["stored orders, but no member", { recentOrders: "{}" }, []],
  ["stored favourites", { favorites: '{"mid":"","stores":[{"id":1}]}' }, ["favorites"]],
  ["only pending removals", { favorites: '{"mid":"1","stores":[],"removed":[1]}' }, []],
  [
    "a stored address and stored orders",
    { address: "{}", member: "{}", recentOrders: "{}" },
    ["known", "ordered"],
  ],
])("for a visitor with %s (%j), sets the marks %j (HM-31)", (_name, stored, marks) => {
  for (const [key, text] of Object.entries(stored)) window.localStorage.setItem(key, text);
  expect(run()).toEqual(marks);
});

it("sets no mark if the browser denies access to its storage", () => {
  const getItem = jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  expect(run()).toEqual([]);
  getItem.mockRestore();
});

it("renders the script's text unchanged, because the content security policy contains its hash (SE-13)", () => {
  expect(renderToStaticMarkup(<VisitorScript />)).toBe(`<script>${visitorScript.code}</script>`);
  expect(visitorScript.code).not.toMatch(/[<>&]/);
});
