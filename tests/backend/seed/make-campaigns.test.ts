import { existsSync } from "node:fs";
import { makeCatalog } from "@/backend/seed/make-catalog";
import { DINING_TYPE } from "@/lib/contracts/codes";
import { hrefs } from "@/lib/routing/hrefs";

const NOW = 1_795_000_000;
const catalog = makeCatalog({ seed: 7, now: NOW });
const { advertisements, subjects, store_groups, store_types, store_store_types } = catalog;
const ids = (rows: { id: number }[]) => rows.map(({ id }) => id);

describe("subjects and advertisements of the built-in catalogue", () => {
  test("there are at least eight subjects with store types, and each of these store types has at least one store", () => {
    expect(subjects.length).toBeGreaterThanOrEqual(8);
    const had = new Set(store_store_types.map(({ type_id }) => type_id));
    for (const { type_ids } of subjects) {
      expect(type_ids.length).toBeGreaterThan(0);
      expect(type_ids.filter((id) => !had.has(id))).toEqual([]);
    }
  });

  const lists: Record<string, number[]> = {
    type: ids(store_types),
    group: ids(store_groups),
    subject: ids(subjects),
  };
  const isList = (url: string) => {
    const [, kind = "", id] = /^\/storeList\?(type|group|subject)=(\d+)$/.exec(url) ?? [];
    return lists[kind]?.includes(Number(id)) ?? false;
  };

  test("every advertisement links to an existing list", () => {
    expect(advertisements.filter(({ url }) => !isList(url))).toEqual([]);
  });

  test("every campaign links to an existing list, store or page, and has a picture of its own", () => {
    const pages = [hrefs.opTopSale(), hrefs.couponlist(), hrefs.store({ stid: 1 })];
    const { campaigns } = catalog;
    expect(campaigns.filter(({ url }) => !isList(url) && !pages.includes(url))).toEqual([]);
    expect(new Set(campaigns.map(({ image }) => image)).size).toBe(campaigns.length);
    const files = campaigns.map(({ image }) => `public${image}-640.webp`);
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  });

  test("one campaign is past and one is in the future; the partner's campaigns leave no gap in time and include over 90 % of the stores", () => {
    const { campaigns, opn_campaigns, opn_campaign_foods, stores } = catalog;
    const isOver = ({ end_time }: { end_time: number | null }) =>
      end_time !== null && end_time <= NOW;
    const coming = campaigns.filter(({ start_time }) => start_time > NOW);
    expect([coming.length, campaigns.filter(isOver).length]).toEqual([1, 1]);
    expect(campaigns.filter(({ end_time }) => end_time === null).length).toBeGreaterThan(1);
    const [first, next] = opn_campaigns;
    expect(first?.start_time).toBeLessThan(NOW);
    expect(next?.start_time).toBe(first?.end_time);
    expect(campaigns[0]).toMatchObject({ url: hrefs.opTopSale(), end_time: first?.end_time });
    const taking = new Set(opn_campaign_foods.map(({ store_id }) => store_id));
    expect(taking.size).toBeGreaterThan(stores.length * 0.9);
  });

  test.each([
    ["home", DINING_TYPE.pickup],
    ["home", DINING_TYPE.delivery],
    ["home", DINING_TYPE.businessReservation],
    ["store", DINING_TYPE.delivery],
    ["checkout", DINING_TYPE.delivery],
  ])("the page %s has advertisements for dining type %i", (place, dining_type) => {
    const shown = advertisements.filter(
      ({ type, dining_types }) => type === place && dining_types.includes(dining_type),
    );
    expect(shown.length).toBeGreaterThan(0);
  });
});
