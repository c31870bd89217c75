import { type Handlers, memberId } from "../../call.ts";
import { newSid } from "../account/session-service.ts";
import { deleteAccount } from "./account-deletion-service.ts";
import { personalData } from "./personal-data-service.ts";

export const privacyHandlers = {
  exportData: async (call) => {
    const member_id = memberId(call);
    const data = await personalData(call.deps, member_id);
    call.deps.audit({ kind: "data-exported", member_id });
    return data;
  },
  deleteAccount: async (call) => {
    const { deps, session } = call;
    const member_id = memberId(call);
    await deleteAccount(deps, { session, member_id });
    call.setSid(newSid(deps));
    call.deps.audit({ kind: "data-deleted", member_id });
    return null;
  },
} satisfies Handlers;
