import type { Database } from "../../backend/db/client.ts";
import { createRandom, type Random } from "../../backend/seed/random.ts";
import { giveCoupon, givePoints, insertCode } from "../factories/benefit-rows";
import { insertMember } from "../factories/member-rows";
import { makeOrderingBody, makePreOrderBody } from "../factories/order-requests";
import { insertFood, insertStore } from "../factories/store-rows";
import type { Operation, TargetKind } from "./isolated-operations";

/**
 * The limits of the rows that the operations of a round share: the points of a member, the uses of a coupon, the stock
 * of a product, and the points that a redeem code gives.
 */
export const LIMITS = { points: 150, coupon: 2, stock: 8, code_points: 10 };
const MEMBERS = 3;
const STORES = 3;
const CODES = 4;
/** The number of operations with the same `which` that start at the same time: two in each process. */
const AT_ONCE = 4;
const SEQUENCES = 3;

export type SharedRows = Awaited<ReturnType<typeof insertSharedRows>>;

export async function insertSharedRows(db: Database, round: string) {
  const members = await times(MEMBERS, async () => {
    const member = await insertMember(db);
    await givePoints(db, member, LIMITS.points);
    return { id: member.id, code_id: await giveCoupon(db, member, { limit_times: LIMITS.coupon }) };
  });
  const stores = await times(STORES, async () => {
    const store = await insertStore(db, { lat: 25.0517, lng: 121.5645, capacity: 10_000 });
    const plain = await insertFood(db, store, { unit_price: 100 });
    const limited = { is_limit: 1, limit_count: LIMITS.stock } as const;
    const scarce = await insertFood(db, store, { unit_price: 80, ...limited });
    return { id: store.id, plain: plain.id, scarce: scarce.id };
  });
  const codes = await times(CODES, async (n) => {
    const code = `SHARED${round}${n}`;
    await insertCode(db, { code, points: LIMITS.code_points });
    return code;
  });
  return { members, stores, codes };
}

/** Generates the steps of a round. The operations of a step start at the same time and mostly use the same rows. */
export function makeSteps(rows: SharedRows, seed: number): Operation[][] {
  const random = createRandom(seed);
  const maker = { rows, random, seed };
  // The first steps create the orders that later steps of the sequence settle, end or refund.
  const sequence = [
    [ordersOfMember, repeats],
    [settlements],
    [ordersOfStore],
    [endings],
    [refunds],
    [redemptions, ordersOfStore],
  ];
  return Array.from({ length: SEQUENCES * sequence.length }, (_, step) =>
    random.pick(sequence[step % sequence.length] ?? [])(maker, step),
  );
}

type Maker = { rows: SharedRows; random: Random; seed: number };

/** Orders of one member at different stores. The orders may compete for the member's points and coupon. */
function ordersOfMember({ rows, random, seed }: Maker, step: number): Operation[] {
  const member = random.pick(rows.members);
  return rows.stores.map((store, n) =>
    order({ member, store, key: `${seed}-${step}-${n}`, ...choices(random) }),
  );
}

/** Orders of different members at one store. The orders compete for the stock of a product. */
function ordersOfStore({ rows, random, seed }: Maker, step: number): Operation[] {
  const store = random.pick(rows.stores);
  return rows.members.map((member, n) =>
    order({ member, store, key: `${seed}-${step}-${n}`, ...choices(random), pieces: 1 + (n % 2) }),
  );
}

/** Four submits of one cart. The first two have the same idempotency key, and each of the others has its own. */
function repeats({ rows, random, seed }: Maker, step: number): Operation[] {
  const [member, store] = [random.pick(rows.members), random.pick(rows.stores)];
  const chosen = { member, store, ...choices(random), remark: `${seed}-${step}` };
  return [0, 0, 1, 2].map((n) => order({ ...chosen, key: `${seed}-${step}-${n}` }));
}

function redemptions({ rows, random }: Maker): Operation[] {
  const code = random.pick(rows.codes);
  return rows.members.map(({ id: member_id }) => ({ kind: "redeem", member_id, code }));
}

function settlements(maker: Maker): Operation[] {
  return same(maker, ["settle", "settle", "settle", "cancel", "check"]);
}

function endings(maker: Maker): Operation[] {
  return same(maker, ["cancel", "reject", "settle", "request-task", "cancel"]);
}

function refunds(maker: Maker): Operation[] {
  return same(maker, ["refund", "refund", "refund", "refund-task"]);
}

/**
 * Makes operations with the same `which`, so that operations of one kind select the same order or payment. The kind of
 * each operation is chosen at random from `kinds`.
 */
function same({ rows, random }: Maker, kinds: TargetKind[]): Operation[] {
  const target = { members: rows.members.map(({ id }) => id), which: random.between(0, 2) };
  return Array.from({ length: AT_ONCE }, () => ({ kind: random.pick(kinds), ...target }));
}

function choices(random: Random) {
  return {
    points: random.pick([0, 40]),
    hasCoupon: random.chance(0.5),
    pieces: random.pick([0, 0, 2]),
    pay_type: random.pick([2, 5, 5] as const),
  };
}

type Chosen = ReturnType<typeof choices> & {
  member: SharedRows["members"][number];
  store: SharedRows["stores"][number];
  key: string;
  remark?: string;
};

function order({ member, store, key, remark = key, ...chosen }: Chosen): Operation {
  const { points, hasCoupon, pieces, pay_type } = chosen;
  const request = {
    store_id: store.id,
    pay_type,
    remark,
    foods: [{ id: store.plain }, ...(pieces ? [{ id: store.scarce, quantity: pieces }] : [])],
    ...(points && { use_op: points }),
    ...(hasCoupon && { code_id: member.code_id }),
  };
  return {
    kind: "order",
    member_id: member.id,
    key,
    quote: makePreOrderBody(request),
    body: makeOrderingBody(request),
  };
}

function times<Value>(count: number, make: (n: number) => Promise<Value>): Promise<Value[]> {
  return Array.from({ length: count }).reduce<Promise<Value[]>>(
    async (made, _none, n) => [...(await made), await make(n)],
    Promise.resolve([]),
  );
}
