import { useState } from "react";
import type { GroupOrder } from "@/lib/contracts/group-orders";
import { type KnownGroup, knownGroups, withGroup } from "@/lib/groups/known-groups";
import { readStored, writeStored } from "./storage";
import { useStored } from "./use-stored";

/** The group orders that this browser has opened, so that nobody needs to find the link again (GO-16). */
export function useKnownGroups(): KnownGroup[] {
  const stored = useStored("groups");
  const [now] = useState(() => Date.now() / 1000);
  return knownGroups(stored, now);
}

/** Called with each answer of the page, and writes only what has changed. */
export function rememberGroup(token: string, group: GroupOrder): void {
  const { title, store_id, store_name, deadline, state, server_time } = group;
  const known = knownGroups(readStored("groups"), server_time);
  const next = withGroup(known, { token, title, store_id, store_name, deadline, state });
  if (JSON.stringify(next) !== JSON.stringify(known)) writeStored("groups", next);
}
