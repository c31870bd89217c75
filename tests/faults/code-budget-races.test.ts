import { CODE } from "../../lib/contracts/codes.ts";
import { createOutside, createTestBackend, type TestBackend } from "../setup/in-process-backend";
import {
  hasPostgresServer,
  type PostgresServer,
  startPostgresServer,
} from "../setup/postgres-server";
import { asNewcomer } from "../setup/test-login";
import { ROUNDS } from "./rounds";

jest.setTimeout(600_000);
const SESSIONS = 16;
const describeOnServer = hasPostgresServer ? describe : describe.skip;

describeOnServer("SMS codes that two backends send at once for one identity", () => {
  const outside = createOutside();
  let server: PostgresServer;
  let backends: [TestBackend, TestBackend];
  beforeAll(async () => {
    server = await startPostgresServer();
    const databaseUrl = await server.createDatabase("code_budget_races");
    const first = await createTestBackend({ databaseUrl, outside });
    backends = [first, await createTestBackend({ databaseUrl, outside })];
  });
  afterAll(async () => {
    for (const backend of backends ?? []) await backend.close();
    await outside.sandbox.close();
    await server?.stop();
  });

  it("are limited to ten a day for all backends and sessions together", async () => {
    for (let round = 0; round < ROUNDS.few; round += 1) {
      const third_user_id = `person-${round}`;
      const sessions = await Promise.all(
        Array.from({ length: SESSIONS }, () => asNewcomer(backends[0], { third_user_id })),
      );
      const before = (await outside.sandbox.ledger("sms")).length;
      const answers = await Promise.all(
        sessions.map((as, at) => {
          const phone = `09${1000 + round}${String(at).padStart(4, "0")}`;
          const body = { phone, encrypted: "" };
          return backends[at % 2 ? 1 : 0].call("requestOtpEncrypt", { as, body });
        }),
      );
      const sent = answers.filter(({ envelope }) => envelope.code === CODE.ok);
      expect(sent).toHaveLength(10);
      expect(await outside.sandbox.ledger("sms")).toHaveLength(before + 10);
    }
  });
});
