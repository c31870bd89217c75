import { schema } from "../../../../backend/db/client.ts";
import { listHelp } from "../../../../backend/modules/orders/help-operator-service.ts";
import { applyRetention } from "../../../../backend/modules/privacy/retention-service.ts";
import { CODE } from "../../../../lib/contracts/answer-code.ts";
import { insertMember } from "../../../factories/member-rows";
import { type HelpShop, openHelpShop, PORTION_PRICE, takePhoto } from "./help-calls";

jest.setTimeout(120_000);

const HOUR_MS = 3_600_000;

let shop: HelpShop["shop"];
let calls: HelpShop["calls"];
let close: HelpShop["close"];
beforeEach(async () => {
  ({ shop, calls, close } = await openHelpShop());
});
afterEach(() => close());

describe("the photos for reports (OR-24)", () => {
  it("are encoded again without metadata, can be used in only one report, and are not shown to another member or a visitor", async () => {
    const id = await calls.placeDeliveredOrder();
    const { data } = await calls.upload(id);
    const shown = await calls.getPhoto(data.name, shop.session);
    expect(shown.headers["content-type"]).toBe("image/webp");
    expect(shown.rawPayload.toString("latin1")).not.toContain("somebody");
    expect(await calls.quote(id, { kind: "wrong", photos: [data.name] })).toMatchObject({
      data: { is_automatic: 1 },
    });
    await calls.ask(id, { kind: "wrong", photos: [data.name] });
    expect((await calls.help(id)).data.requests).toMatchObject([
      { photos: [`/api/help-photos/${data.name}`] },
    ]);
    const other = await shop.asMember(await insertMember(shop.db));
    expect((await calls.getPhoto(data.name, other)).statusCode).toBe(404);
    expect((await calls.getPhoto(data.name, shop.asVisitor())).statusCode).toBe(401);
    expect(await calls.ask(id, { kind: "wrong", photos: [data.name] })).toMatchObject({
      message: "照片已失效，請重新上傳",
    });
    expect((await calls.upload(id, other)).code).toBe(CODE.refused);
    await shop.reconcile(1);
  });

  it("are shown to the operator, but not to a request with a wrong shop key", async () => {
    const id = await calls.placeDeliveredOrder();
    const { name } = (await calls.upload(id)).data;
    await calls.ask(id, { kind: "damaged", amount: PORTION_PRICE, photos: [name] });
    const shown = await calls.getOperatorPhoto(name);
    expect([shown.statusCode, shown.headers["content-type"]]).toEqual([200, "image/webp"]);
    expect(shown.rawPayload).toEqual((await calls.getPhoto(name, shop.session)).rawPayload);
    for (const other of ["AAAAAAAAAAAAAAAAAAAAAA.webp", "..%2Fsecret", "photo.png"]) {
      expect((await calls.getOperatorPhoto(other)).statusCode).toBe(404);
    }
    const guessed = await calls.getOperatorPhoto(name, { "x-backend-key": "guessed" });
    expect(guessed.statusCode).toBe(401);
  });

  it("are refused when the file contains only the first half of a picture", async () => {
    const id = await calls.placeDeliveredOrder();
    const photo = await takePhoto();
    const broken = photo.subarray(0, photo.length / 2);
    expect(await calls.upload(id, shop.session, broken)).toMatchObject({ code: CODE.refused });
    expect(await shop.db.select().from(schema.help_photos)).toEqual([]);
  });

  it("are limited to six for an order while they are in no report, and a seventh photo replaces the oldest photo", async () => {
    const id = await calls.placeDeliveredOrder();
    const names: string[] = [];
    for (let count = 0; count < 7; count += 1) names.push((await calls.upload(id)).data.name);
    const kept = await shop.db.select().from(schema.help_photos).orderBy(schema.help_photos.id);
    expect(kept.map(({ name }) => name)).toEqual(names.slice(1));
  });

  it("can no longer be uploaded for an order whose reports contain twelve photos", async () => {
    const foods = [{ id: shop.food.id, quantity: 4, relish_ids: "11,21" }];
    const id = await calls.placeDeliveredOrder({ foods });
    for (let report = 0; report < 4; report += 1) {
      const photos: string[] = [];
      for (let count = 0; count < 3; count += 1) photos.push((await calls.upload(id)).data.name);
      expect((await calls.ask(id, { kind: "wrong", photos })).code).toBe(CODE.ok);
    }
    const sent = await shop.db.select().from(schema.help_photos);
    expect(sent.filter(({ request_id }) => request_id !== null)).toHaveLength(12);
    expect(await calls.upload(id)).toMatchObject({
      code: CODE.refused,
      message: "這筆訂單的照片已達上限",
      reason: "too-many-photos",
    });
    await shop.reconcile(1);
  });

  it("are deleted after a day if they are in no report, and otherwise after 90 days", async () => {
    const id = await calls.placeDeliveredOrder();
    const sent = (await calls.upload(id)).data.name;
    await calls.ask(id, { kind: "wrong", photos: [sent] });
    await calls.upload(id);
    const names = async () =>
      (await shop.db.select().from(schema.help_photos)).map(({ name }) => name);
    shop.clock.advance(25 * HOUR_MS);
    await applyRetention(shop.deps);
    expect(await names()).toEqual([sent]);
    shop.clock.advance(90 * 24 * HOUR_MS);
    await applyRetention(shop.deps);
    expect(await names()).toEqual([]);
  });
});

it("the operator's list has each report with its own photos and needs two database queries for two reports", async () => {
  const ids = [await calls.placeDeliveredOrder(), await calls.placeDeliveredOrder()];
  const names: string[] = [];
  for (const id of ids) {
    const { name } = (await calls.upload(id)).data;
    names.push(name);
    await calls.ask(id, {
      kind: "damaged",
      lines: [{ line: 0, quantity: 2 }],
      amount: 2 * PORTION_PRICE,
      photos: [name],
    });
  }
  const select = jest.spyOn(shop.db, "select");
  const listed = await listHelp(shop.db, { state: "waiting", after: 0 });
  expect(select.mock.calls.length).toBe(2);
  select.mockRestore();
  const own = listed.filter(({ order_id }) => ids.includes(order_id));
  expect(own.map(({ photos }) => photos)).toEqual(names.map((name) => [name]));
});
