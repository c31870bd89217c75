import { buildApp } from "../../../backend/app.ts";
import { createLogs } from "../../../backend/backend-log.ts";
import { endpoints } from "../../../lib/contracts/endpoints.ts";
import { createTestBackend, type TestBackend } from "../../setup/in-process-backend";
import { TEST_KEY } from "../../setup/test-secrets";

let backend: TestBackend;
beforeEach(async () => {
  backend = await createTestBackend();
});
afterEach(() => backend.close());

it("logs an error with the x-request-id that the shop sent with the call (OP-08)", async () => {
  const lines: string[] = [];
  const logs = createLogs({ now: backend.clock.now }, { write: (line) => lines.push(line) });
  const db = new Proxy(backend.db, {
    get: () => {
      throw new Error("the database is away");
    },
  });
  const app = await buildApp({ ...backend.deps, ...logs, db });
  const { sid } = backend.asVisitor();
  await app.inject({
    method: "POST",
    url: endpoints.thirdLoginOP.path,
    headers: {
      "x-backend-key": TEST_KEY,
      "x-request-id": "from-the-shop",
      cookie: `sid=${sid}`,
    },
    payload: { gid_bar_code: "FT00000000001" },
  });
  await app.close();
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: "error", msg: expect.stringContaining("is away"), request_id: "from-the-shop" },
  ]);
});
