import { distinctEntries, mayHaveMore } from "@/lib/format/paged-entries";

const itself = (entry: number) => entry;
const from = (first: number, count: number) => Array.from({ length: count }, (_, at) => first + at);

it.each([
  ["a full page", [from(1, 10)], true],
  ["a second full page", [from(1, 20), from(21, 20)], true],
  ["a short page", [from(1, 20), from(21, 3)], false],
  ["an empty page", [from(1, 10), []], false],
  ["the same page again", [from(1, 30), from(1, 30)], false],
  ["no page", [], false],
])("mayHaveMore says whether another page can follow after %s", (_what, pages, expected) => {
  expect(mayHaveMore(pages, itself)).toBe(expected);
});

it("distinctEntries lists an entry that is on two pages only once", () => {
  expect(
    distinctEntries(
      [
        [1, 2],
        [2, 3],
      ],
      itself,
    ),
  ).toEqual([1, 2, 3]);
});
