import { CRM_FIELDS } from "../../../config/crm-config.ts";
import { type SandboxFixture, startSandbox } from "../sandbox-fixture.ts";

let sandbox: SandboxFixture;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

async function post(form: Record<string, string>) {
  const { headers, statusCode } = await sandbox.app.inject({
    method: "POST",
    url: "/servlet/servlet.WebToLead?encoding=UTF-8",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: new URLSearchParams(form).toString(),
  });
  return { status: statusCode, result: headers["is-processed"] };
}
const lead = (part: Record<string, string> = {}) => ({
  oid: sandbox.config.crm.orgId,
  company: "好日子小吃店",
  last_name: "王",
  ...part,
});
const readLedger = async () => {
  const answer = await sandbox.app.inject({ method: "GET", url: "/__sandbox/ledger?provider=crm" });
  return answer.json().entries;
};

test("the ledger contains all fields of an accepted lead, and the page /crm shows the known fields", async () => {
  const { fields } = sandbox.config.crm;
  expect(await post(lead({ [fields.merchant_kind]: "31", stranger: "x" }))).toEqual({
    status: 200,
    result: "true",
  });
  expect((await readLedger()).at(-1)).toMatchObject({
    type: "lead",
    fields: { company: "好日子小吃店", merchant_kind: "31", stranger: "x" },
  });
  const { body } = await sandbox.app.inject({ method: "GET", url: "/crm" });
  expect(body).toContain("<dt>商家類型代碼</dt><dd>31</dd>");
  expect(body).not.toContain("stranger");
});

test.each([
  ["another organisation", { oid: "00D000000000000" }, "unknown organisation"],
  ["no name", { last_name: "" }, "required field missing: last_name"],
  ["an invalid email", { email: "問店長" }, "invalid email address"],
  ["an email that is too long", { email: `${"a".repeat(80)}@b.tw` }, "bad value: Email"],
  ["a source that is not in the list", { lead_source: "網站" }, "bad value: 名單來源"],
])("a lead with %s gets status 200 and is refused", async (_what, part, reason) => {
  expect(await post(lead(part))).toEqual({
    status: 200,
    result: "Exception:common.exception.SalesforceGenericException",
  });
  expect((await readLedger()).at(-1)).toMatchObject({ type: "refused", reason });
});

test("the sandbox CRM gives no two fields of the application the same id", () => {
  expect(new Set(Object.values(sandbox.config.crm.fields)).size).toBe(CRM_FIELDS.length);
});
