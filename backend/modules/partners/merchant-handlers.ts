import type { Handlers } from "../../call.ts";
import { acceptLead } from "./lead-service.ts";

export const merchantHandlers = {
  joinUs: async ({ deps, body }) => ({ number: await acceptLead(deps, body) }),
  applyExpress: async ({ deps, body }) => {
    await acceptLead(deps, body);
    return null;
  },
} satisfies Handlers;
