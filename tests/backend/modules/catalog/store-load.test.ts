import {
  DINING_TYPE,
  OPEN_STATUS,
  ORDER_STATUS,
  PAY_STATUS,
} from "../../../../lib/contracts/codes.ts";
import { insertMember } from "../../../factories/member-rows";
import { insertOrder } from "../../../factories/order-rows";
import { insertStore } from "../../../factories/store-rows";
import { createTestBackend, type TestBackend } from "../../../setup/in-process-backend";

let backend: TestBackend;
beforeAll(async () => {
  backend = await createTestBackend();
});
afterAll(() => backend.close());

describe("a store with a capacity of twenty", () => {
  const statusOf = async (store_id: number) => {
    const { envelope } = await backend.call("storeDetail", {
      query: { store_id, dining_type: DINING_TYPE.delivery },
    });
    return envelope.data.open_status;
  };
  const newStore = async () => (await insertStore(backend.db, { capacity: 20 })).id;
  const insertOrders = async (
    store_id: number,
    orders: { of: number; count: number; paid?: true }[],
  ) => {
    const create_time = Math.floor(backend.clock.now() / 1000);
    for (const { of: member_id, count, paid } of orders) {
      for (let n = 0; n < count; n += 1) {
        const pay_status = paid ? PAY_STATUS.paid : PAY_STATUS.unpaid;
        await insertOrder(backend.db, { member_id, store_id, create_time, pay_status });
      }
    }
  };
  const insertMembers = async (count: number) => {
    const rows = [];
    for (let n = 0; n < count; n += 1) rows.push((await insertMember(backend.db)).id);
    return rows;
  };

  it("is not busy with thirty cash orders of new members", async () => {
    const store_id = await newStore();
    await insertOrders(
      store_id,
      (await insertMembers(10)).map((of) => ({ of, count: 3 })),
    );
    expect(await statusOf(store_id)).toBe(OPEN_STATUS.open);
  });

  it("is not busy with twenty paid orders of one member", async () => {
    const store_id = await newStore();
    const [of = 0] = await insertMembers(1);
    await insertOrders(store_id, [{ of, count: 20, paid: true }]);
    expect(await statusOf(store_id)).toBe(OPEN_STATUS.open);
  });

  it("counts at most five paid orders and five other orders of one member", async () => {
    const store_id = await newStore();
    const [of = 0, last = 0, ...others] = await insertMembers(11);
    await insertOrders(store_id, [
      { of, count: 6, paid: true },
      { of, count: 6 },
      ...others.map((other) => ({ of: other, count: 1, paid: true as const })),
    ]);
    expect(await statusOf(store_id)).toBe(OPEN_STATUS.open);
    await insertOrders(store_id, [{ of: last, count: 1, paid: true }]);
    expect(await statusOf(store_id)).toBe(OPEN_STATUS.busy);
  });

  it("is busy with paid orders of twenty members, and with cash orders of twenty members who have received an order", async () => {
    const [paid, known] = [await newStore(), await newStore()];
    const [elsewhere, many] = [await newStore(), await insertMembers(20)];
    await insertOrders(
      paid,
      many.map((of) => ({ of, count: 1, paid: true as const })),
    );
    expect(await statusOf(paid)).toBe(OPEN_STATUS.busy);
    for (const member_id of many) {
      const { delivered } = ORDER_STATUS;
      await insertOrder(backend.db, { member_id, store_id: elsewhere, order_status: delivered });
    }
    await insertOrders(
      known,
      many.map((of) => ({ of, count: 1 })),
    );
    expect(await statusOf(known)).toBe(OPEN_STATUS.busy);
  });

  it("counts unpaid orders of new members only up to half of its capacity", async () => {
    const store_id = await newStore();
    await insertOrders(
      store_id,
      (await insertMembers(10)).map((of) => ({ of, count: 3 })),
    );
    await insertOrders(
      store_id,
      (await insertMembers(9)).map((of) => ({ of, count: 1, paid: true as const })),
    );
    expect(await statusOf(store_id)).toBe(OPEN_STATUS.open);
    await insertOrders(
      store_id,
      (await insertMembers(1)).map((of) => ({ of, count: 1, paid: true as const })),
    );
    expect(await statusOf(store_id)).toBe(OPEN_STATUS.busy);
  });
});
