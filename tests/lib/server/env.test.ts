const before = { ...process.env };

beforeEach(() => {
  jest.resetModules();
});
afterEach(() => {
  process.env = { ...before };
});

async function bridge(ICASH_PAY_BRIDGE_URL: string) {
  process.env = { ...before, ICASH_PAY_BRIDGE_URL };
  const { env } = await import("@/lib/server/env");
  return env().ICASH_PAY_BRIDGE_URL;
}

it.each([
  "https://icash.example/ICP",
  "http://localhost:3002/icashpay/ICP",
  "http://127.0.0.1:3020",
])("the configuration accepts the URL %s of icash Pay (PY-06)", async (url) => {
  expect(await bridge(url)).toBe(url);
});

it.each(["http://icash.example/ICP", "http://localhost.icash.example", "http://192.168.1.5:3002"])(
  "the configuration refuses the URL %s of icash Pay, which has no https and is not on this machine (PY-06)",
  async (url) => {
    await expect(bridge(url)).rejects.toThrow("must be an https address");
  },
);
