import { CODE, DINING_TYPE } from "../../lib/contracts/codes";
import { openOffice } from "../backend/modules/courier/courier-office";
import { insertAddress } from "../factories/member-rows";
import { makeOrderingBody, makePreOrderBody } from "../factories/order-requests";
import { createTestBackend, type TestBackend } from "../setup/in-process-backend";
import { type Case, expectRefused, openTamperedShop, type TamperedShop } from "./tampered-shop";

jest.setTimeout(60_000);

let backend: TestBackend;
let shop: TamperedShop;
beforeAll(async () => {
  backend = await createTestBackend();
  shop = await openTamperedShop(backend);
});
afterAll(() => backend.close());

const INCOMPLETE = "您的地址不夠完整，請重新調整。";

type Address = { city_name: string; area_name: string; street: string };
const at = (city_name: string, area_name: string, street: string): Address => ({
  city_name,
  area_name,
  street,
});

/**
 * Addresses that the backend must refuse. The position of the requests is in 信義區. Each address names another place, or
 * its city and district do not exist in this combination and spelling.
 */
const FORGED: Address[] = [
  at("高雄市", "前鎮區", "中山二路2號"),
  at("高雄市", "苓雅區", "四維三路2號"),
  at("高雄市", "左營區", "博愛二路777號"),
  at("基隆市", "仁愛區", "愛一路1號"),
  at("基隆市", "中正區", "北寧路2號"),
  at("基隆市", "信義區", "信一路1號"),
  at("台中市", "西屯區", "台灣大道三段99號"),
  at("台南市", "安平區", "安平路1號"),
  at("屏東縣", "恆春鎮", "中正路1號"),
  at("金門縣", "金城鎮", "民生路1號"),
  at("連江縣", "南竿鄉", "介壽村1號"),
  at("新北市", "烏來區", "烏來街1號"),
  at("新北市", "淡水區", "中正路1號"),
  at("台北市", "北投區", "光明路1號"),
  at("台北市", "文山區", "木柵路一段1號"),
  at("桃園市", "中壢區", "中正路1號"),
  at("火星市", "環形山區", "一號大道1號"),
  at("台北市", "環形山區", "市府路45號"),
  at("台北市", "前鎮區", "市府路45號"),
  at("高雄市", "信義區", "市府路45號"),
  at("信義區", "台北市", "市府路45號"),
  at("Taipei", "Xinyi", "市府路45號"),
  at("台北", "信義", "市府路45號"),
  at("台北市信義區", "信義區", "市府路45號"),
  at("台北市", "信義區", "高雄市前鎮區中山二路2號"),
  at("台北市", "信義區", "高雄市中山二路2號"),
  at("台北市", "信義區", "臺中市西屯區台灣大道三段99號"),
  at("台北市", "信義區", "台北市北投區光明路1號"),
  at("台北市", "信義區", "北投區光明路1號"),
  at("台北市", "信義區", "800 高雄市新興區中山一路1號"),
  at("台北市", "信義區", "市府路45號 高雄市前鎮區中山二路2號"),
  at("台北市", "信義區", "高 雄 市 前 鎮 區中山二路2號"),
];
const textOf = ({ city_name, area_name, street }: Address) => `${city_name}${area_name}${street}`;
const table = FORGED.map((one): [string, Address] => [textOf(one), one]);
const expectRefusal = (one: Case) => expectRefused(shop, one);

