import type { member_addresses, members } from "../db/schema/member-tables.ts";

type MemberRow = typeof members.$inferInsert & { id: number };
type MemberAddressRow = typeof member_addresses.$inferInsert;

/**
 * The members that a visitor can sign in as in the sandbox. Member 1 has saved addresses, member 2 is a corporate
 * member, and member 3 is a new member.
 */
export function makeSampleMembers(now: number): MemberRow[] {
  return [
    { ...sampleMember(1, "測試會員一", now), recommend_code: "FUTA2222" },
    { ...sampleMember(2, "測試會員二", now), business_id: 1001, recommend_code: "FUTA3333" },
    { ...sampleMember(3, "測試會員三", now), recommend_code: "FUTA4444" },
  ];
}

export function makeSampleAddresses(): MemberAddressRow[] {
  const contact = { contact_name: "測試會員一", contact_phone: "0912000001" };
  return [
    {
      ...contact,
      member_id: 1,
      city_name: "台北市",
      area_name: "信義區",
      street: "信義路五段7號",
      address: "台北市信義區信義路五段7號",
      lat: 25.0336,
      lng: 121.5647,
      remark: "12樓",
      is_default: 1,
    },
    {
      ...contact,
      member_id: 1,
      city_name: "新北市",
      area_name: "板橋區",
      street: "文化路一段100號",
      address: "新北市板橋區文化路一段100號",
      lat: 25.017,
      lng: 121.464,
      is_default: 0,
    },
  ];
}

function sampleMember(id: number, nickname: string, now: number): MemberRow {
  return {
    id,
    phone: `091200000${id}`,
    nickname,
    first_name: nickname.slice(2),
    last_name: nickname.slice(0, 2),
    email: `member${id}@example.com`,
    gid_bar_code: `FT0000000000${id}`,
    external_id: `EX000${id}`,
    create_time: now,
    update_time: now,
  };
}
