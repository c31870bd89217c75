import { eq, inArray, like, or } from "drizzle-orm";
import type { Database, Transaction } from "../db/client.ts";
import { settings } from "../db/schema/content-tables.ts";
import { members } from "../db/schema/member-tables.ts";
import { makeSampleMembers } from "./sample-members.ts";

const MARK = { key: "demonstration", value: "1", update_time: 0 };

/**
 * Writes a row into `settings` that marks this database as the database of a demonstration. Sample rows alone would not
 * identify it, because the sandbox also creates members later, and the rows of those members may look like the rows of
 * real members.
 */
export async function markDemonstration(tx: Transaction): Promise<void> {
  await tx.insert(settings).values(MARK).onConflictDoNothing();
}

/**
 * True if this database has ever served a demonstration. Databases of older versions have no mark, so this function
 * also looks for sample members.
 */
export async function hasDemonstrationData(db: Database): Promise<boolean> {
  const barcodes = makeSampleMembers(0).map(({ gid_bar_code }) => gid_bar_code ?? "");
  const isSample = or(
    inArray(members.gid_bar_code, barcodes),
    // The ids begin with the issuer. The sandbox is an http:// issuer, and a real issuer is an https:// address.
    like(members.google_user_id, "http://%"),
    like(members.apple_user_id, "http://%"),
  );
  const found = await Promise.all([
    db.$count(settings, eq(settings.key, MARK.key)),
    db.$count(members, isSample),
  ]);
  return found.some((count) => count > 0);
}
