import type { CallInput, DataOf, EndpointName } from "@/lib/contracts/endpoints";
import type { Answer } from "@/lib/contracts/envelope";
import { type Options, request } from "./api-client";
import { type BrowserCall, callPaths } from "./call-paths";

/** Reads that begin or settle a payment. They need the anti-forgery token, like changes. */
const GUARDED_READS: readonly BrowserCall[] = ["bindCard", "payResult"];

/** The OPN client (AP-05). The caller handles its failures; they never lead to the error page (ER-04). */
const OPN_CALLS: readonly BrowserCall[] = ["exBeforeOrdering", "exOrdering"];

/** Makes one call of the contract table through our own origin. A refusal is a value, see Answer. */
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
 * Makes the call of a row, `METHOD path`. Single pages pass rows of their own tables, which other pages do not load.
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
