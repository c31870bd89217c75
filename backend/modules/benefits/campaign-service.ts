import { and, asc, gt, isNull, lte, or } from "drizzle-orm";
import type { Campaign } from "../../../lib/contracts/campaigns.ts";
import { type Deps, epochSeconds } from "../../call.ts";
import { campaigns } from "../../db/schema/campaign-tables.ts";

/** Those of this very second, in the operator's order. */
export async function runningCampaigns(deps: Deps): Promise<Campaign[]> {
  const now = epochSeconds(deps);
  const { start_time, end_time, position, id } = campaigns;
  return deps.db
    .select()
    .from(campaigns)
    .where(and(lte(start_time, now), or(isNull(end_time), gt(end_time, now))))
    .orderBy(asc(position), asc(id));
}
