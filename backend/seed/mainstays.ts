import type { stores } from "../db/schema/store-tables.ts";

type Facts = Partial<typeof stores.$inferInsert>;

/**
 * Stores that journeys and demonstrations rely on with any seed. The first store is always open, for delivery and
 * pick-up, from NT$100. The other store only delivers, from NT$150.
 */
export const MAINSTAYS = new Map<number, { kind: string; name: string; facts: Facts }>([
  [
    1,
    {
      kind: "便當",
      name: "木瓜樹下便當",
      facts: { fodomo_delivery_min_amount: 100, min_charge: 100, capacity: 1000 },
    },
  ],
  [
    13,
    {
      kind: "義式料理",
      name: "橘子瓦牛排館",
      facts: { fodomo_delivery_min_amount: 150, capacity: 1000 },
    },
  ],
]);

export function isMainstay(id: number): boolean {
  return MAINSTAYS.has(id);
}

export function mainstayFacts(id: number): Facts {
  return MAINSTAYS.get(id)?.facts ?? {};
}
