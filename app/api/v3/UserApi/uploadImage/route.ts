import { CODE } from "@/lib/contracts/codes";
import { endpoints } from "@/lib/contracts/endpoints";
import { courierQuery } from "@/lib/server/courier-cookie";
import { mayUploadImage, readImageForm } from "@/lib/server/image-form";
import {
  answerResponse,
  callFor,
  handler,
  parseInput,
  refusalResponse,
} from "@/lib/server/route-handler";

/** Uploads a picture of the parcel (API-24). */
export const POST = handler(async (request) => {
  if (!(await mayUploadImage(request))) {
    return refusalResponse(CODE.tooManyTries, "tooMany");
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
