import { calls } from "./calls";
import { createSpecClient } from "./spec-client";
import { type SpecBackend, startSpecBackend } from "./start-spec-backend";

const SHOP = "http://shop.test";
const COURIER = "c0a81e55-7d21-4b0e-9f3a-5e1d77aa0192";
const POSITION = { lat: "25.0336", lng: "121.5680" };

type Row = Record<string, unknown>;
type OptionGroupRow = { items: { id: string; relish_groups: OptionGroupRow[] }[] };

let backend: SpecBackend;
let client: ReturnType<typeof createSpecClient>;

beforeEach(async () => {
  backend = await startSpecBackend({ shopOrigin: SHOP });
  client = createSpecClient(backend.url);
});
afterEach(() => backend.close());

const readHelper = async (path: string): Promise<unknown> =>
  (await fetch(`${backend.url}${path}`)).json();

async function followRedirect(path: string, init: RequestInit = {}): Promise<URL> {
  const response = await fetch(new URL(path, backend.url), { ...init, redirect: "manual" });
  return new URL(String(response.headers.get("location")));
}

/**
 * Signs in as the shop does: gets the authorization string, the code v from the sign-in page, and the barcode for v.
 */
async function signIn(gid = "/OPX2039011") {
  await client.get("/v3/WebApi/cart_type");
  const back = `${SHOP}/third/oplogin`;
  const auth = await client.post("/v3/UserApi/getAuthParamStr", { redirect_url: back });
  const page = `/provider/login?${auth.body.data}&as=${encodeURIComponent(gid)}`;
  const v = (await followRedirect(page)).searchParams.get("v");
  const person = await client.post("/v3/UserApi/getOPUserInfo", { v });
  return client.post("/UserApi/thirdLoginOP", person.body.data as Record<string, string>);
}

async function listStores(): Promise<Row[]> {
  return (await client.get("/v3/StoreApi/listStore")).body.data as Row[];
}

async function noodles() {
  const [store] = await listStores();
  const stores = { store_id: String(store?.id), dining_type: 1 };
  const list = await client.get("/v3/StoreApi/listFood", { ...stores, page: 1 });
  const [food] = list.body.data as (Row & { relish_groups: OptionGroupRow[] })[];
  const spice = food?.relish_groups[0]?.items[0]?.id;
  const item = {
    id: food?.id,
    item_type: "single",
    quantity: 1,
    remark: "",
    unavailable_type: 0,
    username: "",
    relish_ids: String(spice),
  };
  return { store_id: stores.store_id, item };
}

const CHOICES = {
  contact_name: "王小明",
  contact_phone: "0912345678",
  source_order_id: "",
  address_id: "a-5501",
  code_id: 0,
  dining_type: 1,
  pay_type: 2,
  selected_store_coupon_type: -1,
  is_reservation: 0,
  reservation_start_time: -1,
  reservation_end_time: -1,
  use_op: 0,
  remark: "",
  subscription_type: 0,
};

const preOrder = (store_id: string, foods: unknown) => ({
  ...CHOICES,
  ...POSITION,
  use_coin: 0,
  city_name: "台北市",
  area_name: "信義區",
  street: "松高路",
  address_remark: "",
  card_id: null,
  users_number: 0,
  is_from_recommend: 0,
  is_group_purchase: 0,
  use_hg: 0,
  op_event_id: null,
  use_op_delivery: 0,
  use_op_checked: 0,
  store_id,
  foods: JSON.stringify(foods),
});

const ordering = (store_id: string, foods: unknown) => ({
  ...CHOICES,
  op_delivery_event_id: null,
  store_id,
  email: "ming@example.com",
  invoice_type: 1,
  foods: JSON.stringify(foods),
});

