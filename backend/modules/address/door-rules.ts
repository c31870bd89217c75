import type { Door } from "../../../lib/contracts/addresses.ts";

const LIFT = { unknown: "", yes: "有電梯", no: "沒有電梯" } as const;
const GUARD_DESK = "有管理室";
const HAND_OVER = {
  any: "",
  person: "請當面交給我",
  door: "請放門口",
  desk: "請交給管理室",
} as const;
const REACH = { any: "", call: "到了請打電話", text: "到了請傳訊息，不用打電話" } as const;

/**
 * Joins the delivery notes of a saved address into one note to the courier (CK-15). The caller refuses a note that is
 * longer than `DOOR_LENGTHS.all`.
 */
export function doorNote({ floor, lift, has_desk, hand_over, reach, note }: Door): string {
  const parts = [
    floor,
    LIFT[lift],
    has_desk === 1 ? GUARD_DESK : "",
    HAND_OVER[hand_over],
    REACH[reach],
    note,
  ];
  return parts.filter((part) => part !== "").join("，");
}
