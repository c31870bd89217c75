import { memberPage } from "@/lib/account/member-page";
import { answerResponse, callFor, handler } from "@/lib/server/route-handler";
import { readSavedAddresses } from "@/lib/server/saved-addresses";

/**
 * The one read of the member page (MB-09). The record is masked here and its identifiers are left out, so the page
 * never receives them.
 */
export const GET = handler(async (request) => {
  const { answer } = await callFor(request, "member", { query: {} });
  if (!answer.ok) return answerResponse(answer);
  const [addresses, config] = await Promise.all([
    readSavedAddresses(request),
    callFor(request, "getAppClientConfig", { query: {} }),
  ]);
  if (!addresses.ok) return answerResponse(addresses);
  const page = memberPage({
    member: answer.data.data,
    addresses: addresses.data,
    ways: config.answer.ok ? config.answer.data.third_login_types : [],
    hasMembership: !config.answer.ok || config.answer.data.op_login === 1,
    hasDataRights: config.answer.ok && config.answer.data.data_rights === 1,
  });
  return answerResponse({ ...answer, data: page });
});
