import { type SandboxFixture, startSandbox } from "./sandbox-fixture.ts";

let sandbox: SandboxFixture;
beforeEach(async () => {
  sandbox = await startSandbox();
});
afterEach(() => sandbox.close());

const get = (url: string) => sandbox.app.inject({ method: "GET", url });

test("the index page links to LINE Pay, the membership service and the SMS inbox", async () => {
  const { body } = await get("/");
  for (const href of ["/linepay", "/op", "/sms/"]) expect(body).toContain(`href="${href}"`);
});

test("pages run no script, cannot be framed, are not cached and send no referrer", async () => {
  const { payerPath } = await sandbox.requestPayment();
  for (const url of [
    "/",
    "/linepay",
    payerPath,
    "/linepay/pay/none",
    "/op",
    "/op/login",
    "/sms/",
  ]) {
    const { headers, body } = await get(url);
    expect(headers["content-security-policy"]).toMatch(
      /^default-src 'none'; style-src 'self'; .*frame-ancestors 'none'$/,
    );
    expect(headers["cache-control"]).toBe("no-store");
    expect(headers["referrer-policy"]).toBe("no-referrer");
    expect(body).not.toMatch(/<script|style="|\son\w+=/);
  }
});

test("faults can be planned only if isTest is true", async () => {
  const fault = { provider: "linepay", call: "check", mode: "5xx" };
  expect((await sandbox.planFault(fault)).statusCode).toBe(200);
  const outside = await startSandbox({ isTest: false });
  expect((await outside.planFault(fault)).statusCode).toBe(404);
  await outside.close();
});

test("a provider's ledger can be read only from the same machine, and an unknown provider has no ledger", async () => {
  await sandbox.requestPayment();
  const url = "/__sandbox/ledger?provider=linepay";
  expect((await get(url)).json().entries).toMatchObject([
    { type: "requested", orderId: "F26112100000001-1", amount: 259 },
  ]);
  expect((await get("/__sandbox/ledger?provider=bank")).statusCode).toBe(404);
  const far = await sandbox.app.inject({ method: "GET", url, remoteAddress: "192.0.2.7" });
  expect(far.statusCode).toBe(404);
});

test.each(["/v3/payments/request", "/op/userinfo", "/sms/send"])(
  "%s refuses a body that is invalid JSON, too long or XML",
  async (url) => {
    const post = (payload: string, type = "application/json") =>
      sandbox.app.inject({ method: "POST", url, payload, headers: { "content-type": type } });
    for (const answer of [
      await post('{"a":'),
      await post("x".repeat(70_000)),
      await post("<a/>", "application/xml"),
    ]) {
      expect(answer.statusCode).toBeLessThan(500);
      expect(answer.json().returnCode).not.toBe("0000");
    }
  },
);
