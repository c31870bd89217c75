import { and, asc, eq, isNull, lt, lte } from "drizzle-orm";
import { wholeLead } from "../../../lib/contracts/crm-lead.ts";
import { type Deps, epochSeconds } from "../../call.ts";
import { merchant_leads } from "../../db/schema/merchant-tables.ts";
import { isLastTry, waitAfter } from "./lead-rules.ts";

/** Delivered leads are kept for a while: a CRM can accept a lead and not show it. */
const KEEP_SECONDS = 30 * 86_400;
/** Added to the timeout of the CRM for our own work, and for clocks that differ between backends. */
const LEASE_SPARE_SECONDS = 15;

type LeadRow = typeof merchant_leads.$inferSelect;

/**
 * Sends the lead that has been due for longest to the CRM. Returns false when no lead is due. A lead that the CRM does
 * not accept is tried again after longer and longer waits.
 */
export async function deliverNextLead(deps: Deps): Promise<boolean> {
  // Without a CRM the applications stay in the table for the operator.
  if (!deps.config.offered.has("CRM")) return false;
  const taken = await takeDue(deps);
  if (taken) await deliver(deps, taken);
  return taken !== null;
}

/** Deletes delivered leads. A lead that was given up stays until the operator has seen it. */
export async function deleteOldLeads(deps: Deps): Promise<void> {
  await deps.db
    .delete(merchant_leads)
    .where(lt(merchant_leads.done_time, epochSeconds(deps) - KEEP_SECONDS));
}

/**
 * Takes a lead by a lease. The next try is postponed first, so that a crash delays the lead and never loses it.
 *
 * Locks: the row of the lead; a row that another transaction holds is skipped.
 */
async function takeDue(deps: Deps): Promise<LeadRow | null> {
  return deps.db.transaction(async (tx) => {
    const now = epochSeconds(deps);
    const [due] = await tx
      .select()
      .from(merchant_leads)
      .where(and(isOpen(), lte(merchant_leads.next_try_time, now)))
      .orderBy(asc(merchant_leads.next_try_time))
      .limit(1)
      .for("update", { skipLocked: true });
    if (!due) return null;
    const tries = due.tries + 1;
    const next_try_time = now + Math.max(waitAfter(tries), leadLeaseSeconds(deps));
    await tx
      .update(merchant_leads)
      .set({ tries, next_try_time })
      .where(eq(merchant_leads.id, due.id));
    return { ...due, tries, next_try_time };
  });
}

/** How long one backend may deliver a lead before another may take it. It is longer than the timeout of the CRM. */
export function leadLeaseSeconds({ providers }: Pick<Deps, "providers">): number {
  return Math.ceil(providers.crm.timeoutMs / 1000) + LEASE_SPARE_SECONDS;
}

async function deliver(deps: Deps, { id, tries, application, reference }: LeadRow): Promise<void> {
  const result = await deps.providers.crm.send(wholeLead(application, reference));
  if (result === "taken") {
    await close(deps, id, { done_time: epochSeconds(deps) });
    return;
  }
  if (!isLastTry(tries))
    return deps.log.info(`merchants: lead not taken: ${result}`, { id, tries });
  await close(deps, id, { given_up_time: epochSeconds(deps) });
  deps.log.error(`merchants: lead given up, it must be entered by hand: ${result}`, { id, tries });
}

type Ending = Pick<LeadRow, "done_time"> | Pick<LeadRow, "given_up_time">;

async function close(deps: Deps, id: number, ending: Ending): Promise<void> {
  await deps.db.update(merchant_leads).set(ending).where(eq(merchant_leads.id, id));
}

function isOpen() {
  return and(isNull(merchant_leads.done_time), isNull(merchant_leads.given_up_time));
}
