import type { stores } from "../db/schema/store-tables.ts";

type Facts = Partial<typeof stores.$inferInsert>;

/**
 * What journeys and demonstrations rely on, whatever the seed: the first store serves day and night in both ways
 * and takes NT$100 and more, the other delivers only and takes NT$150 and more.
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
