jest.mock("next/server", () => ({ ...jest.requireActual("next/server"), connection: () => {} }));

afterEach(() => {
  Reflect.deleteProperty(process.env, "SECURITY_CONTACT");
  jest.useRealTimers();
});

async function answerTo(contact?: string): Promise<Response> {
  if (contact !== undefined) process.env.SECURITY_CONTACT = contact;
  jest.useFakeTimers({ now: Date.parse("2026-11-22T00:00:00Z"), doNotFake: ["nextTick"] });
  jest.resetModules();
  const { GET } = await import("@/app/.well-known/security.txt/route");
  return GET();
}

test("security.txt lists the contacts, an expiry date in 90 days and its own URL (RFC 9116)", async () => {
  const answer = await answerTo("mailto:security@example.com https://example.com/report");
  expect(answer.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  expect(await answer.text()).toBe(
    [
      "Contact: mailto:security@example.com",
      "Contact: https://example.com/report",
      "Expires: 2027-02-20T00:00:00.000Z",
      "Preferred-Languages: zh-TW, en",
      "Canonical: http://localhost:3000/.well-known/security.txt",
      "",
    ].join("\n"),
  );
});

test.each([undefined, "", " "])("answers 404 if SECURITY_CONTACT is %j", async (contact) => {
  expect((await answerTo(contact)).status).toBe(404);
});

test.each(["security@example.com", "http://example.com/report", "javascript:alert(1)"])(
  "fails for a SECURITY_CONTACT that RFC 9116 does not allow: %s",
  async (contact) => {
    await expect(answerTo(contact)).rejects.toThrow("SECURITY_CONTACT");
  },
);
