import { help_requests } from "../../../../backend/db/schema/help-tables.ts";
import { CODE, ORDER_STATUS } from "../../../../lib/contracts/codes.ts";
import { insertMember } from "../../../factories/member-rows";
import { insertOrder } from "../../../factories/order-rows";
import { insertStore } from "../../../factories/store-rows";
import {
  createTestBackend,
  type TestBackend,
  type TestSession,
} from "../../../setup/in-process-backend";
import { proveIdentityOf, SAMPLE } from "../../../setup/test-login";

let backend: TestBackend;
let member: { id: number };
let session: TestSession;
beforeEach(async () => {
  backend = await createTestBackend();
  member = await insertMember(backend.db, {
    gid_bar_code: SAMPLE.gid_bar_code,
    phone: SAMPLE.phone,
  });
  session = await backend.asMember(member);
});
afterEach(() => backend.close());

const order = async () =>
  insertOrder(backend.db, {
    member_id: member.id,
    store_id: (await insertStore(backend.db)).id,
    order_status: ORDER_STATUS.delivered,
  });
const confirm = () => proveIdentityOf(backend, session);
const remove = () => backend.call("deleteAccount", { as: session, body: {} });
const report = async (state: "waiting" | "declined") => {
  const { id: order_id } = await order();
  await backend.db.insert(help_requests).values({
    order_id,
    member_id: member.id,
    key: "a-press-of-the-key",
    kind: "wrong" as const,
    lines: [],
    text: "王小明說少一份",
    answer: "王先生您好",
    amount: 0,
    way: "contact" as const,
    state,
    create_time: 0,
  });
  return order_id;
};

it("deletes the text of a report and the operator's answer (SE-24)", async () => {
  const order_id = await report("declined");
  await confirm();
  expect((await remove()).envelope.code).toBe(CODE.ok);
  const rows = await backend.db.select().from(help_requests);
  expect(rows.find((row) => row.order_id === order_id)).toMatchObject({ text: "", answer: "" });
});

it("refuses the deletion while a report waits for the operator", async () => {
  await report("waiting");
  await confirm();
  expect((await remove()).envelope).toMatchObject({
    code: CODE.refused,
    message: "您還有等待客服處理的回報，處理完成後就能刪除帳號",
  });
});
