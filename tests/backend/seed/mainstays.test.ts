import { minimumCharge } from "@/backend/modules/catalog/delivery-rules";
import { isWithinHours } from "@/backend/modules/catalog/opening-rules";
import type { StoreRow } from "@/backend/modules/catalog/store-row";
import { makeCatalog } from "@/backend/seed/make-catalog";
import { DINING_TYPE } from "@/lib/contracts/codes";

const NOW = 1_795_000_000;

describe.each([7, 20_261_121])(
  "the stores that the browser journeys rely on, with seed %i",
  (seed) => {
    const { stores, foods } = makeCatalog({ seed, now: NOW });
    const storeOf = (id: number) => stores.find((store) => store.id === id) as StoreRow;
    const foodsOf = (id: number) => foods.filter(({ store_id }) => store_id === id);

    test.each([1, 13])(
      "store %i is in 信義區, open day and night, and takes cash, LINE Pay, icash Pay and cards for deliveries",
      (id) => {
        const store = storeOf(id);
        expect(store.area_id).toBe(107);
        expect(store.is_paused).toBe(false);
        expect(store.disable_payment_method).toBe("");
        expect(store.delivery_payment_method).toBe("2,5,9,10,11");
        const hours = Array.from({ length: 24 }, (_, hour) => NOW + hour * 3600);
        expect(hours.every((time) => isWithinHours(store.opening_hours, time))).toBe(true);
      },
    );

    test("store 1 offers pick-up, delivers orders from NT$100, and sells dish 101 for NT$50 to NT$200", () => {
      const store = storeOf(1);
      expect([store.has_delivery, store.has_take]).toEqual([1, 1]);
      expect(minimumCharge(store, DINING_TYPE.delivery)).toBe(100);
      const [first] = foodsOf(1);
      expect(first).toMatchObject({ id: 101, item_type: "single", sale_status: 1, is_limit: 0 });
      expect(first?.unit_price).toBeGreaterThanOrEqual(50);
      expect(first?.unit_price).toBeLessThanOrEqual(200);
    });

    test("store 13 offers no pick-up, delivers orders from NT$150, and sells the side dish 蒜香麵包 for NT$60", () => {
      const store = storeOf(13);
      expect([store.has_delivery, store.has_take]).toEqual([1, 0]);
      expect(minimumCharge(store, DINING_TYPE.delivery)).toBe(150);
      expect(foodsOf(13).find(({ name }) => name === "蒜香麵包")).toMatchObject({
        unit_price: 60,
        sale_status: 1,
        is_limit: 0,
      });
    });
  },
);
