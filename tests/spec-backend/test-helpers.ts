import { type CallName, calls } from "./calls.ts";
import { UNKNOWN_PERSON_GID } from "./demo-members.ts";
import { createProof, DEMO_COURIER_SESSION, type OperatorState } from "./operator-state.ts";

type HelperRequest = { state: OperatorState; query: URLSearchParams; body: unknown };
type Helper = (request: HelperRequest) => unknown;

const listRequests: Helper = ({ state, query }) => {
  const call = query.get("call");
  return state.requests.filter((request) => call === null || request.call === call);
};

const clearRequests: Helper = ({ state }) => {
  state.requests.length = 0;
  return {};
};

/**
 * Returns one line for each problem, each parameter that the specification does not list, and each request that the
 * specification does not name. Equal lines are returned once.
 */
const listFindings: Helper = ({ state }) => {
  const lines = state.requests.flatMap((request) => [
    ...request.problems.map((problem) => `${request.call ?? request.path}: ${problem}`),
    ...request.beyond.map((name) => `${request.call}: ${name} is not in the specification`),
    ...(request.call === null
      ? [`${request.method} ${request.path}: is not in the specification`]
      : []),
  ]);
  return [...new Set(lines)].toSorted();
};

/** Replaces the next answer of a call: { call, status?, body }. */
const forceAnswer: Helper = ({ state, body }) => {
  const {
    call,
    status = 200,
    body: answer,
  } = body as {
    call: CallName;
    status?: number;
    body: unknown;
  };
  state.forced.push({ call, status, body: answer });
  return {};
};

const describeState: Helper = ({ state }) => ({
  courierSession: DEMO_COURIER_SESSION,
  members: state.members,
  unknownPersonGid: UNKNOWN_PERSON_GID,
  couponCodes: ["fdm-zq81k", "op-autumn"],
  stores: state.stores,
  orders: state.orders,
});

/** Paths that only tests use. They are outside the API, and their requests are not recorded. */
export const helpers: Record<string, Helper> = {
  "GET /__requests": listRequests,
  "DELETE /__requests": clearRequests,
  "GET /__findings": listFindings,
  "GET /__sms": ({ state }) => state.messages,
  "GET /__leads": ({ state }) => state.leads,
  "GET /__proof": ({ state, query }) => ({ v: createProof(state, query.get("gid") ?? "") }),
  "GET /__state": describeState,
  "GET /__calls": () => calls,
  "POST /__next-answer": forceAnswer,
};
