import { and, asc, count, eq, type SQL } from "drizzle-orm";
import { CODE } from "../../../lib/contracts/codes.ts";
import { SESSION_IMAGES_MAX } from "../../../lib/contracts/courier.ts";
import { type CourierSession, type Deps, epochSeconds } from "../../call.ts";
import type { Database } from "../../db/client.ts";
import { courier_sessions, parcel_images } from "../../db/schema/courier-tables.ts";
import { ServiceError } from "../../service-error.ts";
import { reencodeImage } from "../../shared/image-drawing.ts";
import { type Upload, uploadRefusal } from "../../shared/image-rules.ts";
import { lockNames } from "../ledger/named-locks.ts";

const NAME_BYTES = 16;
const FULL_TEXT = `每次最多上傳 ${SESSION_IMAGES_MAX} 張照片`;

/**
 * Stores a photo of a parcel for the courier session, under a random name (API-24). Locks: a name for the photos of the
 * session.
 */
export async function keepImage(
  deps: Deps,
  courierSession: CourierSession,
  upload: Upload,
): Promise<{ url: string }> {
  const refusal = uploadRefusal(upload);
  if (refusal !== null) throw new ServiceError(CODE.refused, refusal.message, refusal.reason);
  // The photos are counted before the new photo is encoded, so that a session with the maximum number of photos causes
  // no encoding. The transaction counts the photos again, because other uploads may have been stored in the meantime.
  await assertRoomLeft(deps.db, courierSession);
  const drawn = await reencodeImage(upload.bytes);
  if (!drawn.ok) throw new ServiceError(CODE.refused, drawn.message, drawn.reason);
  const name = `${deps.randomBytes(NAME_BYTES).toString("base64url")}.webp`;
  await deps.db.transaction(async (tx) => {
    await lockNames(tx, [`images:${courierSession.id}`]);
    await assertRoomLeft(tx, courierSession);
    const { bytes } = drawn;
    const row = {
      name,
      courier_session_id: courierSession.id,
      bytes,
      create_time: epochSeconds(deps),
    };
    await tx.insert(parcel_images).values(row);
  });
  return { url: urlOf(name) };
}

export async function listImages(db: Database, { id }: CourierSession): Promise<{ url: string }[]> {
  const rows = await db
    .select({ name: parcel_images.name })
    .from(parcel_images)
    .where(eq(parcel_images.courier_session_id, id))
    .orderBy(asc(parcel_images.id));
  return rows.map(({ name }) => ({ url: urlOf(name) }));
}

export type Viewer = { courierSession: CourierSession } | { member_id: number };

/** Returns a photo if the viewer is its courier session or the member who opened the session, or else null. */
export async function findImage(
  db: Database,
  name: string,
  viewer: Viewer,
): Promise<Uint8Array | null> {
  const isTheirs: SQL =
    "courierSession" in viewer
      ? eq(courier_sessions.id, viewer.courierSession.id)
      : eq(courier_sessions.member_id, viewer.member_id);
  const [found] = await db
    .select({ bytes: parcel_images.bytes })
    .from(parcel_images)
    .innerJoin(courier_sessions, eq(courier_sessions.id, parcel_images.courier_session_id))
    .where(and(eq(parcel_images.name, name), isTheirs));
  return found?.bytes ?? null;
}

async function assertRoomLeft(db: Database, { id }: CourierSession): Promise<void> {
  const [kept] = await db
    .select({ count: count() })
    .from(parcel_images)
    .where(eq(parcel_images.courier_session_id, id));
  if ((kept?.count ?? 0) >= SESSION_IMAGES_MAX) {
    throw new ServiceError(CODE.refused, FULL_TEXT, "too-many-photos");
  }
}

/** Returns the photo's path in the shop. The shop reads the photo from this backend. */
function urlOf(name: string): string {
  return `/api/express/images/${name}`;
}
