import { missingCalls } from "../../../backend/app.ts";
import { type Endpoint, type EndpointName, endpoints } from "../../../lib/contracts/endpoints.ts";
import { createTestBackend, type TestBackend } from "../../setup/in-process-backend";

const rows = Object.entries(endpoints) as [EndpointName, Endpoint][];
let backend: TestBackend;

beforeAll(async () => {
  backend = await createTestBackend();
});
afterAll(() => backend.close());

it("the contract has the calls API-01 to API-113 in this order", () => {
  const ids = rows.map(([, { id }]) => id);
  expect(ids).toEqual(
    Array.from({ length: 113 }, (_none, index) => `API-${String(index + 1).padStart(2, "0")}`),
  );
});

it("the backend has a handler for every call that it must answer", () => {
  expect(missingCalls()).toEqual([]);
});

it.each(rows)(
  "the backend answers %s without an internal error, and with 404 if the call belongs to the CRM or the maps service",
  async (_name, row) => {
    const url = row.path.replace(/:\w+/g, "1");
    const isRouted = backend.app.hasRoute({ method: row.method, url: row.path });
    const isForeign = row.client === "crm" || row.client === "maps";
    expect(isRouted).toBe(!isForeign);
    const response = await backend.app.inject({ method: row.method, url });
    if (!isRouted) expect(response.statusCode).toBe(404);
    // The request has no session, no token and no fields, so most calls are refused. A refusal is an envelope too.
    expect(response.statusCode).toBeLessThan(500);
    expect(Object.keys(response.json()).sort()).toEqual(["code", "data", "message"]);
  },
);

it("a call with the method and path of an earlier call names the earlier call in sameCallAs", () => {
  const seen = new Map<string, EndpointName>();
  for (const [name, row] of rows) {
    const key = `${row.method} ${row.path}`;
    expect(row.sameCallAs).toBe(seen.get(key));
    if (!row.sameCallAs) seen.set(key, name);
  }
});
