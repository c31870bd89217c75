import { makeCatalog } from "@/backend/seed/make-catalog";

const NOW = 1_795_000_000;
const { foods, stores } = makeCatalog({ seed: 7, now: NOW });
const sets = foods.filter(({ item_type }) => item_type === "set");
const byId = new Map(foods.map((food) => [food.id, food]));

describe("sets of the built-in catalogue", () => {
  test("are sold by more than half of the stores", () => {
    const withSets = new Set(sets.map(({ store_id }) => store_id));
    expect(withSets.size).toBeGreaterThan(stores.length / 2);
  });

  test("have at least two groups of single dishes of their own store, each dish once in a group", () => {
    for (const { groups, store_id } of sets) {
      expect(groups.length).toBeGreaterThanOrEqual(2);
      expect(new Set(groups.map(({ id }) => id)).size).toBe(groups.length);
      for (const { foods: parts } of groups) {
        const dishes = parts.map(({ id }) => byId.get(id));
        expect(dishes.every((dish) => dish?.store_id === store_id)).toBe(true);
        expect(dishes.every((dish) => dish?.item_type === "single")).toBe(true);
        expect(new Set(parts.map(({ id }) => id)).size).toBe(parts.length);
      }
    }
  });

  test("have groups that offer a choice of two or more dishes, and groups of required dishes without an extra price", () => {
    const groups = sets.flatMap((set) => set.groups);
    const fixed = groups.filter((group) => group.foods.some(({ is_required }) => is_required));
    const choices = groups.filter((group) => !fixed.includes(group));
    expect(fixed.length).toBeGreaterThan(0);
    for (const { foods: parts } of fixed) {
      const requiredParts = parts.filter(({ is_required }) => is_required === 1);
      expect(requiredParts.filter(({ unit_price }) => unit_price !== 0)).toEqual([]);
    }
    for (const { foods: parts } of choices) {
      expect(parts.length).toBeGreaterThanOrEqual(2);
      expect(Math.min(...parts.map(({ unit_price }) => unit_price))).toBe(0);
    }
    expect(choices.some(({ foods: parts }) => parts.some((part) => part.unit_price > 0))).toBe(
      true,
    );
  });

  test("cost less than their cheapest choice of dishes would cost separately, and contain no dish that is off sale", () => {
    for (const set of sets) {
      const cheapest = set.groups.map((group) => {
        const requiredParts = group.foods.filter(({ is_required }) => is_required === 1);
        const prices = (some: typeof requiredParts) =>
          some.map(({ id }) => byId.get(id)?.unit_price ?? 0);
        return requiredParts.length > 0
          ? prices(requiredParts).reduce((sum, price) => sum + price, 0)
          : Math.min(...prices(group.foods));
      });
      const together = cheapest.reduce((sum, price) => sum + price, 0);
      expect(set.list_price).toBe(together);
      expect(set.unit_price).toBeLessThan(together);
      expect(
        set.groups.flatMap((group) => group.foods).map(({ id }) => byId.get(id)?.sale_status),
      ).not.toContain(0);
    }
  });
});
