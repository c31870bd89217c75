import type { Handlers } from "../../call.ts";
import { recommendations } from "./recommendation-service.ts";

export const recommendationHandlers = {
  getInsiderRecommendList: ({ deps, query, session }) =>
    recommendations(deps, { ...query, member_id: session.member_id }),
} satisfies Handlers;
