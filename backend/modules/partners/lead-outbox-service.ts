import { lt } from "drizzle-orm";
import { wholeLead } from "../../../lib/contracts/crm-lead.ts";
import { type Deps, epochSeconds } from "../../call.ts";
import { merchant_leads } from "../../db/schema/merchant-tables.ts";
import { runNextTask, type TaskQueue } from "../../shared/task-queue.ts";
import { MAX_TRIES, waitAfter } from "./lead-rules.ts";

/** Delivered leads are kept for a while: a CRM can accept a lead and not show it. */
const KEEP_SECONDS = 30 * 86_400;
/** Added to the timeout of the CRM for our own work, and for clocks that differ between backends. */
const LEASE_SPARE_SECONDS = 15;

const QUEUE: TaskQueue<typeof merchant_leads> = {
  name: "leads",
  table: merchant_leads,
  leaseSeconds: leadLeaseSeconds,
  maxTries: MAX_TRIES,
  waitSeconds: waitAfter,
  texts: {
    failed: "merchants: lead not taken",
    givenUp: "merchants: lead given up, it must be entered by hand",
  },
  work: async ({ providers }, { application, reference }) => {
    const result = await providers.crm.send(wholeLead(application, reference));
    return result === "taken" ? null : { error: result };
  },
};

/**
 * Sends the lead that has been due for longest to the CRM. Returns false when no lead is due. A lead that the CRM does
 * not accept is tried again after longer and longer waits.
 */
export async function deliverNextLead(deps: Deps): Promise<boolean> {
  // Without a CRM the applications stay in the table for the operator.
  return deps.config.offered.has("CRM") && runNextTask(deps, QUEUE);
}

/** Deletes delivered leads. A lead that was given up stays until the operator has seen it. */
export async function deleteOldLeads(deps: Deps): Promise<void> {
  await deps.db
    .delete(merchant_leads)
    .where(lt(merchant_leads.done_time, epochSeconds(deps) - KEEP_SECONDS));
}

/** Another backend may take a lead after this time. It is longer than the timeout of the CRM. */
export function leadLeaseSeconds({ providers }: Pick<Deps, "providers">): number {
  return Math.ceil(providers.crm.timeoutMs / 1000) + LEASE_SPARE_SECONDS;
}
