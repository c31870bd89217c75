import { makeCatalog } from "@/backend/db/seed/make-catalog";
import { DINING_TYPE } from "@/lib/contracts/codes";

const { advertisements, subjects, store_groups, store_types, store_store_types } = makeCatalog({
  seed: 7,
  now: 1_795_000_000,
});
const ids = (rows: { id: number }[]) => rows.map(({ id }) => id);

describe("subjects and advertisements of the built-in catalogue", () => {
  test("every subject is about kinds that stores have", () => {
    expect(subjects.length).toBeGreaterThanOrEqual(8);
    const had = new Set(store_store_types.map(({ type_id }) => type_id));
    for (const { type_ids } of subjects) {
      expect(type_ids.length).toBeGreaterThan(0);
      expect(type_ids.filter((id) => !had.has(id))).toEqual([]);
    }
  });

  test("every advertisement leads to a list that exists", () => {
    const lists: Record<string, number[]> = {
      type: ids(store_types),
      group: ids(store_groups),
      subject: ids(subjects),
    };
    for (const { url } of advertisements) {
      const [, kind = "", id] = /^\/storeList\?(type|group|subject)=(\d+)$/.exec(url) ?? [];
      expect(lists[kind]).toContain(Number(id));
    }
  });

  test.each([
    ["home", DINING_TYPE.pickup],
    ["home", DINING_TYPE.delivery],
    ["home", DINING_TYPE.businessReservation],
    ["store", DINING_TYPE.delivery],
    ["checkout", DINING_TYPE.delivery],
  ])("%s has something to show for dining type %i", (place, dining_type) => {
    const shown = advertisements.filter(
      ({ type, dining_types }) => type === place && dining_types.includes(dining_type),
    );
    expect(shown.length).toBeGreaterThan(0);
  });
});
