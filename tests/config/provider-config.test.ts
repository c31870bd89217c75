import { providerConfig, sandboxProviders } from "../../config/provider-config.ts";

test("without settings, the URLs of the providers point to the sandbox on this machine", () => {
  expect(providerConfig({})).toMatchObject({
    appOrigin: "http://localhost:3000",
    sandboxPort: 3002,
    sandboxUrl: "http://localhost:3002",
    linePay: { host: "http://127.0.0.1:3002" },
    payuni: { host: "http://127.0.0.1:3002", pageUrl: "http://localhost:3002" },
    icashPay: {
      host: "http://127.0.0.1:3002/icashpay/api",
      bridgeUrl: "http://localhost:3002/icashpay/ICP",
    },
    membership: { loginUrl: "http://localhost:3002/op/login", apiUrl: "http://127.0.0.1:3002/op" },
    sms: { host: "http://127.0.0.1:3002" },
  });
});

test("the sandbox port is the shop's port plus 2, unless SANDBOX_PORT is set", () => {
  expect(providerConfig({ PORT: "4000" }).sandboxUrl).toBe("http://localhost:4002");
  expect(providerConfig({ PORT: "4000", SANDBOX_PORT: "5000" }).sandboxPort).toBe(5000);
});

test("an empty setting counts as not set", () => {
  expect(providerConfig({ SANDBOX_URL: "", LINE_PAY_HOST: "" })).toEqual(providerConfig({}));
});

test.each([
  ["LINE_PAY_HOST", "LINE_PAY_CHANNEL_ID"],
  ["PAYUNI_HOST", "PAYUNI_MERCHANT_ID"],
  ["OP_LOGIN_URL", "OP_CLIENT_ID"],
  ["OP_API_URL", "OP_CLIENT_ID"],
  ["SMS_HOST", "SMS_KEY"],
  ["ICASH_PAY_HOST", "ICASH_PAY_PRIVATE_KEY"],
])(
  "refuses a real %s without %s, so that no real provider gets sandbox credentials",
  (host, credential) => {
    expect(() => providerConfig({ [host]: "https://provider.example" })).toThrow(
      `${credential} must be set, because ${host} names a real provider`,
    );
  },
);

test("uses the configured LINE Pay host and credentials, and removes the trailing slash of the host", () => {
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

test("reads the icash Pay keys from settings in which \\n stands for a line break", () => {
  const key = (name: string) => `-----BEGIN ${name} KEY-----\\nAAAA\\n-----END ${name} KEY-----`;
  const env = {
    ICASH_PAY_HOST: "https://payment.icashpay.com.tw/api/V2/Payment/",
    ICASH_PAY_PLATFORM_ID: "1",
    ICASH_PAY_MERCHANT_ID: "2",
    ICASH_PAY_KEY_ID: "3",
    ICASH_PAY_AES_KEY: "k".repeat(32),
    ICASH_PAY_AES_IV: "i".repeat(16),
    ICASH_PAY_PRIVATE_KEY: key("PRIVATE"),
    ICASH_PAY_PUBLIC_KEY: key("PUBLIC"),
  };
  const { icashPay } = providerConfig(env);
  expect(icashPay?.host).toBe("https://payment.icashpay.com.tw/api/V2/Payment");
  expect(icashPay?.bridgeUrl).toBe("https://icpbridge.icashsys.com.tw/ICP");
  expect(icashPay?.keys().privateKey.split("\n")).toHaveLength(3);
  expect(() => providerConfig({ ...env, ICASH_PAY_PUBLIC_KEY: "AAAA" })).toThrow(
    "must be a key in PEM form",
  );
});

test("the backend and the sandbox have different icash Pay key pairs, and the keys stay the same in a process", () => {
  const { keys, sandboxKeys } = sandboxProviders({}).icashPay;
  expect(keys()).toEqual(keys());
  expect(keys().privateKey).not.toBe(sandboxKeys().privateKey);
  expect(keys().publicKey).not.toBe(sandboxKeys().publicKey);
});

describe("Google and Apple", () => {
  const APPLE = {
    APPLE_CLIENT_ID: "tw.example.web",
    APPLE_TEAM_ID: "TEAM",
    APPLE_KEY_ID: "KEY",
    APPLE_PRIVATE_KEY: "-----BEGIN PRIVATE KEY-----\\nAAAA\\n-----END PRIVATE KEY-----",
  };

  test("use issuers at the sandbox's URL without settings of their own, and Google returns to APP_ORIGIN", () => {
    const { google, apple } = sandboxProviders({ APP_ORIGIN: "https://shop.example/" }).identity;
    expect(google).toMatchObject({
      issuer: "http://localhost:3002/identity/google",
      redirectUri: "https://shop.example/api/session/return/google",
    });
    expect(apple).toMatchObject({ issuer: "http://localhost:3002/identity/apple" });
  });

  test("are each null in a service without their own client id, even if the other one is configured (LG-05, LG-08)", () => {
    const { google, apple } = providerConfig(APPLE).identity;
    expect(google).toBeNull();
    expect(apple).toMatchObject({
      issuer: "https://appleid.apple.com",
      clientId: "tw.example.web",
    });
    expect(providerConfig({ SERVICE: "1" }).identity).toEqual({ google: null, apple: null });
  });

  test.each([
    [{ GOOGLE_CLIENT_ID: "1" }, "GOOGLE_CLIENT_SECRET must be set, because GOOGLE_CLIENT_ID"],
    [
      { GOOGLE_ISSUER: "https://id.example" },
      "GOOGLE_CLIENT_ID must be set, because GOOGLE_ISSUER",
    ],
    [{ ...APPLE, APPLE_PRIVATE_KEY: "" }, "APPLE_PRIVATE_KEY must be set, because APPLE_CLIENT_ID"],
    [{ ...APPLE, APPLE_KEY_ID: "" }, "APPLE_KEY_ID must be set, because APPLE_CLIENT_ID"],
    [{ GOOGLE_ISSUER: "http://id.example" }, "must be an https address"],
  ])("refuse the settings %j", (env, message) => {
    expect(() => providerConfig(env)).toThrow(message);
  });
});
