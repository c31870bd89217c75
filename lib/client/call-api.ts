import type { CallInput, DataOf, EndpointName } from "@/lib/contracts/endpoints";
import type { Answer } from "@/lib/contracts/envelope";
import { type Options, request } from "./api-client";
import { type BrowserCall, callPaths } from "./call-paths";

/** GET calls that start or settle a payment. Unlike other GET calls, they need the anti-forgery token. */
const GUARDED_READS: readonly BrowserCall[] = ["bindCard", "payResult"];

/**
 * The calls for the campaign partner (OPN, AP-05). Their caller handles failures, so a breakage of these calls does not
 * open the error page (ER-04).
 */
const OPN_CALLS: readonly BrowserCall[] = ["exBeforeOrdering", "exOrdering"];

/** Makes a call of the call table through the shop's server. A refusal is returned as a value, see `Answer`. */
export async function callApi<Name extends BrowserCall>(
  name: Name,
  input: CallInput<Name>,
  options: Options = {},
): Promise<Answer<DataOf<Name>>> {
  return sendCall<Name>(callPaths[name], input, {
    ...(OPN_CALLS.includes(name) && { breakage: "stay" as const }),
    ...options,
    ...(GUARDED_READS.includes(name) && { needsToken: true }),
  });
}

/**
 * Makes the call of `row`, a text such as `GET /path`. Some pages have their own table of such rows, which other pages
 * do not load.
 */
export function sendCall<Name extends EndpointName>(
  row: string,
  input: CallInput<Name>,
  options: Options & { needsToken?: boolean },
): Promise<Answer<DataOf<Name>>> {
  const [method = "GET", path = ""] = row.split(" ");
  const isPost = method === "POST";
  return request(`/api${fillPath(path, input)}`, {
    needsToken: isPost,
    ...options,
    method,
    ...(isPost && { body: input.body ?? {} }),
  });
}

function fillPath(path: string, input: CallInput<EndpointName>): string {
  const params = (input.params ?? {}) as Record<string, unknown>;
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(input.query ?? {})) {
    if (value !== undefined && value !== null) query.set(key, String(value));
  }
  const filledPath = path.replace(/:(\w+)/g, (_all, key: string) =>
    encodeURIComponent(String(params[key])),
  );
  return query.size > 0 ? `${filledPath}?${query}` : filledPath;
}
