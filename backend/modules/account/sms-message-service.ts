import { and, asc, eq, gt, isNull, lt, lte } from "drizzle-orm";
import { type Deps, epochSeconds } from "../../call.ts";
import type { Transaction } from "../../db/client.ts";
import { members, sms_messages } from "../../db/schema/member-tables.ts";

const FIRST_RETRY_SECONDS = 30;
const LAST_RETRY_SECONDS = 3600;
/** About six hours. */
const MAX_TRIES = 12;
const KEEP_SECONDS = 30 * 86_400;

type MessageRow = typeof sms_messages.$inferSelect;
type Message = { member_id: number; text: string; now: number };

/**
 * Queues a text message to the member's own number in the transaction of the change that it reports. Messages contain
 * no links, so that members learn never to follow one.
 */
export async function queueMemberSms(
  tx: Transaction,
  { member_id, text, now }: Message,
): Promise<void> {
  const [member] = await tx
    .select({ phone: members.phone })
    .from(members)
    .where(eq(members.id, member_id));
  if (!member) return;
  const { phone } = member;
  await tx
    .insert(sms_messages)
    .values({ member_id, phone, text, create_time: now, next_try_time: now });
}

/** How many messages were queued for the member after `since`, in epoch seconds. */
export async function queuedSms(
  tx: Transaction,
  member_id: number,
  since: number,
): Promise<number> {
  const isCounted = gt(sms_messages.create_time, since);
  return tx.$count(sms_messages, and(eq(sms_messages.member_id, member_id), isCounted));
}

/**
 * Sends the message that has been due for longest. Returns false when no message is due. A message that the provider
 * does not accept is tried again after longer and longer waits. After a crash a message may be sent twice, but it is
 * never lost.
 */
export async function deliverNextSms(deps: Deps): Promise<boolean> {
  if (!deps.config.offered.has("SMS")) return false;
  const [due] = await deps.db
    .select()
    .from(sms_messages)
    .where(and(isOpen(), lte(sms_messages.next_try_time, epochSeconds(deps))))
    .orderBy(asc(sms_messages.next_try_time))
    .limit(1);
  if (!due) return false;
  const taken = await take(deps, due);
  if (taken) await deliver(deps, taken);
  return true;
}

export async function deleteOldSms(deps: Pick<Deps, "db" | "now">): Promise<void> {
  await deps.db
    .delete(sms_messages)
    .where(lt(sms_messages.create_time, epochSeconds(deps) - KEEP_SECONDS));
}

/** Postpones the next try first, so that no two backends send the message at the same time. */
async function take(deps: Deps, { id, tries, next_try_time }: MessageRow) {
  const wait = Math.min(LAST_RETRY_SECONDS, FIRST_RETRY_SECONDS * 2 ** tries);
  const [taken] = await deps.db
    .update(sms_messages)
    .set({ tries: tries + 1, next_try_time: epochSeconds(deps) + wait })
    .where(and(eq(sms_messages.id, id), eq(sms_messages.next_try_time, next_try_time), isOpen()))
    .returning();
  return taken;
}

async function deliver(deps: Deps, { id, tries, phone, text }: MessageRow): Promise<void> {
  const answer = await deps.providers.sms.send({ phone, text });
  const now = epochSeconds(deps);
  if (answer.ok === true) return close(deps, id, { done_time: now });
  if (tries < MAX_TRIES) return deps.log.info("sms: message not taken", { id, tries });
  await close(deps, id, { given_up_time: now });
  deps.log.error("sms: message given up, tell the member another way", { id, tries });
}

type Ending = Pick<MessageRow, "done_time"> | Pick<MessageRow, "given_up_time">;

async function close(deps: Deps, id: number, ending: Ending): Promise<void> {
  await deps.db.update(sms_messages).set(ending).where(eq(sms_messages.id, id));
}

function isOpen() {
  return and(isNull(sms_messages.done_time), isNull(sms_messages.given_up_time));
}
