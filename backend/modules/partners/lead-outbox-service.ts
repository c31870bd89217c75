import { lt } from "drizzle-orm";
import { wholeLead } from "../../../lib/contracts/crm-lead.ts";
import { type Deps, epochSeconds } from "../../call.ts";
import { merchant_leads } from "../../db/schema/merchant-tables.ts";
import { runNextTask, type TaskQueue } from "../../shared/task-queue.ts";
import { MAX_TRIES, waitAfter } from "./lead-rules.ts";

/**
 * How long delivered leads stay in the table. If the CRM has accepted a lead but does not show it, the operator can
 * still find it there.
 */
const KEEP_SECONDS = 30 * 86_400;
/**
 * The lease is this much longer than the timeout of the CRM. The extra time covers the worker's own work and
 * differences between the clocks of the backends.
 */
const LEASE_SPARE_SECONDS = 15;

const QUEUE: TaskQueue<typeof merchant_leads> = {
  name: "leads",
  table: merchant_leads,
  leaseSeconds: leadLeaseSeconds,
  maxTries: MAX_TRIES,
  waitSeconds: waitAfter,
  texts: {
    failed: "merchants: the CRM did not accept a lead",
    givenUp: "merchants: lead given up, it must be entered by hand",
  },
  work: async ({ providers }, { application, reference }) => {
    const result = await providers.crm.send(wholeLead(application, reference));
    return result === "taken" ? null : { error: result };
  },
};

/**
 * Sends the lead that has been due for the longest time to the CRM. Returns false if no lead is due or the CRM is
 * switched off. A lead that the CRM does not accept is sent again after increasing waits, up to `MAX_TRIES` tries in
 * all.
 */
export async function deliverNextLead(deps: Deps): Promise<boolean> {
  // If the CRM is switched off, the applications stay in the table for the operator.
  return deps.config.offered.has("CRM") && runNextTask(deps, QUEUE);
}

/** Deletes old delivered leads. `applyRetention` deletes leads that were given up, after a longer time. */
export async function deleteOldLeads(deps: Deps): Promise<void> {
  await deps.db
    .delete(merchant_leads)
    .where(lt(merchant_leads.done_time, epochSeconds(deps) - KEEP_SECONDS));
}

/**
 * Returns the length of a lead's lease. It is longer than the timeout of the CRM, so that no second worker sends the
 * lead at the same time.
 */
export function leadLeaseSeconds({ providers }: Pick<Deps, "providers">): number {
  return Math.ceil(providers.crm.timeoutMs / 1000) + LEASE_SPARE_SECONDS;
}
