import { createHash } from "node:crypto";
import { type Deps, epochSeconds } from "../../call.ts";
import { member_devices } from "../../db/schema/referral-tables.ts";

const DEVICE_ID = /^[\w-]{22}$/;

/**
 * Records that the member uses this browser. A referral between two members who use the same browser is refused
 * (RU-44).
 */
export async function rememberDevice(
  deps: Pick<Deps, "db" | "now">,
  { member_id, device }: { member_id: number; device: string | null },
): Promise<void> {
  if (device === null || !DEVICE_ID.test(device)) return;
  const last_seen_time = epochSeconds(deps);
  const device_hash = createHash("sha256").update(device).digest("hex");
  await deps.db
    .insert(member_devices)
    .values({ member_id, device_hash, last_seen_time })
    .onConflictDoUpdate({
      target: [member_devices.member_id, member_devices.device_hash],
      set: { last_seen_time },
    });
}
