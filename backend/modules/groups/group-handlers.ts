import { type Handlers, memberId } from "../../call.ts";
import { addGroupLine, joinGroup, setGroupLine } from "./group-guest-service.ts";
import { changeGroup, startGroup, takeGroup } from "./group-order-service.ts";
import { groupView } from "./group-view.ts";

export const groupHandlers = {
  startGroupOrder: async (call) => ({
    token: await startGroup(call.deps, { ...call.body, member_id: memberId(call) }),
  }),
  groupOrder: ({ deps, session, body }) => groupView(deps, session, body.token),
  joinGroupOrder: async ({ deps, session, body }) => {
    await joinGroup(deps, session, body);
    return groupView(deps, session, body.token);
  },
  addGroupLine: async ({ deps, session, body }) => {
    await addGroupLine(deps, session, body);
    return groupView(deps, session, body.token);
  },
  setGroupLine: async ({ deps, session, body }) => {
    await setGroupLine(deps, session, body);
    return groupView(deps, session, body.token);
  },
  changeGroupOrder: async (call) => {
    const { deps, session, body } = call;
    await changeGroup(deps, { ...body, member_id: memberId(call) });
    return groupView(deps, session, body.token);
  },
  takeGroupOrder: (call) =>
    takeGroup(call.deps, { token: call.body.token, member_id: memberId(call) }),
} satisfies Handlers;
