import { getTableName, is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { schema } from "../../../../backend/db/client.ts";
import { EXPORTED_KINDS } from "../../../../backend/modules/privacy/personal-data-service.ts";
import { CODE } from "../../../../lib/contracts/codes.ts";
import { insertAddress, insertCard, insertMember } from "../../../factories/member-rows";
import { insertOrder } from "../../../factories/order-rows";
import { insertStore } from "../../../factories/store-rows";
import { createTestBackend, type TestBackend } from "../../../setup/in-process-backend";

let backend: TestBackend;
beforeAll(async () => {
  backend = await createTestBackend();
});
afterAll(() => backend.close());

async function exportData(as?: Awaited<ReturnType<TestBackend["asMember"]>>) {
  return backend.call("exportData", { ...(as && { as }) });
}

it("exportData returns the rows about the member, and no row about another member or a courier session's card (SE-24)", async () => {
  const store = await insertStore(backend.db);
  const [member, other] = [await insertMember(backend.db), await insertMember(backend.db)];
  await insertAddress(backend.db, member);
  await insertCard(backend.db, member);
  // This card was saved in a courier session of the member. It is not exported.
  await insertCard(backend.db, member, { courier_session_id: 1 });
  for (const { id: member_id } of [member, other]) {
    await insertOrder(backend.db, { member_id, store_id: store.id });
  }
  const { envelope } = await exportData(await backend.asMember(member));
  expect(envelope).toMatchObject({
    code: CODE.ok,
    data: {
      made_time: backend.clock.now() / 1000,
      kinds: {
        member: [{ phone: member.phone }],
        addresses: [{ contact_name: "王小明" }],
        cards: [{ card_four_no: "0001" }],
        orders: [{ member_id: member.id, contact_phone: "0912345678" }],
      },
    },
  });
  expect(JSON.stringify(envelope)).not.toContain(other.phone);
  expect(backend.audited.at(-1)).toMatchObject({ kind: "data-exported", member_id: member.id });
});

it("exportData returns no token, no hash and no session id", async () => {
  const member = await insertMember(backend.db);
  await insertCard(backend.db, member);
  const session = await backend.asMember(member);
  const text = JSON.stringify((await exportData(session)).envelope);
  for (const secret of ["token-of-a-test", session.sid, "sid_hash", "credit_hash"]) {
    expect(text).not.toContain(secret);
  }
});

it("exportData returns when each browser of the member was last used, and the names of the photos of reports (SE-24)", async () => {
  const { db } = backend;
  const store = await insertStore(db);
  const insertRows = async (name: string) => {
    const member = await insertMember(db);
    const { id: order_id } = await insertOrder(db, { member_id: member.id, store_id: store.id });
    const used = { member_id: member.id, device_hash: `hash-${name}`, last_seen_time: 1 };
    await db.insert(schema.member_devices).values(used);
    const photo = { name: `photo-${name}`, order_id, create_time: 2 };
    await db.insert(schema.help_photos).values({ ...photo, bytes: Buffer.from("a picture") });
    return { member, photo };
  };
  const { member, photo } = await insertRows("own");
  await insertRows("of-another-member");
  const { envelope } = await exportData(await backend.asMember(member));
  expect(envelope.data?.kinds).toMatchObject({
    devices: [{ member_id: member.id, last_seen_time: 1 }],
    help_photos: [{ ...photo, request_id: null, event_id: null }],
  });
  const text = JSON.stringify(envelope);
  for (const omitted of ["hash-own", '"bytes"', "of-another-member"]) {
    expect(text).not.toContain(omitted);
  }
});

it("exportData contains every table with rows of members, orders or guests except idempotency_keys, outbox and quotes (docs/privacy.md)", () => {
  const exported = new Set(Object.values(EXPORTED_KINDS).map(({ table }) => table));
  const tables = Object.values(schema).filter((value) => is(value, PgTable));
  const leftOut = tables
    .filter((table) => ["member_id", "order_id", "guest_id"].some((column) => column in table))
    .filter((table) => !exported.has(table))
    .map(getTableName);
  expect(leftOut.sort()).toEqual(["idempotency_keys", "outbox", "quotes"]);
});

it("exportData refuses a visitor", async () => {
  expect((await exportData()).status).toBe(401);
});
