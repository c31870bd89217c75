import { CODE } from "@/lib/contracts/codes";
import { endpoints } from "@/lib/contracts/endpoints";
import { courierQuery } from "@/lib/server/courier-cookie";
import { readImageForm } from "@/lib/server/image-form";
import { createMinuteLimit } from "@/lib/server/minute-limit";
import {
  answerResponse,
  callFor,
  clientIp,
  handler,
  ownToken,
  parseInput,
} from "@/lib/server/route-handler";
import say from "@/messages/zh-TW/server.json";

/** The body is read before the backend checks the session, so it is limited here. */
const mayUpload = createMinuteLimit("uploads", 30);

/** Uploads a picture of the parcel (API-24). It is the only call with a multipart body. */
export const POST = handler(async (request) => {
  // Checked before the large body is read.
  await ownToken(request);
  if (!(await mayUpload(clientIp(request)))) {
    return answerResponse({ ok: false, code: CODE.tooManyTries, message: say.tooMany });
  }
  const { query, body } = endpoints.uploadImage;
  const uploadQuery = parseInput(query, {
    ...Object.fromEntries(request.nextUrl.searchParams),
    ...(await courierQuery(request)),
  });
  const file = parseInput(body, await readImageForm(request));
  const { answer } = await callFor(request, "uploadImage", { query: uploadQuery, body: file });
  return answerResponse(answer);
});
