import { missingCalls } from "../../../backend/app.ts";
import { type Endpoint, type EndpointName, endpoints } from "../../../lib/contracts/endpoints.ts";
import { createTestBackend, type TestBackend } from "../../setup/in-process-backend";

/** What the backend still owes. A call leaves this list in the change that answers it. */
const NOT_YET: EndpointName[] = [
  "getDeliveryFee",
  "getStatus",
  "uploadImage",
  "getOpnCampaign",
  "getOpnRedirctStatus",
  "campaignList",
  "userReferralCode",
];

const rows = Object.entries(endpoints) as [EndpointName, Endpoint][];
let backend: TestBackend;

beforeAll(async () => {
  backend = await createTestBackend();
});
afterAll(() => backend.close());

it("the table has the 68 calls of SPEC §7 and seven of ours, numbered in order", () => {
  const ids = rows.map(([, { id }]) => id);
  expect(ids).toEqual(
    Array.from({ length: 75 }, (_none, index) => `API-${String(index + 1).padStart(2, "0")}`),
  );
});

it("what is not answered yet is exactly this list", () => {
  expect(missingCalls()).toEqual(NOT_YET);
});

it.each(rows)("%s is answered, named as not yet, or somebody else's", async (name, row) => {
  const url = row.path.replace(/:\w+/g, "1");
  const isRouted = backend.app.hasRoute({ method: row.method, url: row.path });
  const isForeign = row.client === "crm" || row.client === "maps";
  expect(isRouted).toBe(!isForeign && !NOT_YET.includes(name));
  const response = await backend.app.inject({ method: row.method, url });
  if (!isRouted) expect(response.statusCode).toBe(404);
  // Without a session, a token or a field: a refusal in the envelope, never a fault.
  expect(response.statusCode).toBeLessThan(500);
  expect(Object.keys(response.json()).sort()).toEqual(["code", "data", "message"]);
});

it("two rows of one path say so", () => {
  const seen = new Map<string, EndpointName>();
  for (const [name, row] of rows) {
    const key = `${row.method} ${row.path}`;
    expect(row.sameCallAs).toBe(seen.get(key));
    if (!row.sameCallAs) seen.set(key, name);
  }
});
