import { registerBacklog } from "../../backend/backlog-metrics.ts";
import { schema } from "../../backend/db/client.ts";
import { createMetrics } from "../../backend/metrics.ts";
import { CODE, DINING_TYPE } from "../../lib/contracts/codes.ts";
import { insertMember } from "../factories/member-rows";
import { insertOrder } from "../factories/order-rows";
import { insertStore } from "../factories/store-rows";
import { createTestBackend, type TestBackend } from "../setup/in-process-backend";

let backend: TestBackend;
beforeEach(async () => {
  backend = await createTestBackend();
});
afterEach(() => backend.close());

/** Returns the lines of one metric without the metric's name. */
async function readMetric(
  name: string,
  source: Pick<TestBackend["deps"], "metrics"> = backend.deps,
) {
  const text = await source.metrics.registry.metrics();
  return text
    .split("\n")
    .flatMap((line) => (line.startsWith(`${name}{`) ? [line.slice(name.length)] : []));
}

it("counts calls by name, code and reason, and measures the duration of the requests (OP-05)", async () => {
  await backend.call("announcement");
  await backend.call("storeDetail", { query: { store_id: 1, dining_type: DINING_TYPE.delivery } });
  expect(await readMetric("futao_calls_total")).toEqual([
    `{call="announcement",code="${CODE.ok}",reason=""} 1`,
    `{call="storeDetail",code="${CODE.refused}",reason="unknown-store"} 1`,
  ]);
  expect(await readMetric("http_request_duration_seconds_count")).toEqual([
    expect.stringMatching(/^\{method="GET",route=".+",status="200"\} 1$/),
    expect.stringMatching(/^\{method="GET",route=".+",status="200"\} 1$/),
  ]);
});

it("http_request_duration_seconds has an empty route label for an unknown path", async () => {
  await backend.app.inject({ url: "/private/203.0.113.7" });
  expect(await readMetric("http_request_duration_seconds_count")).toEqual([
    '{method="GET",route="",status="404"} 1',
  ]);
});

it("counts audit events, with 0 for a kind that has not occurred", async () => {
  expect(await readMetric("futao_audit_events_total")).toContain('{kind="notice-forged"} 0');
  backend.deps.audit({ kind: "notice-forged", provider: "payuni" });
  expect(await readMetric("futao_audit_events_total")).toContain('{kind="notice-forged"} 1');
});

it("counts the requests to a provider as answered, failed or lost", async () => {
  const metrics = createMetrics({ withRuntime: false });
  const answers = [
    async () => new Response("", { status: 200 }),
    async () => new Response("", { status: 503 }),
    () => Promise.reject(new TypeError("fetch failed")),
  ];
  for (const answer of answers) {
    await metrics
      .timedFetch(
        "payuni",
        answer,
      )("https://provider.example")
      .catch(() => {});
  }
  expect(await readMetric("futao_provider_request_duration_seconds_count", { metrics })).toEqual([
    '{provider="payuni",outcome="answered"} 1',
    '{provider="payuni",outcome="failed"} 1',
    '{provider="payuni",outcome="lost"} 1',
  ]);
});

it("shows unsettled payments, overdue tasks and payments that differ from the provider's books (OP-06)", async () => {
  registerBacklog(backend.deps);
  expect(await readMetric("futao_payment_differences_open")).toContain('{provider="payuni"} 0');
  const now = Math.floor(backend.clock.now() / 1000);
  const member = await insertMember(backend.db);
  const store = await insertStore(backend.db);
  const order = await insertOrder(backend.db, { member_id: member.id, store_id: store.id });
  const [payment] = await backend.db
    .insert(schema.payments)
    .values({
      order_id: order.id,
      attempt_no: "A1",
      provider: "payuni",
      amount: 100,
      status: "requested",
      create_time: now - 300,
      update_time: now - 300,
    })
    .returning();
  await backend.db.insert(schema.outbox).values([
    { kind: "payment-refund", order_id: order.id, create_time: now, next_try_time: now - 90 },
    { kind: "payment-request", order_id: order.id, create_time: now, next_try_time: now + 60 },
  ]);
  const difference = { payment_id: payment?.id ?? 0, ours: 100, theirs: 0, create_time: now };
  await backend.db.insert(schema.payment_differences).values(difference);

  const unsettled = await readMetric("futao_unsettled_payments");
  expect(unsettled).toEqual(
    expect.arrayContaining(['{provider="payuni"} 1', '{provider="line-pay"} 0']),
  );
  expect(await readMetric("futao_unsettled_payments_oldest_seconds")).toContain(
    '{provider="payuni"} 300',
  );
  expect(await readMetric("futao_jobs_oldest_due_seconds")).toEqual(
    expect.arrayContaining(['{queue="payment-request"} 0', '{queue="payment-refund"} 90']),
  );
  expect(await readMetric("futao_payment_differences_open")).toContain('{provider="payuni"} 1');
  await backend.db.insert(schema.subscription_charges).values({
    member_id: order.member_id,
    kind: "purchase",
    number: "S1",
    amount: 99,
    state: "differs",
    create_time: now,
    update_time: now,
  });
  expect(await readMetric("futao_payment_differences_open")).toContain('{provider="payuni"} 2');
  await backend.db.update(schema.subscription_charges).set({ state: "failed" });
  await backend.db.update(schema.payment_differences).set({ resolved_time: now });
  expect(await readMetric("futao_payment_differences_open")).toContain('{provider="payuni"} 0');
});
