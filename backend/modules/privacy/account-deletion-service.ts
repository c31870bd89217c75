import { and, eq, inArray, not, notExists } from "drizzle-orm";
import { CODE } from "../../../lib/contracts/codes.ts";
import { type Deps, epochSeconds, type Session } from "../../call.ts";
import type { Transaction } from "../../db/client.ts";
import {
  OPEN_CHARGE_STATES,
  subscription_charges,
  subscriptions,
} from "../../db/schema/benefit-tables.ts";
import { cards } from "../../db/schema/card-tables.ts";
import { courier_orders, courier_sessions, parcel_images } from "../../db/schema/courier-tables.ts";
import { group_guests, group_orders } from "../../db/schema/group-tables.ts";
import { help_requests } from "../../db/schema/help-tables.ts";
import {
  idempotency_keys,
  login_attempts,
  member_addresses,
  members,
  otps,
  sessions,
} from "../../db/schema/member-tables.ts";
import { orders, quotes } from "../../db/schema/order-tables.ts";
import { member_devices } from "../../db/schema/referral-tables.ts";
import { member_favorites } from "../../db/schema/store-tables.ts";
import { ServiceError } from "../../service-error.ts";
import { rememberFormerPhone } from "../account/former-phones.ts";
import { spendConfirmation } from "../account/identity-confirmation.ts";
import { identitiesOf } from "../account/identity-rules.ts";
import type { MemberRow } from "../account/login-service.ts";
import { queueMemberSms } from "../account/sms-message-service.ts";
import { tokensOf } from "../payments/card-service.ts";
import { anonymizeOrders, anonymizeReviews, isSettled } from "./order-anonymizer.ts";

const GOODBYE =
  "【福饕】您的會員帳號與個人資料已刪除，依法須保存的交易與發票紀錄除外。若非本人操作，請立即聯絡客服。";

type Deletion = { session: Session; member_id: number };

/**
 * Deletes the data that identifies the member, except the SMS messages and a keyed hash of the phone number, which are
 * deleted later (docs/privacy.md). The orders stay, but without the personal data that `anonymizeOrders` removes. The
 * call needs a fresh proof by an identity of the member, which can be used only once. It throws while an order, a
 * refund, a report or a subscription charge is not finished.
 *
 * After the commit, the backend asks PAYUNi to delete the card tokens. If PAYUNi keeps a token, nobody can charge the
 * card with it, because the backend has deleted its own copy.
 *
 * Locks: the member's row.
 */
export async function deleteAccount(deps: Deps, { session, member_id }: Deletion): Promise<void> {
  const tokens = await tokensOf(deps, { member_id });
  await deps.db.transaction(async (tx) => {
    const [member] = await tx.select().from(members).where(eq(members.id, member_id)).for("update");
    if (!member) throw new ServiceError(CODE.loginNeeded, "請先登入");
    await refuseUnsettled(tx, member_id);
    if (!(await spendConfirmation(tx, deps, { session, member }))) throw confirmationRefusal();
    // The message is queued before the phone number is deleted, because it is sent to this number.
    await queueMemberSms(tx, { member_id, text: GOODBYE, now: epochSeconds(deps) });
    await rememberFormerPhone(tx, deps, member.phone);
    await anonymizeOwnOrders(tx, member_id);
    await deleteOwnRows(tx, member);
    await deleteCourierSessions(tx, member_id);
    await tx
      .update(members)
      .set(deletedMember(member, epochSeconds(deps)))
      .where(eq(members.id, member_id));
  });
  for (const { token } of tokens) {
    const answer = token === null ? null : await deps.providers.payuni.forgetCard(token);
    if (answer && answer.ok !== true)
      deps.log.error("privacy: PAYUNi kept a card token", { member_id });
  }
}

function confirmationRefusal(): ServiceError {
  return new ServiceError(
    CODE.refused,
    "請先用目前的登入方式確認身分，再刪除帳號",
    "confirm-identity",
  );
}

