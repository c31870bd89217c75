import { POST } from "@/app/api/[...call]/route";
import { CODE, ORDER_STATUS, PAY_TYPE } from "@/lib/contracts/codes";
import { insertMember } from "../../factories/member-rows";
import { makeOrderingBody, makePreOrderBody } from "../../factories/order-requests";
import { insertFood, insertStore } from "../../factories/store-rows";
import { createTestBackend, type TestBackend } from "../../setup/in-process-backend";
import { createTestBrowser } from "../../setup/test-browser";

const OPN = "https://opn.example/partner";
process.env.OPN_URL = OPN;

let opn: TestBackend;
let backend: TestBackend;
let browser: ReturnType<typeof createTestBrowser>;
/** The requests to the OPN service. */
let sent: { path: string; headers: Headers }[];
beforeEach(async () => {
  opn = await createTestBackend();
  backend = await createTestBackend();
  browser = createTestBrowser(backend);
  sent = [];
  const toBackend = jest.mocked(fetch).getMockImplementation();
  jest.mocked(fetch).mockImplementation(async (input, init) => {
    const url = String(input);
    if (!url.startsWith(OPN)) return (toBackend ?? fetch)(input, init);
    const path = url.slice(OPN.length);
    sent.push({ path, headers: new Headers(init?.headers) });
    const headers = { "content-type": "application/json" };
    const payload = String(init?.body);
    const answer = await opn.app.inject({ method: "POST", url: path, payload, headers });
    return new Response(answer.body, { status: answer.statusCode });
  });
});
afterEach(async () => {
  jest.restoreAllMocks();
  await opn.close();
  await backend.close();
});

it.each(["a member", "a visitor"])(
  "sends a partner's order that %s places to the OPN service at OPN_URL, without cookies, shop key or our own headers (AP-05, AP-18)",
  async (who) => {
    const store = await insertStore(opn.db);
    const food = await insertFood(opn.db, store);
    const values = { store_id: store.id, foods: [{ id: food.id }], source_order_id: "OPN-1" };
    const session =
      who === "a member"
        ? await backend.asMember(await insertMember(backend.db))
        : backend.asVisitor();
    await browser.enterSession(session);
    const quoted = await browser.post(POST, "/api/ExApi/beforeOrdering", makePreOrderBody(values));
    expect(quoted.envelope).toMatchObject({ code: CODE.ok, data: { store_id: store.id } });
    const placed = await browser.post(POST, "/api/ExApi/ordering", makeOrderingBody(values));
    expect(placed.envelope).toMatchObject({
      code: CODE.ok,
      data: { pay_type: PAY_TYPE.cash, order_status: ORDER_STATUS.ordered },
    });
    expect(sent.map(({ path }) => path)).toEqual(["/ExApi/beforeOrdering", "/ExApi/ordering"]);
    for (const { headers } of sent) {
      for (const name of ["cookie", "x-backend-key", "x-xsrf-token", "client-type", "version-code"])
        expect([name, headers.get(name)]).toEqual([name, null]);
    }
  },
);
