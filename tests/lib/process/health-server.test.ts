import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { Counter, Registry } from "prom-client";
import { startHealthServer } from "../../../lib/process/health-server";

let found: string[] = [];
const registry = new Registry();
new Counter({ name: "meals_total", help: "Meals.", registers: [registry] }).inc(3);
let server: Server;
beforeAll(async () => {
  const problems = async () => {
    if (found.includes("throws")) throw new Error("not for the answer");
    return found;
  };
  server = await startHealthServer({ port: 0, host: "127.0.0.1", problems, registry });
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  found = [];
});

const ask = (path: string, init?: RequestInit) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, init);

it("the health server answers /live with 200, /ready with an empty list of problems, and /metrics with the metrics (OP-02)", async () => {
  expect((await ask("/live")).status).toBe(200);
  expect(await (await ask("/ready")).json()).toEqual({ ready: true, problems: [] });
  expect(await (await ask("/metrics")).text()).toContain("meals_total 3");
});

it("the health server answers /ready with 503 and /live with 200 if there is a problem, such as draining", async () => {
  found = ["draining"];
  const ready = await ask("/ready");
  expect(ready.status).toBe(503);
  expect(await ready.json()).toEqual({ ready: false, problems: ["draining"] });
  expect((await ask("/live")).status).toBe(200);
});

it.each([
  ["another path", "/", {}, 404],
  ["another method", "/ready", { method: "POST" }, 404],
])("the health server answers %s (%s) with 404", async (_what, path, init, status) => {
  expect((await ask(path, init)).status).toBe(status);
});

it("the health server does not reveal the message of an internal error", async () => {
  found = ["throws"];
  const answer = await ask("/ready");
  expect([answer.status, await answer.text()]).toEqual([500, "{}"]);
});
