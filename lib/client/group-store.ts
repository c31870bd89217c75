import { useState } from "react";
import type { GroupOrder } from "@/lib/contracts/group-orders";
import { type KnownGroup, knownGroups, withGroup, withNewState } from "@/lib/groups/known-groups";
import { readStored, writeStored } from "./storage";
import { useStored } from "./use-stored";

/**
 * The group orders that were opened in this browser. The store page, the cart and the order list link to them, so that
 * people need not search for the shared link (GO-16).
 */
export function useKnownGroups(): KnownGroup[] {
  const stored = useStored("groups");
  const [now] = useState(() => Date.now() / 1000);
  return knownGroups(stored, now);
}

/**
 * Adds the group order of an answer to the stored list, or updates it there. It is called for each answer and writes
 * only if the list has changed.
 */
export function rememberGroup(token: string, group: GroupOrder): void {
  storeGroup(token, group, withGroup);
}

/** Updates a group order whose page is not open. Its place in the stored list stays the same. */
export function refreshGroup(token: string, group: GroupOrder): void {
  storeGroup(token, group, withNewState);
}

function storeGroup(token: string, group: GroupOrder, change: typeof withGroup): void {
  const { title, store_id, store_name, deadline, state, server_time } = group;
  const known = knownGroups(readStored("groups"), server_time);
  const next = change(known, { token, title, store_id, store_name, deadline, state });
  if (JSON.stringify(next) !== JSON.stringify(known)) writeStored("groups", next);
}
