import { isWithinHours } from "@/backend/modules/catalog/opening-rules";
import { makeCatalog } from "@/backend/seed/make-catalog";
import { seedAreas } from "@/backend/seed/seed-areas";
import { cities, findDistrict } from "@/lib/address/districts";
import { metresBetween } from "@/lib/address/metres-between";
import { distanceMetres } from "../../../backend/modules/address/distance";

const NOW = 1_795_000_000;
const DENSE = ["台北市", "新北市", "桃園市", "台中市", "台南市", "高雄市"];
const STORES_WANTED = 8;
const PICKUP_M = 5000;

const { stores } = makeCatalog({ seed: 7, now: NOW });
const restaurants = stores.filter((store) => store.store_classification_id === 1);

const CENTRAL_AREAS = {
  台北市: ["信義區", "大安區", "中山區", "松山區", "中正區"],
  新北市: ["板橋區", "三重區", "中和區", "永和區", "新莊區"],
  台中市: ["西屯區", "北屯區", "西區", "南屯區", "北區"],
};
const CENTRAL = Object.entries(CENTRAL_AREAS).flatMap(([city, areas]) =>
  areas.map((area): [string, string] => [city, area]),
);

describe("the stores of the built-in catalogue", () => {
  test("are at least 900, with some in every city and county and 110 to 190 in each of the six large cities", () => {
    const counts = new Map(
      [...Map.groupBy(stores, ({ city_name }) => city_name)].map(([city, list]) => [
        city,
        list.length,
      ]),
    );
    expect(stores.length).toBeGreaterThanOrEqual(900);
    expect([...counts.keys()].sort()).toEqual(cities.map(({ city_name }) => city_name).sort());
    const outside = DENSE.filter((city) => {
      const count = counts.get(city) ?? 0;
      return count < 110 || count > 190;
    });
    expect(outside).toEqual([]);
  });

  test("are at most 4 km from the centre of their district, and the seed districts have the ids of lib/address/districts", () => {
    const unknown = seedAreas.filter(
      (area) => findDistrict(area.city_name, area.area_name)?.area_id !== area.area_id,
    );
    expect(unknown).toEqual([]);
    const strays = stores.filter((store) => {
      const district = findDistrict(store.city_name, store.area_name);
      return !district || metresBetween(store, district) > 4_000;
    });
    expect(strays.map(({ address }) => address)).toEqual([]);
  });

  test.each(seedAreas.map(({ city_name, area_name }) => [city_name, area_name]))(
    "the centre of %s%s has at least eight stores for delivery and eight for pick-up (one of each in a 區 outside the six large cities)",
    (city, area) => {
      const centre = findDistrict(city, area) ?? { lat: 0, lng: 0 };
      const reach = (radius: number | undefined, store: (typeof stores)[number]) =>
        distanceMetres(store, centre) <= (radius ?? 0);
      const delivering = stores.filter(
        (store) => store.has_delivery === 1 && reach(store.delivery_radius_m, store),
      );
      const offeringPickup = stores.filter(
        (store) => store.has_take === 1 && reach(PICKUP_M, store),
      );
      const isSparse = !DENSE.includes(city) && !["市", "鎮", "鄉"].includes(area.slice(-1));
      const wanted = isSparse ? 1 : STORES_WANTED;
      expect(delivering.length).toBeGreaterThanOrEqual(wanted);
      expect(offeringPickup.length).toBeGreaterThanOrEqual(wanted);
    },
  );

  test.each(CENTRAL)(
    "at least 15 restaurants are within 3 km of any address in the centre of %s%s",
    (city, area) => {
      const { lat, lng } = findDistrict(city, area) ?? { lat: 0, lng: 0 };
      const corners = [-0.005, 0, 0.005].flatMap((north) =>
        [-0.005, 0, 0.005].map((east) => ({ lat: lat + north, lng: lng + east })),
      );
      const nearby = corners.map(
        (point) => restaurants.filter((store) => metresBetween(store, point) <= 3_000).length,
      );
      expect(Math.min(...nearby)).toBeGreaterThanOrEqual(15);
    },
  );

  test.each([0, 3, 5, 8, 12, 20, 23])(
    "at %i o'clock at least 35 % of the stores of each central district are open (15 % from 2 to 5 o'clock)",
    (hour) => {
      const midnight = NOW - ((NOW + 8 * 3600) % 86_400);
      const shares = CENTRAL.map(([city, area]) => {
        const local = stores.filter(
          (store) => store.city_name === city && store.area_name === area,
        );
        const open = local.filter(
          (store) => !store.is_paused && isWithinHours(store.opening_hours, midnight + hour * 3600),
        );
        return open.length / local.length;
      });
      // Between 02:00 and 05:30 only the stores that never close are open.
      expect(Math.min(...shares)).toBeGreaterThanOrEqual(hour > 1 && hour < 6 ? 0.15 : 0.35);
    },
  );
});
