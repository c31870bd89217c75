import { and, gt, inArray, sql } from "drizzle-orm";
import { CODE } from "../../../lib/contracts/codes.ts";
import type { BodyOf } from "../../../lib/contracts/endpoints.ts";
import { NO_TAX_ID } from "../../../lib/contracts/merchant-codes.ts";
import type { MerchantApplication } from "../../../lib/contracts/merchants.ts";
import { type Deps, epochSeconds } from "../../call.ts";
import { merchant_leads } from "../../db/schema/merchant-tables.ts";
import { ServiceError } from "../../service-error.ts";
import { isTaxId } from "../checkout/tax-id-rules.ts";
import { contactOf, isTooFast, SAME_LEAD_SECONDS } from "./lead-rules.ts";

/** Stores an application. Once it is answered it is on disk, whatever becomes of the CRM (PV-21). */
export async function acceptLead(
  deps: Deps,
  { application, website, filled_seconds }: BodyOf<"joinUs">,
): Promise<void> {
  // A machine is thanked like everybody: it must not learn which field gave it away.
  if (website !== "") return deps.log.info("merchants: an application by a machine was left out");
  if (isTooFast(filled_seconds)) {
    throw new ServiceError(CODE.tooManyTries, "操作太頻繁，請稍後再試");
  }
  if (application.tax_id !== NO_TAX_ID && !isTaxId(application.tax_id)) {
    throw new ServiceError(CODE.refused, "請輸入正確的統一編號格式");
  }
  await keepOnce(deps, application);
}

/** Sent twice, by a second press or another tab, it is one lead; both are told that it has arrived. */
async function keepOnce(deps: Deps, application: MerchantApplication): Promise<void> {
  // Keyed: a copy of the table does not tell by trying whose lead it is.
  const hashes = deps.config.keys.macs("merchant contacts", contactOf(application));
  const [contact_hash = ""] = hashes;
  const now = epochSeconds(deps);
  await deps.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${contact_hash}))`);
    const [same] = await tx
      .select({ id: merchant_leads.id })
      .from(merchant_leads)
      .where(
        and(
          inArray(merchant_leads.contact_hash, hashes),
          gt(merchant_leads.create_time, now - SAME_LEAD_SECONDS),
        ),
      )
      .limit(1);
    if (same) return;
    await tx.insert(merchant_leads).values({
      reference: deps.randomBytes(12).toString("base64url"),
      contact_hash,
      application,
      create_time: now,
      next_try_time: now,
    });
  });
}
