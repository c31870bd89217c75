import type { NextRequest } from "next/server";
import { memberPage } from "@/lib/account/member-page";
import type { SavedAddress } from "@/lib/contracts/addresses";
import { FIRST_PAGE } from "@/lib/contracts/codes";
import type { Answer } from "@/lib/contracts/envelope";
import { distinctEntries, mayHaveMore } from "@/lib/format/paged-entries";
import { answerResponse, callFor, handler } from "@/lib/server/route-handler";

const MAX_PAGES = 10;

/**
 * Returns all data of the member page (MB-09). Names, phone numbers and the email address are masked, and the ids of
 * the member's identities are left out.
 */
export const GET = handler(async (request) => {
  const { answer } = await callFor(request, "member", { query: {} });
  if (!answer.ok) return answerResponse(answer);
  const [addresses, config, carrier] = await Promise.all([
    readSavedAddresses(request),
    callFor(request, "getAppClientConfig", { query: {} }),
    // The page is shown even if the call for the member carrier fails.
    callFor(request, "opInvoiceInfo", { query: {} }).catch(() => null),
  ]);
  if (!addresses.ok) return answerResponse(addresses);
  const page = memberPage({
    member: answer.data.data,
    addresses: addresses.data,
    loginTypes: config.answer.ok ? config.answer.data.third_login_types : [],
    hasMembership: !config.answer.ok || config.answer.data.op_login === 1,
    hasDataRights: config.answer.ok && config.answer.data.data_rights === 1,
    canEdit: config.answer.ok && config.answer.data.account_edits === 1,
    canAddCard: config.answer.ok && config.answer.data.card_return === 1,
    isCarrierBound: carrier?.answer.ok === true && carrier.answer.data.is_bound === 1,
  });
  return answerResponse({ ...answer, data: page });
});

/** Reads all pages of the member's saved addresses, up to `MAX_PAGES`. */
async function readSavedAddresses(request: NextRequest): Promise<Answer<SavedAddress[]>> {
  const pages: SavedAddress[][] = [];
  for (let page = FIRST_PAGE; page <= MAX_PAGES; page += 1) {
    const { answer } = await callFor(request, "addressList", { query: { page } });
    if (!answer.ok) return answer;
    pages.push(answer.data);
    if (!mayHaveMore(pages, addressKey)) break;
  }
  return { ok: true, message: "", data: distinctEntries(pages, addressKey) };
}

/** Identifies an address by its id, or by its content if the operator's own backend sends no ids. */
function addressKey(address: SavedAddress): number | string {
  return address.id || JSON.stringify(address);
}
