import { and, count, desc, eq, inArray, isNotNull, isNull, type SQL } from "drizzle-orm";
import type { Reason } from "../../../lib/contracts/answer-code.ts";
import { CODE } from "../../../lib/contracts/codes.ts";
import { type HelpPhoto, photoUrl } from "../../../lib/contracts/order-help.ts";
import { type Deps, epochSeconds } from "../../call.ts";
import type { Database, Transaction } from "../../db/client.ts";
import { help_photos } from "../../db/schema/help-tables.ts";
import { orders } from "../../db/schema/order-tables.ts";
import { ServiceError } from "../../service-error.ts";
import { reencodeImage } from "../../shared/image-drawing.ts";
import { type Upload, uploadRefusal } from "../../shared/image-rules.ts";
import { lockNames } from "../ledger/named-locks.ts";
import { isOfStore } from "./order-progress-service.ts";
import { type OwnOrder, ownOrder } from "./own-order.ts";

const NAME_BYTES = 16;
/** If the reports of an order contain this many photos, no more photos can be uploaded for the order. */
const SENT_PHOTOS_MAX = 12;
/**
 * The maximum number of uploaded photos of one order that belong to no report yet. A further photo replaces the oldest
 * of these photos.
 */
const UNSENT_PHOTOS_MAX = 6;

/** Stores a photo for a report under a random name (API-99). Locks: a name for the photos of the order. */
export async function keepHelpPhoto(deps: Deps, own: OwnOrder, upload: Upload): Promise<HelpPhoto> {
  const order = await ownOrder(deps.db, own);
  if (!isOfStore(order)) throw refusal("快遞訂單請直接致電客服", "call-support");
  // The photos are counted before the new photo is encoded, so that an order with the maximum number of photos causes
  // no encoding. The transaction counts the photos again, because a report with photos may have been sent in the
  // meantime.
  await assertRoomLeft(deps.db, order.id, 1);
  const drawn = await drawPhoto(deps, upload);
  await deps.db.transaction(async (tx) => {
    await lockNames(tx, [`help-photos:${order.id}`]);
    await assertRoomLeft(tx, order.id, 1);
    await dropOldest(tx, order.id);
    const create_time = epochSeconds(deps);
    await tx.insert(help_photos).values({ ...drawn, order_id: order.id, create_time });
  });
  return { name: drawn.name, url: photoUrl(drawn) };
}

type Drawn = { name: string; bytes: Uint8Array };

/** Checks and re-encodes an uploaded photo, and gives it a random name. */
export async function drawPhoto(deps: Deps, upload: Upload): Promise<Drawn> {
  const rejected = uploadRefusal(upload);
  if (rejected !== null) throw refusal(rejected.message, rejected.reason);
  const drawn = await reencodeImage(upload.bytes);
  if (!drawn.ok) throw refusal(drawn.message, drawn.reason);
  return { name: photoName(deps), bytes: drawn.bytes };
}

/**
 * Returns a random name for a photo. The name alone is not a permission: only the member of the order and the operator
 * can read the photo.
 */
export function photoName(deps: Pick<Deps, "randomBytes">): string {
  return `${deps.randomBytes(NAME_BYTES).toString("base64url")}.webp`;
}

/** Throws if `added` further photos would be too many for the reports of the order. */
export async function assertRoomLeft(db: Database, order_id: number, added: number): Promise<void> {
  const [sent] = await db
    .select({ count: count() })
    .from(help_photos)
    .where(and(eq(help_photos.order_id, order_id), isNotNull(help_photos.request_id)));
  if ((sent?.count ?? 0) + added > SENT_PHOTOS_MAX)
    throw refusal("這筆訂單的照片已達上限", "too-many-photos");
}

async function dropOldest(tx: Transaction, order_id: number): Promise<void> {
  const unsent = await tx
    .select({ id: help_photos.id })
    .from(help_photos)
    .where(and(eq(help_photos.order_id, order_id), isUnsent()))
    .orderBy(desc(help_photos.id));
  const surplus = unsent.slice(UNSENT_PHOTOS_MAX - 1).map(({ id }) => id);
  if (surplus.length === 0) return;
  // The condition is repeated, because a report with one of these photos may have been sent in the meantime. Such a
  // photo must not be deleted.
  await tx.delete(help_photos).where(and(inArray(help_photos.id, surplus), isUnsent()));
}

/** Returns the condition for a photo that belongs to no report and no event. */
export function isUnsent(): SQL | undefined {
  return and(isNull(help_photos.request_id), isNull(help_photos.event_id));
}

/** Returns a photo if the member owns its order, or else null. */
export async function findHelpPhoto(
  db: Database,
  name: string,
  member_id: number,
): Promise<Uint8Array | null> {
  const [found] = await db
    .select({ bytes: help_photos.bytes })
    .from(help_photos)
    .innerJoin(orders, eq(orders.id, help_photos.order_id))
    .where(and(eq(help_photos.name, name), eq(orders.member_id, member_id)));
  return found?.bytes ?? null;
}

function refusal(sentence: string, reason: Reason): ServiceError {
  return new ServiceError(CODE.refused, sentence, reason);
}
