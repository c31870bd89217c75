import { sessionMemberOf } from "@/lib/server/member-view";
import { answerResponse, callFor, handler } from "@/lib/server/route-handler";
import { openSession } from "@/lib/server/sealed-session";

/** The session check (LG-26): returns the member of this session. */
export const GET = handler(async (request) => {
  const { answer } = await callFor(request, "refresh", { query: {} });
  const session = await openSession();
  session.member = answer.ok ? sessionMemberOf(answer.data) : undefined;
  await session.save();
  return answerResponse(answer.ok ? { ...answer, data: session.member } : answer);
});
