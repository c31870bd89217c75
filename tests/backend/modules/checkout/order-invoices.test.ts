import { eq } from "drizzle-orm";
import { schema } from "../../../../backend/db/client.ts";
import {
  CODE,
  INVOICE_ISSUE_TYPE,
  INVOICE_TYPE,
  type InvoiceIssueType,
  PAY_TYPE,
} from "../../../../lib/contracts/codes.ts";
import { insertMember } from "../../../factories/member-rows";
import { insertFood, insertStore } from "../../../factories/store-rows";
import { createTestBackend, type TestBackend } from "../../../setup/in-process-backend";
import { only, openShop, type Shop } from "./order-shop";

const CARRIER = "/AB+12.-";
const BARCODE = "/ABC+123";
const COMPANY = { title: "福饕股份有限公司", number: "04595257" };
const NO_EMAIL = "請填寫電子發票的電子郵件";
const NOT_BOTH = "統編發票無法捐贈，且須由店家開立紙本發票";

let backend: TestBackend;
let shop: Shop;
beforeAll(async () => {
  backend = await createTestBackend();
});
beforeEach(async () => {
  shop = await openShop(backend);
});
afterAll(() => backend.close());

const bind = (carrier: string) =>
  shop.db.update(schema.members).set({ carrier }).where(eq(schema.members.id, shop.member.id));

it.each([
  [
    "a donation to the default charity",
    { invoice_type: INVOICE_TYPE.donation, email: "" },
    { invoice_charity: "9527" },
  ],
  [
    "a donation to a chosen charity (RU-72)",
    { invoice_type: INVOICE_TYPE.donation, email: "", charity_code: "919" },
    { invoice_charity: "919" },
  ],
  [
    "an invoice by email with a 手機條碼 (RU-72)",
    { invoice_type: INVOICE_TYPE.email, carrier: BARCODE },
    { invoice_carrier: BARCODE, invoice_email: "a@example.com" },
  ],
  ["an invoice by email", { invoice_type: INVOICE_TYPE.email }, { invoice_email: "a@example.com" }],
  [
    "an invoice of a company with title and tax ID",
    { invoice_type: INVOICE_TYPE.company, email: "", ...COMPANY },
    { invoice_title: COMPANY.title, invoice_number: COMPANY.number },
  ],
  [
    "an invoice for the bound member carrier",
    { invoice_type: INVOICE_TYPE.memberCarrier, email: "" },
    { invoice_carrier: CARRIER },
  ],
])(
  "an order with %s stores the data of this invoice, and its other invoice fields are empty",
  async (_what, invoice, kept) => {
    await bind(CARRIER);
    expect((await shop.order(invoice)).envelope.code).toBe(CODE.ok);
    expect(only(await shop.orders())).toMatchObject({
      invoice_type: invoice.invoice_type,
      invoice_title: "",
      invoice_number: "",
      invoice_carrier: "",
      invoice_charity: "",
      invoice_email: "",
      ...kept,
    });
  },
);

it("an order keeps its carrier if the member binds another carrier later", async () => {
  await bind(CARRIER);
  await shop.order({ invoice_type: INVOICE_TYPE.memberCarrier });
  await bind("/ZZZZZZZ");
  expect(only(await shop.orders()).invoice_carrier).toBe(CARRIER);
});

