import { hmac } from "../../../sandbox/sandbox-secrets.ts";
import { type SandboxFixture, startSandbox } from "../sandbox-fixture.ts";

let sandbox: SandboxFixture;
beforeEach(async () => {
  sandbox = await startSandbox();
});
afterEach(() => sandbox.close());

const PATH = "/v3/payments/1/confirm";
const BODY = '{"amount": 250,"currency":"TWD"}';

// The test builds the signed text itself. If it used the code of the client or of the gate, it would not notice a
// mistake in that code.
function signedHeaders(content: string, nonce = "n-1") {
  const { channelId, channelSecret } = sandbox.config.linePay;
  return {
    "content-type": "application/json",
    "x-line-channelid": channelId,
    "x-line-authorization-nonce": nonce,
    "x-line-authorization": hmac(channelSecret, channelSecret + content + nonce, "base64"),
  };
}

async function post(headers: Record<string, string>, payload = BODY) {
  const answer = await sandbox.app.inject({ method: "POST", url: PATH, headers, payload });
  return answer.json().returnCode;
}

test("a signature is checked against the exact bytes of the body", async () => {
  expect(await post(signedHeaders(PATH + BODY))).toBe("1150");
  expect(await post(signedHeaders(PATH + BODY, "n-2"), BODY.replace(" ", ""))).toBe("1106");
});

test.each([
  [
    "for another path",
    (): Record<string, string> => signedHeaders(`/v3/payments/2/confirm${BODY}`),
  ],
  ["for another body", () => signedHeaders(PATH + BODY.replace("250", "1"))],
  [
    "with another nonce",
    () => ({ ...signedHeaders(PATH + BODY), "x-line-authorization-nonce": "n-9" }),
  ],
  ["that is missing", () => ({ ...signedHeaders(PATH + BODY), "x-line-authorization": "" })],
])("a signature %s is refused", async (_what, headers) => {
  expect(await post(headers())).toBe("1106");
});

test("an accepted request uses up its nonce, and a refused request does not", async () => {
  await post({ ...signedHeaders(PATH + BODY), "x-line-authorization": "forged" });
  expect(await post(signedHeaders(PATH + BODY))).toBe("1150");
  expect(await post(signedHeaders(PATH + BODY))).toBe("1106");
});

test("a signature is checked against the query string as it was sent", async () => {
  const get = async (url: string, headers: Record<string, string>) =>
    (await sandbox.app.inject({ method: "GET", url, headers })).json().returnCode;
  const url = "/v3/payments?transactionId=1&orderId=F%201";
  const [path = "", query = ""] = url.split("?");
  expect(await get(url, signedHeaders(path + query, "n-3"))).toBe("1150");
  expect(await get(`${url}9`, signedHeaders(path + query, "n-4"))).toBe("1106");
});
