import type { AddressInfo } from "node:net";
import { connect } from "node:net";
import { endpoints } from "../../../lib/contracts/endpoints.ts";
import { insertMember } from "../../factories/member-rows";
import {
  createTestBackend,
  type TestBackend,
  type TestSession,
} from "../../setup/in-process-backend";
import { TEST_KEY } from "../../setup/test-secrets";

let backend: TestBackend;
let port: number;
beforeAll(async () => {
  backend = await createTestBackend();
  await backend.app.listen({ host: "127.0.0.1", port: 0 });
  port = (backend.app.server.address() as AddressInfo).port;
});
afterAll(() => backend.close());

type Head = { path: string; session: TestSession; token?: string; bytes?: number };

/** Sends a request's head and not one byte of its body; returns the status line of the answer. */
function statusBeforeBody({ path, session, token = session.token, bytes = 1000 }: Head) {
  const head = [
    `POST ${path} HTTP/1.1`,
    "host: 127.0.0.1",
    `x-backend-key: ${TEST_KEY}`,
    `cookie: sid=${session.sid}`,
    `x-xsrf-token: ${token}`,
    "content-type: application/json",
    `content-length: ${bytes}`,
  ];
  return new Promise<string>((settle) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(`${head.join("\r\n")}\r\n\r\n`));
    socket.once("data", (data) => {
      settle(String(data).split("\r\n")[0] ?? "");
      socket.destroy();
    });
  });
}

it("refuses a wrong token before it reads the body", async () => {
  const { path } = endpoints.thirdLogin;
  const status = await statusBeforeBody({ path, session: backend.asVisitor(), token: "a.b" });
  expect(status).toBe("HTTP/1.1 403 Forbidden");
});

it("refuses a visitor before it reads the body of a member's call", async () => {
  const { path } = endpoints.ordering;
  const status = await statusBeforeBody({ path, session: backend.asVisitor() });
  expect(status).toBe("HTTP/1.1 401 Unauthorized");
});

it("refuses a lost courier session before it reads the body", async () => {
  const path = `${endpoints.ordering.path}?session_id=${"x".repeat(22)}`;
  const session = await backend.asMember(await insertMember(backend.db));
  expect(await statusBeforeBody({ path, session })).toBe("HTTP/1.1 200 OK");
});

it("refuses an announced body that is too large before it reads any of it", async () => {
  const { path } = endpoints.thirdLogin;
  const session = await backend.asMember(await insertMember(backend.db));
  const status = await statusBeforeBody({ path, session, bytes: 256 * 1024 + 1 });
  expect(status).toBe("HTTP/1.1 413 Payload Too Large");
});

it("records a wrong token in the audit trail (S6)", async () => {
  backend.audited.length = 0;
  const session = backend.asVisitor();
  await backend.call("thirdLogin", { as: { ...session, token: "a.b" }, body: {} });
  expect(backend.audited).toEqual([
    expect.objectContaining({
      kind: "token-refused",
      level: "warn",
      call: "thirdLogin",
      network: "127.0.0.0/24",
    }),
  ]);
});
