import { providerConfig } from "../../backend/provider-defaults.ts";

test("without settings everything stays on this machine", () => {
  expect(providerConfig({})).toMatchObject({
    appOrigin: "http://localhost:3000",
    sandboxPort: 3002,
    sandboxUrl: "http://localhost:3002",
    linePay: { host: "http://127.0.0.1:3002" },
    membership: { loginUrl: "http://localhost:3002/op/login", apiUrl: "http://127.0.0.1:3002/op" },
    sms: { host: "http://127.0.0.1:3002" },
  });
});

test("the sandbox port follows the storefront's, unless it is given", () => {
  expect(providerConfig({ PORT: "4000" }).sandboxUrl).toBe("http://localhost:4002");
  expect(providerConfig({ PORT: "4000", SANDBOX_PORT: "5000" }).sandboxPort).toBe(5000);
});

test("a blank setting is no setting", () => {
  expect(providerConfig({ SANDBOX_URL: "", LINE_PAY_HOST: "" })).toEqual(providerConfig({}));
});

test.each([
  ["LINE_PAY_HOST", "LINE_PAY_CHANNEL_ID"],
  ["OP_LOGIN_URL", "OP_CLIENT_ID"],
  ["OP_API_URL", "OP_CLIENT_ID"],
  ["SMS_HOST", "SMS_KEY"],
])("a real %s is never called with the sandbox's credentials", (host, credential) => {
  expect(() => providerConfig({ [host]: "https://provider.example" })).toThrow(
    `${credential} must be set, because ${host} names a real provider`,
  );
});

test("a real host comes with its own credentials, and without a trailing slash", () => {
  const env = {
    LINE_PAY_HOST: "https://api-pay.line.me/",
    LINE_PAY_CHANNEL_ID: "1",
    LINE_PAY_CHANNEL_SECRET: "s",
  };
  expect(providerConfig(env).linePay).toEqual({
    host: "https://api-pay.line.me",
    channelId: "1",
    channelSecret: "s",
  });
});
