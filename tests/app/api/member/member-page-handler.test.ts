import { GET as read } from "@/app/api/member/route";
import { CODE } from "@/lib/contracts/answer-code";
import { givePoints } from "../../../factories/benefit-rows";
import { insertAddress, insertMember, type MemberRow } from "../../../factories/member-rows";
import { createTestBackend, type TestBackend } from "../../../setup/in-process-backend";
import { createTestBrowser } from "../../../setup/test-browser";

let backend: TestBackend;
let browser: ReturnType<typeof createTestBrowser>;
let member: MemberRow;
beforeEach(async () => {
  backend = await createTestBackend();
  browser = createTestBrowser(backend);
  member = await insertMember(backend.db, {
    last_name: "王",
    first_name: "小明",
    phone: "0912345678",
    email: "ming@example.com",
    google_user_id: "https://accounts.example#100",
  });
});
afterEach(() => backend.close());

const page = async () => browser.get(read, "/api/member");

it("returns the member page's data with masked name, phone and email, and without the member's ids at the providers (MB-01, MB-09)", async () => {
  await browser.enterSession(await backend.asMember(member));
  await givePoints(backend.db, member, 120);
  await insertAddress(backend.db, member, { is_default: 1 });
  const { envelope } = await page();
  expect(envelope.data).toMatchObject({
    name: "王○明",
    phone: "0912***678",
    email: "m***@example.com",
    coin: 120,
    addresses: [{ isDefault: true, detail: "王○明・0912***678" }],
  });
  const { bindings } = envelope.data as unknown as { bindings: unknown[] };
  expect(bindings[0]).toEqual({ key: "google", isBound: true, isOnlyLogin: false, loginType: 1 });
  for (const secret of [member.gid_bar_code, "#100", "0912345678", "ming@"]) {
    expect(JSON.stringify(envelope)).not.toContain(secret);
  }
});

it("returns all addresses if the backend's list has several pages (MB-02)", async () => {
  await browser.enterSession(await backend.asMember(member));
  for (let at = 0; at < 23; at += 1) await insertAddress(backend.db, member);
  const { addresses } = (await page()).envelope.data as unknown as { addresses: unknown[] };
  expect(addresses).toHaveLength(23);
});

it("answers a visitor with loginNeeded and no data (RO-02)", async () => {
  await browser.enterSession(backend.asVisitor());
  expect((await page()).envelope).toMatchObject({ code: CODE.loginNeeded, data: null });
});

it.each(["getAppClientConfig", "opInvoiceInfo"])(
  "returns the other data of the page if the call %s fails with HTTP 500 (RE-13)",
  async (call) => {
    await browser.enterSession(await backend.asMember(member));
    const fetchMock = jest.mocked(globalThis.fetch);
    const answer = fetchMock.getMockImplementation() as typeof fetch;
    fetchMock.mockImplementation(async (input, init) =>
      String(input).includes(call) ? new Response("", { status: 500 }) : answer(input, init),
    );
    expect((await page()).envelope).toMatchObject({
      code: CODE.ok,
      data: { name: "王○明" },
    });
  },
);