describe("the specification backend", () => {
  it("answers HTTP 404 to a path or method that the specification does not name", async () => {
    expect((await client.get("/v3/OrderApi/cancel")).status).toBe(404);
    expect((await client.post("/UserApi/refresh")).status).toBe(404);
  });

  it("answers HTTP 400 with a list of missing or invalid parameters, and records the request", async () => {
    const answer = await client.get("/StoreApi/foodDetail", { dining_type: 3 });
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toHaveLength(3);
    expect(backend.requests.at(-1)).toMatchObject({ call: "foodDetail", status: 400 });
  });

  it.each([
    ["client type", { "Version-Code": "2023062418" }, "header client type: is missing"],
    ["version code", { "Client-Type": "web" }, "header version code: no 2023062418"],
  ])("answers HTTP 400 to a request without the header %s", async (_what, headers, problem) => {
    const bare = await fetch(`${backend.url}/UserApi/refresh`, { headers });
    expect([bare.status, await bare.json()]).toEqual([400, { errors: [problem] }]);
  });

  it("answers HTTP 400 to a request with a wrong token", async () => {
    await client.get("/UserApi/refresh");
    client.cookies.set("op_csrf", "other");
    expect((await client.post("/UserApi/outLogin")).status).toBe(400);
  });

  it("answers a request with a parameter that the specification does not list, and records the parameter", async () => {
    const answer = await client.get("/UserApi/addressList", { page: 1, sort: "name" });
    expect(answer.status).toBe(200);
    expect(backend.requests.at(-1)?.beyond).toEqual(["sort"]);
  });

  it("sends the answer that was set with /__next-answer once, and then its own answers again", async () => {
    const forced = { call: "refresh", status: 503, body: {} };
    await fetch(`${backend.url}/__next-answer`, { method: "POST", body: JSON.stringify(forced) });
    expect((await client.get("/UserApi/refresh")).status).toBe(503);
    expect((await client.get("/UserApi/refresh")).status).toBe(200);
  });

  it('with callsWithoutPath "missing", answers HTTP 404 to a call without a path in the specification', async () => {
    const other = await startSpecBackend({ callsWithoutPath: "missing" });
    const answer = await createSpecClient(other.url).get("/v3/UserApi/profile");
    const findings = await (await fetch(`${other.url}/__findings`)).json();
    await other.close();
    expect(answer.status).toBe(404);
    // The specification names this call, so the request is no finding.
    expect(findings).toEqual([]);
  });
});

describe("the catalog calls of the specification backend", () => {
  it("return a store, the products of a grocery category and search results, and refuse an unknown store", async () => {
    const stores = await listStores();
    const rest = { dining_type: 1, reservation_start_time: -1, is_from_recommend: 0, ...POSITION };
    const none = await client.get("/StoreApi/storeDetail", { store_id: "s-none", ...rest });
    expect(none.body).toMatchObject({ code: 21 });
    const first = await client.get("/StoreApi/storeDetail", {
      ...rest,
      store_id: String(stores[0]?.id),
    });
    expect(first.body).toMatchObject({ code: 0, data: { name: "松仁牛肉麵" } });

    const second = await client.get("/v3/StoreApi/listStore", { page: 2 });
    const grocery = (second.body.data as Row[]).find((one) => one.store_classification_id === 2);
    const base = `/v3/StoreApi/store/${grocery?.id}`;
    const [category] = (await client.get(`${base}/level1`, { dining_type: 1 })).body.data as Row[];
    const inCategory = await client.get(`${base}/level2/${category?.id}`, { dining_type: 1 });
    expect((inCategory.body.data as { data: Row[] }).data[0]).toMatchObject({ name: "高麗菜" });
    const found = await client.get(`${base}/search`, { terms: "鮮奶", dining_type: 1 });
    expect((found.body.data as { data: Row[] }).data).toHaveLength(1);
    const all = await client.get("/StoreApi/searchStore", { keyword: "牛肉" });
    expect(all.body.data).toHaveLength(1);
  });
});

describe("the order calls of the specification backend", () => {
  it("accept a cash order of a member who signed in at the membership service", async () => {
    expect((await signIn()).body).toMatchObject({ code: 0, data: { last_name: "王" } });
    const { store_id, item } = await noodles();
    const quote = await client.post("/v3/OrderApi/beforeOrdering", preOrder(store_id, [item]));
    expect(quote.body).toMatchObject({ code: 0, data: { food_price: "180", pay_total: 224 } });
    const placed = await client.post("/v3/OrderApi/ordering", ordering(store_id, [item]));
    expect(placed.body).toMatchObject({ code: 0, data: { pay_type: 2, order_status: 0 } });
    const { id } = placed.body.data as Row;
    expect(id).toMatch(/^\d{8}-000017$/);
    const listed = await client.get("/v3/OrderApi/listUserOrder");
    expect(listed.body).toMatchObject({ data: [{ id, order_status: "0" }] });
  });

  it("refuse a pre-order without a required option", async () => {
    await signIn();
    const { store_id, item } = await noodles();
    const foods = [{ ...item, relish_ids: "" }];
    const quote = await client.post("/v3/OrderApi/beforeOrdering", preOrder(store_id, foods));
    expect(quote.body).toMatchObject({ code: 61, message: "紅燒牛肉麵 尚有必選項目未選" });
  });

  it("answer code 4 if the amount has changed since the quote", async () => {
    await signIn();
    const { store_id, item } = await noodles();
    await client.post("/v3/OrderApi/beforeOrdering", preOrder(store_id, [item]));
    const two = [{ ...item, quantity: 2 }];
    const placed = await client.post("/v3/OrderApi/ordering", ordering(store_id, two));
    expect(placed.body).toEqual({ code: 4, message: "", data: null });
  });

  it("send a LINE Pay payer to the payment page and back, and confirm the payment", async () => {
    await signIn();
    const { store_id, item } = await noodles();
    await client.post("/v3/OrderApi/beforeOrdering", preOrder(store_id, [item]));
    const request = { ...ordering(store_id, [item]), pay_type: 5 };
    const placed = await client.post("/v3/OrderApi/ordering", request);
    const { payment_url_web } = placed.body.data as Row;
    const back = await followRedirect(`${payment_url_web}&do=pay`);
    expect(back.pathname).toBe("/third/lpconfirm");
    const query = Object.fromEntries(back.searchParams);
    const confirmed = await client.get("/v3/OrderApi/getLinePayConfirm", query);
    expect(confirmed.body.code).toBe(0);
  });

  it("refuse a card_id with a pay type other than 11, and a company invoice without title and number", async () => {
    await signIn();
    const { store_id, item } = await noodles();
    const wrong = { ...ordering(store_id, [item]), card_id: "card-8f2c", invoice_type: 2 };
    const answer = await client.post("/v3/OrderApi/ordering", wrong);
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toHaveLength(3);
  });
});

