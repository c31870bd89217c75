import type { Database } from "../../backend/db/client.ts";
import { cards } from "../../backend/db/schema/card-tables.ts";
import { member_addresses, members } from "../../backend/db/schema/member-tables.ts";

export type MemberRow = typeof members.$inferSelect;
export type AddressRow = typeof member_addresses.$inferSelect;

type MemberValues = typeof members.$inferInsert;
type AddressValues = typeof member_addresses.$inferInsert;

const JOINED = Date.parse("2026-01-01T00:00:00+08:00") / 1000;
let number = 0;

function makeMember(values: Partial<MemberValues> = {}): MemberValues {
  number += 1;
  return {
    phone: `09${String(10_000_000 + number)}`,
    first_name: `會員${number}`,
    gid_bar_code: `TEST${String(number).padStart(9, "0")}`,
    create_time: JOINED,
    update_time: JOINED,
    ...values,
  };
}

function makeAddress(values: Partial<AddressValues> & { member_id: number }): AddressValues {
  return {
    city_name: "台北市",
    area_name: "信義區",
    street: "市府路45號",
    address: "台北市信義區市府路45號",
    lat: 25.03361,
    lng: 121.56445,
    contact_name: "王小明",
    contact_phone: "0912345678",
    ...values,
  };
}

export async function insertMember(
  db: Database,
  values: Partial<MemberValues> = {},
): Promise<MemberRow> {
  const [row] = await db.insert(members).values(makeMember(values)).returning();
  if (!row) throw new Error("factory: no member was inserted");
  return row;
}

export async function insertAddress(
  db: Database,
  member: { id: number },
  values: Partial<AddressValues> = {},
): Promise<AddressRow> {
  const rows = db.insert(member_addresses).values(makeAddress({ member_id: member.id, ...values }));
  const [row] = await rows.returning();
  if (!row) throw new Error("factory: no address was inserted");
  return row;
}

export async function insertCard(
  db: Database,
  member: { id: number },
  values: { courier_session_id?: number; card_four_no?: string } = {},
) {
  const card = {
    card_six_no: "414763",
    card_four_no: "0001",
    credit_card_type: 1,
    last_month: 203012,
  } as const;
  const [row] = await db
    .insert(cards)
    .values({
      ...card,
      ...values,
      member_id: member.id,
      credit_hash: "token-of-a-test",
      saved_time: JOINED,
    })
    .returning();
  if (!row) throw new Error("factory: no card was inserted");
  return row;
}
