import type { GroupOrder } from "@/lib/contracts/group-orders";
import { isFields, isId, isText } from "@/lib/view/stored-shapes";

/** A group order whose page this browser has opened (GO-16). The token is the permission to see it. */
export type KnownGroup = { token: string } & Pick<
  GroupOrder,
  "title" | "store_id" | "store_name" | "deadline" | "state"
>;

const KNOWN_MAX = 5;
/** Long enough to order after the deadline and to collect the money. */
const KEPT_SECONDS = 2 * 86_400;

/**
 * The stored group orders, the latest opened first. Drops invalid ones, which people or older versions may have
 * written.
 */
export function knownGroups(stored: unknown, now: number): KnownGroup[] {
  const list: unknown[] = Array.isArray(stored) ? stored : [];
  return list.filter((one): one is KnownGroup => isKnown(one) && one.deadline > now - KEPT_SECONDS);
}

/** Puts a group order first. A cancelled one is left out. */
export function withGroup(known: KnownGroup[], group: KnownGroup): KnownGroup[] {
  const others = known.filter(({ token }) => token !== group.token);
  return group.state === "cancelled" ? others : [group, ...others].slice(0, KNOWN_MAX);
}

function isKnown(one: unknown): one is KnownGroup {
  if (!isFields(one)) return false;
  const { token, title, store_id, store_name, deadline, state } = one;
  return [token, title, store_name, state].every(isText) && isId(store_id) && isId(deadline);
}
