import { avg, count, eq } from "drizzle-orm";
import type { Reason } from "../../../lib/contracts/answer-code.ts";
import { CODE } from "../../../lib/contracts/codes.ts";
import type { BodyOf } from "../../../lib/contracts/endpoints.ts";
import type { OrderProgress } from "../../../lib/contracts/order-detail.ts";
import { type Deps, epochSeconds } from "../../call.ts";
import type { Database } from "../../db/client.ts";
import { members } from "../../db/schema/member-tables.ts";
import { reviews, stores } from "../../db/schema/store-tables.ts";
import { ServiceError } from "../../service-error.ts";
import { publicName } from "../../shared/text-rules.ts";
import { ratingOf } from "../catalog/rating-rules.ts";
import { isDelivered, isOfStore, orderProgress } from "./order-progress-service.ts";
import { ownOrder } from "./own-order.ts";

const NO_FOOD = 0;

type ReviewRequest = { member_id: number; review: BodyOf<"reviewOrder"> };

/**
 * Writes the public review of a delivered order. An order can be reviewed only once (RU-38). Locks: the row of the
 * store.
 */
export async function reviewOrder(
  deps: Deps,
  { member_id, review }: ReviewRequest,
): Promise<OrderProgress> {
  const { order_id, star_num } = review;
  const order = await ownOrder(deps.db, { member_id, order_id });
  if (!isOfStore(order)) throw refusal("快遞訂單不提供評價", "courier-no-reviews");
  if (!isDelivered(order)) throw refusal("訂單送達後才能評價", "not-delivered");
  const now = epochSeconds(deps);
  const words = { star_num, title: "", content: review.content.trim(), create_time: now };
  const { store_id } = order;
  await deps.db.transaction(async (tx) => {
    const [store] = await tx.select().from(stores).where(eq(stores.id, store_id)).for("update");
    if (!store) throw new Error(`reviews: no store ${store_id}`);
    const first_name = await nameOf(tx, member_id);
    const written = await tx
      .insert(reviews)
      .values({ ...words, store_id, food_id: NO_FOOD, order_id, first_name, last_name: "" })
      .onConflictDoNothing({ target: reviews.order_id })
      .returning({ id: reviews.id });
    if (written.length === 0) throw refusal("您已評價過這筆訂單", "already-reviewed");
    const rating = ratingOf(store, await starsOf(tx, store_id));
    await tx.update(stores).set(rating).where(eq(stores.id, store_id));
  });
  const { progress } = await orderProgress(deps.db, order_id, now);
  return progress;
}

async function nameOf(db: Database, member_id: number): Promise<string> {
  const [member] = await db
    .select({
      first_name: members.first_name,
      last_name: members.last_name,
      nickname: members.nickname,
    })
    .from(members)
    .where(eq(members.id, member_id));
  return publicName(member ?? { first_name: "", last_name: "", nickname: "" });
}

async function starsOf(db: Database, store_id: number) {
  const [stars] = await db
    .select({ mean: avg(reviews.star_num).mapWith(Number), count: count() })
    .from(reviews)
    .where(eq(reviews.store_id, store_id));
  return { mean: stars?.mean ?? 0, count: stars?.count ?? 0 };
}

function refusal(sentence: string, reason: Reason): ServiceError {
  return new ServiceError(CODE.refused, sentence, reason);
}
