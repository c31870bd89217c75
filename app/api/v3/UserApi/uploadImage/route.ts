import { endpoints } from "@/lib/contracts/endpoints";
import { readImageForm } from "@/lib/server/image-form";
import { answerResponse, callFor, handler, ownToken, parseInput } from "@/lib/server/route-handler";

/** The one call of the multipart client (SPEC §7): a picture of the parcel. */
export const POST = handler(async (request) => {
  // Before a body of this size is read, and before the backend says the same.
  ownToken(request);
  const { query, body } = endpoints.uploadImage;
  const asked = parseInput(query, Object.fromEntries(request.nextUrl.searchParams));
  const file = parseInput(body, await readImageForm(request));
  const { answer } = await callFor(request, "uploadImage", { query: asked, body: file });
  return answerResponse(answer);
});
