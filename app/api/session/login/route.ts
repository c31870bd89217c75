import { env } from "@/lib/server/env";
import { answerResponse, BadRequest, callFor, handler } from "@/lib/server/route-handler";
import say from "@/messages/zh-TW/server.json";

/** Where the provider's login begins: its page, with the parameters the backend signed (SPEC §7). */
export const POST = handler(async (request) => {
  const { APP_ORIGIN, OP_LOGIN_URL } = env();
  if (OP_LOGIN_URL === null) throw new BadRequest(404, say.notFound);
  const body = { redirect_url: `${APP_ORIGIN}/third/oplogin` };
  const { answer } = await callFor(request, "getAuthParamStr", { body });
  return answerResponse(answer.ok ? { ...answer, data: `${OP_LOGIN_URL}?${answer.data}` } : answer);
});
