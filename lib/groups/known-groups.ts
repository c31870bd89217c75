import type { GroupOrder } from "@/lib/contracts/group-orders";
import { isFields, isId, isText } from "@/lib/view/stored-shapes";

/** A group order whose page was opened in this browser (GO-16). The token is the permission to see the group order. */
export type KnownGroup = { token: string } & Pick<
  GroupOrder,
  "title" | "store_id" | "store_name" | "deadline" | "state"
>;

const KNOWN_MAX = 5;
/**
 * A group order stays in the list for this time after its deadline. This is long enough to place the order and to
 * collect the money.
 */
const KEPT_SECONDS = 2 * 86_400;

/**
 * Returns the stored group orders, the most recently opened first. Drops old entries, and invalid entries, which people
 * or older versions may have written.
 */
export function knownGroups(stored: unknown, now: number): KnownGroup[] {
  const list: unknown[] = Array.isArray(stored) ? stored : [];
  return list.filter((one): one is KnownGroup => isKnown(one) && one.deadline > now - KEPT_SECONDS);
}

/** Puts a group order at the start of the list, or removes it if it is cancelled. */
export function withGroup(known: KnownGroup[], group: KnownGroup): KnownGroup[] {
  const others = known.filter(({ token }) => token !== group.token);
  return group.state === "cancelled" ? others : [group, ...others].slice(0, KNOWN_MAX);
}

/** Replaces a group order without changing its place in the list, or removes it if it is cancelled. */
export function withNewState(known: KnownGroup[], group: KnownGroup): KnownGroup[] {
  return known
    .map((each) => (each.token === group.token ? group : each))
    .filter(({ state }) => state !== "cancelled");
}

function isKnown(one: unknown): one is KnownGroup {
  if (!isFields(one)) return false;
  const { token, title, store_id, store_name, deadline, state } = one;
  return [token, title, store_name, state].every(isText) && isId(store_id) && isId(deadline);
}
