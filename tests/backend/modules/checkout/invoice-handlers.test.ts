import { settings } from "../../../../backend/db/schema/content-tables.ts";
import { CODE } from "../../../../lib/contracts/answer-code.ts";
import { createTestBackend, type TestBackend } from "../../../setup/in-process-backend";

let backend: TestBackend;

beforeAll(async () => {
  backend = await createTestBackend();
});
afterAll(() => backend.close());

it.each([
  ["12345675", 0, ""],
  ["12345678", 1, "請輸入正確的統一編號格式"],
  ["", 1, "請輸入正確的統一編號格式"],
])("checkTaxId of '%s' answers code %i (API-12, RU-61)", async (tax_id, code, message) => {
  const { status, envelope } = await backend.call("checkTaxId", { query: { tax_id } });
  expect(status).toBe(200);
  const reason = code === CODE.ok ? {} : { reason: "bad-tax-id" };
  expect(envelope).toEqual({ code, message, data: null, ...reason });
});

it.each([
  ["a missing tax ID", {}],
  ["a tax ID that is too long", { tax_id: "1".repeat(21) }],
])("checkTaxId refuses %s with status 400", async (_what, query) => {
  expect((await backend.call("checkTaxId", { query })).status).toBe(400);
});

it("op_invoice.status is 1, or 0 after the operator has set op_invoice_status to 0", async () => {
  const before = await backend.call("getAppClientConfig");
  expect(before.envelope.data).toMatchObject({ op_invoice: { status: 1 } });
  await backend.db
    .insert(settings)
    .values({ key: "op_invoice_status", value: "0", update_time: 0 });
  const after = await backend.call("getAppClientConfig");
  expect(after.envelope.data).toMatchObject({ op_invoice: { status: 0 } });
});
