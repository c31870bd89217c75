import { and, gt, inArray } from "drizzle-orm";
import { CODE } from "../../../lib/contracts/codes.ts";
import type { Application } from "../../../lib/contracts/crm-lead.ts";
import type { BodyOf } from "../../../lib/contracts/endpoints.ts";
import { NO_TAX_ID } from "../../../lib/contracts/merchant-codes.ts";
import type { MerchantApplication } from "../../../lib/contracts/merchants.ts";
import { type Deps, epochSeconds } from "../../call.ts";
import { merchant_leads } from "../../db/schema/merchant-tables.ts";
import { ServiceError } from "../../service-error.ts";
import { isTaxId } from "../../shared/text-rules.ts";
import { lockNames } from "../ledger/named-locks.ts";
import { contactOf, isTooFast, SAME_LEAD_SECONDS } from "./lead-rules.ts";

/**
 * Stores an application before the call is answered, so that it is not lost if the CRM fails (PV-21). Returns the
 * number of the application.
 */
export async function acceptLead(
  deps: Deps,
  { application, website, filled_seconds }: BodyOf<"joinUs"> | BodyOf<"applyExpress">,
): Promise<string> {
  // A bot gets the same answer as a person, so that it does not learn which field revealed it.
  if (website !== "") {
    deps.log.info("merchants: an application by a bot was ignored");
    return newReference(deps);
  }
  if (isTooFast(filled_seconds)) {
    throw new ServiceError(CODE.tooManyTries, "操作太頻繁，請稍後再試");
  }
  if ("tax_id" in application && !isTaxIdOrNone(application)) {
    throw new ServiceError(CODE.refused, "請輸入正確的統一編號格式", "bad-tax-id");
  }
  return keepOnce(deps, application);
}

/** Returns a random application number of letters and digits, which can be read out on the phone. */
function newReference({ randomBytes }: Pick<Deps, "randomBytes">): string {
  return `J${randomBytes(6).toString("hex").toUpperCase()}`;
}

function isTaxIdOrNone({ tax_id }: MerchantApplication): boolean {
  return tax_id === NO_TAX_ID || isTaxId(tax_id);
}

/**
 * Stores an application and returns its number. If the same contact has sent an application within a day, nothing is
 * stored and the number of that application is returned. Locks: a name for the contact.
 */
async function keepOnce(deps: Deps, application: Application): Promise<string> {
  // The hash is keyed, so that contacts cannot be guessed from the names in `named_locks`.
  const hashes = deps.config.keys.macs("merchant contacts", contactOf(application));
  const [contact_hash = ""] = hashes;
  const now = epochSeconds(deps);
  return deps.db.transaction(async (tx) => {
    await lockNames(tx, [`lead:${contact_hash}`]);
    const [same] = await tx
      .select({ reference: merchant_leads.reference })
      .from(merchant_leads)
      .where(
        and(
          inArray(merchant_leads.contact_hash, hashes),
          gt(merchant_leads.create_time, now - SAME_LEAD_SECONDS),
        ),
      )
      .limit(1);
    if (same) return same.reference;
    const reference = newReference(deps);
    await tx.insert(merchant_leads).values({
      reference,
      contact_hash,
      application,
      create_time: now,
      next_try_time: now,
    });
    return reference;
  });
}
