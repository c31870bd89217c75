import { type KnownGroup, knownGroups, withGroup } from "@/lib/groups/known-groups";

const NOW = 1_795_233_600;
const DAY = 86_400;
const makeGroup = (values: Partial<KnownGroup> = {}): KnownGroup => ({
  token: "7.token",
  title: "週五便當",
  store_id: 1,
  store_name: "測試麵店",
  deadline: NOW,
  state: "open",
  ...values,
});

it.each([
  ["keeps a group order less than two days after its deadline", 2 * DAY - 1, 1],
  ["removes a group order two days after its deadline", 2 * DAY, 0],
])("knownGroups %s (GO-16)", (_what, after, count) => {
  expect(knownGroups([makeGroup()], NOW + after)).toHaveLength(count);
});

it.each([
  ["null", null],
  ["text", "x"],
  ["a list of invalid values", [{ token: 7 }, null, { ...makeGroup(), deadline: "soon" }]],
])("knownGroups returns no group orders if the stored value is %s (GO-16)", (_what, stored) => {
  expect(knownGroups(stored, NOW)).toEqual([]);
});

it("withGroup lists at most five group orders, the most recently opened first, without duplicates or cancelled group orders (GO-16)", () => {
  const tokens = ["1", "2", "3", "4", "5", "6", "4"];
  const known = tokens.reduce<KnownGroup[]>(
    (groups, token) => withGroup(groups, makeGroup({ token })),
    [],
  );
  expect(known.map(({ token }) => token)).toEqual(["4", "6", "5", "3", "2"]);
  const cancelled = withGroup(known, makeGroup({ token: "6", state: "cancelled" }));
  expect(cancelled.map(({ token }) => token)).toEqual(["4", "5", "3", "2"]);
});