describe("an order with a position in 信義區 (SE-28) is refused if its address is", () => {
  it.each(table)("%s, for delivery", (name, forged) => expectRefusal([name, forged, INCOMPLETE]));

  it.each(table.slice(0, 3))("%s, for pick-up", (name, forged) =>
    expectRefusal([name, { ...forged, dining_type: DINING_TYPE.pickup }, INCOMPLETE]),
  );

  it.each(table.slice(0, 3))("%s, with the id of a saved address", (name, forged) =>
    expectRefusal([
      name,
      async (own) => ({ ...forged, address_id: (await insertAddress(own.db, own.member)).id }),
      INCOMPLETE,
    ]),
  );

  it.each(table.slice(0, 3))("%s, through the partner's calls in /ExApi", async (_name, forged) => {
    const before = await shop.rowCounts();
    const call = (path: "beforeOrdering" | "ordering", body: object) =>
      backend.app.inject({
        method: "POST",
        url: `/ExApi/${path}`,
        headers: { cookie: `sid=${shop.session.sid}; XSRF-TOKEN=${shop.session.token}` },
        payload: { ...body, source_order_id: "PARTNER0001" },
      });
    const order = { store_id: shop.store.id, foods: [{ id: shop.plain.id }], ...forged };
    const quoted = (await call("beforeOrdering", makePreOrderBody(order))).json();
    expect(quoted.data).toMatchObject({
      is_disallow_order: 1,
      disallow_order_reason: INCOMPLETE,
    });
    const placed = (await call("ordering", makeOrderingBody(order))).json();
    expect(placed).toMatchObject({ code: CODE.refused, message: INCOMPLETE, data: null });
    expect(await shop.rowCounts()).toEqual(before);
  });
});

describe("a courier order with positions in 松山區 and 信義區 is refused", () => {
  const pickup = ({ city_name, area_name, street }: Address) => ({
    pickup_city_name: city_name,
    pickup_area_name: area_name,
    pickup_street: street,
  });

  it.each([
    ["destination", (forged: Address) => forged],
    ["pickup", pickup],
    ["pickup and destination", (forged: Address) => ({ ...forged, ...pickup(forged) })],
  ])("if its %s address is one of the forged addresses", async (_end, tampered) => {
    const office = await openOffice(backend);
    for (const forged of FORGED) {
      const values = tampered(forged);
      const quoted = (await office.quote(values)).envelope.data;
      const answers = [textOf(forged), quoted.is_disallow_order, quoted.disallow_order_reason];
      expect(answers).toEqual([textOf(forged), 1, INCOMPLETE]);
      const { envelope } = await office.submit(values);
      expect(envelope).toMatchObject({ code: CODE.refused, message: INCOMPLETE, data: null });
    }
    expect(await office.ordersOf()).toEqual([]);
  });
});

describe("the position of a saved address", () => {
  it("determines the fee, and the position in the request is ignored (SE-28)", async () => {
    const { id: address_id } = await insertAddress(shop.db, shop.member);
    const unchanged = (await shop.sendQuote({ address_id })).envelope.data;
    // This position is 1.3 km nearer to the store and still in 信義區.
    const nearer = { address_id, lat: 25.0451 };
    expect((await shop.sendQuote({ ...nearer, address_id: 0 })).envelope.data.delivery_fee).toBe(
      35,
    );
    const quoted = (await shop.sendQuote(nearer)).envelope.data;
    expect([unchanged.delivery_fee, quoted.delivery_fee]).toEqual([45, 45]);
    shop.clock.advance(61_000);
    await shop.sendQuote(nearer);
    const placed = await shop.send(nearer);
    expect(placed.envelope.code).toBe(CODE.ok);
    expect(await shop.orderOf(placed.envelope.data.id)).toMatchObject({
      lat: 25.03361,
      lng: 121.56445,
      delivery_fee: 45,
    });
  });

  it("must be in the district of the saved address, but is ignored if the request has another city, district or street", async () => {
    const saved = await insertAddress(shop.db, shop.member, {
      city_name: "高雄市",
      area_name: "前鎮區",
      street: "中山二路2號",
    });
    const quoted = (await shop.sendQuote({ address_id: saved.id })).envelope.data;
    expect(quoted).toMatchObject({ is_disallow_order: 0, delivery_fee: 45 });
    const other = {
      address_id: saved.id,
      city_name: "高雄市",
      area_name: "前鎮區",
      street: "中山二路2號",
    };
    expect((await shop.sendQuote(other)).envelope.data.disallow_order_reason).toBe(INCOMPLETE);
  });
});
