import { and, inArray, isNotNull, isNull, lt, ne, or } from "drizzle-orm";
import { type Deps, epochSeconds } from "../../call.ts";
import { card_bindings } from "../../db/schema/card-tables.ts";
import { parcel_images } from "../../db/schema/courier-tables.ts";
import { help_photos } from "../../db/schema/help-tables.ts";
import { members } from "../../db/schema/member-tables.ts";
import { merchant_leads } from "../../db/schema/merchant-tables.ts";
import { orders } from "../../db/schema/order-tables.ts";
import { outbox } from "../../db/schema/payment-tables.ts";
import { deleteInBatches } from "../../shared/delete-in-batches.ts";
import { deleteOldFormerPhones } from "../account/former-phones.ts";
import { deleteIdleGuests } from "../checkout/partner-guest-service.ts";
import { deleteOldGroups } from "../groups/group-order-service.ts";
import { isUnsent } from "../orders/help-photo-service.ts";
import { anonymizeOrders, isSettled } from "./order-anonymizer.ts";

const DAY_SECONDS = 86_400;
/** docs/privacy.md gives the reason for each period. */
const ORDER_DETAIL_DAYS = 180;
const PARCEL_PHOTO_DAYS = 90;
const HELP_PHOTO_DAYS = 90;
const UNSENT_PHOTO_DAYS = 1;
const GIVEN_UP_LEAD_DAYS = 180;
const CARD_BINDING_DAYS = 180;
const OUTBOX_DAYS = 90;
/** The maximum number of orders in one run, so that a run is short. The next run continues. */
const ORDERS_A_ROUND = 500;

type RetentionDeps = Pick<Deps, "db" | "now">;

/** Deletes or anonymizes the data whose period has ended. Several backends may run this at the same time. */
export async function applyRetention(deps: RetentionDeps): Promise<void> {
  await anonymizeOldOrders(deps);
  const { db } = deps;
  const before = (days: number) => epochSeconds(deps) - days * DAY_SECONDS;
  await db.delete(parcel_images).where(lt(parcel_images.create_time, before(PARCEL_PHOTO_DAYS)));
  await deleteOldHelpPhotos(deps);
  await db
    .delete(merchant_leads)
    .where(
      and(
        isNotNull(merchant_leads.given_up_time),
        lt(merchant_leads.given_up_time, before(GIVEN_UP_LEAD_DAYS)),
      ),
    );
  await db
    .delete(card_bindings)
    .where(
      and(
        isNull(card_bindings.next_check_time),
        lt(card_bindings.create_time, before(CARD_BINDING_DAYS)),
      ),
    );
  const oldTasks = lt(outbox.done_time, before(OUTBOX_DAYS));
  await deleteInBatches(db, { key: outbox.id, condition: oldTasks });
  await deleteOldFormerPhones(deps);
  await deleteIdleGuests(deps);
  await deleteOldGroups(deps);
}

async function deleteOldHelpPhotos(deps: RetentionDeps): Promise<void> {
  const { create_time } = help_photos;
  const before = (days: number) => lt(create_time, epochSeconds(deps) - days * DAY_SECONDS);
  const isForgotten = and(isUnsent(), before(UNSENT_PHOTO_DAYS));
  await deps.db.delete(help_photos).where(or(isForgotten, before(HELP_PHOTO_DAYS)));
}

/**
 * Anonymizes the settled orders (`isSettled`) that have not changed for ORDER_DETAIL_DAYS. Settled orders of deleted
 * accounts are anonymized at any age. Such an order may have become settled only after the account was deleted.
 *
 * Locks: the rows of the orders, by id; a row that another transaction holds is skipped.
 */
async function anonymizeOldOrders(deps: RetentionDeps): Promise<void> {
  const isOld = lt(orders.update_time, epochSeconds(deps) - ORDER_DETAIL_DAYS * DAY_SECONDS);
  const deleted = deps.db
    .select({ id: members.id })
    .from(members)
    .where(isNotNull(members.delete_time));
  const isNamed = or(ne(orders.contact_phone, ""), ne(orders.street, ""));
  await deps.db.transaction(async (tx) => {
    const due = await tx
      .select({ id: orders.id })
      .from(orders)
      .where(and(isNamed, isSettled(), or(isOld, inArray(orders.member_id, deleted))))
      .orderBy(orders.id)
      .limit(ORDERS_A_ROUND)
      .for("update", { skipLocked: true });
    await anonymizeOrders(
      tx,
      due.map(({ id }) => id),
    );
  });
}