it.each([
  ["a carrier that is not bound", { invoice_type: INVOICE_TYPE.memberCarrier }, "請先綁定會員載具"],
  ["an email invoice without an email", { invoice_type: INVOICE_TYPE.email, email: "" }, NO_EMAIL],
  [
    "a donation with a tax ID",
    { invoice_type: INVOICE_TYPE.donation, number: COMPANY.number },
    NOT_BOTH,
  ],
  [
    "an email invoice with a title",
    { invoice_type: INVOICE_TYPE.email, title: COMPANY.title },
    NOT_BOTH,
  ],
  [
    "an invalid 手機條碼 (RU-72)",
    { invoice_type: INVOICE_TYPE.email, carrier: "/abc+123" },
    "請輸入正確的手機條碼，例如 /ABC+123",
  ],
  [
    "a 手機條碼 for a donation (RU-72)",
    { invoice_type: INVOICE_TYPE.donation, carrier: BARCODE },
    "只有電子發票可以存入手機條碼",
  ],
  [
    "a 手機條碼 for a company (RU-60, RU-72)",
    { invoice_type: INVOICE_TYPE.company, ...COMPANY, carrier: BARCODE },
    "只有電子發票可以存入手機條碼",
  ],
  [
    "an unknown charity (RU-72)",
    { invoice_type: INVOICE_TYPE.donation, charity_code: "1234567" },
    "找不到這個捐贈碼，請重新選擇受贈單位",
  ],
  [
    "a charity for an invoice by email (RU-72)",
    { invoice_type: INVOICE_TYPE.email, charity_code: "919" },
    "只有捐贈發票可以選擇受贈單位",
  ],
  [
    "a member carrier with a tax ID",
    { invoice_type: INVOICE_TYPE.memberCarrier, ...COMPANY },
    NOT_BOTH,
  ],
  [
    "the tax ID 00000000 for a company",
    { invoice_type: INVOICE_TYPE.company, ...COMPANY, number: "00000000" },
    "請輸入正確的統一編號格式",
  ],
])("refuses %s and stores no order", async (_what, invoice, message) => {
  const { envelope } = await shop.order(invoice);
  expect(envelope).toMatchObject({ code: CODE.refused, message });
  expect(await shop.orders()).toEqual([]);
});

it.each([
  ["a carrier type", { carrier_type: "3J0002" }],
  ["a love code", { love_code: "25885" }],
  ["a donation field", { donation: 1 }],
])("refuses a company invoice with %s with status 400 (RU-60)", async (_what, extra) => {
  const invoice = { invoice_type: INVOICE_TYPE.company, ...COMPANY };
  await shop.quote(invoice);
  expect((await shop.submit({ ...invoice, ...extra })).status).toBe(400);
  expect(await shop.orders()).toEqual([]);
});

it("a store that prints its invoices requires no email", async () => {
  const store = await insertStore(shop.db, { invoice_issue_type: INVOICE_ISSUE_TYPE.paper });
  const food = await insertFood(shop.db, store);
  const request = { store_id: store.id, foods: [{ id: food.id }], email: "" };
  expect((await shop.order(request)).envelope.code).toBe(CODE.ok);
});

it("an order of NT$0 requires no email for an invoice", async () => {
  const global_coupon = {
    name: "招待",
    full_cut: { full_money: 100, cut_money: 100 },
    full_delivery_free_cut: 100,
  };
  const store = await insertStore(shop.db, { global_coupon });
  const food = await insertFood(shop.db, store, { unit_price: 100 });
  const request = {
    store_id: store.id,
    foods: [{ id: food.id }],
    email: "",
    pay_type: PAY_TYPE.zeroAmount,
  };
  expect((await shop.order(request)).envelope.code).toBe(CODE.ok);
});

it("an order with another invoice than its quote is accepted", async () => {
  await bind(CARRIER);
  await shop.quote();
  expect((await shop.submit({ invoice_type: INVOICE_TYPE.memberCarrier })).envelope.code).toBe(
    CODE.ok,
  );
});

describe("the email in the quote's invoice", () => {
  const setEmail = (email: string) =>
    shop.db.update(schema.members).set({ email }).where(eq(schema.members.id, shop.member.id));
  const readProposal = async () => (await shop.quote()).envelope.data?.invoice.email;

  it("is the email of the last order with an invoice by email, if the member has no email", async () => {
    await setEmail("");
    expect(await readProposal()).toBe("");
    await shop.order({ email: "first@example.com" });
    await shop.order({ email: "last@example.com", remark: "不要辣" });
    await shop.order({ invoice_type: INVOICE_TYPE.donation, email: "", remark: "不要餐具" });
    expect(await readProposal()).toBe("last@example.com");
  });

  it("is the member's own email if the member has an email", async () => {
    await shop.order({ email: "last@example.com" });
    await setEmail("own@example.com");
    expect(await readProposal()).toBe("own@example.com");
  });
});

