import { CODE } from "@/lib/contracts/codes";
import { insertMember } from "../../factories/member-rows";
import { createTestBackend, type TestBackend } from "../../setup/in-process-backend";

let backend: TestBackend;
beforeAll(async () => {
  backend = await createTestBackend();
});
afterAll(() => backend.close());

test.each(["20261122-000017", "abc", "99999999999", "1.5", "-3"])(
  "answers with a refusal, not with 400, for the order id '%s', because an operator's own backend may use such ids",
  async (id) => {
    const as = await backend.asMember(await insertMember(backend.db));
    const query = { order_id: id as unknown as number };
    const { status, envelope } = await backend.call("orderDetail", { query, as });
    expect([status, envelope.code]).toEqual([200, CODE.refused]);
  },
);
