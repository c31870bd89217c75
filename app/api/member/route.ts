import { memberPage } from "@/lib/account/member-page";
import { readSavedAddresses } from "@/lib/account/saved-address-pages";
import { answerResponse, callFor, handler } from "@/lib/server/route-handler";

/**
 * Returns all data of the member page (MB-09). Names, phone numbers and the email address are masked, and the ids of
 * the member's identities are left out.
 */
export const GET = handler(async (request) => {
  const { answer } = await callFor(request, "member", { query: {} });
  if (!answer.ok) return answerResponse(answer);
  const [addresses, config, carrier] = await Promise.all([
    readSavedAddresses(
      async (page) => (await callFor(request, "addressList", { query: { page } })).answer,
    ),
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