describe("the company in the quote's invoice (CK-67)", () => {
  const readProposal = async () => (await shop.quote()).envelope.data?.invoice;

  it("is the company of the member's last company invoice", async () => {
    expect(await readProposal()).toMatchObject({ title: "", number: "" });
    await shop.order({ invoice_type: INVOICE_TYPE.company, email: "", ...COMPANY });
    await shop.order({ remark: "不要辣" });
    expect(await readProposal()).toMatchObject({ type: INVOICE_TYPE.email, ...COMPANY });
  });

  it("is empty for another member", async () => {
    await shop.order({ invoice_type: INVOICE_TYPE.company, email: "", ...COMPANY });
    const as = await backend.asMember(await insertMember(backend.db));
    expect((await shop.quote({}, as)).envelope.data?.invoice).toMatchObject({
      title: "",
      number: "",
    });
  });
});

it("an order keeps who issues its invoice if the store changes this later (CK-72)", async () => {
  const { id: store_id } = shop.store;
  const issueBy = (invoice_issue_type: InvoiceIssueType) =>
    shop.db.update(schema.stores).set({ invoice_issue_type }).where(eq(schema.stores.id, store_id));
  await issueBy(INVOICE_ISSUE_TYPE.paper);
  await shop.order();
  await issueBy(INVOICE_ISSUE_TYPE.electronic);
  const { id } = only(await shop.orders());
  const { envelope } = await shop.call("orderDetail", {
    query: { order_id: id },
    as: shop.session,
  });
  expect(envelope.data.invoice).toMatchObject({ issue_type: INVOICE_ISSUE_TYPE.paper });
});

it("a store that prints its invoices has takes_barcode 0 in the quote and refuses a 手機條碼 (RU-72)", async () => {
  const store = await insertStore(shop.db, {
    lat: 25.0517,
    lng: 121.5645,
    invoice_issue_type: INVOICE_ISSUE_TYPE.paper,
  });
  const food = await insertFood(shop.db, store, { unit_price: 260 });
  const otherStore = { store_id: store.id, foods: [{ id: food.id }] };
  const { envelope: quoted } = await shop.quote(otherStore);
  expect(quoted.data.invoice).toMatchObject({ takes_barcode: 0, charity_code: "9527" });
  const { envelope } = await shop.order({ ...otherStore, carrier: BARCODE });
  expect(envelope).toMatchObject({
    code: CODE.refused,
    message: "店家開立紙本發票，無法存入手機條碼",
  });
});

it("orderDetail returns the name of the charity and the 手機條碼 (RU-72)", async () => {
  await shop.order({ invoice_type: INVOICE_TYPE.donation, charity_code: "919" });
  const detail = async () => {
    const { id } = only((await shop.orders()).slice(-1));
    const { envelope } = await shop.call("orderDetail", {
      query: { order_id: id },
      as: shop.session,
    });
    return envelope.data.invoice;
  };
  expect(await detail()).toMatchObject({ charity: "財團法人創世社會福利基金會", carrier: "" });
  shop.clock.advance(120_000);
  await shop.order({ carrier: BARCODE });
  expect(await detail()).toMatchObject({ carrier: BARCODE });
});

it.each([
  ["", ["9527", "919"]],
  ["919", ["919"]],
  ["８８", ["88432", "88888"]],
  [" 流浪 ", ["8957282"]],
  ["沒有", []],
])(
  "charityList finds charities whose code begins with '%s' or whose name contains it, and ignores outer spaces and the width of digits (API-102, RU-73)",
  async (q, codes) => {
    const { envelope } = await shop.call("charityList", { query: { q } });
    const found = envelope.data.map(({ code }: { code: string }) => code);
    expect(q === "" ? found.slice(0, 2) : found).toEqual(codes);
  },
);
