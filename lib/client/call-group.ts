import type { CallInput } from "@/lib/contracts/endpoints";
import type { Options } from "./api-client";
import { sendCall } from "./call-api";

/** These paths are not in `callPaths`, because only the page of a group order and the links to it use them. */
export const groupPaths = {
  startGroupOrder: "POST /v3/GroupApi/start",
  groupOrder: "POST /v3/GroupApi/show",
  joinGroupOrder: "POST /v3/GroupApi/join",
  addGroupLine: "POST /v3/GroupApi/addLine",
  setGroupLine: "POST /v3/GroupApi/setLine",
  changeGroupOrder: "POST /v3/GroupApi/change",
  takeGroupOrder: "POST /v3/GroupApi/take",
} as const;

export type GroupCall = keyof typeof groupPaths;

export function callGroup<Name extends GroupCall>(
  name: Name,
  body: CallInput<Name>["body"],
  options: Options = {},
) {
  const input = { body } as CallInput<Name>;
  return sendCall<Name>(groupPaths[name], input, {
    ...options,
    breakage: "stay",
    needsToken: true,
  });
}
