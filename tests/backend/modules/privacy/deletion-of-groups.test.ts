import { group_guests, group_orders } from "../../../../backend/db/schema/group-tables.ts";
import { DINING_TYPE } from "../../../../lib/contracts/codes.ts";
import { insertMember } from "../../../factories/member-rows";
import { insertStore } from "../../../factories/store-rows";
import { createTestBackend } from "../../../setup/in-process-backend";
import { proveIdentityOf, SAMPLE } from "../../../setup/test-login";

it("deletes the group orders that the member hosts, and removes the member from the guests of other group orders (GO-15)", async () => {
  const backend = await createTestBackend();
  const { gid_bar_code, phone } = SAMPLE;
  const member = await insertMember(backend.db, { gid_bar_code, phone });
  const session = await backend.asMember(member);
  const { id: store_id } = await insertStore(backend.db);
  const host = await insertMember(backend.db);
  const insertGroup = async (member_id: number) => {
    const group = { member_id, store_id, dining_type: DINING_TYPE.delivery, title: "便當" };
    const rows = backend.db.insert(group_orders).values({ ...group, deadline: 2, create_time: 1 });
    const [{ id } = { id: 0 }] = await rows.returning();
    const guests = [member.id, null].map((guest, at) => ({
      group_id: id,
      member_id: guest,
      name: `第${at}人`,
      sid_digest: String(at),
      create_time: 1,
    }));
    await backend.db.insert(group_guests).values(guests);
    return id;
  };
  await insertGroup(member.id);
  const other = await insertGroup(host.id);
  await proveIdentityOf(backend, session);
  await backend.call("deleteAccount", { as: session, body: {} });
  const groups = await backend.db.select().from(group_orders);
  expect(groups.map(({ id }) => id)).toEqual([other]);
  const left = await backend.db.select().from(group_guests);
  expect(left.map(({ group_id, name }) => [group_id, name])).toEqual([[other, "第1人"]]);
  await backend.close();
});
