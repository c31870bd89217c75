import { memberPage } from "@/lib/account/member-page";
import { readSavedAddresses } from "@/lib/account/saved-address-pages";
import { answerResponse, callFor, handler } from "@/lib/server/route-handler";

/** If the configuration cannot be read, the page uses these values in its place. */
const UNKNOWN_OFFERS = {
  third_login_types: [],
  op_login: 1,
  data_rights: 0,
  account_edits: 0,
  card_return: 0,
};

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
    // The page is shown even if the calls for the configuration and for the member carrier fail.
    callFor(request, "getAppClientConfig", { query: {} }).catch(() => null),
    callFor(request, "opInvoiceInfo", { query: {} }).catch(() => null),
  ]);
  if (!addresses.ok) return answerResponse(addresses);
  const offered = config?.answer.ok ? config.answer.data : UNKNOWN_OFFERS;
  const page = memberPage({
    member: answer.data.data,
    addresses: addresses.data,
    loginTypes: offered.third_login_types,
    hasMembership: offered.op_login === 1,
    hasDataRights: offered.data_rights === 1,
    canEdit: offered.account_edits === 1,
    canAddCard: offered.card_return === 1,
    isCarrierBound: carrier?.answer.ok === true && carrier.answer.data.is_bound === 1,
  });
  return answerResponse({ ...answer, data: page });
});
