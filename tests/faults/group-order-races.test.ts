import { CODE, DINING_TYPE } from "../../lib/contracts/codes";
import { hasPostgresServer } from "../setup/postgres-server";
import { openTwoBackends, type TwoBackends } from "./two-backends";

jest.setTimeout(120_000);
const REQUESTS = 8;
const describeOnServer = hasPostgresServer ? describe : describe.skip;

describeOnServer("simultaneous changes of one group order on two backends", () => {
  let two: TwoBackends;
  beforeAll(async () => {
    two = await openTwoBackends();
  });
  afterAll(() => two?.close());

  const both = <Answer>(send: (backend: TwoBackends["shop" | "other"]) => Promise<Answer>) =>
    Promise.all(
      Array.from({ length: REQUESTS }, (_none, at) => send(at % 2 ? two.shop : two.other)),
    );

  it("let only one person join under a name, and keep each person within the budget (GO-05, GO-07)", async () => {
    const { shop } = two;
    const deadline = Math.floor(shop.clock.now() / 1000) + 3_600;
    const group = {
      store_id: shop.store.id,
      dining_type: DINING_TYPE.delivery,
      title: "便當",
      budget: 300,
    };
    const started = await shop.call("startGroupOrder", {
      as: shop.session,
      body: { ...group, deadline },
    });
    const { token } = started.envelope.data;
    const joined = await both(async (backend) => {
      const as = shop.asVisitor();
      const answer = await backend.call("joinGroupOrder", { as, body: { token, name: "小明" } });
      return { as, code: answer.envelope.code };
    });
    const [me, ...others] = joined.filter(({ code }) => code === CODE.ok);
    expect(others).toEqual([]);
    const as = me?.as ?? shop.asVisitor();
    const dish = { id: shop.plain.id, item_type: "single", quantity: 1, remark: "" };
    const food = { ...dish, unavailable_type: 0, relish_ids: "", groups: [] };
    const added = await both((backend) =>
      backend.call("addGroupLine", { as, body: { token, food } }),
    );
    expect(added.filter(({ envelope }) => envelope.code === CODE.ok)).toHaveLength(3);
    const { data } = (await shop.call("groupOrder", { as, body: { token } })).envelope;
    expect(data.guests).toMatchObject([{ name: "小明", sum: 300 }]);
  });
});
