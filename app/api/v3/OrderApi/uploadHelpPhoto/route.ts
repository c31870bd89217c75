import { CODE } from "@/lib/contracts/codes";
import { endpoints } from "@/lib/contracts/endpoints";
import { mayUploadImage, readImageForm } from "@/lib/server/image-form";
import {
  answerResponse,
  callFor,
  handler,
  parseInput,
  refusalResponse,
} from "@/lib/server/route-handler";

/** Uploads a photo for a report about an order (API-99). */
export const POST = handler(async (request) => {
  if (!(await mayUploadImage(request))) {
    return refusalResponse(CODE.tooManyTries, "tooMany");
  }
  const { query, body } = endpoints.uploadHelpPhoto;
  const order = parseInput(query, Object.fromEntries(request.nextUrl.searchParams));
  const file = parseInput(body, await readImageForm(request));
  const { answer } = await callFor(request, "uploadHelpPhoto", { query: order, body: file });
  return answerResponse(answer);
});
