import type { Handlers } from "../../call.ts";
import { runningCampaigns } from "./campaign-service.ts";
import { opnCampaign } from "./opn-campaign-service.ts";
import { opnRedirectStatus } from "./opn-redirect-service.ts";

export const campaignHandlers = {
  campaignList: ({ deps }) => runningCampaigns(deps),
  getOpnCampaign: ({ deps, query }) => opnCampaign(deps, query),
  getOpnRedirctStatus: ({ deps, session }) => opnRedirectStatus(deps.db, session.member_id),
} satisfies Handlers;
