import { CODE } from "@/lib/contracts/answer-code";
import { insertMember } from "../factories/member-rows";
import { makeOrderingBody } from "../factories/order-requests";
import { hasPostgresServer } from "../setup/postgres-server";
import { ROUNDS } from "./rounds";
import { openTwoBackends, type TwoBackends } from "./two-backends";

jest.setTimeout(600_000);
/** The number of submits that one member may send in a minute. */
const SUBMITS = 10;
const describeOnServer = hasPostgresServer ? describe : describe.skip;

describeOnServer("simultaneous cash orders of one member on two backends", () => {
  let two: TwoBackends;
  beforeAll(async () => {
    two = await openTwoBackends();
  });
  afterAll(() => two?.close());

  it("are limited to three open orders for both backends together (RE-21, RU-26)", async () => {
    const { shop, other } = two;
    for (let round = 0; round < ROUNDS.few; round += 1) {
      const as = await shop.asMember(await insertMember(shop.db));
      const before = (await shop.orders()).length;
      await shop.quote({}, as);
      const answers = await Promise.all(
        Array.from({ length: SUBMITS }, (_, at) => {
          const values = { ...shop.request(), remark: `第${at}份` };
          const body = makeOrderingBody(values as Parameters<typeof makeOrderingBody>[0]);
          return (at % 2 ? shop : other).call("ordering", { body, as });
        }),
      );
      const codes = answers.map(({ envelope }) => envelope.code);
      expect(codes.filter((code) => code === CODE.ok)).toHaveLength(3);
      const placed = (await shop.orders()).slice(before);
      expect(placed.map(({ open_place }) => open_place).toSorted()).toEqual([1, 2, 3]);
    }
  });
});
