import { eq } from "drizzle-orm";
import { schema } from "../../../../backend/db/client.ts";
import type { SavedAddress } from "../../../../lib/contracts/addresses.ts";
import { CODE } from "../../../../lib/contracts/answer-code.ts";
import { insertAddress, insertMember } from "../../../factories/member-rows";
import {
  createTestBackend,
  type TestBackend,
  type TestSession,
} from "../../../setup/in-process-backend";

let backend: TestBackend;
let as: TestSession;
let member: Awaited<ReturnType<typeof insertMember>>;
beforeAll(async () => {
  backend = await createTestBackend({ env: { RATE_LIMIT_SCALE: "20" } });
});
afterAll(() => backend.close());
beforeEach(async () => {
  member = await insertMember(backend.db);
  as = await backend.asMember(member);
});

const DOOR = { floor: "", lift: "unknown", has_desk: 0, hand_over: "any", reach: "any", note: "" };
const BODY = {
  id: 0,
  label: "home",
  city_name: "台北市",
  area_name: "信義區",
  street: "市府路45號",
  lat: 25.03361,
  lng: 121.56445,
  is_default: 0,
  contact_name: "王小明",
  contact_phone: "0912345678",
  door: DOOR,
};
const save = (values: object = {}) =>
  backend.call("saveAddress", { as, body: { ...BODY, ...values } });
const saveAndList = async (values: object = {}): Promise<SavedAddress[]> =>
  (await save(values)).envelope.data;
const remove = (id: unknown) => backend.call("removeAddress", { as, body: { id } });
const rows = () =>
  backend.db
    .select()
    .from(schema.member_addresses)
    .where(eq(schema.member_addresses.member_id, member.id));

it("saves an address with its label and makes the first address the default (MB-11)", async () => {
  const [own] = await saveAndList({ door: { ...DOOR, floor: "5樓之2", note: "側門進來" } });
  expect(own).toMatchObject({
    label: "home",
    address: "台北市信義區市府路45號",
    remark: "5樓之2，側門進來",
    is_default: 1,
  });
});

it("accepts a note of 100 characters, and refuses delivery notes of more than 100 characters in all (MB-12)", async () => {
  const note = "記".repeat(100);
  const [own] = await saveAndList({ door: { ...DOOR, floor: "", note } });
  expect(own?.remark).toBe(note);
  const { envelope } = await save({ door: { ...DOOR, floor: "5樓", note } });
  expect(envelope).toMatchObject({
    code: CODE.refused,
    message: "門口資訊合計最多 100 個字，請縮短其他說明",
  });
});

it("joins all delivery notes into one remark for the courier, which has at most 100 characters (MB-12)", async () => {
  const door = {
    floor: "樓".repeat(20),
    lift: "no",
    has_desk: 1,
    hand_over: "desk",
    reach: "text",
    note: "記".repeat(45),
  };
  const [own] = await saveAndList({ door });
  expect(own?.remark).toBe(
    `${"樓".repeat(20)}，沒有電梯，有管理室，請交給管理室，到了請傳訊息，不用打電話，${"記".repeat(45)}`,
  );
  expect(own?.remark.length).toBeLessThanOrEqual(100);
});

it("changes an address of the member and can make another address the default (MB-11)", async () => {
  await saveAndList();
  const list = await saveAndList({ label: "company", street: "市府路1號", is_default: 1 });
  expect(list.map(({ label, is_default }) => [label, is_default])).toEqual([
    ["company", 1],
    ["home", 0],
  ]);
  const home = list[1];
  const changed = await saveAndList({ id: home?.id, is_default: 1, contact_name: "王大明" });
  expect(changed.map(({ contact_name, is_default }) => [contact_name, is_default])).toEqual([
    ["王大明", 1],
    ["王小明", 0],
  ]);
});

it("makes another address the default if the default address is deleted", async () => {
  const [first] = await saveAndList();
  await saveAndList({ label: "company" });
  const { envelope } = await remove(first?.id);
  expect(envelope.data).toMatchObject([{ label: "company", is_default: 1 }]);
});

it("refuses an eleventh address", async () => {
  for (let at = 1; at <= 10; at += 1) await insertAddress(backend.db, member);
  const { envelope } = await save();
  expect(envelope).toMatchObject({ code: CODE.refused, message: /最多可以儲存 10 個地址/ });
  expect(await rows()).toHaveLength(10);
});

it("keeps only one default address if four requests save a default address at the same time", async () => {
  await Promise.all([1, 2, 3, 4].map(() => save({ is_default: 1 })));
  expect((await rows()).filter(({ is_default }) => is_default === 1)).toHaveLength(1);
});

it("neither changes nor deletes an address of another member", async () => {
  const other = await insertMember(backend.db);
  const foreign = await insertAddress(backend.db, other);
  expect((await save({ id: foreign.id })).envelope.code).toBe(CODE.refused);
  expect((await remove(foreign.id)).envelope.code).toBe(CODE.refused);
  const [row] = await backend.db
    .select()
    .from(schema.member_addresses)
    .where(eq(schema.member_addresses.id, foreign.id));
  expect(row).toEqual(foreign);
});

it("refuses a position outside of the district", async () => {
  const { envelope } = await save({ lat: 22.6, lng: 120.3 });
  expect(envelope).toMatchObject({ code: CODE.refused, message: "您的地址不夠完整，請重新調整。" });
  expect(await rows()).toEqual([]);
});

it.each([
  ["a floor of 21 characters", { door: { ...DOOR, floor: "1".repeat(21) } }],
  ["an unknown label", { label: "secret" }],
  ["a phone number of five digits", { contact_phone: "12345" }],
  ["a field that the contract does not name", { member_id: 1 }],
])("refuses %s with status 400", async (_what, values) => {
  expect((await save(values)).status).toBe(400);
  expect(await rows()).toEqual([]);
});
