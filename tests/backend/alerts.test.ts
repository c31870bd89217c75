import { readFileSync } from "node:fs";
import { AUDIT_LEVELS } from "../../backend/audit.ts";
import { registerBacklog } from "../../backend/backlog-metrics.ts";
import { registerRedis } from "../../lib/redis/redis-metrics.ts";
import { createShopMetrics } from "../../lib/server/shop-metrics.ts";
import { createTestBackend, type TestBackend } from "../setup/in-process-backend";

const RULES = readFileSync("deploy/alerts.yml", "utf8");
const OPERATIONS = readFileSync("docs/operations.md", "utf8");

let backend: TestBackend;
beforeAll(async () => {
  backend = await createTestBackend();
});
afterAll(() => backend.close());

const unique = (text: string, pattern: RegExp) =>
  [...new Set([...text.matchAll(pattern)].map(([, name = ""]) => name))].toSorted();

it("every metric in deploy/alerts.yml exists in the shop or the backend (OP-05, OP-06)", () => {
  registerBacklog(backend.deps);
  const { registry } = backend.deps.metrics;
  registerRedis(registry, { isReached: () => true, failures: () => ({}) } as never);
  const metricNames = [registry, createShopMetrics().registry].flatMap((one) =>
    one.getMetricsAsArray().map(({ name }) => name),
  );
  const used = unique(RULES, /\b((?:futao|http|nodejs)_\w+)/g).map((name) =>
    name.replace(/_(?:bucket|count|sum)$/, ""),
  );
  expect(used.length).toBeGreaterThan(10);
  expect(used.filter((name) => !metricNames.includes(name))).toEqual([]);
});

it("every alert is explained in the table of docs/operations.md", () => {
  const alerts = unique(RULES, /- alert: (\w+)/g);
  const table = OPERATIONS.slice(0, OPERATIONS.indexOf("### Start, stop, restart"));
  expect(unique(table, /`([A-Z]\w+)`/g)).toEqual(expect.arrayContaining(alerts));
  expect(alerts.length).toBeGreaterThan(15);
});

it("every audit event that docs/operations.md marks with 'Each' raises an alert, and no other audit event raises one", () => {
  const rows = OPERATIONS.split("\n").filter((line) => /^\| `.*\| Each \|$/.test(line));
  const kinds = rows.flatMap((row) => unique(row.split("|")[1] ?? "", /`([\w-]+)`/g));
  expect(kinds).toContain("balance-differs");
  const [, alerted = ""] = /futao_audit_events_total\{kind=~"([^"]+)"/.exec(RULES) ?? [];
  expect(alerted.split("|").toSorted()).toEqual(kinds.toSorted());
  expect(Object.keys(AUDIT_LEVELS)).toEqual(expect.arrayContaining(kinds));
});
