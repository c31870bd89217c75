import type { stores } from "../db/schema/store-tables.ts";

type Facts = Partial<typeof stores.$inferInsert>;

/**
 * Stores whose kind, name and minimum amount are the same for every seed number, because end-to-end tests and
 * demonstrations use them. Both stores are open day and night. Store 1 offers delivery and pick-up with a minimum of
 * NT$100. Store 13 offers delivery with a minimum of NT$150, and no pick-up.
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
