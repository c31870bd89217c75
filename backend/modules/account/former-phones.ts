import { and, gt, inArray, lte } from "drizzle-orm";
import { type Deps, epochSeconds } from "../../call.ts";
import type { Transaction } from "../../db/client.ts";
import { former_phones } from "../../db/schema/member-tables.ts";

const PURPOSE = "former phones";
const KEEP_SECONDS = 365 * 86_400;

type KeyDeps = Pick<Deps, "config" | "now">;

/**
 * Stores a keyed hash of the phone number of a deleted account for a year. An account that is registered with the
 * number within this time does not get the benefits of a first order.
 */
export async function rememberFormerPhone(
  tx: Transaction,
  deps: KeyDeps,
  phone: string,
): Promise<void> {
  const delete_time = epochSeconds(deps);
  await tx
    .insert(former_phones)
    .values({ phone_mac: deps.config.keys.mac(PURPOSE, phone), delete_time })
    .onConflictDoUpdate({ target: former_phones.phone_mac, set: { delete_time } });
}

/** Returns true if an account with this phone number was deleted less than a year ago. */
export async function isFormerPhone(
  tx: Transaction,
  deps: KeyDeps,
  phone: string,
): Promise<boolean> {
  const isThis = inArray(former_phones.phone_mac, deps.config.keys.macs(PURPOSE, phone));
  const isKept = gt(former_phones.delete_time, epochSeconds(deps) - KEEP_SECONDS);
  return (await tx.$count(former_phones, and(isThis, isKept))) > 0;
}

export async function deleteOldFormerPhones(deps: Pick<Deps, "db" | "now">): Promise<void> {
  await deps.db
    .delete(former_phones)
    .where(lte(former_phones.delete_time, epochSeconds(deps) - KEEP_SECONDS));
}
