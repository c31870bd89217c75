import { POST } from "@/app/api/[...call]/route";
import { CODE } from "@/lib/contracts/answer-code";
import { startTracing } from "@/lib/process/start-tracing";
import { startSpan, withSpan } from "@/lib/process/tracing";
import { insertMember } from "../../factories/member-rows";
import { makeOrderingBody, makePreOrderBody } from "../../factories/order-requests";
import { insertFood, insertStore } from "../../factories/store-rows";
import { createTestBackend, type TestBackend } from "../../setup/in-process-backend";
import { startOtlpReceiver } from "../../setup/otlp-receiver";
import { createTestBrowser } from "../../setup/test-browser";

let backend: TestBackend;
let receiver: Awaited<ReturnType<typeof startOtlpReceiver>>;
beforeEach(async () => {
  backend = await createTestBackend();
  receiver = await startOtlpReceiver();
  process.env.OTEL_EXPORTER_OTLP_ENDPOINT = receiver.url;
});
afterEach(async () => {
  jest.restoreAllMocks();
  delete process.env.OTEL_EXPORTER_OTLP_ENDPOINT;
  receiver.stop();
  await backend.close();
});

it("passes the trace id of a submit to the backend, so that the shop and the backend record spans of one trace (OP-13)", async () => {
  const browser = createTestBrowser(backend);
  const store = await insertStore(backend.db);
  const food = await insertFood(backend.db, store);
  await browser.enterSession(await backend.asMember(await insertMember(backend.db)));
  const values = { store_id: store.id, foods: [{ id: food.id }] };
  await browser.post(POST, "/api/v3/OrderApi/beforeOrdering", makePreOrderBody(values));
  const { stop } = startTracing({ service: "futao", share: 1, onState: () => {} });
  const span = startSpan({ name: "POST call", kind: "server" });
  const { envelope } = await withSpan(span, () =>
    browser.post(POST, "/api/v3/OrderApi/ordering", makeOrderingBody(values)),
  );
  await stop();
  expect(envelope).toMatchObject({ code: CODE.ok });
  expect(receiver.pathsOf(span?.trace_id ?? "")).toContain(
    "futao: POST call > futao: backend > futao: POST /v3/OrderApi/ordering > futao: insert orders",
  );
});