describe("the account calls of the specification backend", () => {
  it("register a new member by phone and one-time code", async () => {
    expect((await signIn("/OPXNEW0009")).body.code).toBe(3);
    await client.post("/UserApi/queryOpMember", { phone: "0933444555" });
    await client.post("/UserApi/requestOtpEncrypt", { encrypted: "abc" });
    const [{ code = "" } = {}] = (await readHelper("/__sms")) as { code: string }[];
    expect((await client.post("/UserApi/checkOtp2023", { otp: "000000" })).body.code).toBe(37);
    expect((await client.post("/UserApi/checkOtp2023", { otp: code })).body.code).toBe(0);
    expect((await client.post("/UserApi/createThirdUser")).body).toEqual({ code: 0, data: null });
    const refreshed = await client.get("/UserApi/refresh");
    expect(refreshed.body).toMatchObject({ code: 0, data: { phone: "0933444555" } });
  });

  it("add a coupon by its code, bind a card and sign the member out", async () => {
    await signIn();
    const added = await client.post("/UserApi/registerReward", { code: "fdm-zq81k" });
    expect(added.body.code).toBe(0);
    const page = await client.get("/PaymentApi/bindCard");
    const ticket = /name="ticket" value="(\w+)"/.exec(page.html)?.[1] ?? "";
    const body = new URLSearchParams({ ticket, card_number: "3566002020360505" });
    const back = await followRedirect("/provider/card", { method: "POST", body });
    expect(back.href).toBe(`${SHOP}/checkout?status=bindCard`);
    const cards = await client.get("/PaymentApi/cardList");
    expect((cards.body.data as Row[]).at(-1)).toMatchObject({ card_four_no: "0505" });
    expect((await client.post("/UserApi/outLogin")).body).toEqual({ code: 0 });
    expect((await client.get("/PaymentApi/cardList")).body.code).toBe(9);
  });
});

describe("the courier calls of the specification backend", () => {
  it("quote and accept a courier order with a session_id and without a member", async () => {
    await client.get("/v3/ExpressApi/getStatus", { session_id: COURIER });
    const express = {
      ...preOrder("", []),
      dining_type: 5,
      session_id: COURIER,
      pickup_lat: POSITION.lat,
      pickup_lng: POSITION.lng,
      pickup_city_name: "台北市",
      pickup_area_name: "信義區",
      address_label: "",
      version_code: 2023062418,
      optional_text: "",
      quantity: 1,
    };
    const quote = await client.post("/v3/OrderApi/beforeOrdering", express);
    expect(quote.body).toMatchObject({ code: 0, data: { pay_total: 95 } });
    const request = { ...ordering("", []), dining_type: 5, pay_type: 5, session_id: COURIER };
    const placed = await client.post("/v3/OrderApi/ordering", request);
    const { payment_url_web } = placed.body.data as Row;
    const back = await followRedirect(`${payment_url_web}&do=pay`);
    expect(back.searchParams.get("dining_type")).toBe("5");
  });
});

it("the specification backend receives a merchant application and redirects to the shop", async () => {
  const body = new URLSearchParams({ company: "松仁小館", retURL: `${SHOP}/join-us` });
  const back = await followRedirect("/crm/web-to-lead", { method: "POST", body });
  expect(back.pathname).toBe("/join-us");
  expect(await readHelper("/__leads")).toMatchObject([{ company: ["松仁小館"] }]);
});

it("the specification backend answers every call of the table with a status other than 404", async () => {
  for (const { method, path } of Object.values(calls)) {
    const url = path.replace(/\{\w+\}/g, "x");
    const answer = await client.send(url, { method });
    expect([url, answer.status]).not.toEqual([url, 404]);
  }
});