async function refuseUnsettled(tx: Transaction, member_id: number): Promise<void> {
  const open = await tx.$count(orders, and(eq(orders.member_id, member_id), not(isSettled())));
  if (open > 0) {
    const text = "您還有進行中的訂單或退款，完成後就能刪除帳號";
    throw new ServiceError(CODE.refused, text, "orders-in-progress");
  }
  const isWaiting = and(eq(help_requests.member_id, member_id), eq(help_requests.state, "waiting"));
  if ((await tx.$count(help_requests, isWaiting)) > 0) {
    const text = "您還有等待客服處理的回報，處理完成後就能刪除帳號";
    throw new ServiceError(CODE.refused, text, "report-in-progress");
  }
  const { member_id: payer, state } = subscription_charges;
  const charges = await tx.$count(
    subscription_charges,
    and(eq(payer, member_id), inArray(state, OPEN_CHARGE_STATES)),
  );
  if (charges === 0) return;
  const text = "福饕免運的付款還在確認，完成後就能刪除帳號";
  throw new ServiceError(CODE.refused, text, "subscription-charging");
}

async function anonymizeOwnOrders(tx: Transaction, member_id: number): Promise<void> {
  const own = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.member_id, member_id));
  await anonymizeReviews(tx, member_id);
  await anonymizeOrders(
    tx,
    own.map(({ id }) => id),
  );
}

async function deleteOwnRows(tx: Transaction, member: MemberRow): Promise<void> {
  const { id, phone } = member;
  await tx.delete(member_addresses).where(eq(member_addresses.member_id, id));
  await tx.delete(member_favorites).where(eq(member_favorites.member_id, id));
  // The renewal of the subscription ends. The charges of the subscription are kept, because the law on business
  // accounting requires them.
  await tx
    .update(subscriptions)
    .set({ auto_renew: 0, card_id: null })
    .where(eq(subscriptions.member_id, id));
  await tx.delete(group_orders).where(eq(group_orders.member_id, id));
  await tx.delete(group_guests).where(eq(group_guests.member_id, id));
  await tx.delete(cards).where(eq(cards.member_id, id));
  await tx.delete(sessions).where(eq(sessions.member_id, id));
  await tx.delete(member_devices).where(eq(member_devices.member_id, id));
  await tx.delete(idempotency_keys).where(eq(idempotency_keys.member_id, id));
  await tx.delete(quotes).where(eq(quotes.member_id, id));
  await tx.delete(otps).where(eq(otps.phone, phone));
  const ids = identitiesOf(member).map(({ third_user_id }) => third_user_id);
  await tx.delete(login_attempts).where(inArray(login_attempts.third_user_id, ids));
}

/**
 * Deletes the member's courier sessions and their parcel photos. A session with an order is not deleted but made
 * unusable, because the order refers to the row of the session.
 */
async function deleteCourierSessions(tx: Transaction, member_id: number): Promise<void> {
  const own = tx
    .select({ id: courier_sessions.id })
    .from(courier_sessions)
    .where(eq(courier_sessions.member_id, member_id));
  await tx.delete(parcel_images).where(inArray(parcel_images.courier_session_id, own));
  const ordered = tx
    .select({ id: courier_orders.order_id })
    .from(courier_orders)
    .where(eq(courier_orders.courier_session_id, courier_sessions.id));
  await tx
    .delete(courier_sessions)
    .where(and(eq(courier_sessions.member_id, member_id), notExists(ordered)));
  await tx
    .update(courier_sessions)
    .set({ create_time: 0, last_seen_time: 0 })
    .where(eq(courier_sessions.member_id, member_id));
}

/**
 * Returns the column values of a deleted member. The row is kept, because orders refer to it. Nobody can sign in as the
 * deleted member, and the phone number can be registered again.
 */
function deletedMember({ id }: MemberRow, now: number) {
  return {
    phone: `deleted-${id}`,
    nickname: "",
    first_name: "",
    last_name: "",
    email: "",
    avatar: "",
    sex: 0,
    birthday: "",
    gid_bar_code: "",
    external_id: "",
    google_user_id: "",
    apple_user_id: "",
    facebook_user_id: "",
    line_user_id: "",
    business_id: 0,
    recommend_code: "",
    carrier: "",
    is_active: 0,
    delete_time: now,
    update_time: now,
  } as const;
}
