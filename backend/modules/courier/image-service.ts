import { and, asc, count, eq, type SQL } from "drizzle-orm";
import { CODE } from "../../../lib/contracts/codes.ts";
import { SESSION_IMAGES_MAX } from "../../../lib/contracts/courier.ts";
import { type Deps, type ExpressSession, epochSeconds } from "../../call.ts";
import type { Database } from "../../db/client.ts";
import { express_images, express_sessions } from "../../db/schema/express-tables.ts";
import { ServiceError } from "../../service-error.ts";
import { lockNames } from "../ledger/hold-service.ts";
import { drawAnew } from "./image-drawing.ts";
import { type Upload, uploadRefusal } from "./image-rules.ts";

const NAME_BYTES = 16;
const FULL = `每次最多上傳 ${SESSION_IMAGES_MAX} 張照片`;

/** Stores a photo of a parcel for its session under a random name (API-24). Locks: the images of the session. */
export async function keepImage(
  deps: Deps,
  express: ExpressSession,
  upload: Upload,
): Promise<{ url: string }> {
  const refusal = uploadRefusal(upload);
  if (refusal !== null) throw new ServiceError(CODE.refused, refusal);
  // Counted before it is drawn, so that a full session costs nothing, and again where it is written.
  await assertRoomLeft(deps.db, express);
  const drawn = await drawAnew(upload.bytes);
  if (!drawn.ok) throw new ServiceError(CODE.refused, drawn.why);
  const name = `${deps.randomBytes(NAME_BYTES).toString("base64url")}.webp`;
  await deps.db.transaction(async (tx) => {
    await lockNames(tx, [`images:${express.id}`]);
    await assertRoomLeft(tx, express);
    const { bytes } = drawn;
    const row = { name, express_id: express.id, bytes, create_time: epochSeconds(deps) };
    await tx.insert(express_images).values(row);
  });
  return { url: urlOf(name) };
}

export async function listImages(db: Database, { id }: ExpressSession): Promise<{ url: string }[]> {
  const rows = await db
    .select({ name: express_images.name })
    .from(express_images)
    .where(eq(express_images.express_id, id))
    .orderBy(asc(express_images.id));
  return rows.map(({ name }) => ({ url: urlOf(name) }));
}

export type Viewer = { express: ExpressSession } | { member_id: number };

/** For its session, or for the member who opened it; for everybody else there is none. */
export async function findImage(
  db: Database,
  name: string,
  viewer: Viewer,
): Promise<Uint8Array | null> {
  const isTheirs: SQL =
    "express" in viewer
      ? eq(express_sessions.id, viewer.express.id)
      : eq(express_sessions.member_id, viewer.member_id);
  const [found] = await db
    .select({ bytes: express_images.bytes })
    .from(express_images)
    .innerJoin(express_sessions, eq(express_sessions.id, express_images.express_id))
    .where(and(eq(express_images.name, name), isTheirs));
  return found?.bytes ?? null;
}

async function assertRoomLeft(db: Database, { id }: ExpressSession): Promise<void> {
  const [kept] = await db
    .select({ count: count() })
    .from(express_images)
    .where(eq(express_images.express_id, id));
  if ((kept?.count ?? 0) >= SESSION_IMAGES_MAX) throw new ServiceError(CODE.refused, FULL);
}

/** A path of the shop, whose handler asks this backend for it. */
function urlOf(name: string): string {
  return `/api/express/images/${name}`;
}
