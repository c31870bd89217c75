import { checkedMemberOf } from "@/lib/server/member-view";
import { answerResponse, callFor, handler } from "@/lib/server/route-handler";
import { openSession } from "@/lib/server/sealed-session";

/** The session check (LG-26): returns the member of this session. */
export const GET = handler(async (request) => {
  const { answer } = await callFor(request, "refresh", { query: {} });
  const session = await openSession();
  const member = answer.ok ? checkedMemberOf(answer.data, session.member) : undefined;
  // The check of a visitor does not save the session. A sign-in may have finished while the check was running, and
  // saving the visitor's session would undo this sign-in.
  if (member || session.member) {
    session.member = member;
    await session.save();
  }
  return answerResponse(answer.ok ? { ...answer, data: member } : answer);
});
