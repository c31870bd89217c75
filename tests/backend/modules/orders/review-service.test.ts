import { eq } from "drizzle-orm";
import { schema } from "../../../../backend/db/client.ts";
import { CODE, DINING_TYPE, ORDER_STATUS } from "../../../../lib/contracts/codes.ts";
import { insertMember, type MemberRow } from "../../../factories/member-rows";
import { insertOrder, type OrderRow } from "../../../factories/order-rows";
import { insertStore, type StoreRow } from "../../../factories/store-rows";
import {
  createTestBackend,
  TEST_NOW,
  type TestBackend,
  type TestSession,
} from "../../../setup/in-process-backend";

let backend: TestBackend;
let store: StoreRow;
let member: MemberRow;
let as: TestSession;
beforeAll(async () => {
  backend = await createTestBackend();
});
afterAll(() => backend.close());
beforeEach(async () => {
  store = await insertStore(backend.db);
  member = await insertMember(backend.db, { first_name: "小明", last_name: "王" });
  as = await backend.asMember(member);
});

const placeOrder = (values: Partial<OrderRow> = {}) =>
  insertOrder(backend.db, {
    member_id: member.id,
    store_id: store.id,
    order_status: ORDER_STATUS.delivered,
    ...values,
  });
const review = async (order_id: number, star_num = 5, content = "很好吃") =>
  (await backend.call("reviewOrder", { body: { order_id, star_num, content }, as })).envelope;
const readStore = async () => {
  const query = { store_id: store.id, dining_type: DINING_TYPE.delivery };
  return (await backend.call("storeDetail", { query })).envelope.data;
};

it("shows the review on the order and on the store page, and updates the store's rating (RU-38)", async () => {
  const { id } = await placeOrder();
  const { data } = await review(id, 4, " 很好吃\n下次再點 ");
  expect(data).toMatchObject({ id, can_review: 0 });
  const { envelope } = await backend.call("orderDetail", { query: { order_id: id }, as });
  const words = { star_num: 4, content: "很好吃\n下次再點", create_time: TEST_NOW / 1000 };
  expect(envelope.data).toMatchObject({ can_review: 0, review: words });
  const { store_comments, avg_star_count, star_num } = await readStore();
  expect(store_comments).toEqual([
    {
      ...words,
      avatar: "",
      // The store page shows only the first character of the member's name.
      user: { icon_url: "", first_name: "王＊＊", last_name: "" },
      title: "",
      store_id: store.id,
      food_id: 0,
    },
  ]);
  expect([avg_star_count, star_num]).toEqual([4, 1]);
  await review((await placeOrder({ order_status: ORDER_STATUS.selfCashDone })).id, 5);
  expect(await readStore()).toMatchObject({ avg_star_count: 4.5, star_num: 2 });
});

it("stores only one of three reviews of an order that arrive at the same time, and refuses a later review (RU-38)", async () => {
  const { id } = await placeOrder();
  const answers = await Promise.all([review(id, 5), review(id, 1), review(id, 3)]);
  expect(answers.filter(({ code }) => code === CODE.ok)).toHaveLength(1);
  expect(await review(id, 1)).toEqual({
    code: CODE.refused,
    message: "您已評價過這筆訂單",
    data: null,
    reason: "already-reviewed",
  });
  expect(await readStore()).toMatchObject({ star_num: 1 });
});

const { delivered: _delivered, selfCashDone: _cashDone, ...UNDELIVERED } = ORDER_STATUS;
it.each(Object.values(UNDELIVERED))(
  "an order in state %d cannot be reviewed",
  async (order_status) => {
    const { id } = await placeOrder({ order_status });
    expect(await review(id)).toMatchObject({ code: CODE.refused, message: "訂單送達後才能評價" });
    const { envelope } = await backend.call("orderDetail", { query: { order_id: id }, as });
    expect(envelope.data.can_review).toBe(0);
  },
);

it("accepts a review with stars and no text", async () => {
  expect(await review((await placeOrder()).id, 5, "")).toMatchObject({ code: CODE.ok });
});

it.each([
  ["six stars", { star_num: 6 }],
  ["no star", { star_num: 0 }],
  ["half a star", { star_num: 4.5 }],
  ["301 characters", { content: "好".repeat(301) }],
  ["a control character", { content: "好\u0000吃" }],
  ["an unknown field", { store_id: 1 }],
])("answers status 400 to a review with %s", async (_what, values) => {
  const body = { order_id: (await placeOrder()).id, star_num: 5, content: "", ...values };
  expect((await backend.call("reviewOrder", { body, as })).status).toBe(400);
});

it("stores a review of 300 characters with HTML tags unchanged (RU-38)", async () => {
  const content = "<b>好</b>".padEnd(300, "吃");
  const { id } = await placeOrder();
  expect(await review(id, 5, content)).toMatchObject({ code: CODE.ok });
  const [row] = await backend.db
    .select()
    .from(schema.reviews)
    .where(eq(schema.reviews.order_id, id));
  expect(row?.content).toBe(content);
});
