import { eq, inArray, like, or } from "drizzle-orm";
import type { Database, Transaction } from "../db/client.ts";
import { settings } from "../db/schema/content-tables.ts";
import { members } from "../db/schema/member-tables.ts";
import { makeSampleMembers } from "./sample-members.ts";

const MARK = { key: "demonstration", value: "1", update_time: 0 };

/**
 * Writes a row into `settings` that marks this database as the database of a demonstration. The sample members alone
 * would not identify it: their accounts can be deleted, and members who sign in through the sandbox later may look like
 * real members.
 */
export async function markDemonstration(tx: Transaction): Promise<void> {
  await tx.insert(settings).values(MARK).onConflictDoNothing();
}

/**
 * True if this database has ever served a demonstration. Databases of older versions have no mark, so this function
 * also looks for sample members and for members with a Google or Apple identity of the sandbox.
 */
export async function hasDemonstrationData(db: Database): Promise<boolean> {
  const barcodes = makeSampleMembers(0).map(({ gid_bar_code }) => gid_bar_code ?? "");
  const isSample = or(
    inArray(members.gid_bar_code, barcodes),
    // The ids begin with the URL of the issuer: an http:// URL for the sandbox, and an https:// URL for a real issuer.
    like(members.google_user_id, "http://%"),
    like(members.apple_user_id, "http://%"),
  );
  const found = await Promise.all([
    db.$count(settings, eq(settings.key, MARK.key)),
    db.$count(members, isSample),
  ]);
  return found.some((count) => count > 0);
}
