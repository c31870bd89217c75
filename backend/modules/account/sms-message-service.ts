import { and, eq, gt, lt } from "drizzle-orm";
import { type Deps, epochSeconds } from "../../call.ts";
import type { Transaction } from "../../db/client.ts";
import { members, sms_messages } from "../../db/schema/member-tables.ts";
import { deleteInBatches } from "../../shared/delete-in-batches.ts";
import { backoffSeconds, runNextTask, type TaskQueue } from "../../shared/task-queue.ts";

/**
 * The lease of a message. It is much longer than the timeout of a request to the SMS provider, because the clocks of
 * two workers may differ by some seconds.
 */
const LEASE_SECONDS = 30;
const KEEP_SECONDS = 30 * 86_400;

type Message = { member_id: number; text: string; now: number };

/**
 * Queues an SMS to the member's own number, in the transaction of the change that the message reports. The messages
 * contain no links, so that members learn not to follow links in an SMS.
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

/** Counts the messages that were queued for the member after the time `since` (in epoch seconds). */
export async function countQueuedSms(
  tx: Transaction,
  member_id: number,
  since: number,
): Promise<number> {
  const isCounted = gt(sms_messages.create_time, since);
  return tx.$count(sms_messages, and(eq(sms_messages.member_id, member_id), isCounted));
}

const QUEUE: TaskQueue<typeof sms_messages> = {
  name: "sms",
  table: sms_messages,
  leaseSeconds: () => LEASE_SECONDS,
  // With these waits, a message is tried for two and a half to five hours.
  maxTries: 12,
  waitSeconds: (tries, deps) =>
    backoffSeconds(deps, { tries, first_seconds: 30, max_seconds: 3600 }),
  texts: {
    failed: "sms: the provider did not accept a message",
    givenUp: "sms: message given up, inform the member in another way",
  },
  work: async ({ providers }, { phone, text }) => {
    const answer = await providers.sms.send({ phone, text });
    if (answer.ok === true) return null;
    return { error: answer.ok === false ? "refused" : "no answer" };
  },
};

/**
 * Sends the message that has been due for the longest time. Returns false if no message is due, or if the backend has
 * no SMS provider. After a crash, a message may be sent twice, but no message is lost.
 */
export async function deliverNextSms(deps: Deps): Promise<boolean> {
  return deps.config.offered.has("SMS") && runNextTask(deps, QUEUE);
}

export async function deleteOldSms(deps: Pick<Deps, "db" | "now">): Promise<void> {
  const condition = lt(sms_messages.create_time, epochSeconds(deps) - KEEP_SECONDS);
  await deleteInBatches(deps.db, { key: sms_messages.id, condition });
}
