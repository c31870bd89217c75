import { readFileSync } from "node:fs";
import { createCrmClient } from "../../backend/providers/crm-client.ts";
import { CRM_FIELDS } from "../../config/crm-config.ts";
import { providerConfig, sandboxProviders } from "../../config/provider-config.ts";
import { wholeLead } from "../../lib/contracts/crm-lead.ts";
import { makeApplication } from "../factories/merchant-applications";

const FIELDS = Object.fromEntries(
  CRM_FIELDS.map((field, at) => [
    `CRM_FIELD_${field.toUpperCase()}`,
    `00N${String(at).padStart(12, "0")}`,
  ]),
);
const REAL = { CRM_ORG_ID: "00D5g000004ABCD", ...FIELDS };

/** Sends a lead and returns the URL, the options and the form fields of its request. */
async function postLead(env: Record<string, string>) {
  const sendRequest = jest.fn(async (..._call: Parameters<typeof fetch>) => new Response(""));
  const { crm } = providerConfig(env);
  if (!crm) throw new Error("these settings connect no CRM");
  await createCrmClient({ ...crm, fetch: sendRequest }).send(wholeLead(makeApplication(), "ref"));
  const [url, init] = sendRequest.mock.calls[0] ?? [];
  return { url: String(url), init, form: new URLSearchParams(String(init?.body)) };
}

it.each([
  ["production posts to the live CRM", { NODE_ENV: "production" }, "https://webto.salesforce.com"],
  ["development posts to the test CRM", { NODE_ENV: "development" }, "https://test.salesforce.com"],
  [
    "staging posts to the test CRM because of CRM_ENVIRONMENT",
    { NODE_ENV: "production", CRM_ENVIRONMENT: "test" },
    "https://test.salesforce.com",
  ],
  [
    "CRM_HOST replaces the host of the test CRM",
    { NODE_ENV: "development", CRM_HOST: "https://crm.example/" },
    "https://crm.example",
  ],
  [
    "CRM_HOST replaces the host of the live CRM",
    { NODE_ENV: "production", CRM_HOST: "https://crm.example/" },
    "https://crm.example",
  ],
])("%s (JN-38)", async (_what, env, host) => {
  const { url } = await postLead({ ...REAL, ...env });
  expect(url).toBe(`${host}/servlet/servlet.WebToLead?encoding=UTF-8&orgId=${REAL.CRM_ORG_ID}`);
});

it("posts leads to CRM_PATH on CRM_HOST when both are set", async () => {
  const { url } = await postLead({ ...REAL, CRM_HOST: "https://crm.example", CRM_PATH: "/lead" });
  expect(url).toBe(`https://crm.example/lead?encoding=UTF-8&orgId=${REAL.CRM_ORG_ID}`);
});

it("sends leads to the local sandbox when CRM_ORG_ID is not set", async () => {
  const { url } = await postLead({ NODE_ENV: "production" });
  expect(new URL(url).origin).toBe("http://127.0.0.1:3002");
});

it("the lead form contains the organisation id, the return URL and the operator's CRM field ids (JN-37)", async () => {
  const { form, init } = await postLead({
    ...REAL,
    APP_ORIGIN: "https://shop.example",
    CRM_RECORD_TYPE: "0125",
  });
  expect(form.get("oid")).toBe(REAL.CRM_ORG_ID);
  expect(form.get("retURL")).toBe("https://shop.example/join-us");
  expect(form.get("recordType")).toBe("0125");
  expect(form.getAll(FIELDS.CRM_FIELD_SERVICE_MODES ?? "")).toEqual(["外送", "外帶"]);
  expect(form.get(FIELDS.CRM_FIELD_CONSENT ?? "")).toBe("1");
  expect([...form.keys()]).not.toContain("debug");
  expect(init?.redirect).toBe("manual");
});

it.each([
  [{ CRM_HOST: "https://crm.example" }, "CRM_ORG_ID must be set, because CRM_HOST"],
  [{ CRM_ENVIRONMENT: "live" }, "CRM_ORG_ID must be set, because CRM_ENVIRONMENT"],
  [{ CRM_ENVIRONMENT: "staging" }, "CRM_ENVIRONMENT"],
  [{ CRM_ORG_ID: "12345" }, "must be an organisation id"],
  [{ ...REAL, CRM_FIELD_TAX_ID: "" }, "CRM_FIELD_TAX_ID must be set, because CRM_ORG_ID"],
  [{ ...REAL, CRM_FIELD_TAX_ID: "00N 1" }, "must be a field's id"],
])("providerConfig refuses the settings %j", (env, message) => {
  expect(() => providerConfig(env)).toThrow(message);
});

it(".env.example lists the CRM settings", () => {
  const example = readFileSync(".env.example", "utf8");
  for (const name of [...Object.keys(REAL), "CRM_HOST", "CRM_ENVIRONMENT", "CRM_RECORD_TYPE"]) {
    expect(example).toContain(`# ${name}=`);
  }
});

it.each([
  [200, {}, "taken"],
  [200, { "Is-Processed": "true" }, "taken"],
  [302, { Location: "https://shop.example/join-us" }, "taken"],
  [
    200,
    { "Is-Processed": "true Exception:common.exception.SalesforceGenericException" },
    "refused",
  ],
  [302, { "Is-Processed": "Exception:x" }, "refused"],
  [404, {}, "refused"],
  [503, {}, "unknown"],
])(
  'the CRM client reads status %d with headers %j as "%s" (PV-22)',
  async (status, headers, result) => {
    const respond = async () =>
      new Response("", { status, headers: headers as Record<string, string> });
    const crm = createCrmClient({ ...sandboxProviders({}).crm, fetch: respond });
    expect(await crm.send(wholeLead(makeApplication(), "ref"))).toBe(result);
  },
);
